import { DocumentError } from "../../errors.ts";
import { measureResident, startReaderProcess } from "../../reader-process.ts";
import type { ScanAnswer, ScanRequest } from "./protocol.ts";

export interface ScanLimits {
  readonly heapMb: number;
  readonly maxResidentMb: number;
  readonly signal: AbortSignal | undefined;
}

/** The pictures of a PDF's pages, taken out in a process of their own. */
export interface Scans {
  readonly pages: number;
  /** `undefined` where the page has no picture that could hold text. */
  readonly image: (page: number) => Promise<{ png: Uint8Array; dpi: number } | undefined>;
  readonly close: () => void;
}

const answerWithinMs = 30_000;
const watchEveryMs = 50;

/**
 * Opens a PDF for its pictures. Each answer is awaited for at most 30 s.
 *
 * @throws {DocumentError} `TOO_COMPLEX` where the process ended, grew or took too long; a signal's reason.
 */
export async function openScans(bytes: Uint8Array, limits: ScanLimits): Promise<Scans> {
  const { heapMb, maxResidentMb, signal } = limits;
  const reader = startReaderProcess(new URL("scan-child.ts", import.meta.url), heapMb);
  const ask = (request: ScanRequest): Promise<ScanAnswer> =>
    new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(clock);
        clearInterval(watchdog);
        signal?.removeEventListener("abort", onAbort);
        reader.process.off("exit", onEnd).off("message", onMessage);
        finish();
      };
      const onEnd = (): void => settle(() => reject(new DocumentError("TOO_COMPLEX")));
      const onAbort = (): void => settle(() => reject(signal?.reason));
      const onMessage = (answer: ScanAnswer): void => {
        if (answer.type !== "memory") settle(() => resolve(answer));
      };
      const checkMemory = async (): Promise<void> => {
        if ((await measureResident(reader)) > maxResidentMb * 1024 * 1024) onEnd();
      };
      const clock = setTimeout(onEnd, answerWithinMs);
      const watchdog = setInterval(() => {
        void checkMemory();
      }, watchEveryMs);
      reader.process.on("exit", onEnd).on("message", onMessage);
      signal?.addEventListener("abort", onAbort, { once: true });
      if (!reader.process.connected) onEnd();
      else reader.process.send(request, (error) => error && onEnd());
    });
  const close = (): void => {
    reader.process.kill("SIGKILL");
  };
  try {
    signal?.throwIfAborted();
    const opened = await ask({ type: "open", bytes });
    return {
      pages: opened.type === "opened" ? opened.pages : 0,
      async image(page) {
        const answer = await ask({ type: "page", page });
        return answer.type === "image" ? answer : undefined;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
