import { letterKey } from "../text/letter-key.ts";
import { countUnits } from "../text/units.ts";
import type { SentenceInHand } from "./draft-sentences.ts";
import { englishGapsOf, isTalk } from "./en/english-gaps.ts";
import { lackOf } from "./en/stands-alone.ts";
import { kindOf } from "./en/whole-statement.ts";
import { type Gap, gapsOf, hideGaps } from "./gaps.ts";
import type { Place } from "./place.ts";
import { isChinese } from "./study.ts";
import { lacksOwner } from "./zh/left-out-subject.ts";
import { goesOn, isFact, isOwnerless, isPlain } from "./zh/fact-sentence.ts";

const maxUnits = 45;
const minUnits = 5;
const minWorth = 0.4;
/** Two sentences are more to read than one. */
const cost = 0.12;

/** Two sentences that follow each other in a passage, and the text from the first to the end of the second. */
export interface SentencePair {
  readonly first: string;
  readonly second: SentenceInHand;
  readonly quote: string;
}

/**
 * Hides a phrase of a sentence that is only understood behind the one before it ("His revolt was crushed in 1791", "该法于1911年
 * 废止"), and shows both: what the second means stands in the first. Only where the first needs no other sentence.
 */
export function hideBehind(place: Place, pair: SentencePair): void {
  const { first, second, quote } = pair;
  if (countUnits(first) < minUnits || countUnits(first) + countUnits(second.sentence) > maxUnits) return;
  // What needs no other sentence stands alone on its card.
  if (isChinese(second.sentence) && isFact(second.sentence) && !goesOn(second.sentence)) {
    hideGaps(place, second, "zh");
    return;
  }
  const gap = isChinese(second.sentence) ? chineseGap(place, pair) : englishGap(place, pair);
  if (gap === undefined) return;
  const glue = isChinese(second.sentence) ? "" : " ";
  place.sheet.hide({
    rule: "gap.pair",
    sentence: `${first}${glue}${second.sentence}`,
    gap: gap.text,
    quote,
    score: gap.worth - cost,
    difficulty: "medium",
  });
}

function englishGap(place: Place, { first, second }: SentencePair): Gap | undefined {
  const { sentence } = second;
  const isIntroduction =
    /[.]["”')]?$/.test(first) &&
    lackOf(first) === "nothing" &&
    kindOf(first) === "statement" &&
    !isTalk(first);
  const isSequel = lackOf(sentence) === "sentence" && kindOf(sentence) === "statement" && !isTalk(sentence);
  if (!isIntroduction || !isSequel) return undefined;
  // What a second sentence merely begins with is not worth reading two for.
  return newTo(
    first,
    englishGapsOf(place, second).filter(({ worth }) => worth >= minWorth),
  );
}

function chineseGap(place: Place, { first, second }: SentencePair): Gap | undefined {
  const { sentence } = second;
  if (!/[。！]$/u.test(first) || !isChinese(first) || !isFact(first) || !isPlain(sentence)) return undefined;
  if (isOwnerless(first) || lacksOwner(first) || goesOn(first)) return undefined;
  return newTo(first, gapsOf(place, second, "zh", first));
}

/** The best gap that the first sentence does not give away. */
function newTo(first: string, gaps: readonly Gap[]): Gap | undefined {
  const key = letterKey(first);
  return gaps.find(({ text }) => !key.includes(letterKey(text)));
}
