import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase, type OpenedDatabase } from "./database.ts";
import { createLog } from "../log.ts";

const server = inject("postgresUrl");

describe.skipIf(server === "")("a PostgreSQL server", () => {
  const names: string[] = [];
  let admin: Client;
  beforeAll(async () => {
    admin = new Client({ connectionString: server });
    await admin.connect();
  });
  afterAll(async () => {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  async function createServerDatabase(options = ""): Promise<string> {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await admin.query(`create database ${name} ${options}`);
    names.push(name);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  }

  function open(url: string, connectTimeoutMs = 0): Promise<OpenedDatabase> {
    return openDatabase({
      url,
      dataDir: tmpdir(),
      migrations: [],
      log: createLog("silent"),
      poolSize: 2,
      connectTimeoutMs,
    });
  }

  it("that does not answer is reported with its address and without the password", async () => {
    const opening = open("postgres://someone:s3cret@127.0.0.1:1/deckle");

    await expect(opening).rejects.toMatchObject({ code: "SERVER_UNREACHABLE" });
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/deckle.*ECONNREFUSED.*DATABASE_URL/);
    await expect(opening).rejects.not.toThrow(/s3cret/);
  });

  it("that has no such database is reported at once, not waited for", async () => {
    const url = new URL(server);
    url.pathname = "/no_such_database";

    const opening = open(url.href, 20_000);

    await expect(opening).rejects.toThrow(/no_such_database.*does not exist/);
  });

  it("is waited for while it is not there yet", async () => {
    const url = new URL(await createServerDatabase());
    const before = performance.now();

    const opening = open(`postgres://deckle@127.0.0.1:1/${url.pathname}`, 700);

    await expect(opening).rejects.toMatchObject({ code: "SERVER_UNREACHABLE" });
    expect(performance.now() - before).toBeGreaterThan(600);
  });

  it("with another encoding than UTF8 is refused with the command that makes a right one", async () => {
    const url = await createServerDatabase(
      "encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'",
    );

    const opening = open(url);

    await expect(opening).rejects.toMatchObject({ code: "SERVER_UNSUITABLE" });
    await expect(opening).rejects.toThrow(/SQL_ASCII.*createdb/);
  });

  it("may cut connections: the statement fails, the next one works", async () => {
    const database = await open(await createServerDatabase());
    const cut = database.transaction(async (sql) => {
      const [self] = await sql.query<{ pid: number }>("select pg_backend_pid() as pid");
      await admin.query("select pg_terminate_backend($1)", [self?.pid]);
      await sql.query("select 1");
    });

    await expect(cut).rejects.toThrow(/terminat|connection/i);
    expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    await database.close();
  });
});
