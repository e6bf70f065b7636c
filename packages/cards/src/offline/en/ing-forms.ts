import type { EnglishClause } from "./clause.ts";
import { verbForm } from "./verb-forms.ts";

/** "change" of "changing"; nothing for a word that only looks like one. */
export function lemmaOfIng(word: string): string | undefined {
  if (!/^[a-z]{2,}ing$/.test(word)) return undefined;
  const stem = word.slice(0, -3);
  const doubled = /([bdglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : "";
  const tied = stem.endsWith("y") ? `${stem.slice(0, -1)}ie` : "";
  return [stem, `${stem}e`, doubled, tied].find((lemma) => lemma !== "" && verbForm(lemma)?.form === "base");
}

/** Whether a clause tells of the past. */
export function isPastOf(clause: EnglishClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.auxiliary !== "") return /^(?:was|were|had|did|would|could|might)$/.test(clause.auxiliary);
  return verbForm(clause.verb)?.form.startsWith("past") === true;
}
