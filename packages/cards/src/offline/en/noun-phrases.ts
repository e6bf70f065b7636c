import type { PartOfSpeech } from "./lexicon.ts";
import { isFinite, isNoun, type Token, tokenAt } from "./part-of-speech.ts";

/** A noun with what belongs to it in front: "the soft gradation", "Katsushika Hokusai's Thirty-six Views". */
export interface NounPhrase {
  /** Its words in the sentence, from the article on. */
  readonly start: number;
  /** Behind its last word, the noun that it is about. */
  readonly end: number;
}

const opening: ReadonlySet<PartOfSpeech> = new Set(["DT", "PDT", "PRP$", "WP$"]);
/** What may stand before the noun: also "the buried town", "a dying king". */
const quality: ReadonlySet<PartOfSpeech> = new Set([
  "JJ",
  "JJR",
  "JJS",
  "RBS",
  "RBR",
  "CD",
  "VBN",
  "VBG",
  "POS",
  "FW",
]);

/** The noun phrases of a sentence, in order; none within another. */
export function nounPhrases(tokens: readonly Token[]): readonly NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = endOfPhrase(tokens, at);
    if (end > at) phrases.push({ start: at, end });
    at = Math.max(end, at + 1);
  }
  return phrases;
}

/** Where the noun phrase that begins at a word ends; the word itself where none does. */
function endOfPhrase(tokens: readonly Token[], start: number): number {
  let first = start;
  while (opening.has(tokenAt(tokens, first).tag)) first++;
  let end = start;
  for (let at = first; at < tokens.length; at++) {
    const token = tokenAt(tokens, at);
    const { tag } = token;
    // "having lost the island", "known as": without an article a participle opens no phrase.
    if (/^VB[GN]$/.test(tag) && at === start) break;
    if (isNoun(tag) || isAmount(token)) end = at + 1;
    else if (!quality.has(tag) && !(tag === "RB" && quality.has(tokenAt(tokens, at + 1).tag))) break;
  }
  return end;
}

/** "two thirds"; a year is none. */
function isAmount({ tag, text }: Token): boolean {
  return tag === "CD" && !/^\d{4}$/.test(text);
}

/** Whether a sentence has a noun or a pronoun with a verb of its own: no line of notes, no order. */
export function isStatement(tokens: readonly Token[]): boolean {
  let hasSubject = false;
  let isRelative = false;
  for (const [at, { tag, text }] of tokens.entries()) {
    // "Hardly less deadly are lahars": what it is may stand first.
    if (isNoun(tag) || /^(?:PRP|EX|CD|VBG|DT|WP|JJ)$/.test(tag)) hasSubject = true;
    // "to which most women were steered": the verb behind belongs to what is said by the way.
    if (/^(?:WDT|WP|WP\$)$/.test(tag) && at > 0) isRelative = true;
    if (!isFinite(tag) || !/^\p{L}|^['’]/u.test(text)) continue;
    if (!hasSubject) return false;
    if (!isRelative) return true;
    // "which may exceed": two words are one verb.
    const next = tokenAt(tokens, at + 1).tag;
    isRelative = next === "VB" || next === "RB";
  }
  return false;
}
