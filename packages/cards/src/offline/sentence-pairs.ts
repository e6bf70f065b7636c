import { letterKey } from "../text/letter-key.ts";
import { countUnits } from "../text/units.ts";
import type { SentenceInHand } from "./draft-sentences.ts";
import { complementIn } from "./en/complement.ts";
import { clauseParts } from "./en/clause-parts.ts";
import { hideEnglishGaps, isTalk } from "./en/english-gaps.ts";
import { isStatement } from "./en/noun-phrases.ts";
import { phraseGap } from "./en/phrase-gap.ts";
import { withoutResolved } from "./en/resolved-pointers.ts";
import { hasOwner, lackOf, unnamedIn } from "./en/stands-alone.ts";
import { tellingsOf } from "./en/said-in-passing.ts";
import { statementGaps, uncleft } from "./en/statement-gap.ts";
import { type Gap, gapsOf, hideGaps } from "./gaps.ts";
import type { Place } from "./place.ts";
import { isChinese } from "./study.ts";
import { lacksOwner } from "./zh/left-out-subject.ts";
import { goesOn, isFact, isOwnerless, isPlain } from "./zh/fact-sentence.ts";

const maxUnits = 45;
const maxEnglishUnits = 52;
const minUnits = 4;
/** "The consequences reached far" tells nothing of "the island". */
const minTellingUnits = 7;
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
  const shown = isHan ? first : asIntroduction(place, first, second.sentence);
  const isShort =
    countUnits(shown) >= minUnits &&
    countUnits(shown) + countUnits(second.sentence) <= (isHan ? maxUnits : maxEnglishUnits);
  const found = isHan ? chineseGap : englishGap;
  const gap = isShort ? found(place, { ...pair, first: shown }) : undefined;
  if (gap === undefined) {
    // What the sentence before does not tell, the heading may.
    if (!isHan) hideEnglishGaps(place, { ...second, subject: "" }, second.sentence);
    return;
  }
  place.sheet.hide({
    rule: "gap.pair",
    sentence: `${shown}${isHan ? "" : " "}${second.sentence}`,
    gap: gap.text,
    quote,
    score: gap.worth - cost,
    difficulty: "medium",
  });
}

/** Whether a sentence may stand in front of one that needs it: it needs none itself. */
export function introduces(place: Place, sentence: string): boolean {
  if (isChinese(sentence)) {
    const isWhole = /[。！]$/u.test(sentence) && isFact(sentence);
    return isWhole && !isOwnerless(sentence) && !lacksOwner(sentence) && !goesOn(sentence);
  }
  if (!/[.]["”')]?$/.test(sentence) || isTalk(sentence)) return false;
  return isTold(place, sentence) || isTold(place, tellingsOf(sentence).main);
}

function isTold(place: Place, sentence: string): boolean {
  const tokens = place.study.tagged(sentence);
  return isStatement(tokens) && lackOf(withoutResolved(sentence, tokens)) === "nothing";
}

/** "The maximum sentence is": of what, no sentence before it may have said. */
const measured = /^The (?:maximum|minimum|average|total|first|second|third)\b/;

/** "The defeat did not end the war": which one a reader must know already. */
const bareEvent =
  /\b[Tt]he (?<noun>war|battle|treaty|pact|accord|alliance|revolution|revolt|rebellion|uprising|campaign|siege|invasion|conference|voyage|expedition|boycott|strike|novel|poem|film|experiment|survey)\b(?! (?:of|in|that|which|between|against|with|for|at) |[’'])/;

function englishGap(place: Place, { first, second }: SentencePair): Gap | undefined {
  const tokens = place.study.tagged(second.sentence);
  if (!isStatement(tokens) || isTalk(second.sentence) || measured.test(second.sentence)) return undefined;
  if (
    !explains(first, second.sentence) ||
    lacksMany(place, first, withoutResolved(second.sentence, tokens))
  ) {
    return undefined;
  }
  const hand = { ...second, complement: complementIn(second.sentence) };
  const gaps = statementGaps(place, hand, { text: second.sentence, tokens });
  // What a second sentence merely begins with is not worth reading two for.
  const sure = newTo(
    first,
    gaps.filter(({ worth }) => worth >= minWorth),
  );
  const phrase = sure === undefined ? phraseGap(second.sentence) : undefined;
  if (phrase === undefined || !gaps.some(({ text }) => text === phrase.text)) return sure;
  return newTo(first, [{ ...phrase, worth: minWorth }]);
}

/** "The craze got a name. Monet collected some 230 of them": the first speaks of no more than one. */
function lacksMany(place: Place, first: string, second: string): boolean {
  const isOfMany = /\b(?:[Tt]hey|[Tt]hem|[Tt]heir)\b/.test(second);
  return (
    isOfMany && !place.study.tagged(first).some(({ text, tag }) => /^NNP?S$/.test(tag) || text === "and")
  );
}

/** Whether a sentence tells what the one behind it points at: which war, the value of what, who "he" is. */
function explains(first: string, second: string): boolean {
  const said = first.toLowerCase();
  // The sentence before tells which war only where it speaks of one.
  const event = bareEvent.exec(second)?.groups?.["noun"];
  if (event !== undefined && !said.includes(event)) return false;
  const noun = unnamedIn(second).toLowerCase();
  if (
    noun !== "" &&
    lackOf(second) === "topic" &&
    !said.includes(noun.replace(/s$/, "")) &&
    countUnits(first) < minTellingUnits
  ) {
    return false;
  }
  if (attribute.test(noun) && !said.includes(noun.replace(/s$/, ""))) return false;
  const isNamed = /[^.] [A-Z][a-z]/.test(first) || hasOwner("his", first);
  return isNamed || !(/(?:^|^[^,]*\b)(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er)\b/.test(second) || ruler.test(noun));
}

/** What everything may have: the sentence before says of what only where it has the same word. */
const attribute = /^(?:values?|amount|number|figures?|points?|lines?|area)$/;
const ruler = /^(?:king|queen|emperor|pope|hero|heroine|narrator|protagonist|founder|winner)$/;

function chineseGap(place: Place, { first, second }: SentencePair): Gap | undefined {
  if (!isChinese(first) || !isPlain(second.sentence)) return undefined;
  return newTo(first, gapsOf(place, second, "zh", first));
}

/** The sentence to be shown in front of another; of a long one its first clause, where that stands alone and tells enough. */
function asIntroduction(place: Place, first: string, second: string): string {
  // "One of them, Sonthonax, pressed by royalists, proclaimed": what is said in passing would need a sentence before it.
  const whole = isTold(place, first) ? uncleft(first) : tellingsOf(first).main;
  if (countUnits(whole) + countUnits(second) <= maxEnglishUnits) return whole;
  const part = clauseParts(first, place.study.tagged(first)).find(
    ({ text, tokens }) =>
      isStatement(tokens) && lackOf(withoutResolved(text, tokens)) === "nothing" && explains(text, second),
  );
  return part?.text ?? "";
}

/** The best gap that the first sentence does not give away. */
function newTo(first: string, gaps: readonly Gap[]): Gap | undefined {
  const key = letterKey(first);
  return gaps.find(({ text }) => !key.includes(letterKey(text)));
}
