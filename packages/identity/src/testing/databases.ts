import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { Pool, type PoolClient } from "pg";
import { identityMigrations } from "../store/migrations.ts";
import type { Sql, Transactor } from "../store/sql.ts";

/** A database of a test, with the schema in place. */
export interface TestDatabase {
  readonly sql: Transactor;
  close(): Promise<void>;
}

const projectFolder = new URL("../../../../", import.meta.url);

/** Named after what it is made of (the package file pins PGlite), so that another schema gets another file. */
const templatePath = fileURLToPath(
  new URL(`node_modules/.cache/identity-tests/${hashOfIngredients()}.tar`, projectFolder),
);

function hashOfIngredients(): string {
  const pinned = readFileSync(new URL("packages/identity/package.json", projectFolder));
  return createHash("sha256")
    .update(pinned)
    .update(JSON.stringify(identityMigrations))
    .digest("hex")
    .slice(0, 16);
}

/** Opening a database may take long on a busy machine, and says nothing about the code. */
export const setUpMs = 60_000;

/** The engines that tests run on: PGlite always, PostgreSQL where `TEST_POSTGRES_URL` names one. */
export const testEngines: readonly { readonly name: string; readonly open: () => Promise<TestDatabase> }[] = [
  { name: "PGlite", open: openPglite },
  ...(process.env["TEST_POSTGRES_URL"] ? [{ name: "PostgreSQL", open: openPostgres }] : []),
];

async function openPglite(): Promise<TestDatabase> {
  const lite = await openTemplate();
  return {
    sql: {
      ...over(lite),
      transaction: async (work) => lite.transaction((connection) => work(over(connection))),
    },
    close: () => lite.close(),
  };
}

/** Initialising a PGlite takes one to two seconds, loading one that has the schema a third of one. */
async function openTemplate(): Promise<PGlite> {
  const known = await readFile(templatePath).catch(() => undefined);
  if (known) return PGlite.create({ loadDataDir: new Blob([known]) });

  const lite = await PGlite.create();
  for (const { sql } of identityMigrations) await lite.exec(sql);
  const dump = await lite.dumpDataDir("none");
  const unfinished = `${templatePath}.${process.pid}`;
  await mkdir(dirname(templatePath), { recursive: true });
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, templatePath);
  return lite;
}

/** A schema of its own in the given database, so that runs do not see each other. */
async function openPostgres(): Promise<TestDatabase> {
  const connectionString = process.env["TEST_POSTGRES_URL"];
  const schema = `identity_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const pool = new Pool({ connectionString, max: 10, options: `-c search_path=${schema}` });
  await pool.query(`create schema ${schema}`);
  for (const { sql } of identityMigrations) await pool.query(sql);
  return {
    sql: { ...over(pool), transaction: (work) => transact(pool, (client) => work(over(client))) },
    async close() {
      await pool.query(`drop schema ${schema} cascade`);
      await pool.end();
    },
  };
}

/** What both drivers, and their transactions, have in common. */
interface Driver {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

function over(driver: Driver): Sql {
  return {
    async query<Row>(text: string, values: readonly unknown[] = []) {
      return (await driver.query(text, [...values])).rows as Row[];
    },
  };
}

async function transact<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Each statement waits before and after, as over a network: what is not atomic shows. */
export function withLatency(sql: Transactor, milliseconds: () => number): Transactor {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds()));
  return {
    transaction: (work) => sql.transaction(work),
    async query<Row>(text: string, values?: readonly unknown[]) {
      await pause();
      const rows = await sql.query<Row>(text, values);
      await pause();
      return rows;
    },
  };
}
