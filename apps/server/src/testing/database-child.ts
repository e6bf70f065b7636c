import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process started by a test, and what it reported so far. */
export interface DatabaseChild {
  readonly pid: number;
  readonly messages: readonly unknown[];
  /** Waits until it has reported so many messages. @throws when it ends before, with what it reported. */
  waitForMessages(count: number): Promise<void>;
  /** Ends it without any chance to clean up, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts `database-process.ts` on a data folder or a server. The caller kills it. */
export function startDatabaseChild(
  task: "hold" | "write" | "work",
  place: { readonly dataDir: string; readonly url?: string | undefined },
): DatabaseChild {
  const entry = fileURLToPath(new URL("database-process.ts", import.meta.url));
  const child: ChildProcess = fork(entry, [task, place.dataDir, ...(place.url ? [place.url] : [])], {
    execArgv: ["--liftoff-only"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const messages: unknown[] = [];
  child.on("message", (message) => messages.push(message));
  return {
    pid: child.pid ?? 0,
    messages,
    async waitForMessages(count) {
      const ended = once(child, "exit").then(() => "ended");
      while (messages.length < count) {
        const event = await Promise.race([once(child, "message"), ended]);
        if (event === "ended") throw new Error(`the process ended early: ${JSON.stringify(messages)}`);
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
