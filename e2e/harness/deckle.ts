import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const startScript = resolve(import.meta.dirname, "../../scripts/start.ts");
/** The first start makes the embedded database, which takes up to 10 s on a slow machine. */
const startTimeoutMs = 90_000;
const stopTimeoutMs = 40_000;

/** A running server of its own, with its own data folder. */
export interface Deckle {
  /** `http://localhost:` and the port, without a slash at the end. */
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it at once, as a power cut would (SIGKILL), and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop (SIGTERM), waits until it is gone and answers with its exit code. */
  stop(): Promise<number | null>;
}

interface StartOptions {
  readonly dataDir: string;
  /** 0, any free port, unless a server is started again where browsers know it. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** A new empty folder for a server's data. */
export function emptyDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), "deckle-e2e-"));
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}

/** Settings of the person who runs the tests must not reach the server under test. */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "NODE_COMPILE_CACHE"];

function environment(options: StartOptions): Record<string, string> {
  const kept = inherited.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    PORT: String(options.port ?? 0),
    DATA_DIR: options.dataDir,
    LOG_LEVEL: "info",
    // Tests make many accounts from one address.
    SIGN_UPS_PER_HOUR: "1000",
    REQUESTS_PER_MINUTE: "100000",
    ...options.env,
  };
}

/** Starts the product as `npm start` does and waits until it says where it is. */
export async function startDeckle(options: StartOptions): Promise<Deckle> {
  const server = launch(options);
  const { promise: address, resolve: found, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(
    () => reject(new Error(`no address after ${startTimeoutMs / 1000} s`)),
    startTimeoutMs,
  );
  server.onOutput((output) => {
    const match = /http:\/\/localhost:\d+/.exec(output);
    if (match) found(match[0]);
  });
  void server.gone.then((code) => reject(new Error(`it ended with ${code}`)));
  try {
    const origin = await address;
    return {
      origin,
      port: Number(new URL(origin).port),
      dataDir: options.dataDir,
      pid: server.child.pid ?? 0,
      output: server.output,
      kill: async () => {
        server.child.kill("SIGKILL");
        await server.gone;
      },
      stop: () => stop(server),
    };
  } catch (error) {
    server.child.kill("SIGKILL");
    throw new Error(`The server did not start: ${String(error)}\n${server.output()}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Starts the product where it is expected to refuse, and answers with its exit code and what it printed. */
export async function startRefused(options: StartOptions): Promise<{ code: number | null; output: string }> {
  const server = launch(options);
  const timer = setTimeout(() => server.child.kill("SIGKILL"), startTimeoutMs);
  const code = await server.gone;
  clearTimeout(timer);
  return { code, output: server.output() };
}

interface Launched {
  readonly child: ChildProcess;
  readonly gone: Promise<number | null>;
  readonly output: () => string;
  readonly onOutput: (listener: (output: string) => void) => void;
}

function launch(options: StartOptions): Launched {
  const child = spawn(process.execPath, [startScript], {
    env: environment(options),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listeners: ((output: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output = (output + chunk).slice(-200_000);
      for (const listener of listeners) listener(output);
    });
  }
  const gone = new Promise<number | null>((settle) => {
    child.once("close", (code) => settle(code));
    child.once("error", () => settle(null));
  });
  return { child, gone, output: () => output, onOutput: (listener) => listeners.push(listener) };
}

async function stop(server: Launched): Promise<number | null> {
  server.child.kill("SIGTERM");
  const timer = setTimeout(() => server.child.kill("SIGKILL"), stopTimeoutMs);
  const code = await server.gone;
  clearTimeout(timer);
  return code;
}
