import { isHanText } from "../text/units.ts";

const abbreviation =
  /\b(?:e\.g|i\.e|etc|vs|cf|figs?|dr|mr|mrs|ms|st|no|approx|ca|pp?|inc|ltd|jr|sr|prof|vol)\.$/iu;
/** "J. S. Bach"; not the C of "25 °C." nor the last letter of "the 1960s." and of "Part B.". */
const initial =
  /(?<!\b(?:[Aa]rticle|[Ss]ection|[Pp]art|[Cc]hapter|[Rr]ule|[Tt]itle)\s)(?<![\p{L}\p{M}\p{N}°])[A-Z]\.$/u;
const maxSentence = 600;

/** After a stop; or between two lines of notes that were joined, where the second begins with its year. */
const endOfHan =
  /(?<=[。！？!?][”』」）)]?)(?![”』」）)])|(?<=\p{Script=Han}[”』」）)]?)(?<!公元前?) (?=\d{3,4} ?年[，,])/u;

/** The sentences of a passage, each exactly as it stands there. Longer ones than 600 characters are left out. */
export function splitSentences(text: string): readonly string[] {
  const parts = isHanText(text) ? text.split(endOfHan) : text.split(/(?<=。)/u).flatMap(splitLatin);
  return parts.map((part) => part.trim()).filter((part) => part !== "" && part.length <= maxSentence);
}

/** A capital before the stop is a name's, unless it counts something: "World War I.". */
function isInitial(text: string): boolean {
  return initial.test(text) && !/[A-Za-z][a-z]{2,} [IVX]+\.$/.test(text);
}

function splitLatin(text: string): readonly string[] {
  const sentences: string[] = [];
  let current = "";
  for (const part of text.split(/(?<=[.!?]["”’)]{0,2})(\s+)(?=["“‘«„(\p{Lu}¿¡0-9\p{Script=Hangul}])/u)) {
    if (/^\s+$/.test(part)) {
      if (abbreviation.test(current) || isInitial(current)) current += part;
      else {
        sentences.push(current);
        current = "";
      }
    } else current += part;
  }
  sentences.push(current);
  return sentences;
}
