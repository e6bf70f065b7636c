import { isHanText } from "../text/units.ts";

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|figs?|dr|mr|mrs|ms|st|no|approx|ca|pp?|inc|ltd|jr|sr|prof|vol)|(?<!\b(?:article|section|part|chapter|rule|title)\s)(?<![\p{L}\p{M}])[A-Z])\.$/iu;
const maxSentence = 600;

/** After a stop; or between two lines of notes that were joined, where the second begins with its year. */
const endOfHan =
  /(?<=[。！？!?][”』」）)]?)(?![”』」）)])|(?<=\p{Script=Han}[”』」）)]?) (?=\d{3,4} ?年[，,])/u;

/** The sentences of a passage, each exactly as it stands there. Longer ones than 600 characters are left out. */
export function splitSentences(text: string): readonly string[] {
  const parts = isHanText(text) ? text.split(endOfHan) : text.split(/(?<=。)/u).flatMap(splitLatin);
  return parts.map((part) => part.trim()).filter((part) => part !== "" && part.length <= maxSentence);
}

function splitLatin(text: string): readonly string[] {
  const sentences: string[] = [];
  let current = "";
  for (const part of text.split(/(?<=[.!?]["”’)]{0,2})(\s+)(?=["“‘«„(\p{Lu}¿¡0-9\p{Script=Hangul}])/u)) {
    if (/^\s+$/.test(part)) {
      if (abbreviation.test(current) && !/[a-z]{3,} [IVX]+\.$/.test(current)) current += part;
      else {
        sentences.push(current);
        current = "";
      }
    } else current += part;
  }
  sentences.push(current);
  return sentences;
}
