import pino from "pino";

type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON line for each event. Callers pass ids and counts, never tokens, names, or document text. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** A log on standard output; `silent` for tests that expect failures. */
export function createLog(level: "error" | "warn" | "info" | "debug" | "silent"): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const write = (method: "debug" | "info" | "warn" | "error") => (event: string, fields?: Fields) =>
    logger[method]({ event, ...describeErrors(fields) });
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

/** Errors become name, message and stack; their other properties may hold user data and stay out. */
function describeErrors(fields: Fields = {}): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, value]) => [
    key,
    value instanceof Error ? describeError(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function describeError(error: Error, depth = 0): Record<string, unknown> {
  const cause =
    error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {};
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}
