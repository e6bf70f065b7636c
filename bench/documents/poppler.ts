import { spawnSync } from "node:child_process";

const timeoutMs = 120_000;

/** Whether poppler's `pdftotext` is on this machine. */
export function hasPoppler(): boolean {
  return spawnSync("pdftotext", ["-v"], { stdio: "ignore", timeout: timeoutMs }).error === undefined;
}

/** What `pdftotext` makes of a file, and how long the whole process took. */
export function popplerText(path: string): { text: string; wallMs: number } {
  const started = performance.now();
  const { stdout, error } = spawnSync("pdftotext", ["-enc", "UTF-8", path, "-"], {
    encoding: "utf8",
    timeout: timeoutMs,
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  return { text: stdout, wallMs: performance.now() - started };
}
