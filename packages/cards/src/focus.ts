import type { CardDraft } from "./model.ts";

/** Enough to lift a card over most others, too little to make a good one of filler. */
const focusWorth = 0.3;

/** What a card gains by speaking of one of the words: nothing, or the same for one as for several. */
export function createFocus(words: readonly string[]): (draft: CardDraft) => number {
  const folded = words.map((word) => word.normalize("NFKC").trim().toLowerCase()).filter(Boolean);
  return ({ question, answer }) => {
    if (folded.length === 0) return 0;
    const text = `${question}\n${answer}`.normalize("NFKC").toLowerCase();
    return folded.some((word) => occurs(text, word)) ? focusWorth : 0;
  };
}

/** A Latin word counts from its beginning ("vein" is in "veins", not in "survein"); Han text has no word borders. */
function occurs(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{Script=Latin}\p{N}]/u.test(word[0] ?? "")) return true;
    if (at === 0 || !/[\p{Script=Latin}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
