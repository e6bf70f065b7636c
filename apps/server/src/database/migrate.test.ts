import { expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { openDatabase, type Migration, type OpenedDatabase } from "./database.ts";
import { readMigrations } from "./migrate.ts";
import { createLog } from "../log.ts";

const first: Migration = {
  name: "test-first",
  sql: "create table first (id int); insert into first values (1);",
};
const second: Migration = {
  name: "test-second",
  sql: "alter table first add column note text default 'semi;colon'",
};
const broken: Migration = { name: "test-broken", sql: "create table half (id int); select 1 / 0;" };

describeOnBothEngines("migrations", (engine) => {
  async function openTwice(
    before: readonly Migration[],
    after: readonly Migration[],
  ): Promise<{ failure: unknown; reopen: (migrations: readonly Migration[]) => Promise<OpenedDatabase> }> {
    const place = await engine.createPlace();
    const reopen = (migrations: readonly Migration[]): Promise<OpenedDatabase> =>
      openDatabase({ ...place, migrations, log: createLog("silent") });
    await (await reopen(before)).close();
    const failure: unknown = await reopen(after).then(
      (database) => database.close(),
      (error: unknown) => error,
    );
    return { failure, reopen };
  }

  it("run once each: the server's own by name, then those of other parts in their order", async () => {
    const { failure, reopen } = await openTwice([first], [first, second]);

    const database = await reopen([first, second]);

    expect(failure).toBeUndefined();
    const journal = await database.query<{ name: string }>(
      "select name from schema_migration order by applied_at, name",
    );
    expect(journal.map(({ name }) => name)).toEqual([
      ...(await readMigrations()).map(({ name }) => name),
      "test-first",
      "test-second",
    ]);
    expect(await database.query("select * from first")).toEqual([{ id: 1, note: "semi;colon" }]);
    await database.close();
  });

  it("leave nothing of one that fails, name it, and keep those before it", async () => {
    const { failure, reopen } = await openTwice([], [first, broken, second]);

    const database = await reopen([first]);

    expect(failure).toMatchObject({ code: "MIGRATION_FAILED" });
    expect(String(failure)).toMatch(/test-broken.*division by zero/);
    expect(await database.query("select to_regclass('half')::text as half")).toEqual([{ half: null }]);
    expect(await database.query("select id from first")).toEqual([{ id: 1 }]);
    await database.close();
  });

  it("refuse a database of a newer version with a text that says what to do, and leave it alone", async () => {
    const { failure, reopen } = await openTwice([first, second], [first]);

    const database = await reopen([first, second]);

    expect(failure).toMatchObject({ code: "SCHEMA_NEWER" });
    expect(String(failure)).toMatch(/newer version of Deckle.*test-second.*backup/);
    expect(await database.query("select id from first")).toEqual([{ id: 1 }]);
    await database.close();
  });

  // The embedded engine belongs to one process; its folder lock is tested on its own.
  it.for(engine.kind === "postgres" ? [5] : [])(
    "run once when %i processes start together",
    async (count) => {
      const place = await engine.createPlace();

      const databases = await Promise.all(
        Array.from({ length: count }, () =>
          openDatabase({ ...place, migrations: [first, second], log: createLog("silent") }),
        ),
      );

      expect(await databases[0]?.query("select count(*) as migrations from schema_migration")).toEqual([
        { migrations: (await readMigrations()).length + 2 },
      ]);
      expect(await databases[0]?.query("select * from first")).toEqual([{ id: 1, note: "semi;colon" }]);
      for (const database of databases) await database.close();
    },
  );

  it("give everyone the first plan, and take everything of a user away with the user", async () => {
    const database = await engine.openTestDatabase();
    const [user, base, box] = ["1", "2", "3"].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
    await database.query("insert into app_user (id, issuer, subject) values ($1, 'i', 's')", [user]);
    await database.query("insert into knowledge_base (id, user_id) values ($1, $2)", [base, user]);
    await database.query(
      `insert into card_box (id, user_id, knowledge_base_id, subject_name, file_name, file_key)
       values ($1, $2, $3, 'Biology', 'cells.pdf', 'k')`,
      [box, user, base],
    );
    await database.query("insert into card (id, box_id, position, content) values ('c', $1, 0, '{}')", [box]);
    await database.query("insert into box_chunk (box_id, chunk_index, drafts) values ($1, 0, '[]')", [box]);
    await database.query("insert into usage_month (user_id, month, files) values ($1, '2026-11', 1)", [user]);
    await database.query("insert into usage_charge (id, user_id, month) values ($1, $2, '2026-11')", [
      box,
      user,
    ]);

    await database.query("delete from app_user where id = $1", [user]);

    const [left] = await database.query(
      `select (select count(*) from knowledge_base) + (select count(*) from card_box) + (select count(*) from card)
         + (select count(*) from box_chunk) + (select count(*) from usage_month) + (select count(*) from usage_charge) as rows`,
    );
    expect(left).toEqual({ rows: 0 });
    expect(await database.query("select * from price_plan")).toEqual([
      { member_level: 1, month_file_limit: 3 },
    ]);
  });
});
