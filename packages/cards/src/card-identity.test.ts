import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseDocument } from "@deckle/documents";
import { assert, asyncProperty, constantFrom, nat } from "fast-check";
import { describe, expect, it } from "vitest";
import { generateCards } from "./generate-cards.ts";
import { draftsFromCard } from "./llm/drafts-from-card.ts";
import type { Card, CardDraft, CardEngine } from "./model.ts";
import { createOfflineEngine } from "./offline/offline-engine.ts";
import { buildDocument, heading, type LooseBlock, paragraph } from "./testing/build-document.ts";

const facts = [
  ["Osmosis is the movement of water through a membrane.", "What is osmosis?", "the movement of water"],
  ["The bridge was opened in March 1874.", "When was the bridge opened?", "in March 1874"],
  ["Litmus paper is used for testing acids.", "What is litmus paper used for?", "testing acids"],
  ["The station has four platforms.", "How many platforms does the station have?", "four"],
] as const;
const wordings = ["", "Tell me: ", "In short: ", "For the exam: "] as const;

/** An engine that writes the facts in its own words, as a model would. */
function writer(prefix: string, engine: CardDraft["engine"]): CardEngine {
  return {
    id: engine,
    prepare: async (document) => ({
      draftChunk: async () =>
        facts.flatMap(([sentence, question, answer]) => {
          const block = document.blocks.find((entry) => "text" in entry && entry.text.includes(sentence));
          if (block === undefined) return [];
          return [
            {
              type: "basic" as const,
              question: prefix + question,
              answer,
              quote: sentence,
              blockId: block.id,
              difficulty: "easy" as const,
              tags: [],
              engine,
              rule: "fact.test",
              score: 0.8,
            },
          ];
        }),
    }),
  };
}

async function idsByQuote(blocks: readonly LooseBlock[], engine: CardEngine) {
  const { cards } = await generateCards(buildDocument("en", ...blocks), { engine });
  return new Map(cards.map((card) => [`${card.rule.split(".")[0] ?? ""}:${card.source.quote}`, card.id]));
}

/** What the model engine makes of a card that a model wrote like this one. */
function draftsOfModel(card: Card): readonly CardDraft[] {
  const { quote, blockId, offset } = card.source;
  const text = card.type === "cloze" ? card.text : "";
  const { type, question, answer, difficulty, tags } = card;
  return draftsFromCard(
    { type, quote, question, answer, text, difficulty, tags },
    { quote, blockId, offset, match: "exact" },
  );
}

const original = [heading("Notes"), ...facts.map(([sentence]) => paragraph(sentence))];

describe("a card's id", () => {
  it("G5: stays when the wording changes and when another engine writes the card", async () => {
    const before = await idsByQuote(original, writer("", "offline"));

    await assert(
      asyncProperty(
        constantFrom(...wordings),
        constantFrom("offline" as const, "llm" as const),
        async (prefix, engine) => {
          expect(await idsByQuote(original, writer(prefix, engine))).toEqual(before);
        },
      ),
    );
  });

  it("G5: stays when the document is edited elsewhere, whichever part is edited", async () => {
    const engine = createOfflineEngine();
    const before = await idsByQuote(original, engine);

    await assert(
      asyncProperty(
        nat(facts.length),
        constantFrom("Chalk is a soft rock.", "Frogs live near water."),
        async (at, extra) => {
          const edited = [...original.slice(0, at + 1), paragraph(extra), ...original.slice(at + 1)];
          const after = await idsByQuote(edited, engine);
          for (const [quote, id] of before) expect(after.get(quote)).toBe(id);
        },
      ),
    );
  });

  it.each(["en_dev.md", "zh_dev.md"])(
    "G5: is mostly the same when a model asks the same of the same sentence (%s)",
    async (file) => {
      const bytes = await readFile(resolve(import.meta.dirname, "../../../fixtures", file));
      const document = await parseDocument(bytes, { fileName: file });
      const byRules = (await generateCards(document, { engine: createOfflineEngine() })).cards;
      const model: CardEngine = {
        id: "llm",
        prepare: async () => ({
          draftChunk: async ({ firstBlock, endBlock }) => {
            const ids = new Set(document.blocks.slice(firstBlock, endBlock).map(({ id }) => id));
            return byRules.filter(({ source }) => ids.has(source.blockId)).flatMap(draftsOfModel);
          },
        }),
      };

      const byModel = (await generateCards(document, { engine: model })).cards;

      const known = new Set(byRules.map(({ id }) => id));
      const kept = byModel.filter(({ id }) => known.has(id)).length;
      expect(byModel.length).toBeGreaterThan(byRules.length * 0.9);
      expect(kept / byModel.length).toBeGreaterThan(0.8);
    },
  );

  it("G5: differs between cards of one deck", async () => {
    const ids = await idsByQuote(original, createOfflineEngine());

    expect(ids.size).toBeGreaterThan(3);
    expect(new Set(ids.values()).size).toBe(ids.size);
  });
});
