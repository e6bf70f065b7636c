import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { apiErrors, type CardBox } from "@deckle/contract";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { createTestEngine } from "../testing/database-engines.ts";
import { type DatabaseLine, layDatabaseLine } from "../testing/database-line.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";
import { openPostgres } from "./postgres.ts";
import { createTransactions } from "./transactions.ts";

const patience = { timeout: 40_000, interval: 200 };

describe.skipIf(inject("postgresUrl") === "")("a PostgreSQL server that is lost", () => {
  const engine = createTestEngine("postgres");
  let line: DatabaseLine;
  let place: { dataDir: string; url: string };
  beforeEach(async () => {
    const { dataDir, url = "" } = await engine.createPlace();
    line = await layDatabaseLine(url);
    place = { dataDir, url: line.url };
  });
  afterEach(() => line.close());

  describe("and comes back", () => {
    let server: TestServer;
    beforeEach(async () => {
      server = await startTestServer({ place });
    });
    afterEach(() => server.close());

    const isReady = async () => (await fetch(new URL("/readyz", server.url))).ok;

    it("is told to whoever calls meanwhile, and work goes on by itself", async () => {
      const token = await server.issuer.token("patient");
      const knowledgeBase = await server.knowledgeBaseOf(token);

      await line.cut();
      const listing = await server.call("listCardBoxes", { knowledge_base_id: knowledgeBase }, token);
      const upload = await server.upload(token, sampleFile(), { knowledge_base_id: knowledgeBase });
      expect(await isReady()).toBe(false);
      await line.mend();

      for (const { status, headers, envelope } of [listing, upload]) {
        expect({ status, code: envelope.code }).toEqual({ status: 503, code: apiErrors.unavailable.code });
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
      await vi.waitFor(async () => expect(await isReady()).toBe(true), patience);
      const box = await server.box(token, sampleFile(), { knowledge_base_id: knowledgeBase });
      expect(box).toMatchObject({ status: "finished" });
      const folders = await readdir(join(place.dataDir, "files", "boxes"), { recursive: true });
      expect(folders.filter((name) => name.endsWith("source"))).toHaveLength(1);
    });
  });

  it(
    "for good is replaced without anybody's help: calls and conversions go on",
    { timeout: 120_000 },
    async () => {
      const server = await startTestServer({ place });
      const token = await server.issuer.token("patient");
      const knowledgeBase = await server.knowledgeBaseOf(token);
      await server.box(token, sampleFile(), { knowledge_base_id: knowledgeBase });

      line.strand();

      const upload = async () => {
        const answer = await server.upload(token, sampleFile(), { knowledge_base_id: knowledgeBase });
        expect(answer.envelope).toMatchObject({ code: 0 });
        return answer.envelope.data as CardBox;
      };
      const { box_id: boxId } = await vi.waitFor(upload, { timeout: 60_000, interval: 200 });
      const isFinished = async () =>
        expect(await server.ask("getCardBox", { box_id: boxId }, token)).toMatchObject({
          status: "finished",
        });
      await vi.waitFor(isFinished, { timeout: 50_000, interval: 500 });
      await server.close();
    },
  );

  it("without a word is not waited for: statements and transactions end, and new ones find another connection", async () => {
    const opened = await openPostgres({
      url: place.url,
      poolSize: 2,
      connectTimeoutMs: 1000,
      log: createLog("silent"),
    });
    const database = createTransactions(opened, { statementTimeoutMs: 500, transactionTimeoutMs: 500 });
    const slowly = "select pg_sleep(0.1)";
    await Promise.all([database.query(slowly), database.query(slowly)]);

    line.freeze();
    const statement = database.query("select 1");
    const transaction = database.transaction((sql) => sql.query("select 1"));
    await expect(statement).rejects.toMatchObject({ code: "STATEMENT_TIMEOUT" });
    await expect(transaction).rejects.toMatchObject({ code: "STATEMENT_TIMEOUT" });
    await line.mend();

    await vi.waitFor(
      async () => expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]),
      patience,
    );
    await opened.close();
  });
});
