import { DocumentError } from "./errors.ts";
import type { DocumentErrorCode } from "./errors.ts";
import { createAnswerGatherer } from "./isolation-protocol.ts";
import type { ChildMessage, JobRequest } from "./isolation-protocol.ts";
import type { ParsedDocument } from "./model.ts";
import type { ParseOptions } from "./parse-document.ts";
import { measureResident, startReaderProcess } from "./reader-process.ts";
import type { ReaderProcess } from "./reader-process.ts";
import { createRecogniser } from "./readers/ocr/recogniser.ts";
import type { OcrOptions, RecognitionOptions } from "./readers/ocr/recogniser.ts";

export interface IsolationOptions {
  /** Resident memory at which a child is killed. Default 700. */
  readonly maxResidentMb?: number | undefined;
  /** Wall time of one document. Default 50 000: with the start of its process an answer comes within a minute. */
  readonly wallMs?: number | undefined;
  /** JavaScript heap of a child; buffers and WebAssembly come on top. Default 384. */
  readonly heapMb?: number | undefined;
  /** Keeps one loaded child waiting, which saves half a second for each document. Default false. */
  readonly warm?: boolean | undefined;
  /** Reads scanned pages of PDFs with a program of the machine; without it they are left out with a warning. */
  readonly ocr?: OcrOptions | undefined;
}

export interface IsolatedParser {
  /**
   * Like `parseDocument`, but in a child process with bounds on memory and time, at most two at once, others wait.
   * With `ocr`, scanned pages are recognised afterwards, one document at a time and outside of `wallMs`.
   *
   * @throws {DocumentError} `TOO_COMPLEX` where a bound was hit, else the reader's code; the reason of an aborted signal.
   */
  readonly parse: (bytes: Uint8Array, options?: ParseOptions & RecognitionOptions) => Promise<ParsedDocument>;
  /** Ends every child; documents still being read fail with `TOO_COMPLEX`. */
  readonly close: () => Promise<void>;
}

const watchEveryMs = 50;
const maxConcurrent = 2;
/** pdfjs keeps some memory of every file; a child is replaced before that counts. */
const maxJobsPerChild = 20;
const recycleResidentBytes = 320 * 1024 * 1024;

const isAlive = (child: ReaderProcess): boolean =>
  child.process.connected && child.process.exitCode === null && child.process.signalCode === null;

/** What an end without an answer means: 134 and SIGABRT are V8 out of heap, anything else a reader felled by the file. */
function codeOfExit(exitCode: number | null, signal: NodeJS.Signals | null): DocumentErrorCode {
  return signal === "SIGABRT" || signal === "SIGKILL" || exitCode === 134 ? "TOO_COMPLEX" : "CORRUPT_FILE";
}

interface Watch {
  readonly maxResidentBytes: number;
  readonly wallMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends one job and settles once: by the answer, the child's end, the clock, its memory or the caller's signal. */
function runJob(child: ReaderProcess, request: JobRequest, watch: Watch): Promise<ParsedDocument> {
  const { process: running } = child;
  return new Promise((resolve, reject) => {
    const stop = (error: unknown): void => {
      running.kill("SIGKILL");
      settle(() => reject(error));
    };
    const clock = setTimeout(() => stop(new DocumentError("TOO_COMPLEX")), watch.wallMs);
    const checkMemory = async (): Promise<void> => {
      child.residentBytes = await measureResident(child);
      if (child.residentBytes > watch.maxResidentBytes) stop(new DocumentError("TOO_COMPLEX"));
    };
    const watchdog = setInterval(() => {
      void checkMemory();
    }, watchEveryMs);
    const onAbort = (): void => stop(watch.signal?.reason);
    const onExit = (exitCode: number | null, signal: NodeJS.Signals | null): void =>
      settle(() => reject(new DocumentError(codeOfExit(exitCode, signal))));
    const gather = createAnswerGatherer();
    const onMessage = (message: ChildMessage): void => {
      if (message.type === "ready" || message.type === "memory" || message.job !== request.job) return;
      if (message.type === "failed") settle(() => reject(new DocumentError(message.code)));
      else {
        const document = gather(message);
        if (document) settle(() => resolve(document));
      }
    };
    const settle = (finish: () => void): void => {
      clearTimeout(clock);
      clearInterval(watchdog);
      watch.signal?.removeEventListener("abort", onAbort);
      running.off("exit", onExit).off("message", onMessage);
      finish();
    };
    watch.signal?.addEventListener("abort", onAbort, { once: true });
    running.on("exit", onExit).on("message", onMessage);
    running.send(request, (error) => {
      if (error) stop(new DocumentError("CORRUPT_FILE", { cause: error }));
    });
  });
}

/** Lets at most `size` callers in; the others wait in order. */
function createGate(size: number) {
  let free = size;
  const waiting: (() => void)[] = [];
  return {
    async enter(): Promise<void> {
      if (free > 0) free--;
      else await new Promise<void>((admit) => waiting.push(admit));
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}

/** Pages that need recognition, seen from what reading the text layer gave or threw. */
const isScan = (error: unknown): boolean => error instanceof DocumentError && error.code === "NO_TEXT_LAYER";
const hasScans = ({ format, warnings }: ParsedDocument): boolean =>
  format === "pdf" && warnings.some(({ code }) => code === "PAGES_WITHOUT_TEXT");

type Call = ParseOptions & RecognitionOptions;

/** Reads the text first and then, where a program for it is given, the pages that had none. */
function createScanReader(ocr: OcrOptions | undefined, limits: { heapMb: number; maxResidentMb: number }) {
  const closing = new AbortController();
  const recognise = ocr && createRecogniser(ocr, limits);
  // Recognition takes minutes; documents with text must not wait behind it.
  const gate = createGate(1);
  const read = async (
    bytes: Uint8Array,
    call: Call,
    readText: () => Promise<ParsedDocument>,
  ): Promise<ParsedDocument> => {
    let document: ParsedDocument | undefined;
    try {
      document = await readText();
    } catch (error) {
      if (!recognise || !isScan(error)) throw error;
    }
    if (document && (!recognise || !hasScans(document))) return document;
    if (!recognise) throw new DocumentError("NO_TEXT_LAYER");
    await gate.enter();
    try {
      const signal = AbortSignal.any([closing.signal, ...(call.signal ? [call.signal] : [])]);
      signal.throwIfAborted();
      return await recognise(bytes, document, { ...call, signal });
    } finally {
      gate.leave();
    }
  };
  return { read, close: () => closing.abort(new DocumentError("TOO_COMPLEX")) };
}

/**
 * A parser whose work happens in child processes with an empty environment, so that a hostile or merely huge file costs
 * the caller an error and nothing else. Worker threads would not do: buffers and WebAssembly of a thread count to the
 * process and no limit stops them.
 */
export function createIsolatedParser(options: IsolationOptions = {}): IsolatedParser {
  const { maxResidentMb = 700, wallMs = 50_000, heapMb = 384, warm = false } = options;
  const children = new Set<ReaderProcess>();
  const gate = createGate(maxConcurrent);
  let idle: ReaderProcess | undefined;
  let isClosed = false;
  let nextJob = 1;

  const start = (): ReaderProcess => {
    const child = startReaderProcess(new URL("child.ts", import.meta.url), heapMb);
    children.add(child);
    child.process.once("exit", () => children.delete(child));
    return child;
  };
  const takeIdle = (): ReaderProcess | undefined => {
    const child = idle;
    idle = undefined;
    return child && isAlive(child) ? child : undefined;
  };
  const release = (child: ReaderProcess): void => {
    const isSpent = child.jobs >= maxJobsPerChild || child.residentBytes > recycleResidentBytes;
    if (!isClosed && warm && !isSpent && idle === undefined && isAlive(child)) idle = child;
    else child.process.kill("SIGKILL");
    if (!isClosed && warm && idle === undefined) idle = start();
  };

  if (warm) idle = start();

  const parseText = async (
    bytes: Uint8Array,
    { fileName, signal }: ParseOptions,
  ): Promise<ParsedDocument> => {
    await gate.enter();
    try {
      signal?.throwIfAborted();
      if (isClosed) throw new DocumentError("TOO_COMPLEX");
      const child = takeIdle() ?? start();
      child.jobs++;
      try {
        const watch = { maxResidentBytes: maxResidentMb * 1024 * 1024, wallMs, signal };
        return await runJob(child, { job: nextJob++, bytes, fileName }, watch);
      } finally {
        release(child);
      }
    } finally {
      gate.leave();
    }
  };

  const scanReader = createScanReader(options.ocr, { heapMb, maxResidentMb });
  return {
    parse: async (bytes, call = {}) => scanReader.read(bytes, call, () => parseText(bytes, call)),
    async close() {
      isClosed = true;
      scanReader.close();
      idle = undefined;
      const ends = [...children].map(
        (child) => new Promise<void>((resolve) => child.process.once("exit", () => resolve())),
      );
      for (const child of children) child.process.kill("SIGKILL");
      await Promise.all(ends);
    },
  };
}
