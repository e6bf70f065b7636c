import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startDatabaseChild, type DatabaseChild } from "../testing/database-child.ts";
import { openDatabase, type Migration, type OpenedDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { buildDatabaseTemplate } from "./embedded-template.ts";
import { createLog } from "../log.ts";

const writtenTable: Migration = {
  name: "test-written",
  sql: "create table written (id uuid primary key, number integer unique)",
};

let dataDir: string;
let cleanups: (() => Promise<unknown>)[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "deckle-embedded-"));
  cleanups = [() => rm(dataDir, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

async function open(migrations: readonly Migration[] = [], dir = dataDir): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataDir: dir, migrations, log: createLog("silent") });
  cleanups.push(() => database.close());
  return database;
}

function start(task: "hold" | "write"): DatabaseChild {
  const child = startDatabaseChild(task, { dataDir });
  cleanups.push(() => child.kill());
  return child;
}

describe("the data folder", () => {
  it("is refused to a second process, with a message that names the first and the way out", async () => {
    const holder = start("hold");
    await holder.waitForMessages(1);

    const opening = open();

    await expect(opening).rejects.toMatchObject({ code: "DATA_DIR_LOCKED" });
    await expect(opening).rejects.toThrow(new RegExp(`${dataDir}.*process ${holder.pid}\\).*DATABASE_URL`));
  });

  it("is refused to the same process twice", async () => {
    await open();

    await expect(open()).rejects.toMatchObject({ code: "DATA_DIR_LOCKED" });
  });

  it("is free as soon as its process is gone, however that ended", async () => {
    const holder = start("hold");
    await holder.waitForMessages(1);
    await holder.kill();

    const database = await open([writtenTable]);

    expect(await database.isReady()).toBe(true);
  });

  it("is won by exactly one of several processes that start together after a crash", async () => {
    const holder = start("hold");
    await holder.waitForMessages(1);
    await holder.kill();

    const racers = [start("hold"), start("hold"), start("hold")];
    await Promise.all(racers.map((racer) => racer.waitForMessages(1)));

    const reports = racers.map((racer) => racer.messages[0]);
    expect(reports.filter((report) => JSON.stringify(report) === '{"ready":true}')).toHaveLength(1);
    expect(JSON.stringify(reports)).toMatch(
      /in use by another Deckle process.*in use by another Deckle process/,
    );
  });

  it("may hold what a first start that was cut short left behind", async () => {
    await mkdir(join(dataDir, "database"));
    await mkdir(join(dataDir, "database.partial", "base"), { recursive: true });

    const database = await open();

    expect(await database.query("select count(*) as users from app_user")).toEqual([{ users: 0 }]);
  });

  it("is refused and left alone when something else lies where the database belongs", async () => {
    await mkdir(join(dataDir, "database"));
    await writeFile(join(dataDir, "database", "thesis.txt"), "years of work");

    const opening = open();

    await expect(opening).rejects.toMatchObject({ code: "DATA_DIR_UNUSABLE" });
    expect(await readdir(join(dataDir, "database"))).toEqual(["thesis.txt"]);
  });

  it("is refused when another PostgreSQL made its database", async () => {
    await mkdir(join(dataDir, "database"));
    await writeFile(join(dataDir, "database", "PG_VERSION"), "17\n");

    await expect(open()).rejects.toMatchObject({ code: "ENGINE_MISMATCH" });
  });

  it("is refused with a clear message when it cannot be written", async () => {
    await mkdir(join(dataDir, "lock.sqlite"));

    const opening = open();

    await expect(opening).rejects.toMatchObject({ code: "DATA_DIR_UNUSABLE" });
    await expect(opening).rejects.toThrow(/cannot be written.*DATA_DIR/);
  });

  it("is refused with a clear message when it cannot be created", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");

    const opening = open([], join(file, "data"));

    await expect(opening).rejects.toMatchObject({ code: "DATA_DIR_UNUSABLE" });
    await expect(opening).rejects.toThrow(/DATA_DIR/);
  });
});

describe("a process that is killed while it writes", () => {
  it("loses nothing that it was told is saved, and nothing half, over five rounds", async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const writer = start("write");
      await writer.waitForMessages(20 + round * 13);
      await writer.kill();
      for (const message of writer.messages) {
        const id =
          typeof message === "object" && message && "written" in message ? String(message.written) : null;
        if (id) acknowledged.add(id);
      }
    }

    const database = await open([writtenTable]);

    const saved = await database.query<{ id: string }>("select id from written");
    const savedIds = new Set(saved.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !savedIds.has(id))).toEqual([]);
    expect(saved.length - acknowledged.size).toBeLessThanOrEqual(5);
    const [counts] = await database.query(
      `select (select count(*) from written) as rows, (select max(number) from written) as numbers,
         (select count(*) from app_user) as users`,
    );
    expect(counts).toEqual({ rows: saved.length, numbers: saved.length, users: saved.length });
  });
});

describe("an engine that panics", () => {
  it("is never asked again and comes back with all that was saved, also for those who listen", async () => {
    const engine = await openEmbedded({ dataDir, log: createLog("silent") });
    cleanups.push(() => engine.close());
    const ask = (text: string): Promise<readonly unknown[]> =>
      engine.withConnection(async (connection) => (await connection.run(text)).rows);
    await ask("create table kept as select 1 as number");
    const heard: string[] = [];
    const unlisten = await engine.listen("news", (payload) => void heard.push(payload));
    const wal = join(dataDir, "database", "pg_wal");
    await ask("select pg_switch_wal()");
    await rename(wal, `${wal}.away`);

    const panicking = engine.withConnection(async (connection) => {
      const first = await connection.run("insert into kept values (2)").catch((error: unknown) => error);
      await rename(`${wal}.away`, wal);
      const second = await connection.run("select 1").catch((error: unknown) => error);
      await connection.reset();
      return { first, second };
    });

    expect(await panicking).toMatchObject({
      first: { code: "SESSION_LOST" },
      second: { code: "SESSION_LOST" },
    });
    expect(await ask("select number from kept")).toEqual([{ number: 1 }]);
    await ask("notify news, 'again'");
    await unlisten();
    await ask("notify news, 'no more'");
    expect(heard).toEqual(["again"]);
  });

  it("is not revived at every call while the trouble lasts", async () => {
    const engine = await openEmbedded({ dataDir, log: createLog("silent") });
    cleanups.push(() => engine.close());
    const wal = join(dataDir, "database", "pg_wal");
    const ask = (text: string): Promise<readonly unknown[]> =>
      engine.withConnection(async (connection) => (await connection.run(text)).rows);
    await ask("create table kept as select 1 as number");
    await ask("select pg_switch_wal()");
    await rename(wal, `${wal}.away`);

    const outcomes = [];
    for (let count = 0; count < 4; count += 1) {
      outcomes.push(await ask("insert into kept values (2)").catch((error: unknown) => error));
    }

    await rename(`${wal}.away`, wal);
    for (const outcome of outcomes) expect(outcome).toBeInstanceOf(Error);
    expect(String(outcomes[3])).toMatch(/not opened again yet/);
  });
});

describe("snapshots", () => {
  const later = (number: number): Migration => ({
    name: `test-later-${number}`,
    sql: `create table later_${number} ()`,
  });

  it("are taken before a migration of a database that holds data, and can be put back", async () => {
    const before = await open([writtenTable]);
    await before.query("insert into written values (gen_random_uuid(), 42)");
    await before.close();

    const after = await open([writtenTable, later(1)]);
    await after.query("delete from written");
    await after.close();

    const [snapshot] = await readdir(join(dataDir, "snapshots"));
    const restored = join(dataDir, "restored");
    await cp(join(dataDir, "snapshots", snapshot ?? ""), join(restored, "database"), { recursive: true });
    const database = await open([writtenTable], restored);
    expect(await database.query("select number from written")).toEqual([{ number: 42 }]);
    expect(await database.query("select to_regclass('later_1')::text as later")).toEqual([{ later: null }]);
  });

  it("are not taken of a new database, nor when there is nothing to migrate", async () => {
    await (await open([writtenTable])).close();
    await (await open([writtenTable])).close();

    await expect(readdir(join(dataDir, "snapshots"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("are kept three at most, the newest", async () => {
    const engine = await openEmbedded({ dataDir, log: createLog("silent") });
    cleanups.push(() => engine.close());
    const taken: string[] = [];
    for (let count = 0; count < 5; count += 1) taken.push(await engine.takeSnapshot());

    const kept = await readdir(join(dataDir, "snapshots"));

    expect(kept.sort()).toEqual(taken.slice(-3).map((path) => basename(path)));
  });
});

describe("the template", () => {
  it("is built once, also when several ask for it at the same time", async () => {
    const cache = join(dataDir, "cache");

    const [first, second] = await Promise.all([buildDatabaseTemplate(cache), buildDatabaseTemplate(cache)]);

    expect(first).toBe(second);
    expect(await readdir(cache)).toHaveLength(1);
    expect(await readFile(join(first, "PG_VERSION"), "utf8")).toBe("18\n");
  });

  it("is done without where the cache cannot be written, as in a read-only container", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");

    const engine = await openEmbedded({
      dataDir,
      templateCache: join(file, "cache"),
      log: createLog("silent"),
    });

    const { rows } = await engine.withConnection((connection) => connection.run("select 1 as one"));
    expect(rows).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("database"))).toEqual(["database"]);
    await engine.close();
  });
});
