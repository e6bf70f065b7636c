import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority, tmpdir } from "node:os";

/** A process of ours that reads hostile files. */
export interface ReaderProcess {
  readonly process: ChildProcess;
  jobs: number;
  residentBytes: number;
}

const pageBytes = 4096;

/** Resident memory in bytes: as the system tells, else as the process last said. */
export async function measureResident(reader: ReaderProcess): Promise<number> {
  try {
    const statm = await readFile(`/proc/${String(reader.process.pid)}/statm`, "latin1");
    return Number(statm.split(" ")[1]) * pageBytes;
  } catch {
    // No /proc on this system (or the child has just ended): its own last report has to do.
    return reader.residentBytes;
  }
}

/**
 * Half of the young generation V8 takes by default: large answers then leave it sooner, which cut the peak on 10 MB of
 * Markdown from 341 to 222 MB and cost no time that could be measured.
 */
const youngGenerationMb = 8;

/** A third of the server's weight: at half of that, a busy machine let readers run into their clock. */
const readerNice = 5;

/** A file that keeps a core busy must not keep the server from answering. */
function lowerPriority(started: ChildProcess): void {
  try {
    if (started.pid !== undefined) setPriority(started.pid, readerNice);
  } catch {
    // Not allowed here, or the process has already ended: it is then merely less polite.
  }
}

/** Starts `entry` with a bounded heap and without any right but to read files. */
export function startReaderProcess(entry: URL, heapMb: number): ReaderProcess {
  const started = fork(entry, [], {
    // Read-only: no file is written, no process or worker started, no native module loaded from here.
    execArgv: [
      `--max-old-space-size=${String(heapMb)}`,
      `--max-semi-space-size=${String(youngGenerationMb)}`,
      "--permission",
      "--allow-fs-read=*",
    ],
    // Nothing of the server's environment: it holds secrets, and a reader of hostile files needs none of it.
    env: {},
    cwd: tmpdir(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const reader: ReaderProcess = { process: started, jobs: 0, residentBytes: 0 };
  started.on("message", (message: { type: string; residentBytes?: number }) => {
    if (message.type === "memory") reader.residentBytes = message.residentBytes ?? 0;
  });
  // A child that cannot be started or written to shows as its exit; an unheard `error` would end this process.
  started.on("error", () => started.kill("SIGKILL"));
  lowerPriority(started);
  return reader;
}
