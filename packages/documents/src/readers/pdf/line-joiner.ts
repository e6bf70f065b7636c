import { firstCharacter, isCjk, lastCharacter } from "../../characters.ts";
import type { Segment } from "./segments.ts";

/** Puts a line behind a text, mending words that were broken with a hyphen. */
export type LineJoiner = (text: string, next: string) => string;

const word = /[A-Za-z][A-Za-z'’-]*[A-Za-z]/g;

/** Words that stand unbroken somewhere in the document: they tell a real hyphen from one at a line's end. */
function vocabularyOf(segments: readonly Segment[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of segments) {
    for (const match of text.matchAll(word)) {
      const isBroken = match.index + match[0].length === text.length - 1 && text.endsWith("-");
      if (!isBroken) words.add(match[0].toLowerCase());
    }
  }
  return words;
}

/**
 * Whether this document breaks words at line ends at all. Browsers and word processors do not unless asked: there the
 * few hyphens at line ends belong to their words.
 */
function breaksWords(segments: readonly Segment[], words: ReadonlySet<string>): boolean {
  let broken = 0;
  for (const [index, { text }] of segments.entries()) {
    const before = /([A-Za-z][A-Za-z'’]*)-$/.exec(text)?.[1];
    const after = /^[a-z'’]+/.exec(segments[index + 1]?.text ?? "")?.[0];
    if (before === undefined || after === undefined) continue;
    if (words.has((before + after).toLowerCase())) return true;
    broken++;
  }
  return broken > 0.025 * segments.length;
}

/** Whether this document sets a space between Chinese and Latin text, judged where both meet inside a line. */
function spacesScripts(segments: readonly Segment[]): boolean {
  let spaced = 0;
  let tight = 0;
  for (const { text } of segments) {
    spaced += text.match(/\p{Script=Han} [A-Za-z]|[A-Za-z] \p{Script=Han}/gu)?.length ?? 0;
    tight += text.match(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/gu)?.length ?? 0;
  }
  return spaced > tight;
}

const hyphenatedFirst =
  /(?:^|[^A-Za-z])(?:alpha|beta|gamma|delta|self|half|well|cross|all|x|[A-Z]{2,}|\w+-\w+)-$/;
const hyphenatedSecond =
  /^(?:based|like|free|specific|dependent|independent|linked|bound|binding|type|term|level|rate|order|scale|time|driven|related|shaped|sized|rich|poor|step|year|old)$/;

/** Participles that make a compound of any noun: `human-generated`, but `overlooking`. */
const compoundParticiple =
  /^(?:generated|validated|labell?ed|annotated|supervised|trained|tuned|mediated|induced|derived|controlled|cent(?:er|re)d|oriented|aware|intensive|friendly|associated|containing|producing|borne|minded|grained)$/;
const boundFirst = /(?:^|[^A-Za-z])(?:over|under|fore|out|up|down|inter|after|pre|re|de|un|co|non|anti)-$/i;

/** `pre-existing`, `co-ordinate`, `anti-inflammatory`: the hyphen keeps two equal vowels apart. */
const sameVowel = /(?:^|[^A-Za-z])(?:(?:pre|re|de)-e|co-o|(?:anti|semi|multi)-i)[a-z]*$/;

/** Compounds that English writes with a hyphen wherever they break; anything else at a line's end was one word. */
function isCompound(text: string, second: string): boolean {
  return (
    sameVowel.test(`${text}${second}`.slice(-(second.length + 6))) ||
    hyphenatedFirst.test(text) ||
    hyphenatedSecond.test(second) ||
    (compoundParticiple.test(second) && !boundFirst.test(text))
  );
}

/** Lines also break behind the dash of a range (`1914–/18`) and inside addresses. */
function breaksInside(text: string, next: string): boolean {
  if (/(?:\d|\b[A-Z]{1,4})[–‑]$/.test(text)) return /^\d/.test(next);
  if (/\bhttps?:\/\/(?:\S*[=&?_])?$|[\p{L}\d]@$/u.test(text)) return /^[\p{L}\d]/u.test(next);
  // Behind a stroke, a word alone may also be the sentence's next.
  return /\b(?:https?:\/\/|www\.)\S+\/$/.test(text) && /^[\w-]+[./=?&_-]\w/.test(next);
}

export function createLineJoiner(segments: readonly Segment[]): LineJoiner {
  // Most documents never ask: no line of theirs ends with a hyphen, or none mixes scripts.
  let habits: { readonly words: ReadonlySet<string>; readonly isBroken: boolean } | undefined;
  const hyphenHabits = () => {
    if (habits) return habits;
    const words = vocabularyOf(segments);
    return (habits = { words, isBroken: breaksWords(segments, words) });
  };
  let isSpaced: boolean | undefined;
  const isScriptSpaced = (): boolean => (isSpaced ??= spacesScripts(segments));

  const mend = (text: string, next: string): string => {
    const before = /([A-Za-z][A-Za-z'’-]*)-$/.exec(text)?.[1]?.toLowerCase() ?? "";
    const after = /^[A-Za-z'’]+/.exec(next)?.[0].toLowerCase() ?? "";
    const { words, isBroken } = hyphenHabits();
    if (words.has(before + after)) return text.slice(0, -1) + next;
    return !isBroken || words.has(`${before}-${after}`) || isCompound(text, after)
      ? text + next
      : text.slice(0, -1) + next;
  };
  return (text, next) => {
    if (text === "" || next === "") return text + next;
    if (/[A-Za-z]-$/.test(text) && /^[a-z]/.test(next)) return mend(text, next);
    // A compound keeps its hyphen before a capital or a digit: Tay-/Sachs, COVID-/19.
    if (/[A-Za-z\d]-$/.test(text) && /^[A-Z\d]/.test(next)) return text + next;
    if (breaksInside(text, next)) return text + next;
    const before = lastCharacter(text);
    const after = firstCharacter(next);
    if (isCjk(before) && isCjk(after)) return text + next;
    if (!isCjk(before) && !isCjk(after)) return `${text} ${next}`;
    const isHanWithLatin = /\p{Script=Han}/u.test(before + after) && /[A-Za-z]/.test(before + after);
    return isHanWithLatin && isScriptSpaced() ? `${text} ${next}` : text + next;
  };
}
