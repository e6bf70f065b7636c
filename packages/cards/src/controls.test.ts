import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseDocument } from "@deckle/documents";
import { describe, expect, it } from "vitest";
import { estimateDeck } from "./estimate-deck.ts";
import { generateCards } from "./generate-cards.ts";
import type { CardOptions } from "./model.ts";
import { createOfflineEngine } from "./offline/offline-engine.ts";
import { buildDocument, heading, paragraph } from "./testing/build-document.ts";

const english = buildDocument(
  "en",
  heading("Plant tissue", 1),
  heading("1. Xylem"),
  paragraph("Xylem is the tissue that carries water from the roots to the leaves."),
  paragraph("The vessels of the xylem are strengthened by lignin, a hard polymer."),
  heading("2. Phloem"),
  paragraph("Phloem is the tissue that carries sugar from the leaves to the rest of the plant."),
  paragraph("Sieve tubes are the cells through which the sap of the phloem flows."),
);
const chinese = buildDocument(
  "zh",
  heading("植物组织", 1),
  heading("一、木质部"),
  paragraph("木质部是输送水分和无机盐的组织。"),
  paragraph("导管由死亡的细胞首尾相连而成，直径可达 500 微米。"),
  paragraph("木质部主要由导管、管胞和薄壁细胞组成，1858年由瑞士植物学家内格里命名。"),
  heading("二、韧皮部"),
  paragraph("韧皮部是把糖分从叶片输送到全株的组织。"),
  paragraph("筛管是韧皮部中运输有机物的管道。"),
);

async function make(document: typeof english, options: CardOptions) {
  const { cards } = await generateCards(document, { engine: createOfflineEngine(), options });
  return cards;
}

describe("what a user may choose", () => {
  it.each([
    ["en", english],
    ["zh", chinese],
  ] as const)("types: only cards of the kinds asked for are made (%s)", async (_, document) => {
    const all = await make(document, {});
    const basic = await make(document, { types: ["basic"] });
    const cloze = await make(document, { types: ["cloze"] });

    expect(new Set(all.map((card) => card.type))).toContain("basic");
    expect(basic.length).toBeGreaterThan(0);
    expect(basic.every((card) => card.type === "basic")).toBe(true);
    expect(cloze.every((card) => card.type === "cloze")).toBe(true);
    // A sentence that a question covers gets its gap when gaps are all that is wanted.
    expect(cloze.length).toBeGreaterThan(all.length - basic.length);
  });

  it.each([
    ["en", english, "phloem", /xylem|lignin/i, /phloem|sieve/i],
    ["en, with its number", english, "2. Phl", /xylem|lignin/i, /phloem|sieve/i],
    ["zh", chinese, "韧皮部", /木质部|导管/u, /韧皮部|筛管/u],
    ["zh, with its number", chinese, "二、韧", /木质部|导管/u, /韧皮部|筛管/u],
  ] as const)(
    "sections: only what stands under a heading that begins so becomes cards (%s)",
    async (...[, document, start, elsewhere, here]) => {
      const cards = await make(document, { sections: [start] });

      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        expect(card.source.quote).not.toMatch(elsewhere);
        expect(card.source.quote).toMatch(here);
        expect(card.source.section).toHaveLength(2);
      }
    },
  );

  it("a card made of one section alone keeps the id it has in the whole deck", async () => {
    const ids = new Set((await make(english, {})).map((card) => card.id));

    for (const card of await make(english, { sections: ["Phloem"] })) expect(ids).toContain(card.id);
  });

  it("pages: only text that begins on these pages becomes cards, and a format without pages has none", async () => {
    const paged = {
      ...english,
      pages: 2,
      blocks: english.blocks.map((block, index) => ({ ...block, page: index < 4 ? 1 : 2 })),
    };

    const cards = await make(paged, { pages: { from: 2, to: 9 } });

    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every((card) => card.source.page === 2)).toBe(true);
    expect(await make(english, { pages: { from: 1, to: 9 } })).toEqual([]);
    expect((await estimateDeck(paged, { pages: { from: 2, to: 9 } })).pages).toBe(1);
  });

  it.each([
    ["en", english, "sieve", /sieve/i],
    ["zh", chinese, "筛管", /筛管/u],
  ] as const)("focus: cards that speak of the word come first (%s)", async (_, document, word, expected) => {
    const [plain] = await make(document, { maxCards: 1 });
    const [focused] = await make(document, { maxCards: 1, focus: [word] });

    expect(`${plain?.question} ${plain?.answer}`).not.toMatch(expected);
    expect(`${focused?.question} ${focused?.answer}`).toMatch(expected);
  });
});

const fixtures = resolve(import.meta.dirname, "../../../fixtures");

async function read(path: string) {
  return parseDocument(await readFile(path), { fileName: path });
}

describe("estimateDeck", () => {
  it.each(["en_dev.md", "zh_dev.md", "en_dev.pdf", "zh_dev.pdf", "en_dev.docx", "zh_dev.doc", "long.pdf"])(
    "is within a quarter of the cards made of %s",
    async (file) => {
      const document = await read(resolve(fixtures, file));
      for (const density of ["sparse", "normal", "dense"] as const) {
        const made = (await make(document, { density })).length;
        const { expectedCards } = await estimateDeck(document, { density });

        expect(Math.abs(expectedCards - made)).toBeLessThanOrEqual(made / 4);
      }
    },
  );

  it("of a long document of unlike parts is within a quarter, though it reads a sample only", async () => {
    const rich = Array.from({ length: 60 }, (_, at) => [
      heading(`Salt ${at}`),
      ...Array.from({ length: 40 }, (__, line) =>
        paragraph(`Compound ${at}x${line} is a salt that melts at ${at * 40 + line} degrees in dry air.`),
      ),
      ...Array.from({ length: 20 + (at % 7) * 5 }, () =>
        paragraph("It went on like this for a while, and nobody could say why it did, or what for."),
      ),
    ]).flat();
    const document = buildDocument("en", ...rich);
    const made = (await make(document, {})).length;

    const { expectedCards, seconds, pages } = await estimateDeck(document);

    expect(Math.abs(expectedCards - made)).toBeLessThanOrEqual(made / 4);
    expect(seconds).toBeGreaterThan(0);
    expect(pages).toBeUndefined();
  });

  it.each([
    ["word for word", () => 0],
    ["but for its numbers", (page: number) => page],
  ])("of a long document that repeats itself %s is within a quarter", async (_, numberOf) => {
    const pages = Array.from({ length: 200 }, (__, page) =>
      english.blocks.map((block) => {
        const { id: _id, offset: _offset, section: _section, ...loose } = block;
        return loose.type === "paragraph"
          ? paragraph(
              `${loose.text} It is on page ${numberOf(page)} of the handbook of plants that is in use.`,
            )
          : loose;
      }),
    ).flat();
    const document = buildDocument("en", ...pages);
    const made = (await make(document, {})).length;

    const { expectedCards } = await estimateDeck(document);

    expect(made).toBeGreaterThan(2);
    expect(Math.abs(expectedCards - made)).toBeLessThanOrEqual(made / 4);
  });

  it("tells the time of this machine where it is given a clock", async () => {
    let clock = 0;
    const now = () => (clock += 100);

    const { seconds } = await estimateDeck(english, {}, { now });

    // A tenth of a second for the only part, half as much again for the rest, and the start.
    expect(seconds).toBeCloseTo(0.25, 5);
  });

  it("knows the limits that the options set, and an empty document", async () => {
    expect((await estimateDeck(english, { maxCards: 2 })).expectedCards).toBe(2);
    expect((await estimateDeck(buildDocument("zh"))).expectedCards).toBe(0);
  });
});
