import type { Log } from "../log.ts";

/** One event as it was logged. */
interface LogLine {
  readonly level: keyof Log;
  readonly event: string;
  readonly [field: string]: unknown;
}

/** A log that keeps its lines, for tests of what an operator is told. */
export function keepLog(): { readonly log: Log; readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const write =
    (level: keyof Log): Log[keyof Log] =>
    (event, fields) =>
      void lines.push({ ...fields, level, event });
  return {
    log: { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") },
    lines,
  };
}
