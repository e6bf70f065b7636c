import { setTimeout as delay } from "node:timers/promises";
import { createTransport, type Transporter } from "nodemailer";
import type { Log } from "../log.ts";
import { createOutbox } from "./outbox.ts";

/** One message to one person. */
export interface MailMessage {
  /** A bare address, already checked. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: "zh" | "en";
}

/** Sends mail without letting anybody wait for it. */
export interface Mailer {
  /** True where mail goes to the people it is for, false where it goes to the operator's outbox. */
  readonly reachesPeople: boolean;
  /** Takes a message over. What cannot be delivered after a few attempts is left in the outbox. Never throws. */
  send(message: MailMessage): void;
  /** Removes what the outbox holds for an address. */
  forget(address: string): Promise<void>;
  /** Ends within seconds; what waits for another attempt goes to the outbox. */
  stop(): Promise<void>;
}

export interface MailerOptions {
  /** `smtp://` or `smtps://` with credentials; undefined writes everything to the outbox. */
  readonly smtpUrl: string | undefined;
  /** An address, with or without a name before it. */
  readonly from: string;
  readonly outboxFolder: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Waits between attempts, in milliseconds. Default 10 s, 1 min, 5 min: greylisting servers accept after minutes. */
  readonly retryDelaysMs?: readonly number[];
}

const defaultRetryDelaysMs = [10_000, 60_000, 300_000];
const smtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** Messages that wait or are being sent; more are written to the outbox at once, so that memory has a bound. */
const maxWaiting = 500;
const maxAtOnce = 3;
const stopWaitMs = 5_000;

export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, log, retryDelaysMs = defaultRetryDelaysMs } = options;
  const outbox = createOutbox(options.outboxFolder, options.now);
  const transport = smtpUrl === undefined ? null : smtpTransport(smtpUrl, options.from);
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: options.from });
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const takeTurn = createTurns(maxAtOnce);

  async function keep(message: MailMessage): Promise<void> {
    const { message: bytes } = await composer.sendMail(envelopeOf(message));
    if (!Buffer.isBuffer(bytes)) throw new Error("a composed message is not a buffer");
    const file = await outbox.write(message.to, bytes);
    log.info("mail-written", { file });
  }

  async function deliver(through: Transporter, message: MailMessage): Promise<void> {
    for (const waitMs of [0, ...retryDelaysMs]) {
      try {
        await delay(waitMs, undefined, { signal: stopping.signal, ref: false });
        await takeTurn(() => through.sendMail(envelopeOf(message)));
        log.info("mail-sent");
        return;
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn("mail-attempt-failed", describeFailure(error));
        if (isFinal(error)) break;
      }
    }
    await keep(message);
  }

  return {
    reachesPeople: transport !== null,
    send: (message) => {
      const isOverfull = running.size >= maxWaiting || stopping.signal.aborted;
      const work = (transport === null || isOverfull ? keep(message) : deliver(transport, message))
        .catch((error: unknown) => log.error("mail-lost", describeFailure(error)))
        .finally(() => running.delete(work));
      running.add(work);
    },
    forget: (address) => outbox.remove(address),
    stop: async () => {
      stopping.abort();
      await Promise.race([Promise.allSettled(running), delay(stopWaitMs, undefined, { ref: false })]);
      transport?.close();
    },
  };
}

function smtpTransport(url: string, from: string): Transporter {
  const message = { from, disableFileAccess: true, disableUrlAccess: true };
  return createTransport({ url, ...smtpTimeouts }, message);
}

function envelopeOf({ to, subject, text, html, language }: MailMessage) {
  return {
    to: { name: "", address: to },
    subject,
    text,
    html,
    headers: {
      "Content-Language": language === "zh" ? "zh-CN" : "en",
      // RFC 3834: no holiday replies to a machine.
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** RFC 5321 section 4.2.1: 5yz is "do not try this again", as is a server that does not know our credentials. */
function isFinal(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const isRefused =
    "responseCode" in error && typeof error.responseCode === "number" && error.responseCode >= 500;
  return isRefused || ("code" in error && error.code === "EAUTH");
}

/** What went wrong without the server's words: they repeat the address. */
function describeFailure(error: unknown): { code: string; response: number | undefined } {
  const code =
    typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown";
  const response =
    typeof error === "object" && error !== null && "responseCode" in error
      ? Number(error.responseCode)
      : undefined;
  return { code, response };
}

/** At most so many at a time; the others wait in order. */
function createTurns(size: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
