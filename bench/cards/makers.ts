import { type Card, createOfflineEngine, generateCards } from "@deckle/cards";
import { parseDocument } from "@deckle/documents";
import type { BenchCard } from "./bench-card.ts";
import type { BenchDocument } from "./read-key.ts";

/** The offline engine, as the product runs it. */
export async function deckleDeck(document: BenchDocument): Promise<readonly BenchCard[]> {
  return deckOf(new TextEncoder().encode(document.text), document.fileName);
}

/** The offline engine's deck of a file of any format. */
export async function deckOf(bytes: Uint8Array, fileName: string): Promise<readonly BenchCard[]> {
  const parsed = await parseDocument(bytes, { fileName });
  const { cards } = await generateCards(parsed, { engine: createOfflineEngine() });
  return cards.map(benchCardOf);
}

function benchCardOf(card: Card): BenchCard {
  const { question: prompt, answer, source } = card;
  const common = { prompt, answer, quote: source.quote };
  if (card.type === "basic") return common;
  return {
    ...common,
    sentence: card.text.replace(/\{\{c\d+::(.*?)\}\}/gsu, "$1"),
    gaps: card.text.match(/\{\{c\d+::/g)?.length ?? 0,
  };
}

/** What converters of marked-up notes do with any text: each heading is a question, what stands under it the answer. */
export function headingDeck({ text }: BenchDocument): readonly BenchCard[] {
  return text
    .split(/^#{1,6} /mu)
    .slice(1)
    .map((part) => {
      const [prompt = "", ...rest] = part.split("\n");
      return { prompt, answer: rest.join("\n").trim() };
    });
}

/** A dump: every paragraph is an answer. */
export function paragraphDeck({ text }: BenchDocument): readonly BenchCard[] {
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== "");
  return lines.map((line) => ({ prompt: `${line.slice(0, 12)} ...?`, answer: line, quote: line }));
}

/** Every third word of every line is a gap. */
export function everyThirdWordDeck({ text, lang }: BenchDocument): readonly BenchCard[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const lines = text.split(/\n+/u).filter((line) => line.trim() !== "");
  return lines.flatMap((line) => {
    const words = [...segmenter.segment(line)].filter((word) => word.isWordLike === true);
    return words
      .filter((_, at) => at % 3 === 2)
      .map(({ index, segment }) => ({
        prompt: `${line.slice(0, index)}[...]${line.slice(index + segment.length)}`,
        answer: segment,
        sentence: line,
        gaps: 1,
        quote: line,
      }));
  });
}
