import { countUnits } from "../../text/units.ts";
import { splitSentences } from "../sentences.ts";
import { isStatement } from "../en/noun-phrase.ts";
import type { Tongue } from "../study.ts";
import { isTerm } from "./is-term.ts";
import { readTermLine } from "./term-line.ts";

const maxTermUnits = 6;
/** "His verdict: guilty": whose, the sentences before it say. */
const pointing =
  /^(?:his|her|its|their|our|my|this|that|these|those|another|both|one|some|many|the (?:first|second|third|other|same|following))\b/i;

const personal =
  /^(?:it|he|she|they|we|you|i|there|this|that)\s(?:is|are|was|were|has|had|will|can|[a-z]+s)\b/i;

/** Running text, and the rest of it from the first sentence on that is a term with its meaning. */
export interface TextWithTerms {
  readonly before: string;
  readonly terms: string;
}

/** "A snail in a bottle of ginger beer. Held: a manufacturer owes a duty ...": where the terms of an English text begin. */
export function cutAtTerms(text: string, tongue: Tongue): TextWithTerms {
  const whole = { before: text, terms: "" };
  if (tongue !== "en" || !/[:—=] /.test(text)) return whole;
  const first = splitSentences(text).slice(1).find(isSureTerm);
  const at = first === undefined ? -1 : text.indexOf(first);
  return at <= 0 ? whole : { before: text.slice(0, at).trim(), terms: text.slice(at) };
}

function isSureTerm(sentence: string): boolean {
  const line = readTermLine(sentence);
  if (line === undefined || pointing.test(line.term)) return false;
  // "Chunking = grouping items": a name, and no formula.
  const isEquated = line.mark === "equals" && /^[A-Z]?[a-z]+(?: [a-z]+){0,2}$/.test(line.term);
  const isColon = line.mark === "colon" && /^["“]?[A-Z]/.test(sentence);
  const isMarked = isEquated || isColon || (line.mark === "dash" && /^["“]/.test(sentence));
  // "And the weather takes notice too: it is the gas ...".
  const isSaid =
    isStatement(line.term.replace(/^(?:and|but|so|or|yet)\s/i, "")) || personal.test(line.meaning);
  return isMarked && !isSaid && countUnits(line.term) <= maxTermUnits && isTerm(line, line.meaning);
}

const ownTerm = /^[^:：=＝→—，、。]{1,20}?\s?(?:[:：=＝→]|——)/u;

/**
 * "寡头 → 博弈论。纳什均衡：给定别人的策略，……": the terms of Chinese notes that begin with one, each with the sentences about
 * it; the whole where they begin with none, or have but one.
 */
export function termsOfNotes(text: string): readonly string[] {
  if (!text.includes("。") || !ownTerm.test(text)) return [text];
  const parts: string[] = [];
  for (const sentence of splitSentences(text)) {
    const line = ownTerm.test(sentence) ? readTermLine(sentence) : undefined;
    const isOwn = line !== undefined && isTerm(line, line.meaning);
    if (parts.length === 0 || isOwn) parts.push(sentence);
    else parts[parts.length - 1] += sentence;
  }
  // What stands between two sentences is part of the quote.
  return parts.every((part) => text.includes(part)) ? parts : [text];
}
