import { countHan, countUnits } from "../../text/units.ts";
import { type Place, topicAt } from "../place.ts";
import type { TermLine } from "./term-line.ts";

const maxTokenUnits = 12;
const maxLineUnits = 45;
const maxGapUnits = 7;
const maxGaps = 3;
/** So much must be left to go by; with less, the heading stands in front. */
const enoughUnits = 4;
const date =
  /^(?:公元前?|约|前)?\d{3,4}(?:[.．/]\d{1,2}){0,2}(?:\s?[-–—~～至]{1,2}\s?\d{2,4}(?:[.．/]\d{1,2}){0,2})?年?(?:\d{1,2}月(?:\d{1,2}日)?)?$/u;
/** What tells one note from a row of words: a title, a quotation, a date, names side by side. */
const marked = /[《“（、]|\d/u;
/** "艾青 《我爱这土地》", "海派 张资平、叶灵凤": what a name is followed by. */
const beside = /^《|^\p{Script=Han}+(?:、\p{Script=Han}+)+$/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const sentence = /[。？！；：:]|(?:的|了|是|在|把|被)\S{4,}[^》”）]$/u;
const members = /(?<name>[^\s、，；：（）()]{1,12})[（(](?<remark>[^（）()]{1,16})[）)]/gu;

/** "徐志摩 新月派 《再别康桥》", "1905 中国同盟会 东京": what a line of notes says in a few words each, without a sentence. */
function tokensOf(line: string): readonly string[] {
  if (kana.test(line)) return [];
  const tokens = line.trim().split(/\s+/u);
  const [first = ""] = tokens;
  const areShort = tokens.every((token) => countUnits(token) <= maxTokenUnits && !sentence.test(token));
  const isRow =
    tokens.length >= 2 &&
    countHan(line) >= 4 &&
    (tokens.slice(1).some((token) => marked.test(token)) || date.test(first));
  // "f<u<2f 倒立放大": Latin words and signs make another kind of line.
  const areHan = tokens.every((token) => countHan(token) > 0 || date.test(token));
  // "1853 太平天国定都天京，颁布……", "预算线斜率 −P1/P2，相切那点最优": a sentence behind a space.
  if (tokens.length === 2 && !(date.test(first) ? /^[^，、]+$/u : beside).test(tokens[1] ?? "")) return [];
  return areShort && isRow && areHan && countUnits(line) <= maxLineUnits ? tokens : [];
}

/** Whether a line of Chinese notes says nothing in sentences, and was made into gaps. */
export function hideTelegram(place: Place, line: string): boolean {
  const tokens = tokensOf(line);
  if (tokens.length === 0) return false;
  hideAll(place, line, gapsAmong(tokens));
  return true;
}

/** "文学研究会——1921年，北京，“为人生”": a name with what is noted of it, of which no question is sure. */
export function hideNotesOf(
  place: Place,
  { term, meaning }: Pick<TermLine, "term" | "meaning">,
  line: string,
): true {
  const parts = meaning.replace(/[。；]\s*$/u, "").split(/[，；]\s*/u);
  if (countUnits(line) <= maxLineUnits) hideAll(place, line, gapsAmong([term, ...parts]));
  return true;
}

/** The name that a line of notes stands for, and one thing it tells of it; of a dated one, the date and what happened. */
function gapsAmong(tokens: readonly string[]): readonly string[] {
  const [first = "", ...others] = tokens;
  const names = others.map(innerOf).filter(isName);
  const dates = others.filter((token) => date.test(token));
  const told = [
    ...others
      .filter((token) => /^[《“]/u.test(token))
      .map(innerOf)
      .filter(isName),
    ...dates,
    ...names,
  ];
  const [one] = told;
  const head = date.test(first) || isName(first) ? [first] : [];
  return one === undefined ? head : [...head, one];
}

/** "《再别康桥》", "“雨巷诗人”", "原名沈德鸿": what stands in the marks, or behind its label. */
const inner =
  /^《(?<title>[^《》]+)》|^“(?<quoted>[^“”]+)”$|^(?:原名|本名|全称|又名|笔名|别名)(?<name>\p{Script=Han}{2,12})$/u;

function innerOf(token: string): string {
  const { title, quoted, name } = inner.exec(token)?.groups ?? {};
  return title ?? quoted ?? name ?? token;
}

function isName(token: string): boolean {
  return /^[\p{Script=Han}·—-]{2,}$/u.test(token) && countUnits(token) <= maxGapUnits;
}

/** "本我（快乐原则）、自我（现实原则）、超我（道德原则）": what is said of each of several; says whether a line is one. */
export function hideRemarks(place: Place, line: string): boolean {
  const found = [...line.matchAll(members)];
  const remarks = found.map(({ groups }) => groups?.["remark"] ?? "");
  const isRow =
    found.length > 1 &&
    new Set(remarks).size === remarks.length &&
    !remarks.some((remark) => /^(?:如|例|见|即|又称)/u.test(remark));
  const rest = line
    .replace(members, "")
    .replace(/^[^：:]{2,14}[：:]/u, "")
    .replace(/[、，；。\s和与及]/gu, "");
  if (!isRow || rest !== "" || countUnits(line) > maxLineUnits) return false;
  hideAll(
    place,
    line,
    remarks.map((remark) => remark.split("，")[0] ?? "").filter((remark) => countHan(remark) > 1),
  );
  return true;
}

function hideAll(place: Place, quote: string, gaps: readonly string[]): void {
  const line = quote.replace(/[。；]\s*$/u, "");
  const topic = topicAt(place);
  for (const gap of gaps.slice(0, maxGaps)) {
    const isThin = countUnits(line) - countUnits(gap) < enoughUnits;
    const isAbove = topic !== "" && !topic.includes(gap) && !line.includes(topic);
    place.sheet.hide({
      rule: "notes.line-gap",
      sentence: line,
      gap,
      quote,
      score: 0.55,
      ...(isThin && isAbove ? { context: topic } : {}),
    });
  }
}
