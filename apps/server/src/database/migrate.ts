import { readdir, readFile } from "node:fs/promises";
import { DatabaseError } from "./database-error.ts";
import type { MigrationSql, Sql, Transactions } from "./transactions.ts";

/** One step of the schema. A released migration never changes; a correction is a new one. */
export interface Migration {
  /** Unique and for ever: the journal remembers it. */
  readonly name: string;
  /** Any number of statements, run in one transaction; must work on PostgreSQL 15 and 18. */
  readonly sql: string;
}

/** Any constant would do; it keeps processes that start together from migrating at the same time. */
const migrationLock = 6_402_113;

/** A migration may rewrite a large table; it has the time of a coffee, not of a request. */
const migrationTimeoutMs = 600_000;

const migrationFolder = new URL("migrations/", import.meta.url);

/** The server's own migrations, in the order of their names. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationFolder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -".sql".length),
      sql: await readFile(new URL(name, migrationFolder), "utf8"),
    })),
  );
}

/**
 * The migrations that are not in the journal yet, in their order; creates the journal where there is none.
 * @throws DatabaseError SCHEMA_NEWER where the journal holds a migration that this version does not know.
 */
export async function findPendingMigrations(
  database: Transactions,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = await database.transaction(async (sql) => {
    await lockMigrations(sql);
    await sql.query(
      "create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())",
    );
    return readJournal(sql);
  });
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new DatabaseError(
      "SCHEMA_NEWER",
      `The database was last used by a newer version of Deckle (it holds ${unknown.join(", ")}). ` +
        "Start that version or a newer one, or restore a backup made before the upgrade. Nothing was changed.",
    );
  }
  return migrations.filter((migration) => !applied.has(migration.name));
}

/**
 * Applies migrations one after the other, each in a transaction of its own with its journal entry. One that another
 * process applied in the meantime is skipped. Returns the names of those applied here.
 * @throws DatabaseError MIGRATION_FAILED; earlier migrations stay applied, the failed one leaves nothing.
 */
export async function applyMigrations(
  database: Transactions,
  pending: readonly Migration[],
): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of pending) {
    if (await applyMigration(database, migration)) applied.push(migration.name);
  }
  return applied;
}

async function applyMigration(database: Transactions, migration: Migration): Promise<boolean> {
  try {
    return await database.transaction(
      async (sql) => {
        await lockMigrations(sql);
        const isApplied = (await readJournal(sql)).has(migration.name);
        if (!isApplied) await runMigration(sql, migration);
        return !isApplied;
      },
      { timeoutMs: migrationTimeoutMs },
    );
  } catch (error) {
    throw new DatabaseError(
      "MIGRATION_FAILED",
      `The migration ${migration.name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}. ` +
        "The data is as it was; the version that ran before still works with it.",
      { cause: error },
    );
  }
}

async function runMigration(sql: MigrationSql, migration: Migration): Promise<void> {
  await sql.script(migration.sql);
  await sql.query("insert into schema_migration (name) values ($1)", [migration.name]);
}

/** Held to the end of the transaction, so it also works through a pooler that shares sessions. */
async function lockMigrations(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock($1)", [migrationLock]);
}

async function readJournal(sql: Sql): Promise<Set<string>> {
  const rows = await sql.query<{ name: string }>("select name from schema_migration order by name");
  return new Set(rows.map((row) => row.name));
}
