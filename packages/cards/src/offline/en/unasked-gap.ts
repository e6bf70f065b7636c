import { countUnits } from "../../text/units.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import type { Place } from "../place.ts";
import type { EnglishCard } from "./english-card.ts";
import { englishGapsOf, isTalk } from "./english-gaps.ts";
import { partWith } from "./readable-sentence.ts";
import { lackOf } from "./stands-alone.ts";
import { kindOf } from "./whole-statement.ts";

const minUnits = 14;
const maxUnits = 42;
/** A date, a name or an amount; what a sentence merely ends in is not worth a second card. */
const minWorth = 0.46;
/** Cards are already made of the rest of the sentence. */
const cost = 0.06;
/** "look "swapped"": a word in quotation marks that only raises the voice; "120 means": more than an amount. */
const raised = /^[a-z]+$|^\d+ [a-z]+s$(?<= means)|-(?:shaped|like|based|sized|style)$/;
/** Where one told thing ends and the next begins. */
const seam = /;\s|,\s(?=(?:and|but|while|whereas|although|which|who|where)\s)/;

/**
 * Hides a date, a name or an amount in a part of a long sentence that no question asks about: "..., and at the Battle of Kosovo in
 * [1389] they broke the power of Serbia" beside a question on the first part.
 */
export function hideUnasked(
  place: Place,
  hand: SentenceInHand & { readonly quote: string },
  asked: readonly EnglishCard[],
): void {
  const { sentence, quote } = hand;
  if (!sentence.includes(", ") && !sentence.includes("; ")) return;
  const parts = sentence.split(seam);
  const units = countUnits(sentence);
  if (parts.length < 2 || units < minUnits || units > maxUnits) return;
  const unasked = parts.filter((part) => !asked.some((card) => asksOf(part, card)));
  if (unasked.length === 0 || !isWhole(sentence)) return;
  const gap = englishGapsOf(place, hand).find(
    ({ text, worth }) =>
      worth >= minWorth &&
      !raised.test(text) &&
      unasked.some((part) => part.includes(text)) &&
      !asked.some(({ question, answer }) => `${question} ${answer}`.includes(text)),
  );
  if (gap === undefined) return;
  place.sheet.hide({
    rule: "gap.unasked",
    sentence: partWith(sentence, gap.text),
    gap: gap.text,
    quote,
    score: gap.worth - cost,
    difficulty: "medium",
  });
}

function isWhole(sentence: string): boolean {
  return kindOf(sentence) === "statement" && lackOf(sentence) === "nothing" && !isTalk(sentence);
}

/** Whether a card's question or answer takes up half of the words of a part. */
function asksOf(part: string, { question, answer }: EnglishCard): boolean {
  const said = `${question} ${answer}`.toLowerCase();
  const words = part.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return words.filter((word) => said.includes(word.slice(0, 6))).length * 2 >= words.length;
}
