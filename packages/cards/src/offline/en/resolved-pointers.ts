import { isFinite, isNoun, type Token, tokenAt } from "./part-of-speech.ts";
import { hasOwner } from "./stands-alone.ts";

/** What stands for a word whose meaning the sentence tells itself: a name, which points at nothing. */
const somebody = "Ann";
const somebodys = "Ann’s";

/**
 * A sentence with a name in the place of every word that points at something the same sentence tells before: "The roof falls in, and
 * the resulting basin is a caldera". What is left points out of the sentence.
 */
export function withoutResolved(sentence: string, tokens: readonly Token[]): string {
  let text = sentence;
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    const sight = { sentence, tokens, at, token, word: token.text.toLowerCase() };
    const words = pronounTold(sight) ?? pointerTold(sight);
    if (words === undefined) continue;
    // "the resulting": with its article.
    const article = measured.test(sight.word) ? tokenAt(tokens, at - 1) : token;
    text = text.slice(0, article.at) + words + text.slice(token.at + token.text.length);
  }
  return text;
}

/** A word in its sentence. */
interface Sight {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly token: Token;
  readonly word: string;
}

const pronoun = /^(?:it|they|them|he|him|she|itself|themselves|himself|herself)$/;
const owner = /^(?:its|their|his|her)$/;
const pointer = /^(?:this|these|those|such|another)$/;
/** What is measured against something that a clause before tells. */
const measured =
  /^(?:resulting|following|same|former|latter|remaining|new|other|others|next|previous|above|rest)$/;
/** What goes on from what a clause before tells. */
const goingOn = /^(?:now|instead|here|thus|thereby|hence|therefore|also|too|then|thereafter)$/;

function pronounTold(sight: Sight): string | undefined {
  const { tokens, at, token, word } = sight;
  if (word === "it" && isCleft(tokens, at)) return somebody;
  if (pronoun.test(word) && token.tag !== "PRP$") return isMeant(sight) ? somebody : undefined;
  return owner.test(word) && (isMeant(sight) || isToldBehind(tokens, at)) ? somebodys : undefined;
}

/** "this", "the resulting", "then": told where a clause of the sentence stands before its own. */
function pointerTold({ tokens, at, token, word }: Sight): string | undefined {
  const before = tokens.slice(0, at);
  const isBehindClause = before.slice(0, lastSeam(before)).some(({ tag }) => isFinite(tag));
  if (!isBehindClause) return undefined;
  if (goingOn.test(word) && token.tag === "RB") return "";
  const next = tokenAt(tokens, at + 1);
  if (pointer.test(word)) {
    const isAlone = !isNoun(next.tag) && !/^(?:JJ|DT|VBN|VBG|CD)/.test(next.tag);
    if (isAlone) return /^(?:such|another)$/.test(word) ? undefined : somebody;
    return somebodys;
  }
  const isMeasured = measured.test(word) && /^the$/i.test(tokenAt(tokens, at - 1).text);
  if (!isMeasured) return undefined;
  return isNoun(next.tag) ? somebodys : somebody;
}

const cleftReach = 14;

/** "It was Harunobu who in 1765 brought out": it points at nothing. */
function isCleft(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:is|was)$/.test(tokenAt(tokens, at + 1).text)) return false;
  const told = tokens.slice(at + 2, at + 2 + cleftReach);
  const joint = told.findIndex(({ text }) => /^(?:who|that)$/.test(text));
  return joint > 0 && told.slice(0, joint).every(({ tag }) => !isFinite(tag));
}

/** Whether something before a pronoun in its sentence is what it can mean. */
function isMeant(sight: Sight): boolean {
  const { sentence, tokens, at, token, word } = sight;
  const before = tokens.slice(0, at);
  const from = isFree(sight) ? at : lastSeam(before);
  const isSettled = before.some(({ tag }) => isFinite(tag));
  const kinds = before
    .filter((_, place) => place < from && (isSettled || !(isSetting(tokens) || isGoverned(before, place))))
    .map(({ tag }) => tag)
    .filter(isNoun);
  // "Metternich dismissed it": not himself.
  if (word === "it") return kinds.includes("NN");
  if (word.startsWith("its")) return kinds.includes("NN") || kinds.includes("NNP");
  if (word.startsWith("the")) return kinds.some((tag) => tag.endsWith("S")) || hasPair(before.slice(0, from));
  return kinds.includes("NNP") || (from > 0 && hasOwner("his", sentence.slice(0, token.at)));
}

/** "The ventricle pumps it": not itself. What "its" means, or "it" before a verb, may stand in the same clause. */
function isFree({ tokens, at, word }: Sight): boolean {
  const isAdverb = tokenAt(tokens, at + 1).tag === "RB";
  return (
    owner.test(word) ||
    /sel(?:f|ves)$/.test(word) ||
    isFinite(tokenAt(tokens, isAdverb ? at + 2 : at + 1).tag)
  );
}

/** Where the clause that a sentence has come to begins; 0 where it is the first. */
function lastSeam(tokens: readonly Token[]): number {
  return 1 + tokens.findLastIndex(isSeam);
}

const seam =
  /^(?:[,;:—–(]|that|because|although|though|whereas|while|unless|if|whether|since|until|before|after|once|as)$/;

function isSeam({ text, tag }: Token): boolean {
  return tag === "CC" || tag.startsWith("W") || seam.test(text);
}

/** "ash and lava". */
function hasPair(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === "and" && isNoun(tokenAt(tokens, at - 1).tag) && isNoun(tokenAt(tokens, at + 1).tag),
  );
}

const inPhrase = /^(?:DT|PRP\$|JJ[RS]?|CD|NNP?S?|VB[GN]|POS)$/;

/** "In the liver it": what stands behind a preposition only sets the scene. */
function isGoverned(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ tag }) => !inPhrase.test(tag));
  return before?.tag === "IN" || before?.tag === "TO";
}

/** "In the liver", "By laying down horn", "Unlike the dyes". */
function isSetting(tokens: readonly Token[]): boolean {
  const { tag, text } = tokenAt(tokens, 0);
  return /^(?:IN|VBG|TO)$/.test(tag) || /^(?:Unlike|Despite|Like)$/.test(text);
}

/** "In spite of its name, malaria has": the setting points at the subject behind it. */
function isToldBehind(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findIndex(({ text }) => text === ",");
  if (!isSetting(tokens) || comma < at || tokens.slice(0, at).some(({ tag }) => isFinite(tag))) return false;
  const { tag } = tokenAt(tokens, comma + 1);
  return isNoun(tag) || tag === "DT";
}
