import { beforeAll, describe, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import type { OpenedDatabase } from "./database.ts";

describeOnBothEngines("database", (engine) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await engine.openTestDatabase({
      migrations: [
        { name: "test-counter", sql: "create table counter (id text primary key, count integer not null);" },
      ],
    });
  });

  describe("values", () => {
    it("come back as the same JavaScript values on both engines", async () => {
      const [row] = await database.query(
        `select 1::int2 as small, 2::int4 as plain, 3::int8 as big, count(*) as counted, 1.5::float8 as float,
           1.50::numeric as exact, true as yes, 'x'::text as text, null::text as nothing,
           '2026-02-03T04:05:06.789Z'::timestamptz as moment, '2026-02-03'::date as day,
           '{"a":[1,null,"卡"]}'::jsonb as json, array['a','b,"c']::text[] as texts, array[1,2]::int8[] as bigs,
           '5d3b0c1e-0000-4000-8000-000000000000'::uuid as id from (values (1)) as one`,
      );

      expect(row).toEqual({
        small: 1,
        plain: 2,
        big: 3,
        counted: 1,
        float: 1.5,
        exact: "1.50",
        yes: true,
        text: "x",
        nothing: null,
        moment: new Date("2026-02-03T04:05:06.789Z"),
        day: "2026-02-03",
        json: { a: [1, null, "卡"] },
        texts: ["a", 'b,"c'],
        bigs: [1, 2],
        id: "5d3b0c1e-0000-4000-8000-000000000000",
      });
    });

    it("survive the way there and back", async () => {
      const moment = new Date("2026-11-21T08:00:00.001Z");

      const [row] = await database.query(
        `select $1::timestamptz as moment, $2::text[] as texts, $3::int as number, $4::bool as yes, $5::text as nothing,
           $6::jsonb as json, $7::text as text, $8::text[] as none`,
        [
          moment,
          ['q"\\u', "卡,{}", null],
          7,
          true,
          undefined,
          JSON.stringify([1, { a: "\\" }]),
          "😀'; --",
          [],
        ],
      );

      expect(row).toEqual({
        moment,
        texts: ['q"\\u', "卡,{}", null],
        number: 7,
        yes: true,
        nothing: null,
        json: [1, { a: "\\" }],
        text: "😀'; --",
        none: [],
      });
    });

    it("keep bytes as bytes", async () => {
      const [row] = await database.query<{ bytes: Uint8Array }>("select $1::bytea as bytes", [
        Uint8Array.of(0, 255, 10),
      ]);

      expect([...(row?.bytes ?? [])]).toEqual([0, 255, 10]);
    });

    it("refuse an object that is not JSON text", async () => {
      await expect(database.query("select $1::jsonb", [{ a: 1 }])).rejects.toThrow(TypeError);
    });
  });

  describe("errors", () => {
    it("carry the SQLSTATE", async () => {
      await database.query("insert into counter values ('twice', 1)");

      await expect(database.query("insert into counter values ('twice', 1)")).rejects.toMatchObject({
        code: "23505",
      });
    });

    it("leave the database usable", async () => {
      await expect(database.query("select * from no_such_table")).rejects.toMatchObject({ code: "42P01" });

      expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    });
  });

  describe("a transaction", () => {
    it("keeps everything and gives back what the work returned", async () => {
      const returned = await database.transaction(async (sql) => {
        await sql.query("insert into counter values ('kept', 1)");
        await sql.query("update counter set count = count + 1 where id = 'kept'");
        return "done";
      });

      expect(returned).toBe("done");
      expect(await countOf("kept")).toBe(2);
    });

    it("keeps nothing when the work throws, and rethrows its error", async () => {
      const failure = new Error("no");

      const running = database.transaction(async (sql) => {
        await sql.query("insert into counter values ('thrown', 1)");
        throw failure;
      });

      await expect(running).rejects.toBe(failure);
      expect(await countOf("thrown")).toBeUndefined();
    });

    it("keeps nothing when a statement failed and its error was swallowed, and says so", async () => {
      const running = database.transaction(async (sql) => {
        await sql.query("insert into counter values ('swallowed', 1)");
        await sql.query("select 1 / 0").catch(() => undefined);
      });

      await expect(running).rejects.toMatchObject({ code: "TRANSACTION_ABORTED" });
      expect(await countOf("swallowed")).toBeUndefined();
    });

    it("refuses the database itself inside, instead of waiting for ever", async () => {
      const running = database.transaction(async () => countOf("anything"));

      await expect(running).rejects.toMatchObject({ code: "NESTED_CALL" });
    });

    it("refuses a transaction inside a transaction", async () => {
      const running = database.transaction(() => database.transaction(async () => 1));

      await expect(running).rejects.toMatchObject({ code: "NESTED_CALL" });
    });

    it("refuses its handle after its end", async () => {
      const handle = await database.transaction(async (sql) => sql);

      await expect(handle.query("select 1")).rejects.toMatchObject({ code: "TRANSACTION_CLOSED" });
    });

    it("lets work that it started go on with the database once it has ended", async () => {
      const later = await database.transaction(async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        return { resolve, counted: promise.then(() => countOf("later")) };
      });

      later.resolve();

      expect(await later.counted).toBeUndefined();
    });

    it("is not seen by others before its end", async () => {
      const { promise: inserted, resolve: markInserted } = Promise.withResolvers<void>();
      const running = database.transaction(async (sql) => {
        await sql.query("insert into counter values ('hidden', 1)");
        markInserted();
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error("changed my mind");
      });
      running.catch(() => undefined);
      await inserted;

      const seen = await countOf("hidden");

      expect(seen).toBeUndefined();
      await expect(running).rejects.toThrow("changed my mind");
    });

    it("counts exactly under 50 at once", async () => {
      await database.query("insert into counter values ('exact', 0)");
      const limit = 7;

      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () =>
          database.transaction(async (sql) => {
            const counted = await sql.query(
              "update counter set count = count + 1 where id = 'exact' and count < $1 returning count",
              [limit],
            );
            return counted.length;
          }),
        ),
      );

      expect(outcomes.filter((count) => count === 1)).toHaveLength(limit);
      expect(await countOf("exact")).toBe(limit);
    });
  });

  it("says that it is ready while it is open, and not afterwards", async () => {
    const other = await engine.openTestDatabase();
    const before = await other.isReady();

    await other.close();
    await other.close();

    expect(before).toBe(true);
    expect(await other.isReady()).toBe(false);
    await expect(other.query("select 1")).rejects.toMatchObject({ code: "CLOSED" });
  });

  async function countOf(id: string): Promise<number | undefined> {
    const [row] = await database.query<{ count: number }>("select count from counter where id = $1", [id]);
    return row?.count;
  }
});
