import { boxNameOfFile } from "./upload-rules.ts";

/** One file of a queue: its own box, its own fate. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly boxName: string;
  readonly step: "waiting" | "uploading" | "done" | "failed";
  /** Why it failed, in the person's language; null otherwise. */
  readonly problem: string | null;
}

export interface BatchQueue {
  readonly files: readonly QueuedFile[];
  readonly nextId: number;
  /** Waiting files are sent while it is. */
  readonly isRunning: boolean;
}

export type BatchEvent =
  | {
      readonly type: "add";
      readonly files: readonly { readonly file: File; readonly problem: string | null }[];
    }
  | { readonly type: "rename"; readonly id: number; readonly boxName: string }
  | { readonly type: "remove"; readonly id: number }
  | { readonly type: "clearDone" }
  | { readonly type: "start" }
  | { readonly type: "retry"; readonly id: number }
  | { readonly type: "send"; readonly id: number }
  | { readonly type: "succeed"; readonly id: number }
  | { readonly type: "fail"; readonly id: number; readonly problem: string }
  /** A failure that every file after it would meet too, such as a spent quota. */
  | { readonly type: "failAll"; readonly id: number; readonly problem: string };

/** Files that are sent at one time: two keep a slow line busy without starving either. */
const parallelUploads = 2;

/** More than a day's reading; a folder dropped by mistake must not fill the page. */
export const queueMaxFiles = 50;

export const emptyQueue: BatchQueue = { files: [], nextId: 1, isRunning: false };

/** The next state. An event about a file that is gone changes nothing. */
export function nextBatchQueue(queue: BatchQueue, event: BatchEvent): BatchQueue {
  switch (event.type) {
    case "add":
      return added(queue, event.files);
    case "start":
      return { ...queue, isRunning: true };
    case "clearDone":
      return settled({ ...queue, files: queue.files.filter(({ step }) => step !== "done") });
    case "remove":
      return settled({ ...queue, files: queue.files.filter(({ id }) => id !== event.id) });
    case "failAll":
      return settled(
        changed(queue, (file) => (isUnsent(file, event.id) ? failed(file, event.problem) : file)),
      );
    case "retry":
      return { ...changeOne(queue, event), isRunning: true };
    case "rename":
    case "send":
      return changeOne(queue, event);
    case "succeed":
    case "fail":
      return settled(changeOne(queue, event));
  }
}

/** The files to send now: the first waiting ones, while places are free. */
export function filesToSend(queue: BatchQueue): readonly QueuedFile[] {
  if (!queue.isRunning) return [];
  const uploading = queue.files.filter(({ step }) => step === "uploading").length;
  const waiting = queue.files.filter(({ step, boxName }) => step === "waiting" && boxName.trim() !== "");
  return waiting.slice(0, Math.max(0, parallelUploads - uploading));
}

function added(queue: BatchQueue, files: Extract<BatchEvent, { type: "add" }>["files"]): BatchQueue {
  const room = Math.max(0, queueMaxFiles - queue.files.length);
  const taken = files.slice(0, room).map(({ file, problem }, index): QueuedFile => ({
    id: queue.nextId + index,
    file,
    boxName: boxNameOfFile(file.name),
    step: problem === null ? "waiting" : "failed",
    problem,
  }));
  return { ...queue, files: [...queue.files, ...taken], nextId: queue.nextId + taken.length };
}

type OneFileEvent = Extract<BatchEvent, { type: "rename" | "retry" | "send" | "succeed" | "fail" }>;

function changeOne(queue: BatchQueue, event: OneFileEvent): BatchQueue {
  return changed(queue, (file) => (file.id === event.id ? nextFile(file, event) : file));
}

function nextFile(file: QueuedFile, event: OneFileEvent): QueuedFile {
  switch (event.type) {
    case "rename":
      return file.step === "uploading" || file.step === "done" ? file : { ...file, boxName: event.boxName };
    case "retry":
      return file.step === "failed" ? { ...file, step: "waiting", problem: null } : file;
    case "send":
      return file.step === "waiting" ? { ...file, step: "uploading" } : file;
    case "succeed":
      return { ...file, step: "done" };
    case "fail":
      return failed(file, event.problem);
  }
}

function failed(file: QueuedFile, problem: string): QueuedFile {
  return { ...file, step: "failed", problem };
}

function isUnsent(file: QueuedFile, alsoId: number): boolean {
  return file.step === "waiting" || file.id === alsoId;
}

function changed(queue: BatchQueue, change: (file: QueuedFile) => QueuedFile): BatchQueue {
  return { ...queue, files: queue.files.map(change) };
}

/** A queue with nothing left to send has stopped: files that are added later wait for a new start. */
function settled(queue: BatchQueue): BatchQueue {
  const isAtWork = queue.files.some(({ step }) => step === "waiting" || step === "uploading");
  return isAtWork ? queue : { ...queue, isRunning: false };
}
