import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const startScript = resolve(import.meta.dirname, "../scripts/start.ts");
const startTimeoutMs = 120_000;

/** The product on a free port with an empty data folder, as `npm start` runs it. */
export interface ServerUnderTest {
  /** Without a slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts it and waits until it says where it is. */
export async function startServer(): Promise<ServerUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), "deckle-bench-"));
  const child = spawn(process.execPath, [startScript], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, REQUESTS_PER_MINUTE: "100000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((settle) => {
    child.once("close", () => settle());
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error("The server did not start in time.")), startTimeoutMs);
  void ended.then(() => reject(new Error("The server ended instead of starting.")));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output = (output + chunk).slice(-10_000);
    const address = /http:\/\/localhost:\d+/.exec(output);
    if (address) found(address[0]);
  });
  try {
    return { origin: await promise, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
