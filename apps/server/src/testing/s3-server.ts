import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { S3Place } from "../files/files.ts";

/** Program of the S3-compatible store that `test-setup` installs; empty where it could not. */
export const s3ServerProgram = process.env["S3_SERVER"] ?? "";

/** A store on loopback with one empty bucket. */
export interface S3Server {
  readonly place: S3Place;
  stop(): Promise<void>;
}

const bucket = "deckle-test";

/** Starts a store on a free port with its data in a temporary folder. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "deckle-s3-"));
  const child = spawn(
    process.execPath,
    [
      // Its list of the next page is enciphered with what OpenSSL 3 calls legacy.
      "--openssl-legacy-provider",
      s3ServerProgram,
      "--directory",
      folder,
      "--address",
      "127.0.0.1",
      "--port",
      "0",
      "--configure-bucket",
      bucket,
    ],
    { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, NO_COLOR: "1" } },
  );
  const stop = async () => {
    const gone = once(child, "exit");
    if (child.exitCode === null && child.kill()) await gone;
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const port = /listening on \S+?:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // Nobody reads what it says of each request.
    child.stdout.resume();
    return {
      place: {
        endpoint: new URL(`http://127.0.0.1:${port}`),
        bucket,
        region: "us-east-1",
        accessKeyId: "S3RVER",
        secretAccessKey: "S3RVER",
      },
      stop,
    };
  }
  await stop();
  throw new Error("The S3 store for the tests did not start.");
}
