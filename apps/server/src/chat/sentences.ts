import type { BoxPassage } from "../boxes/passage-store.ts";

/** After the end of a sentence with its closing quotes, in Chinese and in English; every line ends one. */
const betweenSentences =
  /(?<=[。！？!?；;])(?![。！？!?”’」』）)"])|(?<=[。！？!?；;][”’」』）)"])|(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d“"‘(])|\n+/gu;
/** Less is a label or a page number, more is no sentence. */
const length = { min: 4, max: 600 };

/** The sentences and lines of a passage, verbatim, without its headings. */
export function sentencesOf(passage: Pick<BoxPassage, "text" | "section">): string[] {
  const headings = new Set(passage.section);
  return passage.text
    .split(betweenSentences)
    .map((part) => part.trim())
    .filter((part) => part.length >= length.min && part.length <= length.max && !headings.has(part));
}
