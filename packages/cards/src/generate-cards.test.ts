import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { describe, expect, it } from "vitest";
import { generateCards } from "./generate-cards.ts";
import type { CardDraft, CardEngine } from "./model.ts";
import { createOfflineEngine } from "./offline/offline-engine.ts";
import { planChunks } from "./plan-chunks.ts";
import { buildDocument, heading, type LooseBlock, paragraph } from "./testing/build-document.ts";

const engine = createOfflineEngine();

function longDocument(sections: number) {
  const blocks: LooseBlock[] = [];
  for (let at = 0; at < sections; at++) {
    blocks.push(heading(`Part ${at}`));
    for (let line = 0; line < 30; line++) {
      blocks.push(
        paragraph(
          `Compound ${at}x${line} is a salt that melts at ${at * 40 + line + 100} degrees in dry air.`,
        ),
      );
    }
  }
  return buildDocument("en", ...blocks);
}

function draft(changes: Partial<CardDraft>): CardDraft {
  return {
    type: "basic",
    question: "What is osmosis?",
    answer: "the movement of water",
    quote: "Osmosis is the movement of water.",
    blockId: "b0",
    difficulty: "easy",
    tags: [],
    engine: "offline",
    rule: "definition.test",
    score: 0.9,
    ...changes,
  };
}

/** An engine that has written these drafts already. */
function scripted(...drafts: readonly CardDraft[]): CardEngine {
  return { id: "offline", prepare: async () => ({ draftChunk: async () => drafts }) };
}

describe("generateCards", () => {
  it("every card's quote stands in the document where the card says", async () => {
    const words = constantFrom(
      "力是",
      "物体",
      "之间的",
      "作用",
      "。",
      "；",
      "：",
      "，",
      "The cell ",
      "is a ",
      "unit of life",
      ". ",
      " = ",
      "1905 年",
      "“贞观”",
      "since ",
      "𠮷",
      "$F$",
      " — ",
      "(x)",
    );
    const texts = array(
      array(words, { minLength: 2, maxLength: 14 }).map((parts) => parts.join("")),
      { minLength: 1, maxLength: 8 },
    );
    await assert(
      asyncProperty(
        texts,
        constantFrom("zh" as const, "en" as const, "other" as const),
        async (lines, lang) => {
          const document = buildDocument(lang, ...lines.map(paragraph));

          const { cards } = await generateCards(document, { engine });

          for (const { source } of cards) {
            expect(document.text.slice(source.offset, source.offset + source.quote.length)).toBe(
              source.quote,
            );
          }
          expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("a resumed run gives the same deck as an uninterrupted one", async () => {
    const document = longDocument(12);
    const stored = new Map<number, readonly CardDraft[]>();
    const whole = await generateCards(document, {
      engine,
      onChunk: ({ index, drafts }) =>
        void stored.set(index, JSON.parse(JSON.stringify(drafts)) as CardDraft[]),
    });
    const half = new Map([...stored].filter(([index]) => index % 2 === 0));
    const again: number[] = [];

    const resumed = await generateCards(document, {
      engine,
      finishedChunks: half,
      onChunk: ({ index }) => void again.push(index),
    });

    expect(stored.size).toBeGreaterThan(3);
    expect(again).toEqual([...stored.keys()].filter((index) => index % 2 === 1));
    expect(resumed).toEqual(whole);
  });

  it("a card whose quote is not in the document is dropped and counted", async () => {
    const document = buildDocument("en", paragraph("Osmosis is the movement of water."));
    const invented = draft({ question: "What is diffusion?", quote: "Diffusion is the movement of gas." });

    const deck = await generateCards(document, { engine: scripted(draft({}), invented) });

    expect(deck.cards.map((card) => card.question)).toEqual(["What is osmosis?"]);
    expect(deck.report.dropped).toEqual({ ungrounded: 1 });
  });

  it("a card whose answer is not in its quote is dropped", async () => {
    const document = buildDocument("en", paragraph("Osmosis is the movement of water."));

    const deck = await generateCards(document, {
      engine: scripted(draft({ answer: "a kind of active transport of sugar" })),
    });

    expect(deck.cards).toEqual([]);
  });

  it("the same question twice is one card", async () => {
    const document = buildDocument("en", paragraph("Osmosis is the movement of water."));

    const deck = await generateCards(document, { engine: scripted(draft({}), draft({ score: 0.5 })) });

    expect(deck.report).toMatchObject({ cards: 1, dropped: { duplicate: 1 } });
  });

  it("an id survives rewording and edits elsewhere in the document", async () => {
    const before = buildDocument("en", paragraph("Osmosis is the movement of water."));
    const after = buildDocument(
      "en",
      paragraph("A new first line."),
      paragraph("Osmosis is the movement of water."),
    );

    const first = await generateCards(before, { engine: scripted(draft({})) });
    const second = await generateCards(after, {
      engine: scripted(draft({ blockId: "b1", question: "Which process is called osmosis?" })),
    });

    expect(second.cards[0]?.id).toBe(first.cards[0]?.id);
  });

  it("maxCards is kept, and the cards come in document order", async () => {
    const { cards } = await generateCards(longDocument(6), { engine, options: { maxCards: 20 } });

    expect(cards).toHaveLength(20);
    expect(cards.map((card) => card.source.offset)).toEqual(
      cards.map((card) => card.source.offset).toSorted((a, b) => a - b),
    );
  });

  it("an aborted run throws the reason", async () => {
    const reason = new Error("stopped");

    await expect(generateCards(longDocument(4), { engine, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });

  it("an empty document gives an empty deck", async () => {
    const { cards, report } = await generateCards(buildDocument("zh"), { engine });

    expect(cards).toEqual([]);
    expect(report).toMatchObject({ chunks: 0, drafts: 0, cards: 0, dropped: {} });
  });
});

describe("a text of many pages without a line break", () => {
  const sentences = Array.from(
    { length: 2500 },
    (_, at) => `Compound ${at} is a salt that melts at ${at + 100} degrees in dry air.`,
  );
  // The same sentence again, far behind the first: its card quotes a place of its own block all the same.
  const document = buildDocument("en", heading("Salts"), paragraph([...sentences, sentences[0]].join(" ")));

  it("lets other work in again and again while it is drafted", async () => {
    const prepared = await engine.prepare(document, {});
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);

    await prepared.draftChunk({ index: 0, firstBlock: 0, endBlock: 2 });
    isDone = true;

    expect(turns).toBeGreaterThan(document.text.length / 40_000);
  });

  it("has every quote where its card says", async () => {
    const { cards } = await generateCards(document, { engine });

    expect(cards.length).toBeGreaterThan(100);
    for (const { source } of cards) {
      expect(document.text.slice(source.offset, source.offset + source.quote.length)).toBe(source.quote);
    }
  });

  it("can be stopped in its midst", async () => {
    const stop = new AbortController();
    const made = generateCards(document, { engine, signal: stop.signal });
    setImmediate(() => stop.abort(new Error("no longer wanted")));

    await expect(made).rejects.toThrow("no longer wanted");
  });
});

describe("planChunks", () => {
  it("covers every block once, in order, and gives the same plan again", async () => {
    const document = longDocument(9);

    const chunks = await planChunks(document);

    expect(chunks.map((chunk) => chunk.firstBlock)).toEqual([
      0,
      ...chunks.slice(0, -1).map((chunk) => chunk.endBlock),
    ]);
    expect(chunks.at(-1)?.endBlock).toBe(document.blocks.length);
    expect(await planChunks(document)).toEqual(chunks);
  });
});
