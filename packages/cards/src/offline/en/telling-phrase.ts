import { opensStatement } from "./clause-parts.ts";
import type { Gap } from "./english-gap-fit.ts";
import { type NounPhrase, nounPhrases } from "./noun-phrases.ts";
import { vague } from "./object-gap.ts";
import { isFinite, isNoun, type Token, tokenAt } from "./part-of-speech.ts";
import { plain } from "./phrase-gap.ts";
import { isOneOfMany } from "./stands-alone.ts";

const maxWords = 5;
/** What a thing is called tells most; what it is, or a verb is done to, more than where or with what. */
const worths = {
  name: 0.55,
  defined: 0.48,
  apposed: 0.4,
  amount: 0.48,
  complement: 0.4,
  object: 0.37,
  agent: 0.37,
  place: 0.34,
  subject: 0.29,
};
/** A term that no list of common words has, or that has a short form, is to be known. */
const termWorth = 0.1;
/** What a sentence ends in is what it tells anew. */
const finalWorth = 0.03;

type Role = keyof typeof worths;

/**
 * The noun phrases of a statement that one can be asked to fill in: "is a [caldera]", "was pasted on a block of [cherry wood]". Whole
 * phrases of a verb or a preposition, with a rare noun or two words that tell; not the pronoun, the amount, the kind of which there
 * are many.
 */
export function tellingPhrases(sentence: string, tokens: readonly Token[]): readonly Gap[] {
  const phrases = nounPhrases(tokens);
  return phrases.flatMap((phrase, rank) => {
    const role = isListed(tokens, phrases, rank) ? undefined : roleOf(tokens, phrase);
    const whole = role === "amount" ? phrase : wholeOf(tokens, phrase, phrases[rank + 1]);
    if (role === undefined || whole === undefined) return [];
    const words = tokens.slice(whole.start, whole.end);
    if (isAside(tokens, phrase) && role !== "apposed") return [];
    // "throws its [lodgers] out": whose there are many of.
    const isOwned = words.length === 1 && tokenAt(tokens, phrase.start).tag === "PRP$";
    if (isOwned || !isTelling({ words, role, next: tokenAt(tokens, whole.end) })) return [];
    const last = tokenAt(words, words.length - 1);
    const { at } = tokenAt(words, 0);
    return [
      { text: sentence.slice(at, last.at + last.text.length), at, worth: worthOf(tokens, { whole, role }) },
    ];
  });
}

function worthOf(
  tokens: readonly Token[],
  { whole, role }: { readonly whole: NounPhrase; readonly role: Role },
): number {
  const isFinal = role !== "subject" && tokens.slice(whole.end).every(({ tag }) => tag === "PUNCT");
  const hasShortForm =
    tokenAt(tokens, whole.end).text === "(" && /^[A-Z]{2,6}$/.test(tokenAt(tokens, whole.end + 1).text);
  const isKnownTerm = hasShortForm || tokens.slice(whole.start, whole.end).some(isTerm);
  return worths[role] + (isKnownTerm ? termWorth : 0) + (isFinal ? finalWorth : 0);
}

function isTerm({ isRare, tag }: Token): boolean {
  return isRare && (isNoun(tag) || tag === "JJ");
}

/** What a phrase is in its clause; nothing where it is one of several, or part of another phrase. */
function roleOf(tokens: readonly Token[], phrase: NounPhrase): Role | undefined {
  if (isJoined(tokens, phrase)) return undefined;
  if (isMeasure(tokens, phrase)) return "amount";
  if (isDefined(tokens, phrase)) return "defined";
  const before = tokenAt(tokens, phrase.start - 1);
  if (/^[,(]$/.test(before.text)) return isApposed(tokens, phrase) ? "apposed" : undefined;
  if (before.text === "" || /^[;:—–]$/.test(before.text)) return roleOfFirst(tokens, phrase);
  if (before.tag === "CC") return isTold(tokens, phrase.end) ? "complement" : undefined;
  if (before.tag === "IN" || before.tag === "TO") return roleBehindPreposition(tokens, phrase);
  const verb = /^R[BP]$/.test(before.tag) ? tokenAt(tokens, phrase.start - 2) : before;
  if (telling.test(verb.text)) return "complement";
  return /^VB[DGNPZ]?$/.test(verb.tag) ? "object" : undefined;
}

/** "A [cinder cone], such as Parícutin, is just a heap", "into a [shield volcano], a broad dome": the sentence tells what it is. */
function isDefined(tokens: readonly Token[], { start, end }: NounPhrase): boolean {
  const opening = tokenAt(tokens, start);
  if (opening.tag === "DT" && !/^an?$/i.test(opening.text)) return false;
  if (tokenAt(tokens, end).text === ",") {
    const article = tokenAt(tokens, end + 1).text;
    // "a broad dome, a heap and a cone": a list ends in a joint.
    const isList = tokens
      .slice(end + 1, end + 12)
      .some(({ text }, at, near) => text === "," && near[at + 1]?.tag === "CC");
    if (start > 0) return /^an?$/.test(article) && opening.tag === "DT" && !isList;
  }
  return start === 0 && isKindBehind(tokens, verbBehindAside(tokens, end));
}

/** The verb behind a subject, and behind what is said of it between commas. */
function verbBehindAside(tokens: readonly Token[], end: number): number {
  if (tokenAt(tokens, end).text !== ",") return end;
  const verb = tokens.findIndex(
    ({ tag }, at) => at > end + 1 && isFinite(tag) && tokenAt(tokens, at - 1).text === ",",
  );
  return verb < 0 ? end : verb;
}

function isKindBehind(tokens: readonly Token[], verb: number): boolean {
  if (!/^(?:is|are)$/.test(tokenAt(tokens, verb).text)) return false;
  const at = tokenAt(tokens, verb + 1).tag === "RB" ? verb + 2 : verb + 1;
  return /^(?:an?|the)$/.test(tokenAt(tokens, at).text);
}

const measure =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades|centuries|metres?|miles?|feet|litres?|degrees?|grams?|tonnes?|pairs|thirds?|quarters?|halves|half|quarter|times|generations?)$/;

/** "within [one month]", "lasts [three weeks]", "in [four pairs] of glands": an amount in words. */
function isMeasure(tokens: readonly Token[], { start, end }: NounPhrase): boolean {
  const before = tokenAt(tokens, start - 1);
  const number = tokenAt(tokens, start);
  return (
    end - start === 2 &&
    /^[a-z]+$/.test(number.text) &&
    number.tag === "CD" &&
    measure.test(tokenAt(tokens, end - 1).text) &&
    /^(?:IN|VB.?|RB)$/.test(before.tag) &&
    !/^(?:after|before|of|about|than)$/.test(before.text)
  );
}

/** Whether a bracket that is open stands before a phrase. */
function isAside(tokens: readonly Token[], { start }: NounPhrase): boolean {
  const before = tokens.slice(0, start).findLast(({ text }) => text === "(" || text === ")");
  return before?.text === "(";
}

/** "as a dormant form, the [hypnozoite], and so": a rare noun that names what stands before it. "(a [sacrificial anode])": a term for it. */
function isApposed(tokens: readonly Token[], { start, end }: NounPhrase): boolean {
  if (tokenAt(tokens, start - 1).text === "(") {
    return tokenAt(tokens, start).tag === "DT" && end - start > 2 && tokenAt(tokens, end).text === ")";
  }
  const isNamed =
    tokenAt(tokens, start).tag === "DT" && end - start === 2 && tokenAt(tokens, start + 1).isRare;
  return isNamed && isNoun(tokenAt(tokens, start - 2).tag) && /^[,.;]$/.test(tokenAt(tokens, end).text);
}

/** Verbs behind which stands what their subject is. */
const telling = /^(?:is|are|was|were|be|been|becomes?|became|remains?|called|named|termed)$/;

/** "[lead], tin and antimony": what a comma and another phrase with its comma or joint follow. */
function isListed(tokens: readonly Token[], phrases: readonly NounPhrase[], rank: number): boolean {
  const [phrase, next] = phrases.slice(rank, rank + 2);
  if (phrase === undefined || next?.start !== phrase.end + 1) return false;
  const behind = tokenAt(tokens, next.end);
  return (
    tokenAt(tokens, phrase.end).text === "," &&
    (behind.tag === "CC" || (behind.text === "," && ofList.test(tokenAt(tokens, next.end + 1).tag))) &&
    !/^an?$/.test(tokenAt(tokens, next.start).text)
  );
}

const ofList = /^(?:DT|PRP\$|JJ|NNP?S?|CD|CC)$/;

/** "the [southern states] and their rivals": one of two. */
function isJoined(tokens: readonly Token[], { end }: NounPhrase): boolean {
  return (
    tokenAt(tokens, end).tag === "CC" &&
    /^(?:DT|PRP\$|JJ|NNP?S?|CD|VBG)$/.test(tokenAt(tokens, end + 1).tag) &&
    !opensStatement(tokens, end + 1)
  );
}

function roleOfFirst(tokens: readonly Token[], { start, end }: NounPhrase): Role | undefined {
  if (!isFinite(tokenAt(tokens, end).tag) || isPointing(tokenAt(tokens, start))) return undefined;
  return isTold(tokens, end) ? "complement" : "subject";
}

/** Behind these no phrase stands that tells; "of" goes with what is before it. */
const noPlace =
  /^(?:of|than|like|as|about|such|per|after|before|until|since|during|despite|that|because|although|though|whereas|while|unless|if|whether|once)$/i;

function roleBehindPreposition(tokens: readonly Token[], { start, end }: NounPhrase): Role | undefined {
  const { text } = tokenAt(tokens, start - 1);
  // "goes by the name of [tephra]".
  if (text === "of" && tokenAt(tokens, start - 2).text === "name") return "name";
  // "a parasite of [macaques]": what only a rare noun tells.
  if (text === "of" && end - start === 1 && tokenAt(tokens, start).isRare) return "place";
  if (noPlace.test(text)) return undefined;
  return text === "by" ? "agent" : "place";
}

/** "a dry cough is their commonest side effect": there is only one such thing. */
function isTold(tokens: readonly Token[], verb: number): boolean {
  const rank = tokenAt(tokens, verb + 2);
  return (
    /^(?:is|was|are|were)$/.test(tokenAt(tokens, verb).text) &&
    /^(?:the|its|their|his|her)$/.test(tokenAt(tokens, verb + 1).text) &&
    (rank.tag === "JJS" || /^(?:first|last|only|main|chief|most|least)$/.test(rank.text))
  );
}

/** "This process", "Its gas". */
function isPointing({ tag, text }: Token): boolean {
  return tag.startsWith("PRP") || /^(?:this|that|these|those|such|another|other|some|many)$/i.test(text);
}

/** A phrase without its article, and with "of" and what follows: "right of survivorship" is whole, "right" is not. */
function wholeOf(
  tokens: readonly Token[],
  phrase: NounPhrase,
  following: NounPhrase | undefined,
): NounPhrase | undefined {
  let { start } = phrase;
  while (start < phrase.end && /^(?:DT|PRP\$|PDT|CD)$/.test(tokenAt(tokens, start).tag)) start++;
  if (start === phrase.end) return undefined;
  if (tokenAt(tokens, phrase.end).text !== "of") return { start, end: phrase.end };
  if (following?.start !== phrase.end + 1 || tokenAt(tokens, following.end).text === "of") return undefined;
  return isPointing(tokenAt(tokens, following.start)) ? undefined : { start, end: following.end };
}

interface Candidate {
  readonly words: readonly Token[];
  readonly role: Role;
  readonly next: Token;
}

function isTelling({ words, role, next }: Candidate): boolean {
  if (role === "amount") return true;
  if (!isPlainNoun(words)) return false;
  if (role === "name" || role === "apposed") return true;
  // "A [lion] is an animal": of common nouns only two tell.
  if (role === "defined") return words.some(isTerm) || isCompound(words, "subject");
  if (role === "complement" && isDescribed(next)) return false;
  return words.some(isTerm) || isCompound(words, role);
}

/** Whether words end in a noun and have no pronoun, amount or degree in them. */
function isPlainNoun(words: readonly Token[]): boolean {
  const last = tokenAt(words, words.length - 1);
  return (
    words.length <= maxWords &&
    isNoun(last.tag) &&
    !words.some(({ tag }) => /^(?:PRP|JJR|JJS|RB|POS|CD|FW)/.test(tag)) &&
    !/^VB[DP]?$/.test(tokenAt(words, 0).tag) &&
    !vague.test(textOf(words))
  );
}

/** Several words, one of them a noun that tells: "cherry wood", "right of survivorship". */
function isCompound(words: readonly Token[], role: Role): boolean {
  const last = tokenAt(words, words.length - 1).text;
  if (words.length === 1 || plain.test(last) || isOneOfMany(last) || loose.test(textOf(words))) return false;
  const nouns = words.filter(({ tag, text }) => isNoun(tag) && !plain.test(text));
  return nouns.length > (role === "subject" ? 1 : 0);
}

function textOf(words: readonly Token[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** "is a [disease] caused by", "the [idea] that": what follows makes it one of its kind. */
function isDescribed({ tag, text }: Token): boolean {
  return /^(?:VBN|VBG|WDT|WP|WRB|TO)$/.test(tag) || /^(?:that|in|for|with|from|on)$/.test(text);
}

/** Qualities that say nothing by which to know a thing. */
const loose =
  /^(?:worth|possible|entire|sufficient|normal|certain|desired|severe|required|sole|real|actual|true|full|long|short|further|strong|weak|heavy|light|early|late|young|old|wide|free|clear|final|initial|single|simple|complex|modern|ancient|local|present|current|recent|serious|successful|popular|famous|beautiful|rich|poor|close|fresh|little|big|huge|vast|enormous|considerable|significant|remarkable|additional|available|usual|typical|whole|average|overall|double|last|first|second|third)\b/;
