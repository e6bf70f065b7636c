import type { Log } from "../log.ts";
import { openEmbedded, type EmbeddedEngine } from "./embedded.ts";
import type { Connection, Engine } from "./engine.ts";
import { applyMigrations, findPendingMigrations, readMigrations, type Migration } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { createTransactions, type Sql, type Transactions } from "./transactions.ts";

export { DatabaseError, isDatabaseAway } from "./database-error.ts";
export type { Migration } from "./migrate.ts";
export type { Sql } from "./transactions.ts";

/** The product's database, whichever engine holds it. */
export interface Database extends Sql {
  readonly engine: "embedded" | "postgres";
  /**
   * Runs `work` in a transaction: what it returns is returned after the commit; when it throws, nothing is kept and the
   * error is rethrown. Only the handle given to `work` may be used inside; queries on the database itself are refused
   * there (NESTED_CALL). Isolation is "read committed": what must be exact is one statement, never read-then-write. Open
   * for at most 30 s (TRANSACTION_TIMEOUT): never wait for the network in one. A single statement has 20 s
   * (STATEMENT_TIMEOUT), so that a server which says nothing keeps nobody waiting.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** True where the database answers now, within two seconds. Never rejects. */
  isReady(): Promise<boolean>;
  /** Waits for running statements, flushes, and gives the data folder or the connections back. Twice is harmless. */
  close(): Promise<void>;
}

/** What the job queue needs of the database beyond SQL: its own way in, beside the product's transactions. */
export type QueueAccess =
  | { readonly kind: "postgres"; readonly url: string }
  | {
      readonly kind: "embedded";
      /** Runs statements that belong together; several at once where there are no values. */
      run(text: string, values?: readonly unknown[]): Promise<readonly unknown[]>;
      /** Calls `onNotification` for each NOTIFY on the channel; returns the way to stop it. */
      listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
    };

export interface OpenedDatabase extends Database {
  readonly queueAccess: QueueAccess;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine in `dataDir` is used. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** Migrations of other parts, run after the server's own. Every process must give the same list. */
  readonly migrations: readonly Migration[];
  readonly log: Log;
  /** Most connections to a PostgreSQL server; 10 unless told. */
  readonly poolSize?: number;
  /** How long to wait for a PostgreSQL server that is not there yet; 20 s unless told. */
  readonly connectTimeoutMs?: number;
}

const readyTimeoutMs = 2000;

/**
 * Opens the database and brings its schema up to date. On the embedded engine a snapshot is taken first whenever there
 * is something to migrate and there is data.
 * @throws DatabaseError whose message names the remedy; nothing stays open then.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { engine, snapshot, accessOf } = await openEngine(options);
  const transactions = createTransactions(engine);
  try {
    await migrate(transactions, { migrations: options.migrations, snapshot, log: options.log });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    engine: engine.kind,
    queueAccess: accessOf(transactions),
    query: (text, values) => transactions.query(text, values),
    transaction: (work) => transactions.transaction(work),
    isReady: () => isReady(transactions),
    close: () => engine.close(),
  };
}

interface OpenedEngine {
  readonly engine: Engine;
  readonly accessOf: (transactions: Transactions) => QueueAccess;
  /** Copies what is there, for the way back from a migration. */
  readonly snapshot: () => Promise<string | undefined>;
}

async function openEngine(options: DatabaseOptions): Promise<OpenedEngine> {
  const { url, dataDir, log, poolSize = 10, connectTimeoutMs = 20_000 } = options;
  if (url) {
    const engine = await openPostgres({ url, poolSize, connectTimeoutMs, log });
    // Backups of a server are its operator's; a client cannot copy it.
    return { engine, accessOf: () => ({ kind: "postgres", url }), snapshot: async () => undefined };
  }
  const engine = await openEmbedded({ dataDir, log });
  return {
    engine,
    accessOf: (transactions) => embeddedQueueAccess(engine, transactions),
    snapshot: async () => (engine.hadData ? engine.takeSnapshot() : undefined),
  };
}

function embeddedQueueAccess(engine: EmbeddedEngine, transactions: Transactions): QueueAccess {
  return {
    kind: "embedded",
    async run(text, values) {
      transactions.refuseNestedCall();
      return engine.withConnection((connection) => runForQueue(connection, text, values));
    },
    listen: (channel, onNotification) => engine.listen(channel, onNotification),
  };
}

async function runForQueue(
  connection: Connection,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly unknown[]> {
  try {
    return values.length > 0 ? (await connection.run(text, values)).rows : await connection.runScript(text);
  } catch (error) {
    // A script that fails between its own begin and commit must not leave the only session in that transaction.
    await connection.reset();
    throw error;
  }
}

async function migrate(
  database: Transactions,
  { migrations, snapshot, log }: Pick<DatabaseOptions, "migrations" | "log"> & Pick<OpenedEngine, "snapshot">,
): Promise<void> {
  const all = [...(await readMigrations()), ...migrations];
  const pending = await findPendingMigrations(database, all);
  if (pending.length === 0) return;
  const copy = await snapshot();
  if (copy) log.info("database-snapshot-taken", { path: copy });
  const applied = await applyMigrations(database, pending);
  log.info("database-migrated", { applied });
}

async function isReady(transactions: Transactions): Promise<boolean> {
  const answer = transactions.query("select 1").then(
    () => true,
    () => false,
  );
  const { promise: expired, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), readyTimeoutMs);
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
  }
}
