import { countUnits } from "../../text/units.ts";
import { headingOver } from "../context.ts";
import type { CardDraft } from "../../model.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import { type Place, topicAt } from "../place.ts";
import { clauseParts, opensStatement } from "./clause-parts.ts";
import { type Gap, isFit } from "./english-gap-fit.ts";
import { englishGapsOf, isTalk } from "./english-gaps.ts";
import { isStatement } from "./noun-phrases.ts";
import { isFinite, type Token, tokenAt } from "./part-of-speech.ts";
import { withoutJoints } from "./readable-sentence.ts";
import { withoutResolved } from "./resolved-pointers.ts";
import { isToldBy, lackOf } from "./stands-alone.ts";
import { tellingPhrases } from "./telling-phrase.ts";

const minUnits = 6;
/** A longer sentence is shown by its clauses. */
const readableUnits = 36;
const maxUnits = 42;
const minWorth = 0.36;
/** What a whole topic must tell beside. */
const minWorthUnderHeading = 0.44;
const maxParts = 2;
const opening = /^(?:But|And|Yet|So|Or|Then,|Of course,?|Indeed,|In fact,|Hence,?) /;

const instead = /,? instead,?(?= (?!of\b)[a-z])/;

/** Arrows and sums are a student's notes: no whole sentence. */
const notes = /->|→|\s[=+]\s|\bb\/c\b/;

/** "the carbon dioxide we release", "cones that we call": everybody, not the writer. */
const saidByAll = /(?<=[a-z]) (?:(?:that|which|as|what) )?we (?:now |still |often )?[a-z]+/g;

/** Shown with nothing before it, or under a heading that tells which thing is meant. */
type Under = "nothing" | "heading";

/** A sentence, or a clause of one, that is shown by itself. */
interface Shown {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/**
 * The last resort for a sentence of which nothing is asked: the surest phrase of it is hidden, where the sentence is a whole
 * statement that stands alone; of a long one, the surest phrase of each of its clauses that do. Answers how many were hidden.
 */
export function hideStatement(
  place: Place,
  hand: SentenceInHand,
  { quote, under }: { readonly quote: string; readonly under: Under },
): number {
  const sentence = uncleft(
    capitalised(withoutJoints(hand.sentence.replace(opening, "").replace(instead, ""))),
  );
  if (!isPlainSentence(sentence)) return 0;
  const whole = { text: sentence, tokens: place.study.tagged(sentence) };
  const isShort = countUnits(sentence) <= readableUnits;
  if (isShort && hideIn(place, hand, { shown: whole, quote, under })) return 1;
  const parts = clauseParts(sentence, whole.tokens);
  const made = parts.filter(
    (shown, at) => at < maxParts * 2 && hideIn(place, hand, { shown, quote, under }),
  ).length;
  return made > 0 || isShort ? made : Number(hideIn(place, hand, { shown: whole, quote, under }));
}

/** "It was Harunobu who in 1765 brought out": "Harunobu in 1765 brought out". */
export function uncleft(sentence: string): string {
  return sentence.replace(
    /^It (?:is|was) (?!this|that|these|not|in |on |at |by |from |for |only |an? )([^,;.]{3,60}?) (?:who|that) (?=[a-z])/,
    (_, name: string) => `${capitalised(name)} `,
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A date, a name, an amount, a term: what is worth a card beside those of the same sentence. */
const minFactWorth = 0.47;
const unitsPerCard = 8;
const maxCards = 4;
const maxGapsOfOneText = 2;

/** The cards that are made of a sentence. */
interface Asked {
  readonly quote: string;
  readonly drafts: readonly CardDraft[];
  /** What rules asked of it, with the answers, also where a gap took the place of the question. */
  readonly told: readonly string[];
}

/**
 * Hides what a sentence tells beside what is asked of it already: each date, name, amount and term, in the clause that holds it
 * where that stands alone, else in the whole sentence. No more cards than a sentence of its length bears.
 */
export function hideRest(place: Place, hand: SentenceInHand, { quote, drafts, told }: Asked): void {
  const sentence = uncleft(capitalised(withoutJoints(hand.sentence.replace(opening, ""))));
  const room = Math.min(maxCards, Math.floor(countUnits(quote) / unitsPerCard) + 1) - drafts.length;
  if (room < 1 || !isPlainSentence(sentence) || !holdsFacts(place.study.tagged(sentence))) return;
  const hidden: string[] = [];
  for (const shown of displaysOf(place, sentence)) {
    // A third gap over one text would be a duplicate of the first two.
    if (drafts.filter((draft) => bareText(draft).endsWith(shown.text)).length >= maxGapsOfOneText) continue;
    const open = openParts(shown, drafts);
    for (const { text, worth, at } of statementGaps(place, hand, shown)) {
      const least = text.includes(" ") && open.some((part) => part.includes(text)) ? minWorth : minFactWorth;
      const isKnown = worth < least || isAsked(text, drafts, told) || isRaised(shown.text, text, at);
      if (isKnown || hidden.length >= room || hidden.some((other) => overlaps(other, text))) continue;
      hidden.push(text);
      place.sheet.hide({
        rule: "gap.rest",
        sentence: shown.text,
        gap: text,
        ...(hand.context === undefined ? {} : { context: hand.context }),
        quote,
        score: worth - 0.06 - hidden.length * 0.03,
        difficulty: "medium",
      });
    }
  }
}

function bareText({ text = "" }: CardDraft): string {
  return text.replace(/\{\{c1::(.*?)\}\}/, "$1");
}

/** Whether a sentence has an amount, a name, a term or more than one clause: most short ones have none. */
function holdsFacts(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ tag, text, isRare }) => isRare || tag === "CD" || tag.startsWith("NNP") || /^[,;:"“]$/.test(text),
  );
}

/** The whole of a sentence, or of a long one those of its clauses that stand alone; nothing where it points at another. */
function displaysOf(place: Place, sentence: string): readonly Shown[] {
  const whole = { text: sentence, tokens: place.study.tagged(sentence) };
  if (countUnits(sentence) <= readableUnits && standsAlone(whole)) return [whole];
  const parts = clauseParts(sentence, whole.tokens).filter(standsAlone);
  return parts.length > 0 || !standsAlone(whole) ? parts : [whole];
}

/** The clauses of a statement that no card has its answer in. */
function openParts({ text, tokens }: Shown, drafts: readonly CardDraft[]): readonly string[] {
  return clauseParts(text, tokens)
    .map((part) => part.text)
    .filter((part) => !drafts.some(({ answer }) => part.includes(answer.replace(/^(?:the|an?) /, ""))));
}

/** Whether a statement can be shown with nothing before it. */
function standsAlone(shown: Shown): boolean {
  return isTellable(shown) && lackIn(shown) === "nothing";
}

/** Whether a question of a sentence has a phrase in it, or a card of it asks for it. */
function isAsked(text: string, drafts: readonly CardDraft[], told: readonly string[]): boolean {
  return (
    told.some((said) => said.toLowerCase().includes(text.toLowerCase())) ||
    drafts.some(({ type, answer }) => type === "cloze" && overlaps(answer, text))
  );
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** A common word in quotation marks, which only raises the voice. */
function isRaised(sentence: string, text: string, at: number): boolean {
  return /^[a-z]+$/.test(text) && /["“‘]$/.test(sentence.slice(0, at));
}

function isPlainSentence(sentence: string): boolean {
  return /^(?!\d+[,)])[\p{Lu}\d"“].*[.!]["”’)]*$/su.test(sentence) && !notes.test(sentence);
}

/** Whether a text is a statement of a length that can be read, and not the writer's talk. */
function isTellable({ text, tokens }: Shown): boolean {
  const units = countUnits(text);
  if (units < minUnits || units > maxUnits) return false;
  return !isTalk(text.replace(saidByAll, "")) && isStatement(tokens) && !hasLooseOne(tokens);
}

/** "Crater Lake fills one": one of what stands in no sentence but the one before. */
function hasLooseOne(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ text, tag }, place) => text === "one" && tag === "PRP" && tokenAt(tokens, place + 1).tag === "PUNCT",
  );
  return at >= 0 && !tokens.slice(0, at).some(({ text }) => /^(?:an?|every|each|other|this)$/i.test(text));
}

/** "The Great Wave off [Kanagawa]": half of a title. */
const halfTitle = /\p{Lu}\w+ (?:off|over|under|beneath) (?:the )?$/u;

function hideIn(
  place: Place,
  hand: SentenceInHand,
  { shown, quote, under }: { readonly shown: Shown; readonly quote: string; readonly under: Under },
): boolean {
  if (!isTellable(shown)) return false;
  const lack = lackIn(shown);
  if (lack === "sentence" || (lack === "topic" && under === "nothing")) return false;
  const least = lack === "topic" ? minWorthUnderHeading : minWorth;
  const gap = statementGaps(place, hand, shown).find(({ worth }) => worth >= least);
  if (gap === undefined) return false;
  const context = contextOf(place, hand, { shown, gap, lack });
  if (context === "") return false;
  place.sheet.hide({
    rule: "gap.statement",
    sentence: shown.text,
    gap: gap.text,
    ...(context === undefined ? {} : { context }),
    quote,
    score: gap.worth - 0.02,
    difficulty: "medium",
  });
  return true;
}

/** "Bonaparte, having lost the island, sold". */
const aside = /^((?:[A-Z][\w’'-]+ ?){1,3}), [^,]{3,60}, /;

/** "the name"; "the first version" counts, and must say of what. */
const plainThe = /\bthe(?! (?:first|second|third|last|initial|final|most|least|only|next)\b)/g;

interface Lacking {
  readonly shown: Shown;
  readonly gap: Gap;
  readonly lack: ReturnType<typeof lackOf>;
}

/** What the sentence is shown under; empty where it needs a heading, and none tells: not for what is said by the way. */
function contextOf(place: Place, hand: SentenceInHand, { shown, gap, lack }: Lacking): string | undefined {
  if (lack !== "topic") return hand.context;
  const heading = headingOver(place, gap.text);
  if (heading !== "" && isToldBy(heading, shown.text)) return heading;
  const bare = shown.text.replace(aside, "$1 ");
  return bare !== shown.text && lackOf(bare) === "nothing" ? undefined : "";
}

/** What a statement needs beside itself: not for what a clause before tells, nor for a plain thing that its predicate has. */
function lackIn({ text, tokens }: Shown): ReturnType<typeof lackOf> {
  const resolved = withoutResolved(text, tokens);
  const lack = lackOf(resolved);
  if (lack !== "topic" || !isToldBy("", text)) return lack;
  const verb = tokens.find(({ tag }) => isFinite(tag))?.text ?? "";
  const at = resolved.indexOf(` ${verb} `);
  const predicate = resolved.slice(at).replace(plainThe, "Ann’s");
  return at < 0 ? lack : lackOf(resolved.slice(0, at) + predicate);
}

/** What may be hidden of a statement, best first. */
export function statementGaps(place: Place, hand: SentenceInHand, { text, tokens }: Shown): readonly Gap[] {
  const bold = hand.bold.filter((phrase) => text.includes(phrase));
  const joined = withoutVerbJoints(text, tokens);
  const unjoined = blotted(text, tokens, ({ tag, text: word }) => tag === "CC" || word === "(");
  const phrases = tellingPhrases(text, tokens).filter((gap) => isFit(unjoined, gap));
  return [...englishGapsOf(place, { ...hand, sentence: joined, bold }), ...phrases]
    .filter(
      (gap) =>
        !isInHeading(place, gap.text) &&
        !halfTitle.test(text.slice(0, gap.at)) &&
        (gap.worth >= sureWorth || gap.at >= mainFrom(text)),
    )
    .sort((a, b) => b.worth - a.worth);
}

const sureWorth = 0.5;

/** "by Lyonel Feininger, and called on": a joint before a verb makes no list. */
function withoutVerbJoints(text: string, tokens: readonly Token[]): string {
  return blotted(text, tokens, ({ tag }, at) => {
    const next = tokenAt(tokens, tokenAt(tokens, at + 1).tag === "RB" ? at + 2 : at + 1);
    return (
      tag === "CC" && (isFinite(next.tag) || (hasVerbSince(tokens, at) && opensStatement(tokens, at + 1)))
    );
  });
}

/** A text with some of its words blotted out, letter by letter, so that all others keep their places. */
function blotted(
  text: string,
  tokens: readonly Token[],
  isBlotted: (token: Token, at: number) => boolean,
): string {
  let result = text;
  for (const [at, token] of tokens.entries()) {
    const { text: word, at: from } = token;
    if (isBlotted(token, at)) {
      result = `${result.slice(0, from)}${"—".repeat(word.length)}${result.slice(from + word.length)}`;
    }
  }
  return result;
}

/** "When the news crossed the ocean, it was": where the main clause begins behind its condition. */
function mainFrom(text: string): number {
  return condition.exec(text)?.[0].length ?? 0;
}

const condition =
  /^(?:When|If|Once|As|While|Although|Though|Because|Since|Unless|Until|Whether|After|Before)\b[^,]*, /;

/** Whether the clause before a joint has its verb: "Albers and Stölzl turned out" has two subjects. */
function hasVerbSince(tokens: readonly Token[], at: number): boolean {
  const seam = tokens.slice(0, at).findLastIndex(({ text }) => /^[,;:—]$/.test(text));
  // "In 1804, Albers": a comma right before the joint ends the clause itself.
  const from =
    seam === at - 1 ? tokens.slice(0, seam).findLastIndex(({ text }) => /^[,;:—]$/.test(text)) : seam;
  return tokens.slice(from + 1, at).some(({ tag }) => isFinite(tag));
}

/** What the heading over a sentence has one of the words of is given away. */
function isInHeading(place: Place, gap: string): boolean {
  const { section } = place.study.blocks[place.index] ?? { section: [] };
  const over = [...section, topicAt(place), place.study.title].join(" ").toLowerCase();
  return gap
    .toLowerCase()
    .split(/[\s-]+/)
    .some(
      (word) => word.length > 3 && !/^\d/.test(word) && over.includes(word.replace(/(?:es|s|ies|y)$/, "")),
    );
}
