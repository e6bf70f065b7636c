import { countUnits } from "../../text/units.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import type { Place } from "../place.ts";
import { parseClause } from "./clause.ts";
import { clauseParts } from "./clause-parts.ts";
import type { EnglishCard } from "./english-card.ts";
import type { Gap } from "./english-gap-fit.ts";
import { englishGapsOf, tellsByItself } from "./english-gaps.ts";
import { partWith } from "./readable-sentence.ts";
import { statementGaps } from "./statement-gap.ts";

const minUnits = 14;
const maxUnits = 42;
/** A clause shown alone must tell enough around its gap. */
const minAloneUnits = 7;
/** A date, a name or an amount. */
const sureWorth = 0.46;
/** A term; what a sentence merely ends in is not worth a second card. */
const minWorth = 0.44;
/** Cards are already made of the rest of the sentence. */
const cost = 0.06;
/** Of a sentence with several facts no more cards than a reader would make. */
const unitsPerCard = 9;
const maxCards = 3;
/** A long sentence of which one thing is asked may have any whole phrase of another clause hidden. */
const minWorthOfSecond = 0.37;
const longUnits = 18;
/** "look "swapped"": a word in quotation marks that only raises the voice; "120 means": more than an amount. */
const raised = /^[a-z]+$|^\d+ [a-z]+s$(?<= means)|-(?:shaped|like|based|sized|style)$/;
/** A student's notes; "copied two by Hiroshige": two of what, the text said before. */
const notes = /->|=>|→|\s[=+]\s/;
const ofUnsaid = /\b(?:one|two|three|four|five|six|several) (?:by|from) [A-Z]/;
/** Where one told thing ends and the next begins. */
const seam = /;\s|,\s(?=(?:and|but|while|whereas|although|which|who|where)\s)/;

/** A sentence, its clauses with what their pronouns mean, and what is asked of it already. */
export interface ToldSentence extends SentenceInHand {
  readonly quote: string;
  readonly clauses: readonly string[];
  readonly asked: readonly EnglishCard[];
  readonly hidden: readonly string[];
}

/**
 * Hides a date, a name or an amount in each part of a long sentence that no card asks about: "..., and at the Battle of Kosovo in
 * [1389] they broke the power of Serbia" beside a question on the first part. A clause that stands alone is shown alone.
 */
export function hideUnasked(place: Place, told: ToldSentence): void {
  const { sentence, quote } = told;
  const units = countUnits(quote);
  if (units < minUnits || !/[,;] | and /.test(sentence)) return;
  const isShown = units <= maxUnits && isWhole(sentence);
  const hidden = [...told.hidden];
  let room = Math.min(maxCards, Math.floor(units / unitsPerCard) + 1) - told.asked.length - hidden.length;
  const isOpen = (part: string) =>
    !told.asked.some((card) => asksOf(part, card)) && !hidden.some((text) => part.includes(text));
  for (const part of partsOf(place, told, isShown)) {
    if (room < 1) return;
    if (!isOpen(part)) continue;
    const found = gapAlone(place, told, part) ?? (isShown ? gapWithin(place, told, part) : undefined);
    if (found === undefined || hidden.includes(found.gap.text)) continue;
    place.sheet.hide({
      rule: "gap.unasked",
      sentence: found.sentence,
      gap: found.gap.text,
      quote,
      score: found.gap.worth - cost,
      difficulty: "medium",
    });
    hidden.push(found.gap.text);
    room--;
  }
}

/** The clauses that the rules know, those that the words show, and what stands between commas of a sentence that is shown whole. */
function partsOf(place: Place, { sentence, clauses }: ToldSentence, isShown: boolean): readonly string[] {
  const own = clauseParts(sentence, place.study.tagged(sentence)).map(({ text }) => text);
  const whole = own.filter((text) => !clauses.includes(text) && parseClause(text) !== undefined);
  return [...clauses, ...whole, ...(isShown ? sentence.split(seam) : [])];
}

interface Found {
  readonly sentence: string;
  readonly gap: Gap;
}

/** A gap in a clause that is shown without the rest of its sentence. */
function gapAlone(place: Place, told: ToldSentence, clause: string): Found | undefined {
  const sentence = `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/[.;,]+$/, "")}.`;
  const isSentence = /^[A-Z]/.test(clause) && (told.clauses.includes(clause) || clause.endsWith("."));
  if (!isSentence || countUnits(clause) < minAloneUnits || !isWhole(sentence)) return undefined;
  const gap = tellingGap(place, { ...told, sentence });
  return gap === undefined ? undefined : { sentence, gap };
}

/** A gap in a part of a sentence that is shown with as much of it as it needs. */
function gapWithin(place: Place, told: ToldSentence, part: string): Found | undefined {
  const gap = tellingGap(place, told, part);
  return gap === undefined ? undefined : { sentence: partWith(told.sentence, gap.text), gap };
}

function tellingGap(place: Place, told: ToldSentence, part = told.sentence): Gap | undefined {
  const isOpen = ({ text }: Gap) =>
    !raised.test(text) &&
    part.includes(text) &&
    !told.asked.some(({ question, answer }) => `${question} ${answer}`.includes(text));
  const sure = englishGapsOf(place, told).find((gap) => gap.worth >= sureWorth && isOpen(gap));
  if (sure !== undefined) return sure;
  const shown = { text: told.sentence, tokens: place.study.tagged(told.sentence) };
  const isAlone = told.asked.length + told.hidden.length < 2 && countUnits(told.quote) >= longUnits;
  const least = isAlone ? minWorthOfSecond : minWorth;
  return statementGaps(place, told, shown).find((gap) => gap.worth >= least && isOpen(gap));
}

function isWhole(sentence: string): boolean {
  return !notes.test(sentence) && !ofUnsaid.test(sentence) && tellsByItself(sentence);
}

/** Whether a card's question or answer takes up half of the words of a part. */
function asksOf(part: string, { question, answer }: EnglishCard): boolean {
  const said = `${question} ${answer}`.toLowerCase();
  const words = part.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return words.filter((word) => said.includes(word.slice(0, 6))).length * 2 >= words.length;
}
