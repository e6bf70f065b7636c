import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { apiErrors, type CardBox, type RouteInput, type RouteName, type WireCard } from "@deckle/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";

const minute = 60_000;

describeOnBothEngines("the life of a box", (engine) => {
  let server: TestServer;
  let now = new Date();
  let learners = 0;
  let token: string;
  let box: CardBox;

  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace(), now: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    learners += 1;
    token = await server.issuer.token(`learner ${learners}`);
    box = await server.box(token);
  });

  const refusal = async (name: RouteName, input: object) =>
    (await server.call(name, { box_id: box.box_id, ...input }, token)).envelope;
  const cardsOf = async (boxId = box.box_id): Promise<WireCard[]> =>
    (await server.ask("listCards", { box_id: boxId, limit: 500 }, token)).cards;

  describe("renamed", () => {
    it("U3: shows its new name everywhere and requires one of more than blanks", async () => {
      const subject_name = "  细胞 <b>二</b> 🎉 \0";

      const renamed = await server.ask("renameCardBox", { box_id: box.box_id, subject_name }, token);
      const file = await server.call("exportAnki", { box_id: box.box_id }, token);

      expect(renamed).toEqual({ ...box, subject_name: "细胞 <b>二</b> 🎉" });
      expect(decodeURIComponent(file.headers.get("content-disposition") ?? "")).toContain(
        "细胞 _b_二__b_ 🎉.apkg",
      );
      expect(await refusal("renameCardBox", { subject_name: " \t　" })).toMatchObject({
        message: "Please enter card box name",
      });
      expect(await refusal("renameCardBox", { subject_name: "长".repeat(201) })).toMatchObject({
        code: apiErrors.boxNameTooLong.code,
      });
    });
  });

  describe("deleted", () => {
    it("C8: is gone at once, comes back whole within a minute, and not later", async () => {
      const [card] = await cardsOf();
      await server.ask("deleteCardBox", { box_id: box.box_id }, token);

      for (const name of ["getCardBox", "listCards", "exportAnki", "getBoxReport"] as const) {
        expect(await refusal(name, {})).toMatchObject({ code: apiErrors.notFound.code });
      }
      const listed = { knowledge_base_id: box.knowledge_base_id };
      expect(await server.ask("listCardBoxes", listed, token)).toEqual([]);

      now = new Date(now.getTime() + minute - 1000);
      expect(await server.ask("restoreCardBox", { box_id: box.box_id }, token)).toEqual(box);
      expect((await cardsOf())[0]).toEqual(card);

      await server.ask("deleteCardBox", { box_id: box.box_id }, token);
      now = new Date(now.getTime() + minute + 1000);
      expect(await refusal("restoreCardBox", {})).toMatchObject({ code: apiErrors.undoExpired.code });
    });

    it("A9: is not brought back by a stranger", async () => {
      const stranger = await server.issuer.token("stranger");
      await server.ask("deleteCardBox", { box_id: box.box_id }, token);

      expect((await server.call("restoreCardBox", { box_id: box.box_id }, stranger)).status).toBe(404);
      expect((await server.call("getCardBox", { box_id: box.box_id }, token)).status).toBe(404);
    });
  });

  describe("reported on", () => {
    it("tells its document, its cards by section, and why drafts were dropped, in the learner's language", async () => {
      const report = await server.ask("getBoxReport", { box_id: box.box_id }, token);

      expect(report).toMatchObject({
        document: { language: "en", pages: null },
        parts: { offline: 1, llm: 0 },
        cards: box.card_amount,
        edited: 0,
        added: 0,
        suspended: 0,
        coverage: 1,
        usage: null,
      });
      expect(report.sections.map(({ section }) => section)).toEqual([
        ["The cell"],
        ["The cell", "Membranes"],
      ]);
      expect(report.sections.reduce((sum, { card_amount }) => sum + card_amount, 0)).toBe(box.card_amount);
      const dropped = report.dropped.reduce((sum, { count }) => sum + count, 0);
      expect(report.drafts).toBe(report.cards + dropped);
      for (const { message } of report.dropped) expect(message).toMatch(/^[A-Z].*\.$/);
    });
  });

  describe("reported on where lines run in with heads", () => {
    it("counts the cards under such a head for the section that holds it", async () => {
      const text =
        "# Heat\n\n**Conduction.** Metals conduct heat because their electrons move freely.\n\nGlass was first made in 1500 BC.\n";
      const other = await server.box(token, new File([text], "heat.md"));
      const report = await server.ask("getBoxReport", { box_id: other.box_id }, token);

      const cards = await cardsOf(other.box_id);
      expect(cards.map(({ source }) => source?.section)).toContainEqual(["Heat", "Conduction"]);
      expect(report.sections).toEqual([{ section: ["Heat"], card_amount: other.card_amount }]);
    });
  });

  describe("regenerated", () => {
    const regenerate = (input: Partial<RouteInput<"regenerateCards">> = {}) =>
      server.ask("regenerateCards", { box_id: box.box_id, ...input }, token);

    it("replaces what nobody touched and keeps edited, added, deleted, suspended and studied cards", async () => {
      const before = await cardsOf();
      const [edited = "", deleted = "", suspended = "", studied = ""] = before.map(({ card_id }) => card_id);
      const at = { box_id: box.box_id };
      const content = { type: "basic", question: "My own words?", answer: "Yes, mine" } as const;
      await server.ask("updateCard", { ...at, card_id: edited, content }, token);
      await server.ask("deleteCards", { ...at, card_ids: [deleted] }, token);
      await server.ask("suspendCards", { ...at, card_ids: [suspended], is_suspended: true }, token);
      const answer = {
        review_id: crypto.randomUUID(),
        card_id: studied,
        rating: 4,
        duration_ms: 1,
      } as const;
      const when = { answered_at: now.toISOString(), time_zone: "UTC" };
      await server.ask("answerCard", { ...at, ...answer, ...when }, token);
      const own = await server.ask("createCard", { ...at, content }, token);
      const usage = await server.data<Record<string, number>>("getUseRecord", {}, token);
      const touched = (await cardsOf()).filter(({ card_id }) =>
        [edited, suspended, studied, own.card_id].includes(card_id),
      );

      const running = await regenerate({ card_type: "cloze" });
      expect(running.status).toBe("running");
      const finished = await server.ended(token, box.box_id);
      const after = await cardsOf();

      expect(finished).toMatchObject({ status: "finished", card_amount: after.length, warnings: [] });
      expect(after).toEqual(expect.arrayContaining(touched));
      const ids = after.map(({ card_id }) => card_id);
      expect(ids).not.toContain(deleted);
      const others = after.filter((card) => !touched.some(({ card_id }) => card_id === card.card_id));
      expect(others.every(({ type }) => type === "cloze")).toBe(true);
      expect(before.some(({ type }) => type === "basic")).toBe(true);
      expect(after.at(-1)).toEqual(own);
      expect(await server.data("getUseRecord", {}, token)).toMatchObject({
        monthFileProcessCount: usage["monthFileProcessCount"],
      });
      const asked = await server.ask("getStudyQueue", { time_zone: "UTC", limit: 200 }, token);
      expect(asked.items.map(({ card }) => card.card_id)).not.toContain(deleted);
    });

    it("in one section leaves the others alone", async () => {
      const before = await cardsOf();
      const isInPart = ({ source }: WireCard) => source?.section.at(-1) === "Membranes";

      await regenerate({ section: ["The cell", "Membranes"], card_type: "cloze" });
      await server.ended(token, box.box_id);
      const after = await cardsOf();

      expect(after.filter((card) => !isInPart(card))).toEqual(before.filter((card) => !isInPart(card)));
      expect(after.filter(isInPart).every(({ type }) => type === "cloze")).toBe(true);
      expect(before.filter(isInPart).some(({ type }) => type === "basic")).toBe(true);
    });

    it("stays within the pages and words that the deck was made for, and chooses the rest anew", async () => {
      const focused = await server.box(token, sampleFile(), { focus: "osmosis", card_type: "cloze" });

      await server.ask("regenerateCards", { box_id: focused.box_id, max_cards: 1 }, token);
      await server.ended(token, focused.box_id);

      expect(await cardsOf(focused.box_id)).toMatchObject([
        { type: "basic", source: { quote: expect.stringMatching(/Osmosis/) } },
      ]);
    });

    it("makes the same cards of the same document: nothing changes where nothing is to", async () => {
      const before = await cardsOf();

      await regenerate();
      await server.ended(token, box.box_id);

      expect(await cardsOf()).toEqual(before);
    });

    it("is refused while it goes on, and for a part that is not there", async () => {
      expect(await refusal("regenerateCards", { section: ["No such heading"] })).toMatchObject({
        code: apiErrors.sectionEmpty.code,
      });
      const both = await Promise.all([
        server.call("regenerateCards", { box_id: box.box_id }, token),
        server.call("regenerateCards", { box_id: box.box_id }, token),
      ]);
      const codes = both.map(({ envelope }) => envelope.code);
      expect(new Set(codes)).toEqual(new Set([0, apiErrors.boxBusy.code]));
    });

    it("that fails leaves the box finished with its old cards, and says so", async () => {
      const before = await cardsOf();
      const [source] = await storedFiles(box.box_id);
      await writeFile(source ?? "", "%PDF-1.7 and nothing more");

      await regenerate();
      const finished = await server.ended(token, box.box_id);

      expect(finished).toMatchObject({ status: "finished", card_amount: before.length });
      expect(finished.warnings.join()).toMatch(/could not be made anew. The ones you have were not changed/);
      expect(await cardsOf()).toEqual(before);
    });

    it("without any card of the kind asked for keeps the old ones, and says so", async () => {
      const onlyList = new File(
        ["# 词汇\n\n| 词 | 义 |\n|---|---|\n| cell | 细胞 |\n| gene | 基因 |\n"],
        "a.md",
      );
      const vocabulary = await server.box(token, onlyList, { card_type: "basic" });

      await server.ask("regenerateCards", { box_id: vocabulary.box_id, card_type: "cloze" }, token);
      const finished = await server.ended(token, vocabulary.box_id);

      expect(finished).toMatchObject({ status: "finished", card_amount: vocabulary.card_amount });
      expect(finished.warnings).toEqual([apiErrors.sectionEmpty.message.en]);
    });

    async function storedFiles(boxId: string): Promise<string[]> {
      const folder = join(server.dataDir, "files");
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.endsWith(`${boxId}/source`)).map((name) => join(folder, name));
    }
  });

  describe("made by choice", () => {
    it("G1: has at most the cards, and only the kind, that were asked for", async () => {
      const few = await server.box(token, sampleFile(), {
        max_cards: 2,
        card_type: "cloze",
        density: "dense",
      });
      const cards = await cardsOf(few.box_id);

      expect(cards).toHaveLength(2);
      expect(cards.every(({ type }) => type === "cloze")).toBe(true);
    });

    it("of some pages has cards of those alone", async () => {
      const file = new File(
        [await readFile(new URL("../../../../fixtures/zh_dev.pdf", import.meta.url))],
        "zh.pdf",
      );
      const first = await server.box(token, file, { pages: "1" });
      const whole = await server.box(token, file);

      const pagesOf = async ({ box_id }: CardBox) =>
        new Set((await cardsOf(box_id)).map(({ source }) => source?.page));
      expect(await pagesOf(first)).toEqual(new Set([1]));
      expect((await pagesOf(whole)).size).toBeGreaterThan(1);
    });

    it("of pages that hold nothing says so, and gives the file back", async () => {
      const failed = await server.box(token, sampleFile(), { pages: " 3 - 10 " });

      expect(failed).toMatchObject({ status: "failed", failure: { reason: "NO_CARDS_IN_PAGES" } });
      expect(failed.failure?.message).toMatch(/Check the pages/);
      expect(await server.data("getUseRecord", {}, token)).toMatchObject({ monthFileProcessCount: 1 });
    });

    it("prefers the words in focus where cards are few", async () => {
      const focused = await server.box(token, sampleFile(), { max_cards: 1, focus: "osmosis，渗透" });

      expect((await cardsOf(focused.box_id))[0]?.source?.quote).toMatch(/Osmosis/);
    });

    it.each([
      ["difficulty", "brutal"],
      ["density", "9"],
      ["max_cards", "0"],
      ["max_cards", "many"],
      ["max_cards", "1001"],
      ["card_type", "essay"],
      ["pages", "from 3"],
      ["pages", "9-3"],
      ["pages", "0"],
      ["focus", "x".repeat(201)],
      ["knowledge_base_id", "mine"],
    ])("refuses %s = %s, naming it", async (field, value) => {
      const { status, envelope } = await server.upload(token, sampleFile(), { [field]: value });

      expect(status).toBe(400);
      expect(envelope).toMatchObject({
        code: apiErrors.invalidInput.code,
        message: expect.stringContaining(`“${field}”`),
      });
    });
  });
});
