import { countUnits } from "../../text/units.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import type { GapFinding } from "../drafts.ts";
import type { Place } from "../place.ts";
import type { EnglishCard } from "./english-card.ts";
import { type Gap, isFit } from "./english-gap-fit.ts";
import { englishGapsOf, tellsByItself } from "./english-gaps.ts";
import { isFinite, isNoun } from "./part-of-speech.ts";
import { partWith } from "./readable-sentence.ts";

/** A longer sentence is more to read than its question. */
const maxUnits = 34;
/** A name, a date, an amount, where the object says more than that. */
const minWorth = 0.44;
/** So few words say too little of what is asked for: "What may a coastal State claim?" */
const openWords = 7;
/** "a share of [40 per cent]": words that tell nothing by themselves. */
const opening = /^(?:an?|the|its|their|his|her|about|only|up to|at least|at most|nearly|almost) /;

/**
 * What an open question on the object of a verb asks for, hidden in its sentence instead, which says all that the question leaves
 * out: "A coastal State may claim a territorial sea of up to [12 nautical miles]." Nothing for any other card, and where the
 * sentence does not stand alone or the object is no single phrase.
 */
export function hiddenObject(
  place: Place,
  hand: SentenceInHand & { readonly quote: string },
  card: EnglishCard,
): GapFinding | undefined {
  const { sentence, quote } = hand;
  if (place.study.wantsQuestionsOnly || card.rule !== "fact.object") return undefined;
  if (countUnits(sentence) > maxUnits) return undefined;
  const at = sentence.indexOf(card.answer);
  if (at < 0 || !tellsByItself(sentence)) return undefined;
  const gap = gapIn(place, hand, { text: card.answer, at, worth: card.score });
  const isOpen = gap?.text.length !== card.answer.length || card.question.split(" ").length <= openWords;
  if (gap === undefined || !isOpen) return undefined;
  return {
    rule: "gap.object",
    sentence: partWith(sentence, gap.text),
    gap: gap.text,
    quote,
    score: card.score,
    difficulty: "medium",
  };
}

/** The name, the date or the amount that an object tells, or the object itself without its article. */
function gapIn(place: Place, hand: SentenceInHand, object: Gap): Gap | undefined {
  const { sentence } = hand;
  const end = object.at + object.text.length;
  const specific = englishGapsOf(place, hand).find(
    (gap) =>
      gap.worth >= minWorth &&
      gap.at >= object.at &&
      gap.at + gap.text.length <= end &&
      isPhrase(place, hand, gap),
  );
  if (specific !== undefined) return specific;
  const lead = opening.exec(object.text)?.[0].length ?? 0;
  const bare = { ...object, text: object.text.slice(lead), at: object.at + lead };
  return isPhrase(place, hand, bare) && isFit(sentence, bare) ? bare : undefined;
}

/** Not "rings called [cartouches enclosed] royal names", "slows the [yeast down (and taste)]", "the [German] states". */
function isPhrase({ study }: Place, { sentence }: SentenceInHand, { text, at }: Gap): boolean {
  if (/[(,;:]/.test(text)) return false;
  const end = at + text.length;
  const tokens = study.tagged(sentence);
  const inside = tokens.filter((token) => token.at >= at && token.at < end);
  const next = tokens.find((token) => token.at >= end);
  return (
    !inside.some(({ tag }, rank) => isFinite(tag) || (rank > 0 && tag === "VBN") || tag === "RP") &&
    !(next !== undefined && isNoun(next.tag))
  );
}
