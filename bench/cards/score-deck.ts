import type { BenchCard } from "./bench-card.ts";
import { type Fault, bare, faultsOf, lengthOf } from "./faults.ts";
import type { BenchDocument, KeyFact } from "./read-key.ts";

/** Figures of one deck; shares are 0 to 1. */
export interface DeckScore {
  readonly cards: number;
  /** Weight of the key facts that sound cards ask, cut where the deck has more cards than the text bears. */
  readonly recall: number;
  /** Sound cards: no fault, grounded, no trap, no duplicate. */
  readonly clean: number;
  readonly withoutFault: number;
  /** Cards that ask a key fact, sound or not. */
  readonly onKey: number;
  readonly duplicates: number;
  readonly traps: number;
  readonly grounded: number;
  readonly language: number;
  /** Harmonic mean of recall and the worth of the cards, 0 to 100. */
  readonly score: number;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly missed: readonly string[];
}

/** One card for so many units of text is what a text bears. */
const unitsPerCard = 8;
const spareCards = 6;
const maxFactsPerCard = 2;
/** Sound, but not what the key asks. */
const offKeyWorth = 0.3;
const maxQuote = 130;
const maxGapsOfSentence = 2;
const sameText = 0.8;

interface Judged {
  readonly card: BenchCard;
  readonly faults: readonly Fault[];
  readonly isGrounded: boolean;
  readonly isTrap: boolean;
  readonly isDuplicate: boolean;
  readonly isSound: boolean;
  readonly asks: readonly KeyFact[];
}

/** Measures a deck against the key of its document. An empty deck has no merit and no faults. */
export function scoreDeck(cards: readonly BenchCard[], document: BenchDocument): DeckScore {
  const judged = judge(cards, document);
  const found = factsFound(judged);
  const all = document.facts.reduce((sum, fact) => sum + fact.weight, 0);
  const got = document.facts.reduce((sum, fact) => sum + (found.has(fact) ? fact.weight : 0), 0);
  const bears = lengthOf(document.text) / unitsPerCard + spareCards;
  const recall = cards.length === 0 ? 0 : (got / all) * Math.min(1, bears / cards.length);
  const share = (test: (entry: Judged) => boolean) =>
    judged.length === 0 ? 0 : judged.filter(test).length / judged.length;
  const clean = share((entry) => entry.isSound);
  const cleanOnKey = share((entry) => entry.isSound && entry.asks.length > 0);
  const worth = cleanOnKey + offKeyWorth * (clean - cleanOnKey);
  return {
    cards: cards.length,
    recall,
    clean,
    withoutFault: share((entry) => entry.faults.length === 0),
    onKey: share((entry) => entry.asks.length > 0),
    duplicates: share((entry) => entry.isDuplicate),
    traps: share((entry) => entry.isTrap),
    grounded: share((entry) => entry.isGrounded),
    language: share((entry) => !entry.faults.includes("wrong language")),
    score: recall + worth === 0 ? 0 : (200 * recall * worth) / (recall + worth),
    faults: countFaults(judged),
    missed: document.facts.filter((fact) => !found.has(fact)).map((fact) => fact.id),
  };
}

function judge(cards: readonly BenchCard[], document: BenchDocument): readonly Judged[] {
  const source = bare(document.text);
  const isRepeated = createRepeatCheck();
  return cards.map((card) => {
    const faults = faultsOf(card, document.lang);
    const isGrounded = rests(card, source);
    const isTrap = document.traps.some((trap) => trap.test(`${card.prompt}\n${card.answer}`));
    const isDuplicate = isRepeated(card);
    const isSound = faults.length === 0 && isGrounded && !isTrap && !isDuplicate;
    return {
      card,
      faults,
      isGrounded,
      isTrap,
      isDuplicate,
      isSound,
      asks: document.facts.filter((fact) => isAsked(fact, card)),
    };
  });
}

function isAsked({ prompt, answer, isTwoWay }: KeyFact, card: BenchCard): boolean {
  if (prompt.test(card.prompt) && answer.test(card.answer)) return true;
  return isTwoWay && prompt.test(card.answer) && answer.test(card.prompt);
}

/** The quote stands in the text, is no page of it, and holds most of what the answer says. */
function rests({ quote, answer, prompt }: BenchCard, source: string): boolean {
  const said = quote ?? answer;
  const key = bare(said);
  if (key.length < 2 || lengthOf(said) > maxQuote || !source.includes(key)) return false;
  const words = answer.match(/\p{Script=Han}|[\p{L}\p{N}]{3,}/gu) ?? [];
  const context = bare(`${said} ${prompt}`);
  return words.filter((word) => context.includes(bare(word))).length >= words.length / 2;
}

/** A prompt again, a third gap in one sentence, or nearly the same words as a card before. */
function createRepeatCheck(): (card: BenchCard) => boolean {
  const prompts = new Set<string>();
  const gaps = new Map<string, number>();
  const before: { words: ReadonlySet<string>; sentence: string }[] = [];
  return ({ prompt, answer, sentence }) => {
    const key = bare(prompt);
    // Gaps of one sentence differ only in their place.
    const own = sentence === undefined ? "" : bare(sentence);
    const place = sentence === undefined ? key : prompt;
    const seen = prompts.has(place);
    prompts.add(place);
    const count = (gaps.get(own) ?? 0) + 1;
    if (own !== "") gaps.set(own, count);
    const words = pairs(`${prompt} ${answer}`);
    const isAlike = before.some(
      (other) => (own === "" || other.sentence !== own) && shared(words, other.words) > sameText,
    );
    before.push({ words, sentence: own });
    return seen || isAlike || (own !== "" && count > maxGapsOfSentence);
  };
}

function pairs(text: string): ReadonlySet<string> {
  const key = bare(text);
  return new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)));
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((entry) => other.has(entry)).length;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}

/** Heavy facts first; a card that asks many is counted for two. */
function factsFound(judged: readonly Judged[]): ReadonlySet<KeyFact> {
  const found = new Set<KeyFact>();
  for (const { asks, isSound } of judged) {
    if (!isSound) continue;
    const fresh = asks.filter((fact) => !found.has(fact)).toSorted((a, b) => b.weight - a.weight);
    for (const fact of fresh.slice(0, maxFactsPerCard)) found.add(fact);
  }
  return found;
}

function countFaults(judged: readonly Judged[]): DeckScore["faults"] {
  const counts: Partial<Record<Fault, number>> = {};
  for (const { faults } of judged) {
    for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1;
  }
  return counts;
}
