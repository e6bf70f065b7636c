import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { type CardEngine, createModelEngine, createOfflineEngine } from "@deckle/cards";
import { createIsolatedParser, type IsolatedParser } from "@deckle/documents";
import { identityMigrations } from "@deckle/identity";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { type Files, openDiskFiles } from "../files/files.ts";
import { createLog } from "../log.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { chargeFile, usageRecordOf } from "../usage/usage-store.ts";
import { findOrCreateUser, type User } from "../users/user-store.ts";
import { findBox } from "./box-store.ts";
import { listCards } from "../cards/card-store.ts";
import { type Conversion, createConversion } from "./convert.ts";
import { insertNewBox } from "../testing/new-box.ts";

const month = "2026-11";

/** Long enough for many chunks, and every section different. */
function longDocument(): string {
  const sections = Array.from({ length: 300 }, (_, index) => {
    const name = `Substance ${index + 1}`;
    return `## ${name}\n\n${name} is a compound that was first described in ${1600 + index} by a chemist of the university of Town${index}. The melting point of ${name} is ${index + 20} degrees Celsius.`;
  });
  return `# Substances\n\n${sections.join("\n\n")}\n`;
}

/** A model service that takes a while, and makes a card of the first melting point that it reads. */
async function startModel() {
  let calls = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    const body = (await buffer(request)).toString("utf8");
    const passage = body.slice(body.lastIndexOf("<passage id="));
    const [quote = "", name = "", degrees = ""] =
      /The melting point of (Substance \d+) is (\d+) degrees Celsius\./.exec(passage) ?? [];
    const cards = [
      { quote, type: "basic", question: `What is the melting point of ${name}?`, answer: degrees },
    ];
    const event = (choice: object, usage?: object) =>
      response.write(`data: ${JSON.stringify({ id: "1", choices: [{ index: 0, ...choice }], usage })}\n\n`);
    response.writeHead(200, { "content-type": "text/event-stream" });
    event({ delta: { content: JSON.stringify({ cards }) } });
    await setTimeout(20);
    event({ delta: {}, finish_reason: "stop" }, { prompt_tokens: 2000, completion_tokens: 60 });
    response.end("data: [DONE]\n\n");
  };
  const service = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is an object.
  const { port } = service.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    close: () => new Promise((resolve) => service.close(resolve)),
  };
}

describeOnBothEngines("an interrupted conversion", (engine) => {
  let database: Database;
  let files: Files;
  let parser: IsolatedParser;
  let conversion: Conversion;
  let user: User;

  beforeAll(async () => {
    const place = await engine.createPlace();
    database = await openDatabase({ ...place, migrations: identityMigrations, log: createLog("silent") });
    files = await openDiskFiles(join(place.dataDir, "files"));
    parser = createIsolatedParser();
    conversion = conversionBy(createOfflineEngine());
    await database.query("update price_plan set month_file_limit = 100");
    user = await findOrCreateUser(database, { issuer: "https://id.test", subject: "learner" });
  });
  afterAll(async () => {
    await parser.close();
    await database.close();
  });

  async function newBox(text: string): Promise<string> {
    const { id, fileKey } = await insertNewBox(database, user);
    await files.write(
      fileKey,
      (async function* bytes() {
        yield Buffer.from(text);
      })(),
      { maxBytes: 10_000_000 },
    );
    await chargeFile(database, { id, userId: user.id, month });
    return id;
  }

  function conversionBy(engine: CardEngine): Conversion {
    const now = () => new Date(`${month}-21T08:00:00Z`);
    return createConversion({ database, files, parser, engine, log: createLog("silent"), now });
  }

  async function storedChunks(boxId: string): Promise<number> {
    const [row] = await database.query<{ count: number }>(
      "select count(*) from box_chunk where box_id = $1 and chunk_index >= 0",
      [boxId],
    );
    return row?.count ?? 0;
  }

  /** Runs until some chunks are stored, then pulls the plug. */
  async function interrupt(boxId: string, by: Conversion = conversion): Promise<number> {
    const plug = new AbortController();
    const run = by.run(boxId, plug.signal).catch(() => undefined);
    const deadline = Date.now() + 20_000;
    while ((await storedChunks(boxId)) < 2 && Date.now() < deadline) {
      await setTimeout(1);
    }
    plug.abort(new Error("pulled"));
    await run;
    return storedChunks(boxId);
  }

  it("goes on from the last finished chunk and makes the same deck", async () => {
    const whole = await newBox(longDocument());
    await conversion.run(whole, new AbortController().signal);
    const box = await newBox(longDocument());

    const chunks = await interrupt(box);
    expect(await findBox(database, box)).toMatchObject({ status: "running" });
    expect(chunks).toBeGreaterThan(1);
    await conversion.run(box, new AbortController().signal);

    expect(await findBox(database, box)).toMatchObject({ status: "finished", progressPercent: 100 });
    const withoutDates = async (id: string) =>
      (await listCards(database, id)).map((card) => ({ ...card, updatedAt: undefined }));
    expect(await withoutDates(box)).toEqual(await withoutDates(whole));
    expect(await storedChunks(box)).toBe(0);
  });

  it("does not write a finished chunk's cards again", async () => {
    const box = await newBox(longDocument());
    await interrupt(box);

    await database.query("update box_chunk set drafts = '[]' where box_id = $1 and chunk_index = 0", [box]);
    await conversion.run(box, new AbortController().signal);

    const cards = await listCards(database, box);
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.some((card) => card.source?.quote.includes("Substance 1 "))).toBe(false);
  });

  it("counts every call to the model in the box's report, those included that came to nothing", async () => {
    const model = await startModel();
    const byModel = conversionBy(
      createModelEngine(
        { provider: "openai-compatible", model: "any", baseUrl: model.url, concurrency: 4 },
        { fallback: createOfflineEngine() },
      ),
    );
    const box = await newBox(longDocument());

    await interrupt(box, byModel);
    const callsBefore = model.calls();
    await byModel.run(box, new AbortController().signal);

    const { report } = (await findBox(database, box)) ?? {};
    expect(callsBefore).toBeGreaterThan(2);
    expect(model.calls()).toBeGreaterThan(callsBefore);
    // A call that was given up on its way is counted too: it may have been charged for.
    expect(report?.engines?.usage.calls).toBeGreaterThanOrEqual(model.calls());
    expect(report?.engines?.usage.calls).toBeLessThanOrEqual(model.calls() + 4);
    expect(report?.engines?.chunks.offline).toBe(0);
    expect(await storedChunks(box)).toBe(0);
    await model.close();
  });

  it("never finishes twice: a second run of the same box changes nothing", async () => {
    const box = await newBox(longDocument());
    await conversion.run(box, new AbortController().signal);
    const before = await usageRecordOf(database, user.id, month);

    await conversion.run(box, new AbortController().signal);
    await conversion.giveUp(box);

    expect(await usageRecordOf(database, user.id, month)).toEqual(before);
    expect(await findBox(database, box)).toMatchObject({ status: "finished" });
  });

  it("that is given up gives the file back once, however often that is said", async () => {
    const box = await newBox("too short");
    const before = await usageRecordOf(database, user.id, month);

    await Promise.all([conversion.giveUp(box), conversion.giveUp(box), conversion.giveUp(box)]);

    const after = await usageRecordOf(database, user.id, month);
    expect(after.monthFileProcessCount).toBe(before.monthFileProcessCount - 1);
    expect(await findBox(database, box)).toMatchObject({ status: "failed", failureReason: "INTERNAL" });
  });
});
