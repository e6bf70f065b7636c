import type { BoxPassage } from "../boxes/passage-store.ts";
import { foldText, type QuestionTerms, type Term } from "./question-terms.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/** A sentence or line of a document with how well it answers a question. */
export interface RankedSentence extends Sentence {
  readonly passage: BoxPassage;
  /** Place among all sentences that were ranked, in the order of the documents. */
  readonly order: number;
  /** BM25, with what its headings and the rest of its passage add. */
  readonly score: number;
  /** Parts of the question that stand in it or, with half their weight, in its headings. */
  readonly covered: ReadonlyMap<number, number>;
}

/** Okapi BM25 (Robertson and Zaragoza 2009): how fast repetition stops to count, and how much length costs. */
const saturation = 1.2;
const lengthCost = 0.5;
/** What a term in a heading above, or elsewhere in the passage, is worth beside one in the sentence. */
const headingShare = 0.5;
const passageShare = 0.25;
/** A sentence that begins with what is asked about is about it. */
const beginningFactor = 1.3;

/**
 * The sentences of the passages that hold any of the terms, best first. How rare a term is, is counted among these
 * passages. Linear in the text times the terms.
 */
export function rankSentences(
  passages: readonly BoxPassage[],
  { terms, weights }: QuestionTerms,
): readonly RankedSentence[] {
  const folded = passages.map((passage) => foldText(passage.text));
  const wanted = terms.map((term) => ({
    ...term,
    rarity: rarityOf(folded.filter((text) => text.includes(term.text)).length, folded.length),
  }));
  const sentences = passages.flatMap((passage, at) =>
    sentencesOf(passage).map((sentence) => ({ ...sentence, passage, around: folded[at] ?? "" })),
  );
  const meanLength =
    sentences.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, sentences.length);

  return sentences
    .map(({ text, start, passage, around }, order) => {
      const place: Place = {
        sentence: foldText(text),
        headings: foldText(passage.section.join("\n")),
        around,
        longer: 1 - lengthCost + lengthCost * (text.length / meanLength),
      };
      return { text, start, passage, order, ...judge(place, wanted, weights) };
    })
    .filter(({ covered }) => covered.size > 0)
    .toSorted((one, other) => other.score - one.score || one.order - other.order);
}

/** Share of a question that some sentences hold together, 0 to 1. */
export function coverageOf(sentences: readonly RankedSentence[], { weights }: QuestionTerms): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const held = weights.map((_, part) =>
    Math.max(0, ...sentences.map(({ covered }) => covered.get(part) ?? 0)),
  );
  return whole === 0 ? 0 : held.reduce((sum, weight) => sum + weight, 0) / whole;
}

interface Place {
  readonly sentence: string;
  readonly headings: string;
  readonly around: string;
  readonly longer: number;
}

function judge(
  { sentence, headings, around, longer }: Place,
  terms: readonly (Term & { readonly rarity: number })[],
  weights: readonly number[],
): Pick<RankedSentence, "score" | "covered"> {
  const covered = new Map<number, number>();
  const cover = (parts: readonly number[], share: number): void => {
    for (const part of parts) {
      covered.set(part, Math.max(covered.get(part) ?? 0, (weights[part] ?? 0) * share));
    }
  };
  let score = 0;
  for (const { text, parts, rarity } of terms) {
    const times = sentence.split(text).length - 1;
    if (times > 0) {
      score += rarity * ((times * (saturation + 1)) / (times + saturation * longer));
      cover(parts, 1);
    } else if (headings.includes(text)) {
      score += rarity * headingShare;
      cover(parts, headingShare);
    } else if (around.includes(text)) score += rarity * passageShare;
  }
  const isAbout = terms.some(({ text }) => sentence.startsWith(text));
  return { score: isAbout ? score * beginningFactor : score, covered };
}

/** The inverse document frequency of BM25, never negative. */
function rarityOf(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}
