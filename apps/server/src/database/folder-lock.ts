import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "./database-error.ts";

/**
 * Takes a data folder for this process until the returned function is called or the process dies.
 *
 * The lock is an exclusive SQLite transaction: the kernel frees it with the process, however that ends, so a lock is
 * never stale. Nothing else in this process may open `lock.sqlite`: closing any descriptor of it would drop the lock.
 * @throws DatabaseError DATA_DIR_LOCKED naming the process that holds the folder.
 */
export function lockFolder(dataDir: string): () => void {
  const holderPath = join(dataDir, "lock.pid");
  const lock = new DatabaseSync(join(dataDir, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    throw new DatabaseError(
      "DATA_DIR_LOCKED",
      `The data folder ${dataDir} is in use by another Deckle process${describeHolder(holderPath)}. ` +
        "Stop that process, or give this one its own DATA_DIR. " +
        "To run several processes on the same data, set DATABASE_URL to a PostgreSQL server.",
      { cause: error },
    );
  }
  writeFileSync(holderPath, `${process.pid}\n`);
  return () => lock.close();
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
