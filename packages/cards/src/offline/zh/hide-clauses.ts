import type { CardDraft } from "../../model.ts";
import { countUnits } from "../../text/units.ts";
import { isFit, isTopic } from "../gaps.ts";
import type { Place } from "../place.ts";
import { type ToldPhrase, toldIn } from "./clause-gaps.ts";
import { phrasesIn } from "./phrase-gap.ts";
import { clausesOf, shownParts } from "./shown-part.ts";

const maxGaps = 2;
const minAround = 3.5;
const leastTold = 9;

interface Chosen extends ToldPhrase {
  readonly clause: number;
}

/** One more card for every so many units of a sentence. */
function cardsFor(sentence: string): number {
  const units = countUnits(sentence);
  if (units < 10) return 1;
  return units < 22 ? 2 : units < 34 ? 3 : 4;
}

/**
 * Hides what the clauses of a sentence tell that nothing asks for yet: at most two gaps, in different clauses, each shown with
 * as much of the sentence as it needs.
 */
export function hideClauses(place: Place, sentence: string, own: readonly CardDraft[]): void {
  const text = sentence.replace(/^[☆★◆◇▲△●■※→✓\s]+|[。；！]$/gu, "");
  const gapsMade = own.filter(({ type }) => type === "cloze").length;
  const room = Math.min(maxGaps - gapsMade, cardsFor(text) - own.length);
  if (room <= 0) return;
  for (const { text: gap, worth, part } of choose(place, text, { own, room })) {
    place.sheet.hide({
      rule: "gap.clause",
      sentence: part,
      gap,
      quote: sentence,
      score: worth,
      difficulty: "medium",
    });
  }
}

interface Room {
  readonly own: readonly CardDraft[];
  /** How many gaps the sentence may still have. */
  readonly room: number;
}

type Shown = ToldPhrase & { readonly part: string };

/** The best phrases: those that a pattern knows first, and only where there are too few those that the words show. */
function choose(place: Place, text: string, { own, room }: Room): readonly Shown[] {
  const clauses = clausesOf(text);
  const open = [...clauses.keys()].filter((at) => !isAsked(clauses[at] ?? "", own));
  const answers = own.map(({ answer }) => answer);
  const chosen: Shown[] = [];
  const taken = new Set<number>();
  for (const read of [toldIn, phrasesIn]) {
    const told = open.flatMap((at) =>
      [...read(clauses, at, text)].map((phrase) => ({ ...phrase, clause: at })),
    );
    for (const phrase of told.toSorted((a, b) => b.worth - a.worth)) {
      if (chosen.length >= room) return chosen;
      const known = [...answers, ...chosen.map((other) => other.text)];
      if (taken.has(phrase.clause) || known.some((other) => overlaps(other, phrase.text))) continue;
      const part = isTopic(place, phrase.text) ? undefined : partWith(text, phrase);
      if (part === undefined) continue;
      taken.add(phrase.clause);
      chosen.push({ ...phrase, part });
    }
  }
  return chosen;
}

/** Whether something is asked of a clause. */
function isAsked(clause: string, own: readonly CardDraft[]): boolean {
  return own.some(({ answer }) => answer.length >= 2 && (clause.includes(answer) || answer.includes(clause)));
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** The part of a sentence that shows a phrase once, with enough around it. */
function partWith(text: string, { text: gap, clause }: Chosen): string | undefined {
  for (const part of shownParts(text, clause)) {
    const at = part.indexOf(gap);
    const isOneOf = ofOrder.test(part.slice(0, at)) && countUnits(part.slice(at + gap.length)) < leastTold;
    if (isOneOf) continue;
    if (isFit(part, gap) && countUnits(part.replace(gap, "")) >= minAround) return part;
  }
  return undefined;
}

/** "第一道是[皮肤和黏膜]": the first of what is told before, unless much is told of it. */
const ofOrder = /^第[一二三四五六七八九十]+[道个路条点步层轮批关]呢?，?[是叫]$/u;
