import { opensWithVerb } from "./noun-phrase.ts";
import { strengthOf } from "./object-verbs.ts";
import { amount, general, quality, stop, suffix, verbal } from "./phrase-words.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const maxPhrase = 12;

/** A word of a clause. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** The words of a clause, and its marks. */
export function wordsOf(clause: string): readonly Word[] {
  const words: Word[] = [];
  for (const { segment, index } of segmenter.segment(clause)) {
    if (segment.trim() !== "") words.push({ text: segment, at: index });
  }
  return words;
}

/** From the beginning of the first word to the end of the last. */
export function textOf(clause: string, words: readonly Word[]): string {
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? "" : clause.slice(first.at, last.at + last.text.length);
}

/** Whether a word may be part of a noun phrase, for all that it says itself. */
export function isNoun(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? "";
  if (/^[A-Za-z][\w-]*$/.test(word)) return true;
  const next = words[at + 1]?.text ?? "";
  // "垂体前叶", "心动过缓".
  if (/^[前后上下内外中过]$/u.test(word)) return /^\p{Script=Han}$/u.test(next) && isNoun(words, at + 1);
  if (!/^\p{Script=Han}+$/u.test(word) || stop.test(word)) return false;
  // "骨化三醇": a numeral within a name.
  if (amount.test(word)) return /^[二三四五六七八九]$/u.test(word) && /^[醇糖酸胺烯烷角体]$/u.test(next);
  return !isVerb(word) || suffix.test(next);
}

/** Whether a word is a verb, or tells how something is. */
export function isVerb(word: string): boolean {
  return strengthOf(word) !== undefined || verbal.test(word) || (word.length > 1 && opensWithVerb(word));
}

/** "写进", "存入", "变成"; "收入" is none. */
export const jointed =
  /^[滤游捞渗写放存加注植融带拉推送走跑飞流钻涌变改转合组结凝炼烧制做造编画切分汇聚化养长读算当视拌倒装输射刺挤压塞插掉落跌陷升降搬迁移运逃退派调引传递导排吐喷露显释析译抄刻印勾][进入成到为出]$/u;

/** Whether a phrase names a thing, and not any of many. */
export function isThing(words: readonly Word[], text: string): boolean {
  const last = words.at(-1)?.text ?? "";
  const isName = text.length >= 2 && text.length <= maxPhrase && !edge.test(text);
  if (!isName || general.has(text) || quality.has(last) || isVerb(last)) return false;
  return !(general.has(last) && words.some((word) => quality.has(word.text)));
}

/** "[月]工资", "[第一步]", "出[来]", "贝拉吉恩用": half of an amount, half of a verb. */
const edge = /^[年月日天周第]|[来去了着过]$|(?<![作使应利运费信雇适通专公实功效日])用$/u;
