import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, inject } from "vitest";
import { createLog } from "../log.ts";
import { openDatabase, type DatabaseOptions, type OpenedDatabase } from "../database/database.ts";

/** Where one test file keeps its data on one engine. Everything is removed when the file's tests are done. */
export interface TestEngine {
  readonly kind: "embedded" | "postgres";
  /** An empty place for data, as the server's configuration names it; a new one at each call. */
  createPlace(): Promise<{ readonly dataDir: string; readonly url: string | undefined }>;
  /** A fresh migrated database in a place of its own, closed at the end. */
  openTestDatabase(options?: Partial<Pick<DatabaseOptions, "migrations" | "log">>): Promise<OpenedDatabase>;
}

/** Runs the same tests on the embedded engine and on PostgreSQL; the latter is skipped where the machine has none. */
export function describeOnBothEngines(name: string, tests: (engine: TestEngine) => void): void {
  describe(`${name} (embedded)`, () => {
    tests(createTestEngine("embedded"));
  });
  const isMissing = inject("postgresUrl") === "";
  const suffix = isMissing ? "PostgreSQL, skipped: not installed" : "PostgreSQL";
  describe.skipIf(isMissing)(`${name} (${suffix})`, () => {
    tests(createTestEngine("postgres"));
  });
}

/** Test data of one engine; everything is removed when the tests around the call are done. */
export function createTestEngine(kind: TestEngine["kind"]): TestEngine {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  const createPlace = async (): ReturnType<TestEngine["createPlace"]> => {
    const dataDir = await mkdtemp(join(tmpdir(), "deckle-data-"));
    cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
    if (kind === "embedded") return { dataDir, url: undefined };
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await onServer(`create database ${name}`);
    cleanups.push(() => onServer(`drop database if exists ${name} with (force)`));
    const url = new URL(inject("postgresUrl"));
    url.pathname = `/${name}`;
    return { dataDir, url: url.href };
  };

  return {
    kind,
    createPlace,
    async openTestDatabase({ migrations = [], log = createLog("silent") } = {}) {
      const database = await openDatabase({ ...(await createPlace()), migrations, log });
      cleanups.push(() => database.close());
      return database;
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
