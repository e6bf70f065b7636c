import { countHan } from "../../text/units.ts";
import { strengthOf } from "./object-verbs.ts";
import { isNoun, isThing, jointed, textOf, type Word } from "./phrase-nouns.ts";

const frame = /^[由经靠用]$/u;
const since = /自(?<what>[^，。；自]{2,10}?)起(?!\p{Script=Han}{0,2}[来止])/u;

/** By whom, of what or with what something is done, and since when: "由[下丘脑]合成", "自[用工之日]起". */
export function* framedPhrases(clause: string, words: readonly Word[]): Generator<string> {
  const day = clause.includes("自") ? (since.exec(clause)?.groups?.["what"] ?? "") : "";
  if (day !== "" && !/^[\d一二三四五六七八九十]/u.test(day)) yield day;
  for (const at of words.keys()) {
    const phrase = framedAt(words, at);
    const text = textOf(clause, phrase);
    if (text !== "" && isThing(phrase, text)) yield text;
  }
}

/** The words between 由, 用 and such a one, and what is done; "陶器用[普通黏土]": also where no deed follows. */
function framedAt(words: readonly Word[], at: number): readonly Word[] {
  const by = words[at]?.text ?? "";
  if (at === 0 || !frame.test(by)) return [];
  const end = endOfNouns(words, at + 1);
  const isWhole =
    end < words.length ? isDeed(words[end]?.text ?? "") : by === "用" && !isModal(words, at - 1);
  return isWhole ? words.slice(at + 1, end) : [];
}

function isModal(words: readonly Word[], at: number): boolean {
  return modal.test(words[at]?.text ?? "");
}

function endOfNouns(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && isNoun(words, end)) end++;
  return end;
}

function isDeed(word: string): boolean {
  return strengthOf(word) !== undefined || jointed.test(word);
}

const modal =
  /^(?:会|能|可|可以|能够|则|就|也|都|主要|一般|通常|常|多|还|大量|由|经|使|把|在|对|以|将|不|只|只能|必须|应|应当)$/u;
const maxSubjectWords = 4;

/** The specific name that a sentence begins with, where a verb tells what it does: "[酒精]会抑制ADH的释放"; else empty. */
export function subjectPhrase(clause: string, words: readonly Word[]): string {
  const end = endOfNouns(words, 0);
  if (end === 0 || end > maxSubjectWords) return "";
  let verb = end;
  while (isModal(words, verb)) verb++;
  // "聚簇索引的叶子", "竞业限制只能": no deed.
  const next = words[verb + 1]?.text ?? "";
  if (!isDeed(words[verb]?.text ?? "") || next === "的" || modal.test(next)) return "";
  const phrase = words.slice(0, end);
  const text = textOf(clause, phrase);
  const isLong = countHan(text) > 1 || /[A-Za-z]{2}/.test(text);
  return isLong && isThing(phrase, text) ? text : "";
}
