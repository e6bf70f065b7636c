import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CardScanner } from "./card-scanner.ts";

const cards = Array.from({ length: 12 }, (_, at) => ({
  quote: `q ${at} {`,
  type: "basic",
  question: `Q "x" {${at}} \\frac, "y": [`,
  answer: `A ${at} ]}, " and \\"`,
  tags: ["a", "b, c"],
}));
const json = JSON.stringify({ cards });

const replies: Readonly<Record<string, string>> = {
  "an object": json,
  "another wrapper": JSON.stringify({ type: "list", data: { cards } }),
  "a bare array": JSON.stringify(cards),
  "a fence": `Here:\n\`\`\`json\n${JSON.stringify({ elements: cards }, null, 2)}\n\`\`\`\nThat's it.`,
  "one a line": cards.map((card) => JSON.stringify(card)).join("\n"),
  "thoughts first": `<think>plan {"quote": 1} and { unbalanced "</think>\n${json}`,
  "stray marks first": `Use {curly and "quotes\n${JSON.stringify(cards)}`,
  "a broken card between": `[{"quote":"a","type":"basic","question":"never closed,\n${JSON.stringify(cards).slice(1)}`,
};

interface Found {
  readonly objects: readonly unknown[];
  readonly broken: number;
  readonly isOpen: boolean;
}

function scan(pieces: readonly string[]): Found {
  const objects: unknown[] = [];
  let broken = 0;
  const scanner = new CardScanner({
    onObject: (object) => {
      objects.push(object);
      return "go-on";
    },
    onBroken: () => {
      broken += 1;
    },
  });
  for (const piece of pieces) scanner.push(piece);
  const { isOpen } = scanner.end();
  return { objects, broken, isOpen };
}

function cut(text: string, sizes: readonly number[]): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

describe("the card scanner", () => {
  it.each(Object.entries(replies))("finds every card in %s", (_name, reply) => {
    expect(scan([reply]).objects).toEqual(cards);
  });

  it("finds the same cards however the text is cut into pieces", () => {
    const reply = fc.oneof(
      fc.constantFrom(...Object.values(replies)),
      // Text damaged anywhere: the cards may be fewer, but the same.
      fc
        .tuple(
          fc.constantFrom(...Object.values(replies)),
          fc.nat(2000),
          fc.constantFrom('"', "{", "}", "\\", "<", ""),
        )
        .map(([text, at, mark]) => `${text.slice(0, at)}${mark}${text.slice(at + 1)}`),
    );
    fc.assert(
      fc.property(
        reply,
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 20 }),
        (text, sizes) => {
          expect(scan(cut(text, sizes))).toEqual(scan([text]));
        },
      ),
      { numRuns: 400 },
    );
  });

  it("loses at most the card that was damaged", () => {
    fc.assert(
      fc.property(fc.nat(json.length - 1), (at) => {
        const { objects } = scan([json.slice(0, at) + json.slice(at + 1)]);
        const kept = cards.filter((card) =>
          objects.some((object) => JSON.stringify(object) === JSON.stringify(card)),
        );
        expect(kept.length).toBeGreaterThanOrEqual(cards.length - 2);
      }),
      { numRuns: 300 },
    );
  });

  it("mends quotation marks and LaTeX that were not escaped", () => {
    const raw = String.raw`{"cards":[{"quote":"He said "hi, you", then left","question":"What is $\frac{1}{2}\sqrt{x}\times\beta$?","answer":"a\nb",},]}`;

    expect(scan([raw]).objects).toEqual([
      {
        quote: 'He said "hi, you", then left',
        question: String.raw`What is $\frac{1}{2}\sqrt{x}\times\beta$?`,
        answer: "a\nb",
      },
    ]);
  });

  it("says that a reply ended inside a card", () => {
    expect(scan([json.slice(0, -30)]).isOpen).toBe(true);
    expect(scan([json]).isOpen).toBe(false);
  });
});
