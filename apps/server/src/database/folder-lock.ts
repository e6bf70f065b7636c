import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "./database-error.ts";

/** SQLite's code for "another connection holds a lock". */
const busy = 5;

/**
 * Takes a data folder for this process until the returned function is called or the process dies.
 *
 * The lock is an exclusive SQLite transaction: the kernel frees it with the process, however that ends, so a lock is
 * never stale. Nothing else in this process may open `lock.sqlite`: closing any descriptor of it would drop the lock.
 * @throws DatabaseError DATA_DIR_LOCKED naming the process that holds the folder; DATA_DIR_UNUSABLE.
 */
export function lockFolder(dataDir: string): () => void {
  const holderPath = join(dataDir, "lock.pid");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, "lock.sqlite"), { timeout: 0 });
    lock.exec("pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive");
    writeFileSync(holderPath, `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    throw isBusy(error) ? locked(dataDir, holderPath, error) : unusable(dataDir, error);
  }
  const held = lock;
  return () => held.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === busy;
}

function locked(dataDir: string, holderPath: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    "DATA_DIR_LOCKED",
    `The data folder ${dataDir} is in use by another Deckle process${describeHolder(holderPath)}. ` +
      "Stop that process, or give this one its own DATA_DIR. " +
      "To run several processes on the same data, set DATABASE_URL to a PostgreSQL server.",
    { cause },
  );
}

function unusable(dataDir: string, cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError(
    "DATA_DIR_UNUSABLE",
    `The data folder ${dataDir} cannot be written (${reason}). Set DATA_DIR to a folder this user may write to.`,
    { cause },
  );
}

/** The pid is only for the message: it may be of another container, and it is never used to decide. */
function describeHolder(holderPath: string): string {
  try {
    const pid = readFileSync(holderPath, "utf8").trim();
    return /^\d+$/.test(pid) ? ` (process ${pid})` : "";
  } catch {
    // The holder has not written it yet.
    return "";
  }
}
