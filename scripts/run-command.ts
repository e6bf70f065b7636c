import { spawn } from "node:child_process";

interface CommandOptions {
  readonly timeoutMs: number;
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

interface CommandResult {
  /** True where the command ran, ended in time and with status 0. */
  readonly ok: boolean;
  /** What it wrote to both outputs, the last 64 KiB, in the order it came. */
  readonly output: string;
}

const outputMaxCharacters = 64 * 1024;

/**
 * Runs a program and waits for its end, never longer than `timeoutMs` (then it is killed with what it started).
 * Never throws: a program that does not exist is a result that is not ok.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  // A group of its own on POSIX, so that a killed apt-get does not leave its children behind.
  const ownGroup = process.platform !== "win32";
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: ownGroup,
  });
  let output = "";
  const keep = (chunk: string) => {
    output = (output + chunk).slice(-outputMaxCharacters);
  };
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  const timer = setTimeout(() => {
    keep(`\n(stopped after ${options.timeoutMs / 1000} s)`);
    killGroup(child.pid, ownGroup);
  }, options.timeoutMs);
  child.on("error", (error) => {
    clearTimeout(timer);
    resolve({ ok: false, output: error.message });
  });
  child.on("close", (code) => {
    clearTimeout(timer);
    resolve({ ok: code === 0, output });
  });
  return promise;
}

function killGroup(pid: number | undefined, ownGroup: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup ? -pid : pid, "SIGKILL");
  } catch {
    // It ended by itself between the timeout and the kill.
  }
}
