import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compose, type Deckle } from "./compose.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { DatabaseError } from "./database/database.ts";
import { FileStoreError } from "./files/files.ts";
import { createLog, type Log } from "./log.ts";

const webFolder = fileURLToPath(new URL("../../web/build/client", import.meta.url));
/** Longer than the slowest upload a client waits for (contract, transferTimeoutMs). */
const requestTimeoutMs = 200_000;

try {
  await main(readConfig(process.env));
} catch (error) {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof DatabaseError ||
    error instanceof FileStoreError ||
    isListenError(error);
  console.error(isForPeople ? `Deckle cannot start.\n${describe(error)}` : error);
  process.exit(1);
}

async function main(config: Config): Promise<void> {
  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? "warn" : "info"));
  const front = config.roles.has("web") ? await openFront(config) : undefined;
  const publicUrl = config.publicUrl ?? new URL(`http://localhost:${front?.port ?? config.port}`);
  const deckle = await compose({ config, publicUrl, log, webFolder });
  if (front && deckle.handleRequest) front.answerWith(deckle.handleRequest);
  stopOnSignals(deckle, front?.server, { log, config });
  announce(config, publicUrl);
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { "content-type": "text/plain", "retry-after": "2" }).end("starting\n");
}

interface Front {
  readonly server: Server;
  readonly port: number;
  answerWith(handle: RequestHandler): void;
}

/**
 * Listens first and composes later: a port that is taken is reported before the database is touched, a free port
 * (PORT=0) is known before addresses are made of it, and a balancer sees "not ready" instead of nothing.
 */
async function openFront(config: Config): Promise<Front> {
  let handle: RequestHandler = answerStarting;
  const server = createServer({ requestTimeout: requestTimeoutMs }, (request, response) =>
    handle(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });
  // A listening TCP server's address is an object, never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    answerWith: (next) => {
      handle = next;
    },
  };
}

function stopOnSignals(
  deckle: Deckle,
  server: Server | undefined,
  { log, config }: { log: Log; config: Config },
): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info("stopping", { signal });
    // Whatever hangs, the process ends; what was not finished is taken up at the next start.
    setTimeout(() => process.exit(1), config.shutdownMs + 10_000).unref();
    void shutDown(deckle, server, config.shutdownMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error("stop-failed", { error });
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

/**
 * Requests that run are answered first, then the work behind them is stopped. Both share the time there is: a conversion
 * that gets none of it is handed back, and loses no finished part.
 */
async function shutDown(deckle: Deckle, server: Server | undefined, graceMs: number): Promise<void> {
  const deadline = performance.now() + graceMs;
  if (server) {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.race([closed, delay(graceMs, undefined, { ref: false })]);
    server.closeAllConnections();
  }
  await deckle.stop({ graceMs: Math.max(0, deadline - performance.now()) });
}

function announce(config: Config, publicUrl: URL): void {
  const database = config.databaseUrl ? "PostgreSQL" : `embedded, in ${config.dataDir}`;
  const signIn = config.oidc.issuer ? config.oidc.issuer.href : "embedded";
  const lines = [
    "",
    `  Deckle 卡盒  ${publicUrl.href}`,
    `  database     ${database}`,
    `  files        ${config.s3 ? `bucket ${config.s3.bucket} at ${config.s3.endpoint.origin}` : config.dataDir}`,
    `  sign-in      ${signIn}`,
    `  mail         ${describeMail(config)}`,
    `  cards        ${config.model ? `${config.model.model} through ${config.model.provider}` : "built-in rules, no key needed"}`,
    `  roles        ${[...config.roles].join(", ")}`,
    "",
  ];
  console.log(lines.join("\n"));
  const isPlainHttp =
    publicUrl.protocol === "http:" &&
    publicUrl.hostname !== "localhost" &&
    publicUrl.hostname !== "127.0.0.1";
  if (isPlainHttp) {
    console.warn("  PUBLIC_URL is neither https nor localhost: browsers will refuse to sign in there.\n");
  }
}

/** Whose mail it is: with another issuer passwords and addresses are its affair. */
function describeMail({ mail, oidc, dataDir }: Config): string {
  if (oidc.issuer) return "sent by the sign-in service";
  return mail.smtpUrl
    ? new URL(mail.smtpUrl).host
    : `kept in ${dataDir}/outbox, nobody gets it until SMTP_URL is set`;
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `${error.message}\nAnother program uses this port. Stop it, or choose another with PORT=3001.`;
  }
  return error.message;
}
