import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../testing/import_check.py", import.meta.url));

/** A process of Python with the real Anki, which answers one request after the other. */
export interface AnkiProcess {
  /** The words of one command for `import_check.py`; the answer is its line of JSON. */
  ask(words: readonly string[], timeoutMs: number): Promise<string>;
  close(): void;
}

/** Starts one whose computer stands in `timeZone`. It ends with `close`, or when this process does. */
export function startAnki(python: string, timeZone: string): AnkiProcess {
  const child = spawn(python, [script, "--serve"], {
    env: { ...process.env, TZ: timeZone, PYTHONUTF8: "1" },
  });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString()}`.slice(-4000);
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (words, timeoutMs) => {
      const answer = last.then(async () => {
        child.stdin.write(`${JSON.stringify(words)}\n`);
        return await nextLine(child, { lines, timeoutMs, why: () => complaints });
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => child.kill(),
  };
}

async function nextLine(
  child: ChildProcessWithoutNullStreams,
  from: {
    readonly lines: AsyncIterator<string>;
    readonly timeoutMs: number;
    readonly why: () => string;
  },
): Promise<string> {
  const timer = setTimeout(() => child.kill(), from.timeoutMs);
  try {
    const line = await from.lines.next();
    if (line.done === true) throw new Error(`The real Anki ended without an answer. ${from.why()}`);
    return line.value;
  } finally {
    clearTimeout(timer);
  }
}
