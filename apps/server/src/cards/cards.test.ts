import { randomUUID } from "node:crypto";
import { apiErrors, type CardBox, type CardContent, type RouteInput, type WireCard } from "@deckle/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { startTestServer, type TestServer } from "../testing/harness.ts";

const minute = 60_000;

const document = `# 细胞

细胞是一切生物体的基本结构和功能单位。线粒体是细胞中合成 ATP 的主要场所。

## 细胞膜

细胞膜是由磷脂双分子层构成的薄膜。渗透作用是指水分子通过半透膜的扩散。
`;

describeOnBothEngines("the cards of a box", (engine) => {
  let server: TestServer;
  let now = new Date();
  let token: string;
  let box: CardBox;

  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace(), now: () => now });
    token = await server.issuer.token("learner");
    box = await server.box(token, new File([document], "细胞.md", { type: "text/markdown" }));
  });
  afterAll(() => server.close());

  async function list(query: Omit<RouteInput<"listCards">, "box_id"> = {}, boxId = box.box_id) {
    return server.ask("listCards", { box_id: boxId, ...query }, token);
  }

  async function cardAmount(boxId = box.box_id): Promise<number> {
    return (await server.ask("getCardBox", { box_id: boxId }, token)).card_amount;
  }

  async function create(content: Partial<CardContent> = {}): Promise<WireCard> {
    const question = `Question ${Math.random()}?`;
    const whole = {
      type: "basic",
      question,
      answer: "Answer",
      ...content,
    } as RouteInput<"createCard">["content"];
    return server.ask("createCard", { box_id: box.box_id, content: whole }, token);
  }

  async function codeOf(name: "createCard" | "updateCard" | "deleteCards" | "restoreCards", input: object) {
    return (await server.call(name, { box_id: box.box_id, ...input }, token)).envelope.code;
  }

  it("are listed in document order with their sources, hand-made cards last, page by page", async () => {
    const own = await create();
    const { cards, total } = await list();

    expect(total).toBe(await cardAmount());
    expect(cards.at(-1)).toMatchObject({ card_id: own.card_id, origin: "learner", source: null });
    const offsets = cards.slice(0, -1).map(({ source }) => document.indexOf(source?.quote ?? "-"));
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    const pages = await Promise.all([0, 2, total].map((offset) => list({ offset, limit: 2 })));
    expect(pages.map((page) => page.cards.map(({ card_id }) => card_id))).toEqual([
      cards.slice(0, 2).map(({ card_id }) => card_id),
      cards.slice(2, 4).map(({ card_id }) => card_id),
      [],
    ]);
    expect(pages.every((page) => page.total === total)).toBe(true);
  });

  it("are listed by the part of the document, its subsections included", async () => {
    const whole = await list({ section: ["细胞"] });
    const part = await list({ section: ["细胞", "细胞膜"] });

    expect(part.total).toBeGreaterThan(0);
    expect(whole.total).toBeGreaterThan(part.total);
    expect(part.cards.every(({ source }) => source?.section.join() === "细胞,细胞膜")).toBe(true);
    expect((await list({ section: ["细胞膜"] })).total).toBe(0);
  });

  describe("search", () => {
    it.each([
      ["线粒体", /线粒体/],
      ["atp", /ATP/],
      ["ＡＴＰ", /ATP/],
      ["磷脂 细胞膜", /磷脂/],
    ])("finds %s", async (search, expected) => {
      const { cards, total } = await list({ search });

      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(await cardAmount());
      for (const card of cards) {
        expect([card.question, card.answer, card.source?.quote, ...card.tags].join("\n")).toMatch(expected);
      }
    });

    it("takes the signs of patterns as signs", async () => {
      const odd = await create({ question: "What is 50%_of \\ it?", tags: ["Größe"] });

      for (const search of ["%", "_", "\\", "50%_OF", "größe"]) {
        expect((await list({ search })).cards.map(({ card_id }) => card_id)).toEqual([odd.card_id]);
      }
      expect((await list({ search: "' or 1=1 --" })).total).toBe(0);
      expect((await list({ search: "a\0b" })).total).toBe(0);
    });

    it("finds an edited card by its new words and not by the old ones", async () => {
      const card = await create({ question: "Which zebra?" });
      const content = { type: "basic", question: "Which quagga?", answer: "That one" } as const;
      await server.ask("updateCard", { box_id: box.box_id, card_id: card.card_id, content }, token);

      expect((await list({ search: "quagga" })).total).toBe(1);
      expect((await list({ search: "zebra" })).total).toBe(0);
    });
  });

  it("show their quote with what stands around it", async () => {
    const { cards } = await list({ search: "线粒体" });
    const context = await server.ask(
      "getCardContext",
      { box_id: box.box_id, card_id: cards[0]?.card_id ?? "" },
      token,
    );

    expect(context.quote).toBe(cards[0]?.source?.quote);
    expect(`${context.before}${context.quote}${context.after}`).toContain(
      "细胞是一切生物体的基本结构和功能单位。线粒体是细胞中合成 ATP 的主要场所。",
    );
    expect(context.section).toEqual(["细胞"]);
  });

  it("without a source show none", async () => {
    const own = await create();
    const ownContext = { box_id: box.box_id, card_id: own.card_id };

    expect(await server.ask("getCardContext", ownContext, token)).toEqual({
      before: "",
      quote: "",
      after: "",
      page: null,
      section: [],
    });
  });

  it("can be made by hand; the text with gaps gives question and answer", async () => {
    const card = await create({
      type: "cloze",
      text: "  {{c1::Paris::city}} is the capital of {{c2::France}}. ",
      tags: ["geo", " geo "],
    });

    expect(card).toMatchObject({
      type: "cloze",
      text: "{{c1::Paris::city}} is the capital of {{c2::France}}.",
      question: "[...] is the capital of [...].",
      answer: "Paris / France",
      tags: ["geo"],
      origin: "learner",
      is_edited: false,
    });
    expect((await list()).cards.at(-1)).toEqual(card);
  });

  it("turn from question to gaps and back, keeping identity and source", async () => {
    const [card] = (await list({ search: "线粒体" })).cards;
    const at = { box_id: box.box_id, card_id: card?.card_id ?? "" };

    const cloze = await server.ask(
      "updateCard",
      { ...at, content: { type: "cloze", text: "The {{c1::nucleus}} holds the genes.", tags: ["核"] } },
      token,
    );
    const basic = await server.ask(
      "updateCard",
      { ...at, content: { type: "basic", question: "What holds the genes?", answer: "nucleus" } },
      token,
    );

    expect(cloze).toEqual({
      ...card,
      type: "cloze",
      text: "The {{c1::nucleus}} holds the genes.",
      question: "The [...] holds the genes.",
      answer: "nucleus",
      // Which the question about 细胞 had said itself.
      topic: ["细胞"],
      tags: ["核"],
      is_edited: true,
    });
    expect(basic).toMatchObject({
      type: "basic",
      text: null,
      source: card?.source,
      is_edited: true,
      tags: [],
    });
  });

  it("refuse what is no card, in words for learners, and unknown cards", async () => {
    const [card] = (await list()).cards;
    const invalid = apiErrors.cardContentInvalid.code;
    const refused = [
      { type: "basic", question: " ", answer: "x" },
      { type: "basic", question: "x" },
      { type: "cloze", text: "no gap" },
      { type: "cloze", text: "{{c1:: }}" },
      { type: "basic", question: "\0", answer: "x" },
      { type: "basic", question: "x".repeat(10_001), answer: "x" },
    ];

    for (const content of refused) {
      expect(await codeOf("createCard", { content })).toBe(invalid);
      expect(await codeOf("updateCard", { card_id: card?.card_id, content })).toBe(invalid);
    }
    const content = { type: "basic", question: "a", answer: "b" };
    expect(await codeOf("updateCard", { card_id: "nobody", content })).toBe(apiErrors.cardNotFound.code);
    expect(await codeOf("deleteCards", { card_ids: ["nobody"] })).toBe(apiErrors.cardNotFound.code);
  });

  it("keep odd characters as they are, and drop what no database takes", async () => {
    const card = await create({
      question: "<b>$x^2$</b> 😀 \ud800 \0?",
      answer: '\\ "quoted" \'; drop table card',
    });

    expect(card).toMatchObject({
      question: "<b>$x^2$</b> 😀 \ufffd ?",
      answer: '\\ "quoted" \'; drop table card',
    });
  });

  it("are suspended and brought back", async () => {
    const ids = [(await create()).card_id, (await create()).card_id];
    const suspend = (is_suspended: boolean, card_ids = ids) =>
      server.ask("suspendCards", { box_id: box.box_id, card_ids, is_suspended }, token);

    expect(await suspend(true, [...ids, "unknown"])).toEqual({ changed: 2 });
    expect(await suspend(true)).toEqual({ changed: 0 });
    expect((await list()).cards.filter((card) => card.is_suspended)).toHaveLength(2);
    expect(await suspend(false)).toEqual({ changed: 2 });
  });

  it("are deleted, and come back within a minute and not later; the box counts along", async () => {
    const before = await list();
    const ids = before.cards.slice(0, 2).map(({ card_id }) => card_id);
    const selection = { box_id: box.box_id, card_ids: ids };

    expect(await server.ask("deleteCards", selection, token)).toEqual({ changed: 2 });
    expect(await cardAmount()).toBe(before.total - 2);
    expect((await list()).cards.map(({ card_id }) => card_id)).not.toContain(ids[0]);

    now = new Date(now.getTime() + minute - 1000);
    expect(await server.ask("restoreCards", selection, token)).toEqual({ changed: 2 });
    expect(await list()).toEqual(before);
    expect(await cardAmount()).toBe(before.total);

    await server.ask("deleteCards", selection, token);
    now = new Date(now.getTime() + minute + 1000);
    expect(await codeOf("restoreCards", selection)).toBe(apiErrors.undoExpired.code);
    expect(await cardAmount()).toBe(before.total - 2);
  });

  it("stay counted right when many change at once", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => create()));
    const before = await cardAmount();

    await Promise.all([
      ...made
        .slice(0, 8)
        .map(({ card_id }) => server.ask("deleteCards", { box_id: box.box_id, card_ids: [card_id] }, token)),
      ...Array.from({ length: 5 }, () => create()),
    ]);

    expect(await cardAmount()).toBe(before - 3);
    expect((await list({ limit: 500 })).total).toBe(before - 3);
  });

  it("keep the last of two edits at once whole, never a mixture", async () => {
    const { card_id } = await create();
    const contents = Array.from({ length: 6 }, (_, index) => ({
      type: "basic" as const,
      question: `Question ${index}?`,
      answer: `Answer ${index}`,
    }));

    await Promise.all(
      contents.map((content) => server.ask("updateCard", { box_id: box.box_id, card_id, content }, token)),
    );

    const card = (await list({ limit: 500 })).cards.find((each) => each.card_id === card_id);
    expect(contents.map(({ question, answer }) => [question, answer])).toContainEqual([
      card?.question,
      card?.answer,
    ]);
  });

  it("A9: of another user's box are neither seen nor changed", async () => {
    const stranger = await server.issuer.token("stranger");
    const [card] = (await list()).cards;
    const at = { box_id: box.box_id, card_id: card?.card_id, card_ids: [card?.card_id], is_suspended: true };
    const content = { type: "basic", question: "mine", answer: "now" };

    for (const name of ["listCards", "getCardContext", "updateCard", "createCard", "suspendCards"] as const) {
      expect((await server.call(name, { ...at, content }, stranger)).status).toBe(404);
    }
    for (const name of ["deleteCards", "restoreCards", "exportText", "getBoxReport"] as const) {
      expect((await server.call(name, { ...at, format: "csv" }, stranger)).status).toBe(404);
    }
    expect((await list()).cards[0]).toEqual(card);
  });

  it("A9: of another user's box are not reached through a box of one's own", async () => {
    const stranger = await server.issuer.token("has a box too");
    const ownBox = await server.box(stranger, new File([document], "细胞.md", { type: "text/markdown" }));
    const before = await create();
    const at = { box_id: ownBox.box_id, card_id: before.card_id, card_ids: [before.card_id] };
    const inputs = {
      getCardContext: at,
      updateCard: { ...at, content: { type: "basic", question: "mine", answer: "now" } },
      suspendCards: { ...at, is_suspended: true },
      deleteCards: at,
      restoreCards: at,
      answerCard: {
        ...at,
        review_id: randomUUID(),
        rating: 4,
        answered_at: now.toISOString(),
        duration_ms: 1,
        time_zone: "UTC",
      },
    } as const;

    for (const [name, input] of Object.entries(inputs)) {
      const { envelope } = await server.call(name as keyof typeof inputs, input, stranger);
      expect({ name, code: envelope.code }).toEqual({ name, code: apiErrors.cardNotFound.code });
    }
    const { cards } = await list({ limit: 500 });
    expect(cards.find(({ card_id }) => card_id === before.card_id)).toEqual(before);
  });
});
