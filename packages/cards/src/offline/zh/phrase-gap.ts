import { countHan } from "../../text/units.ts";
import type { ToldPhrase } from "./clause-gaps.ts";
import { endPhrase } from "./end-phrase.ts";
import { framedPhrases, subjectPhrase } from "./framed-phrases.ts";
import { wordsOf } from "./phrase-nouns.ts";

/** Less than any phrase that a pattern knows. */
const worth = 0.34;
const framedCost = 0.02;
const subjectWorth = 0.3;

/** The phrases of one of the clauses that its words show to be whole: what it ends in, by whom, with what, who does something. */
export function* phrasesIn(clauses: readonly string[], at: number): Generator<ToldPhrase> {
  const clause = (clauses[at] ?? "").replace(aside, "");
  const words = wordsOf(clause);
  const last = endPhrase(clause, { words, next: clauses[at + 1] ?? "", isLater: at > 0 });
  if (last !== "") yield { text: last, worth: worthOf(last) };
  for (const text of framedPhrases(clause, words)) yield { text, worth: worthOf(text) - framedCost };
  const subject = at === 0 ? subjectPhrase(clause, words) : "";
  if (subject !== "") yield { text: subject, worth: subjectWorth };
}

/** "叫过失性辞退（第三十九条）": a remark behind it all. */
const aside = /\s?[（(][^（）()]{1,20}[）)]$/u;

/** A name of several words is surer than a word. */
function worthOf(text: string): number {
  return worth + Math.min(0.06, (countHan(text) - 2) * 0.015);
}
