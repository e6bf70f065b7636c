import { describe, expect, it } from "vitest";
import { poisonedSentences } from "../testing/model-facts.ts";
import { estimateDeck } from "./estimate-deck.ts";
import { generateCards } from "./generate-cards.ts";
import type { CardDraft, CardEngine } from "./model.ts";
import { createOfflineEngine } from "./offline/offline-engine.ts";
import { buildDocument, heading, paragraph } from "./testing/build-document.ts";

const document = buildDocument(
  "en",
  heading("Cells"),
  paragraph("Osmosis is the movement of water through a membrane."),
  paragraph("Nobody asked anything about this plain sentence here."),
);

function scripted(...drafts: readonly Partial<CardDraft>[]): CardEngine {
  const base: CardDraft = {
    type: "basic",
    question: "What is osmosis?",
    answer: "the movement of water through a membrane",
    quote: "Osmosis is the movement of water through a membrane.",
    blockId: "b1",
    difficulty: "easy",
    tags: [],
    engine: "llm",
    rule: "fact.test",
    score: 0.8,
  };
  return {
    id: "llm",
    prepare: async () => ({ draftChunk: async () => drafts.map((draft) => ({ ...base, ...draft })) }),
  };
}

describe("a deck's report", () => {
  it("G4: says what share was grounded, asked, leaked, repeated and covered", async () => {
    const engine = scripted(
      {},
      { question: "What is osmosis?" },
      { quote: "Frogs are green and live near water." },
      { question: "Is osmosis the movement of water through a membrane?" },
    );

    const { report } = await generateCards(document, { engine });

    expect(report.quality).toEqual({
      grounded: 0.75,
      questions: 1,
      leaks: 0.333,
      duplicates: 0.5,
      coverage: 0.529,
    });
  });

  it("an empty deck has no quality", async () => {
    const { report } = await generateCards(document, { engine: scripted() });

    expect(report.quality).toEqual({ grounded: 0, questions: 0, leaks: 0, duplicates: 0, coverage: 0 });
  });
});

describe("a poisoned document", () => {
  it("S6: gives no card of what is said to a model, also by the rules alone", async () => {
    const poisoned = buildDocument(
      "en",
      heading("Cells"),
      paragraph("Osmosis is the movement of water through a membrane."),
      ...poisonedSentences.map((sentence) => paragraph(sentence)),
      paragraph(`Diffusion is the spread of particles. ${poisonedSentences.join(" ")}`),
    );

    const { cards } = await generateCards(poisoned, { engine: createOfflineEngine() });

    expect(cards.map((card) => card.question)).toEqual(["What is osmosis?", "What is diffusion?"]);
  });
});

describe("an estimate for a model", () => {
  it("tells tokens and calls, and the cost where there is a price", async () => {
    const price = { currency: "CNY", inputPerMillion: 2, outputPerMillion: 8 };

    const plain = await estimateDeck(document, {}, { model: {} });
    const priced = await estimateDeck(document, {}, { model: { price } });

    expect(plain.model).toMatchObject({ calls: 1 });
    expect(plain.model?.cost).toBeUndefined();
    expect(plain.model?.inputTokens).toBeGreaterThan(500);
    const { inputTokens = 0, outputTokens = 0, cost } = priced.model ?? {};
    expect(priced.model?.share).toBe(1);
    expect(cost).toEqual({ currency: "CNY", amount: (inputTokens * 2 + outputTokens * 8) / 1_000_000 });
  });

  it("tells how much of a book the limits let the model write", async () => {
    const book = buildDocument(
      "en",
      ...Array.from({ length: 400 }, (_, at) => [
        heading(`Salt ${at}`),
        paragraph(
          `Compound ${at} is a salt that melts at ${at} degrees. ${"It is dry and of no colour. ".repeat(90)}`,
        ),
      ]).flat(),
    );
    const price = { currency: "USD", inputPerMillion: 1, outputPerMillion: 4 };

    const { model: free } = await estimateDeck(
      book,
      {},
      { model: { maxInputTokens: 1e9, maxOutputTokens: 1e9, patience: { documentMs: 1e9 } } },
    );
    const { model: capped } = await estimateDeck(book, {}, { model: { price, maxCost: 0.05 } });

    expect(free).toMatchObject({ share: 1 });
    expect(capped?.share).toBeLessThan(0.5);
    expect(capped?.cost?.amount).toBeLessThanOrEqual(0.0501);
    expect(capped?.calls).toBeLessThan((free?.calls ?? 0) / 2);
  });
});
