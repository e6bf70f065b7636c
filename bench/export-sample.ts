import type { AnkiDeck } from "@deckle/anki";

/** The moment at which every package of the benchmark is written. */
export const sampleNow = new Date("2025-01-21T08:00:00Z");

const words =
  "细胞 膜 由 磷脂 双分子层 构成 the cell membrane is a bilayer of phospholipids which separates the inside from outside 控制 物质 进出".split(
    " ",
  );

/** Two thirds questions, one third gaps, each with a quote: about 400 bytes a note, the same in every run. */
export function sampleDeck(count: number): AnkiDeck {
  let state = 1;
  const text = (length: number) =>
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return words[state % words.length];
    }).join(" ");
  const base = (index: number) => ({
    guidSource: `note ${index}`,
    quote: text(30),
    source: `book.pdf · p. ${index}`,
    tags: [`章${index % 20}`],
    createdAt: sampleNow,
    updatedAt: sampleNow,
  });
  return {
    name: "Benchmark",
    description: "",
    createdAt: sampleNow,
    notes: Array.from({ length: count }, (_, index) =>
      index % 3 === 0
        ? { ...base(index), type: "cloze", text: `${text(6)} {{c1::${text(2)}}} ${index}` }
        : { ...base(index), type: "basic", question: `${text(12)} ${index}`, answer: text(10) },
    ),
  };
}
