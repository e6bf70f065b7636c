import type { BoxPassage } from "../boxes/passage-store.ts";
import type { QuestionTerms } from "./question-terms.ts";
import { coverageOf, rankSentences, type RankedSentence } from "./rank-sentences.ts";

/** Verbatim words of a document with the passage they stand in. */
export interface Quote {
  readonly text: string;
  readonly passage: BoxPassage;
}

const maxQuotes = 4;
/** A further sentence must be at least so good beside the best one. */
const scoreShare = 0.55;
/** Less of the question than this, and the document speaks of something else. */
const minCoverage = { best: 0.45, together: 0.6 };

/**
 * The one to four sentences that answer a question best, in the order of the documents; none where nothing speaks of what
 * was asked.
 */
export function bestQuotes(passages: readonly BoxPassage[], question: QuestionTerms): readonly Quote[] {
  const ranked = rankSentences(passages, question);
  const [best] = ranked;
  if (best === undefined || coverageOf([best], question) < minCoverage.best) return [];
  const chosen: RankedSentence[] = [];
  const seen = new Set<string>();
  for (const sentence of ranked) {
    if (chosen.length === maxQuotes || sentence.score < best.score * scoreShare) break;
    const key = sentence.text.replace(/\s+/g, "");
    if (seen.has(key) || coverageOf([sentence], question) < minCoverage.best) continue;
    seen.add(key);
    chosen.push(sentence);
  }
  if (coverageOf(chosen, question) < minCoverage.together) return [];
  return chosen.toSorted((one, other) => one.order - other.order);
}
