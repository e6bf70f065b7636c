import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { readTsv } from "./read-tsv.ts";
import type { ReadPage } from "./read-tsv.ts";

export interface RecognitionCommand {
  readonly command: string;
  readonly languages: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

/** `missing`: no such program, so that no other page can be read either. */
export type RecognisedPage =
  | ({ readonly type: "text" } & ReadPage)
  | { readonly type: "failed" }
  | { readonly type: "missing" };

const pageTimeoutMs = 60_000;
/** A page of the smallest print has a tenth of it. */
const maxOutputBytes = 2 * 1024 * 1024;

/**
 * Runs a program with tesseract's command line on one picture, which it gets on its standard input. It is killed after
 * 60 s, on abort, and where it prints more than a page can hold.
 */
export function runRecognition(
  image: { readonly png: Uint8Array; readonly dpi: number },
  { command, languages, environment, signal }: RecognitionCommand,
): Promise<RecognisedPage> {
  const given = ["-l", languages.join("+"), "--dpi", String(image.dpi), "--psm", "3"];
  // As a table of words, which says how sure it is of each.
  const argv = ["stdin", "stdout", ...given, "tsv"];
  const running = spawn(command, argv, {
    cwd: tmpdir(),
    // One thread: pages are read one after the other beside a server that has other work.
    env: { ...environment, OMP_THREAD_LIMIT: "1" },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: pageTimeoutMs,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const kill = (): boolean => running.kill("SIGKILL");
    const settle = (page: RecognisedPage): void => {
      signal?.removeEventListener("abort", kill);
      resolve(page);
    };
    signal?.addEventListener("abort", kill, { once: true });
    running.stdout.on("data", (part: Buffer) => {
      length += part.length;
      if (length > maxOutputBytes) kill();
      else parts.push(part);
    });
    running.once("error", () => settle({ type: "missing" }));
    running.once("close", (exitCode) => {
      const isRead = exitCode === 0 && length <= maxOutputBytes;
      const output = Buffer.concat(parts).toString("utf8");
      settle(isRead ? { type: "text", ...readTsv(output) } : { type: "failed" });
    });
    // A program that ends before it has read the picture closes the pipe; its exit says the rest.
    running.stdin.on("error", () => undefined);
    running.stdin.end(image.png);
  });
}
