import type { CardDraft } from "../../model.ts";
import { letterKey } from "../../text/letter-key.ts";
import { countUnits } from "../../text/units.ts";
import { isFit } from "../gaps.ts";
import { type Place, topicAt } from "../place.ts";
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
  for (const { text: gap, worth, part } of choose(place, text, own).slice(0, room)) {
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

function choose(place: Place, text: string, own: readonly CardDraft[]) {
  const clauses = clausesOf(text);
  const told = clauses.flatMap((_, at) =>
    bestOf({ clauses, at }, text, own).map((phrase) => ({ ...phrase, clause: at })),
  );
  const chosen: (ToldPhrase & { readonly part: string })[] = [];
  const taken = new Set<number>();
  for (const phrase of told.toSorted((a, b) => b.worth - a.worth)) {
    if (taken.has(phrase.clause) || chosen.some((other) => overlaps(other.text, phrase.text))) continue;
    const part = isTopic(place, phrase.text) ? undefined : partWith(text, phrase);
    if (part === undefined) continue;
    taken.add(phrase.clause);
    chosen.push({ ...phrase, part });
  }
  return chosen;
}

/** The phrases of a clause of which nothing is asked. */
function bestOf(
  { clauses, at }: { readonly clauses: readonly string[]; readonly at: number },
  text: string,
  own: readonly CardDraft[],
): readonly ToldPhrase[] {
  const clause = clauses[at] ?? "";
  const isAsked = own.some(
    ({ answer }) => answer.length >= 2 && (clause.includes(answer) || answer.includes(clause)),
  );
  if (isAsked) return [];
  return [...toldIn(clause, clauses[at - 1] ?? "", text), ...phrasesIn(clauses, at)].filter(
    (phrase) => !own.some(({ answer }) => overlaps(answer, phrase.text)),
  );
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

function isTopic(place: Place, gap: string): boolean {
  const key = letterKey(gap);
  return [topicAt(place), place.study.title].some((topic) => topic !== "" && letterKey(topic).includes(key));
}
