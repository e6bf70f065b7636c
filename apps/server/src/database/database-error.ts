/** Why the database cannot be opened or used; each has one remedy, which the message names. */
export type DatabaseErrorCode =
  | "DATA_DIR_LOCKED"
  | "DATA_DIR_UNUSABLE"
  | "ENGINE_MISMATCH"
  | "SERVER_UNREACHABLE"
  | "SERVER_UNSUITABLE"
  | "SESSION_LOST"
  | "STATEMENT_TIMEOUT"
  | "SCHEMA_NEWER"
  | "MIGRATION_FAILED"
  | "NESTED_CALL"
  | "TRANSACTION_ABORTED"
  | "TRANSACTION_CLOSED"
  | "TRANSACTION_TIMEOUT"
  | "CLOSED";

/**
 * A failure of the database itself. Errors of single statements (a unique violation, for example) are not wrapped: both
 * engines throw them with the SQLSTATE in `code`.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** These pass without anybody changing anything; the same call may work a little later. */
const passing: ReadonlySet<DatabaseErrorCode> = new Set([
  "SERVER_UNREACHABLE",
  "SESSION_LOST",
  "STATEMENT_TIMEOUT",
  "TRANSACTION_TIMEOUT",
  "CLOSED",
]);

/** True where the database could not be asked at all, whatever was asked. */
export function isDatabaseAway(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && passing.has(error.code);
}
