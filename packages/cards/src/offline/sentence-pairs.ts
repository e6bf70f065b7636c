import { letterKey } from "../text/letter-key.ts";
import { countUnits } from "../text/units.ts";
import type { SentenceInHand } from "./draft-sentences.ts";
import { complementIn } from "./en/complement.ts";
import { englishGapsOf, hideEnglishGaps, isTalk } from "./en/english-gaps.ts";
import { phraseGap } from "./en/phrase-gap.ts";
import { hasOwner, lackOf, unnamedIn } from "./en/stands-alone.ts";
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
 * 废止"), and shows both: what the second means stands in the first. A sentence that needs none before it is shown alone.
 */
export function hideBehind(place: Place, pair: SentencePair): void {
  const { first, second, quote } = pair;
  const isHan = isChinese(second.sentence);
  if (isHan ? isFact(second.sentence) && !goesOn(second.sentence) : lackOf(second.sentence) === "nothing") {
    if (isHan) hideGaps(place, { ...second, sentence: second.sentence.replace(/[；。]$/u, "") }, "zh");
    return;
  }
  const isShort =
    countUnits(first) >= minUnits && countUnits(first) + countUnits(second.sentence) <= maxUnits;
  const found = isHan ? chineseGap : englishGap;
  const gap = isShort ? found(place, pair) : undefined;
  if (gap === undefined) {
    // What the sentence before does not tell, the heading may.
    if (!isHan) hideEnglishGaps(place, { ...second, subject: "" }, second.sentence);
    return;
  }
  place.sheet.hide({
    rule: "gap.pair",
    sentence: `${first}${isHan ? "" : " "}${second.sentence}`,
    gap: gap.text,
    quote,
    score: gap.worth - cost,
    difficulty: "medium",
  });
}

/** Whether a sentence may stand in front of one that needs it: it needs none itself. */
export function introduces(sentence: string): boolean {
  if (isChinese(sentence)) {
    const isWhole = /[。！]$/u.test(sentence) && isFact(sentence);
    return isWhole && !isOwnerless(sentence) && !lacksOwner(sentence) && !goesOn(sentence);
  }
  if (!/[.]["”')]?$/.test(sentence) || isTalk(sentence)) return false;
  return lackOf(sentence) === "nothing" && kindOf(sentence) === "statement";
}

/** "The maximum sentence is": of what, no sentence before it may have said. */
const measured = /^The (?:maximum|minimum|average|total|first|second|third)\b/;

/** "The defeat did not end the war": which one a reader must know already. */
const bareEvent =
  /\b[Tt]he (?<noun>war|battle|treaty|pact|accord|alliance|revolution|revolt|rebellion|uprising|campaign|siege|invasion|conference|voyage|expedition|boycott|strike|novel|poem|film|experiment|survey)\b(?! (?:of|in|that|which|between|against|with|for|at) |[’'])/;

function englishGap(place: Place, { first, second }: SentencePair): Gap | undefined {
  if (kindOf(second.sentence) !== "statement" || isTalk(second.sentence) || measured.test(second.sentence)) {
    return undefined;
  }
  if (!explains(first, second.sentence)) return undefined;
  const gaps = englishGapsOf(place, { ...second, complement: complementIn(second.sentence) });
  // What a second sentence merely begins with is not worth reading two for.
  const sure = newTo(
    first,
    gaps.filter(({ worth }) => worth >= minWorth),
  );
  const phrase = sure === undefined ? phraseGap(second.sentence) : undefined;
  if (phrase === undefined || !gaps.some(({ text }) => text === phrase.text)) return sure;
  return newTo(first, [{ ...phrase, worth: minWorth }]);
}

/** Whether a sentence tells what the one behind it points at: which war, the value of what, who "he" is. */
function explains(first: string, second: string): boolean {
  const said = first.toLowerCase();
  // The sentence before tells which war only where it speaks of one.
  const event = bareEvent.exec(second)?.groups?.["noun"];
  if (event !== undefined && !said.includes(event)) return false;
  const noun = unnamedIn(second).toLowerCase();
  if (attribute.test(noun) && !said.includes(noun.replace(/s$/, ""))) return false;
  const isNamed = /[^.] [A-Z][a-z]/.test(first) || hasOwner("his", first);
  return isNamed || !(/^(?:He|She|His|Her)\b/.test(second) || ruler.test(noun));
}

/** What everything may have: the sentence before says of what only where it has the same word. */
const attribute = /^(?:values?|amount|number|figures?|points?|lines?|area)$/;
const ruler = /^(?:king|queen|emperor|pope|hero|heroine|narrator|protagonist|founder|winner)$/;

function chineseGap(place: Place, { first, second }: SentencePair): Gap | undefined {
  if (!isChinese(first) || !isPlain(second.sentence)) return undefined;
  return newTo(first, gapsOf(place, second, "zh", first));
}

/** The best gap that the first sentence does not give away. */
function newTo(first: string, gaps: readonly Gap[]): Gap | undefined {
  const key = letterKey(first);
  return gaps.find(({ text }) => !key.includes(letterKey(text)));
}
