import type { BoxPassage } from "../boxes/passage-store.ts";

/** After the end of a sentence with its closing quotes, in Chinese and in English; every line ends one. */
const betweenSentences =
  /(?<=[。！？!?；;])(?![。！？!?”’」』）)"])|(?<=[。！？!?；;][”’」』）)"])|(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d“"‘(])|\n+/gu;
/** Less is a label or a page number, more is no sentence. */
const length = { min: 4, max: 600 };

/** A piece of a passage's text. */
export interface Sentence {
  /** Verbatim, without the blanks around it. */
  readonly text: string;
  /** UTF-16 offset in the passage's text. */
  readonly start: number;
}

/** The sentences and lines of a passage without its headings. */
export function sentencesOf(passage: Pick<BoxPassage, "text" | "section">): Sentence[] {
  const headings = new Set(passage.section);
  return allSentences(passage.text).filter(
    ({ text }) => text.length >= length.min && text.length <= length.max && !headings.has(text),
  );
}

function allSentences(text: string): Sentence[] {
  const ends = [...text.matchAll(betweenSentences)].map((match) => match.index + match[0].length);
  const starts = [0, ...ends];
  return starts.flatMap((start, at) => {
    const piece = text.slice(start, starts[at + 1] ?? text.length);
    const trimmed = piece.trim();
    return trimmed === "" ? [] : [{ text: trimmed, start: start + piece.indexOf(trimmed) }];
  });
}

/** What a sentence begins with that says nothing without the one before it. */
const pointsBack =
  /^(?:它们?|其|这|该|此|他们?|她们?|前者|后者|因此|所以|但|It|Its|This|That|These|Those|They|Their|He|She|However|Therefore|Thus)(?![\p{Script=Latin}])/u;
const leadsOn = /[:：]$/;
const maxQuoteLength = 600;

/**
 * A sentence in the words around it that it needs: the one before it where it begins by pointing back, the lines after it
 * where it announces a list. One piece of the passage's text, word for word.
 */
export function inItsPlace({ text }: Pick<BoxPassage, "text">, sentence: Sentence): string {
  const all = allSentences(text);
  const at = all.findIndex(({ start }) => start === sentence.start);
  const before = all[at - 1];
  // On a line of its own it begins something new, whatever its first word.
  const isOnOneLine = before !== undefined && !text.slice(before.start, sentence.start).includes("\n");
  const first = isOnOneLine && pointsBack.test(sentence.text) ? before.start : sentence.start;
  let end = sentence.start + sentence.text.length;
  if (leadsOn.test(sentence.text)) {
    for (const next of all.slice(at + 1)) {
      const nextEnd = next.start + next.text.length;
      if (nextEnd - first > maxQuoteLength) break;
      end = nextEnd;
    }
  }
  return end - first > maxQuoteLength ? sentence.text : text.slice(first, end);
}
