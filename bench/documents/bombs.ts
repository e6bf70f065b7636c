import { DocumentError, createIsolatedParser } from "@deckle/documents";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { bombs } from "./samples.ts";

const pingEveryMs = 20;
const pingTimeoutMs = 5_000;
/** How long the server is asked with nothing beside it: what the machine itself makes it wait. */
const controlMs = 5_000;

/** A server in this process, asked every 20 ms whether it is still there. */
async function startPinging() {
  const server = createServer((_request, response) => response.end("here"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const open = new Set<Promise<void>>();
  let [sent, answered, worstMs] = [0, 0, 0];
  const ping = (): void => {
    const started = performance.now();
    sent += 1;
    const asked = new Promise<void>((settle) => {
      const request = get({ port, host: "127.0.0.1", timeout: pingTimeoutMs, agent: false }, (response) => {
        response.resume().once("end", () => {
          answered += 1;
          worstMs = Math.max(worstMs, performance.now() - started);
          settle();
        });
      });
      request.once("timeout", () => request.destroy()).once("error", () => settle());
    });
    open.add(asked);
    void asked.then(() => open.delete(asked));
  };
  const clock = setInterval(ping, pingEveryMs);
  return {
    async stop() {
      clearInterval(clock);
      await Promise.all(open);
      server.close();
      return { sent, answered, worstMs };
    },
  };
}

/** Gives each bomb to the isolated reader while a server in the same process is pinged. */
export async function measureBombs() {
  const files = bombs();
  const rows: Record<string, string | number>[] = [];
  const parser = createIsolatedParser({ wallMs: 20_000 });
  const control = await startPinging();
  await new Promise((resolve) => setTimeout(resolve, controlMs));
  const idle = await control.stop();
  for (const { name, bytes } of files) {
    const pinging = await startPinging();
    const started = performance.now();
    let outcome = "read";
    try {
      await parser.parse(bytes, { fileName: name });
    } catch (error) {
      outcome = error instanceof DocumentError ? error.code : String(error);
    }
    const ms = Math.round(performance.now() - started);
    const { sent, answered, worstMs } = await pinging.stop();
    rows.push({ bomb: name, outcome, ms, pings: sent, answered, "worst ping, ms": Math.round(worstMs) });
  }
  await parser.close();
  const lost = rows.filter(({ pings, answered }) => pings !== answered).length;
  const worst = Math.max(...rows.map((row) => Number(row["worst ping, ms"])));
  return {
    rows,
    summary: `Bombs: ${lost === 0 ? "all pings answered" : `pings lost during ${lost} bombs`}, worst ${worst} ms (bar 250); with no bomb beside it ${Math.round(idle.worstMs)} ms.`,
  };
}
