import { createIsolatedParser } from "@deckle/documents";
import { readFile } from "node:fs/promises";

const everyMs = 20;

/** Largest resident memory that any child of this process has had so far, MB; `NaN` where there is no /proc. */
async function childPeakMb(): Promise<number> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  const peaks = await Promise.all(
    children
      .trim()
      .split(" ")
      .map(async (pid) => {
        try {
          const status = await readFile(`/proc/${pid}/status`, "utf8");
          return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
        } catch {
          // Ended between the two reads.
          return 0;
        }
      }),
  );
  return Math.max(0, ...peaks);
}

/** Reads a file in a child process of its own and says how large that child grew. */
export async function peakOf(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ peakMb: number; wallMs: number }> {
  const parser = createIsolatedParser();
  let peakMb = process.platform === "linux" ? 0 : Number.NaN;
  const watch = setInterval(() => {
    void childPeakMb().then(
      (peak) => (peakMb = Math.max(peakMb, peak)),
      () => (peakMb = Number.NaN),
    );
  }, everyMs);
  const started = performance.now();
  try {
    await parser.parse(bytes, { fileName });
    return { peakMb, wallMs: performance.now() - started };
  } finally {
    clearInterval(watch);
    await parser.close();
  }
}
