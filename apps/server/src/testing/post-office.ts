import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** Where mail arrives. */
export interface PostOffice {
  readonly url: string;
  readonly received: { readonly from: string; readonly to: string[]; readonly text: string }[];
  attempts: number;
  /** The SMTP reply to the next messages; 250 when empty. */
  refusals: number[];
  close(): Promise<void>;
}

/** A real SMTP server on loopback. */
export async function openPostOffice(): Promise<PostOffice> {
  const office: PostOffice = {
    url: "",
    received: [],
    attempts: 0,
    refusals: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "deckle" }) : done(new Error("no")),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        office.attempts += 1;
        const code = office.refusals.shift();
        if (code !== undefined) {
          done(Object.assign(new Error("refused li.lei@example.com"), { responseCode: code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        office.received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  // A listening TCP server's address is an object.
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(office, { url: `smtp://deckle:right@127.0.0.1:${port}` });
}
