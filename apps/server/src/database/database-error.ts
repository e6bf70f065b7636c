/** Why the database cannot be opened or used; each has one remedy, which the message names. */
export type DatabaseErrorCode =
  | "DATA_DIR_LOCKED"
  | "DATA_DIR_UNUSABLE"
  | "ENGINE_MISMATCH"
  | "SERVER_UNREACHABLE"
  | "SERVER_UNSUITABLE"
  | "SESSION_LOST"
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
