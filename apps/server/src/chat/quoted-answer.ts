import type { BoxPassage } from "../boxes/passage-store.ts";
import type { QuestionTerms } from "./question-terms.ts";
import { inItsPlace } from "./sentences.ts";
import { coverageOf, rankSentences, type RankedSentence } from "./rank-sentences.ts";

/** Verbatim words of a document with the passage they stand in. */
export interface Quote {
  readonly text: string;
  readonly passage: BoxPassage;
}

const maxQuotes = 4;
const maxLookedAt = 40;
/** A further sentence must be at least so good beside the best one. */
const scoreShare = 0.55;
/**
 * Less of the question than this, and the document speaks of something else. A sentence that says little by itself counts
 * where it adds a good part of its own: questions compare two things that are told apart.
 */
const minCoverage = { alone: 0.4, added: 0.25, together: 0.6 };

/**
 * The one to four sentences that answer a question best, in the order of the documents; none where nothing speaks of what
 * was asked.
 */
export function bestQuotes(passages: readonly BoxPassage[], question: QuestionTerms): readonly Quote[] {
  const ranked = rankSentences(passages, question);
  const isWorthAdding = (sentence: RankedSentence, chosen: readonly RankedSentence[]): boolean => {
    const added = coverageOf([...chosen, sentence], question) - coverageOf(chosen, question);
    if (added >= minCoverage.added) return true;
    const isGood = sentence.score >= (ranked[0]?.score ?? 0) * scoreShare;
    return isGood && coverageOf([sentence], question) >= minCoverage.alone;
  };
  const [best] = ranked;
  if (best === undefined || coverageOf([best], question) < minCoverage.alone) return [];
  const chosen: RankedSentence[] = [];
  const seen = new Set<string>();
  for (const sentence of ranked.slice(0, maxLookedAt)) {
    if (chosen.length === maxQuotes) break;
    const key = sentence.text.replace(/\s+/g, "");
    if (seen.has(key) || !isWorthAdding(sentence, chosen)) continue;
    seen.add(key);
    chosen.push(sentence);
  }
  if (coverageOf(chosen, question) < minCoverage.together) return [];
  return withoutOverlaps(
    chosen
      .toSorted((one, other) => one.order - other.order)
      .map((sentence) => ({ passage: sentence.passage, text: inItsPlace(sentence.passage, sentence) })),
  );
}

/** A sentence may have come along with another one already. */
function withoutOverlaps(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(
    (quote, at) =>
      !quotes.some(
        (other, otherAt) =>
          otherAt !== at &&
          other.passage === quote.passage &&
          other.text.includes(quote.text) &&
          (other.text !== quote.text || otherAt < at),
      ),
  );
}
