import { readFile } from "node:fs/promises";
import { readPackage, verifyPackage } from "@deckle/anki";
import { apiErrors, type DemoDeck, demoMaxBytes, type Difficulty, routes } from "@deckle/contract";
import { documentErrorMessages } from "@deckle/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { filesWith, findText } from "../testing/find-text.ts";
import { type ApiAnswer, sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";

const fixtures = new URL("../../../../fixtures/", import.meta.url);

async function fixture(name: string, type: string): Promise<File> {
  return new File([await readFile(new URL(name, fixtures))], name, { type });
}

interface DemoRequest {
  readonly file?: File;
  readonly sample?: string;
  readonly difficulty?: Difficulty;
  readonly count?: number;
}

/** Calls the demo as a visitor does: a form, no token. */
async function convert(
  server: TestServer,
  { file, ...fields }: DemoRequest,
  language: "zh" | "en" = "en",
): Promise<ApiAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  if (file) body.set("file", file);
  const response = await fetch(new URL("/api/demo/convert", server.url), {
    method: "POST",
    body,
    headers: { "accept-language": language },
  });
  // The harness checks every answer by its schema before it is sent.
  return {
    status: response.status,
    headers: response.headers,
    envelope: (await response.json()) as ApiAnswer["envelope"],
  };
}

async function deckOf(server: TestServer, request: DemoRequest): Promise<DemoDeck> {
  const { envelope } = await convert(server, request);
  expect(envelope).toMatchObject({ code: 0 });
  return routes.convertDemo.output.parse(envelope.data);
}

describeOnBothEngines("the demo", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace(), env: { DEMOS_PER_HOUR: "1000" } });
  });
  afterAll(() => server.close());

  it.each(["zh", "en"] as const)(
    "L5: makes ten cards of the %s sample without an account",
    async (sample) => {
      const deck = await deckOf(server, { sample });

      expect(deck.cards).toHaveLength(10);
      const document = await readFile(new URL(`samples/${sample}.md`, import.meta.url), "utf8");
      const words = (text: string) => text.replace(/[\s|*#-]+/g, "");
      for (const card of deck.cards) {
        expect(words(document)).toContain(words(card.source?.quote ?? "no source"));
        expect(card.source?.section.length).toBeGreaterThan(0);
      }
    },
  );

  it("L5: makes cards of a visitor's file and packs them for Anki", async () => {
    const deck = await deckOf(server, { file: sampleFile("细胞.md"), count: 5 });
    const bytes = Buffer.from(deck.package_base64, "base64");

    expect(deck).toMatchObject({
      title: "The cell",
      file_name: "细胞.md",
      package_file_name: "The cell.apkg",
    });
    expect(deck.cards).toHaveLength(5);
    expect(await verifyPackage(bytes)).toEqual([]);
    expect((await readPackage(bytes)).notes).toHaveLength(5);
  });

  it("L5: obeys the difficulty", async () => {
    const share = async (difficulty: Difficulty) => {
      const { cards } = await deckOf(server, { sample: "zh", difficulty });
      return cards.filter((card) => card.difficulty === "hard").length;
    };

    expect(await share("hard")).toBeGreaterThan(await share("easy"));
  });

  it.each([
    ["en_dev.pdf", "application/pdf"],
    ["zh_dev.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["zh_dev.doc", "application/msword"],
  ])("L5: reads %s", async (name, type) => {
    const deck = await deckOf(server, { file: await fixture(name, type), count: 20 });

    expect(deck.cards.length).toBeGreaterThan(10);
  });

  it("says in the visitor's language why a file cannot be read", async () => {
    const file = await fixture("encrypted.pdf", "application/pdf");

    const [zh, en] = [await convert(server, { file }, "zh"), await convert(server, { file }, "en")];

    expect(zh.status).toBe(422);
    expect(zh.envelope).toEqual({
      code: apiErrors.documentUnreadable.code,
      message: documentErrorMessages.PASSWORD_PROTECTED.zh,
      data: null,
    });
    expect(en.envelope.message).toBe(documentErrorMessages.PASSWORD_PROTECTED.en);
  });

  it.each<[string, () => DemoRequest, keyof typeof apiErrors]>([
    ["neither file nor sample", () => ({}), "fileMissing"],
    ["a sample that there is not", () => ({ sample: "fr" }), "invalidInput"],
    ["more cards than the demo makes", () => ({ sample: "zh", count: 21 }), "invalidInput"],
    ["another type", () => ({ file: new File(["x"], "a.png", { type: "image/png" }) }), "unsupportedFormat"],
    ["an empty file", () => ({ file: new File([], "a.txt", { type: "text/plain" }) }), "emptyFile"],
  ])("refuses %s", async (_, request, kind) => {
    const { status, envelope } = await convert(server, request());

    expect({ status, message: envelope.message }).toEqual({
      status: apiErrors[kind].httpStatus,
      message: apiErrors[kind].message.en,
    });
  });

  it("takes a file of exactly 1 MB, says that it read only the beginning, and refuses one byte more", async () => {
    const line = "Osmosis is the diffusion of water through a semipermeable membrane. ";
    const text = (bytes: number) =>
      new File([Buffer.alloc(bytes, line)], "water.txt", { type: "text/plain" });

    const deck = await deckOf(server, { file: text(demoMaxBytes) });
    const refused = await convert(server, { file: text(demoMaxBytes + 1) });

    expect(deck.warnings).toEqual([expect.stringContaining("60,000 characters")]);
    expect(refused.status).toBe(413);
    expect(refused.envelope.message).toBe(apiErrors.demoFileTooLarge.message.en);
  });
});

describeOnBothEngines("what a visitor tried", (engine) => {
  it("L5: is nowhere in the data afterwards, whether it was read or refused", async () => {
    const place = await engine.createPlace();
    const server = await startTestServer({ place });
    const secret = "Quillworth";
    const file = new File([`${secret} is a village in the north of England.`], `${secret}.txt`, {
      type: "text/plain",
    });
    const broken = new File([`%PDF-1.7 ${secret}`], `${secret}.pdf`, { type: "application/pdf" });

    const [read, refused] = [await convert(server, { file }), await convert(server, { file: broken })];
    // Something that is kept shows that the search finds what is there.
    const kept = "a box of Quillworth's neighbour";
    await server.upload(await server.issuer.token("a user"), sampleFile(), { boxname: kept });
    await server.close();

    expect([read.status, refused.status]).toEqual([200, 422]);
    expect(await findText(place, kept)).toContain("public.card_box");
    expect(await findText(place, `${secret} is`)).toEqual([]);
    expect(await findText(place, `${secret}.`)).toEqual([]);
    expect(await filesWith(place.dataDir, `${secret} is`)).toEqual([]);
  });
});

describe("a demo that many want", () => {
  it("tells one address how long to wait once its hour is used up", async () => {
    const server = await startTestServer({ env: { DEMOS_PER_HOUR: "2" } });
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await convert(server, { sample: "en" }, "zh"));
    await server.close();

    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
    expect(answers[2]?.envelope.message).toMatch(/^次数太多了，请约 60 分钟后再试。$/);
    expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("answers busy with a time to wait when too many come at once", async () => {
    const server = await startTestServer({ env: { DEMOS_PER_HOUR: "1000" } });
    const file = await fixture("en_dev.pdf", "application/pdf");

    const answers = await Promise.all(Array.from({ length: 12 }, () => convert(server, { file })));
    const afterwards = await convert(server, { file });
    await server.close();

    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
    for (const answer of refused) {
      expect(answer.envelope).toMatchObject({ code: apiErrors.busy.code });
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(afterwards.status).toBe(200);
  });
});
