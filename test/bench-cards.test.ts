import { estimateDeck } from "@deckle/cards";
import { parseDocument } from "@deckle/documents";
import { describe, expect, it } from "vitest";
import type { BenchCard } from "../bench/cards/bench-card.ts";
import { deckleDeck, everyThirdWordDeck, headingDeck, paragraphDeck } from "../bench/cards/makers.ts";
import { type BenchDocument, readBenchDocuments } from "../bench/cards/read-key.ts";
import { scoreDeck } from "../bench/cards/score-deck.ts";

const documents = await readBenchDocuments();
const named = documents.map((document) => [document.name, document] as const);

const sample: BenchDocument = {
  name: "sample.en",
  lang: "en",
  fileName: "sample.en.md",
  text: "Osmosis is the movement of water through a membrane. A quiz is due on Friday.",
  facts: [{ id: "osmosis", weight: 3, prompt: /osmosis/i, answer: /movement|water/i, isTwoWay: true }],
  traps: [/quiz/i],
};
const good: BenchCard = {
  prompt: "What is osmosis?",
  answer: "the movement of water through a membrane",
  quote: "Osmosis is the movement of water through a membrane.",
};

describe("the card benchmark", () => {
  it("has four documents of each language, and keys that can be read", () => {
    expect(documents.filter((document) => document.lang === "en")).toHaveLength(4);
    expect(documents.filter((document) => document.lang === "zh")).toHaveLength(4);
    for (const { facts, traps } of documents) {
      expect(facts.length).toBeGreaterThan(30);
      expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length);
      expect(traps.length).toBeGreaterThan(0);
    }
  });

  it.each(named)("every trap of %s stands in its text", (_, { text, traps }) => {
    for (const trap of traps) expect(text).toMatch(trap);
  });

  it.each(named)("dumps of %s score next to nothing", (_, document) => {
    expect(scoreDeck(headingDeck(document), document).score).toBeLessThan(10);
    expect(scoreDeck(paragraphDeck(document), document).score).toBeLessThan(10);
    expect(scoreDeck(everyThirdWordDeck(document), document).score).toBeLessThan(10);
  });

  it.each(named)("the estimate of %s is within a quarter of the cards made", async (_, document) => {
    const bytes = new TextEncoder().encode(document.text);
    const made = (await deckleDeck(document)).length;

    const { expectedCards } = await estimateDeck(
      await parseDocument(bytes, { fileName: document.fileName }),
      {},
    );

    expect(Math.abs(expectedCards - made)).toBeLessThanOrEqual(made / 4);
  });
});

describe("scoreDeck", () => {
  it("gives a sound card that asks the key all there is, either way round", () => {
    const reversed = {
      ...good,
      prompt: "What is the movement of water through a membrane called?",
      answer: "osmosis",
    };

    expect(scoreDeck([good], sample)).toMatchObject({ score: 100, clean: 1, recall: 1, grounded: 1 });
    expect(scoreDeck([reversed], sample).score).toBe(100);
  });

  it.each<[string, Partial<BenchCard>]>([
    ["a quote that is not in the text", { quote: "Osmosis is a kind of diffusion." }],
    ["an answer that its quote does not hold", { answer: "movement invented somewhere else entirely" }],
    ["a trap", { answer: "the movement of water through a membrane, says the quiz" }],
    [
      "an answer that stands in the question",
      { prompt: "Is osmosis the movement of water through a membrane?" },
    ],
    ["an answer in another language", { answer: "水通过膜的移动 movement" }],
    ["a page as an answer", { answer: "movement of water through a membrane ".repeat(12) }],
  ])("gives nothing for %s", (_, change) => {
    expect(scoreDeck([{ ...good, ...change }], sample)).toMatchObject({ clean: 0, recall: 0, score: 0 });
  });

  it("counts a card once, and takes recall from a deck that says everything", () => {
    expect(scoreDeck([good, good], sample)).toMatchObject({ duplicates: 0.5, clean: 0.5 });
    const padded = [good, ...Array.from({ length: 60 }, (_, at) => ({ ...good, prompt: `Point ${at}?` }))];
    expect(scoreDeck(padded, sample).recall).toBeLessThan(0.2);
  });

  it("an empty deck has no merit", () => {
    expect(scoreDeck([], sample)).toMatchObject({ score: 0, recall: 0, clean: 0 });
  });
});
