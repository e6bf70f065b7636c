import { captured } from "../../text/captured.ts";
import type { TermLine } from "./term-line.ts";

const signs: Readonly<Record<string, string>> = {
  "<": "小于",
  "=": "等于",
  ">": "大于",
  "≤": "不大于",
  "≥": "不小于",
};

/** "pH < 7", "pH > 7": in words, for signs are lost where prompts are compared. */
function inWords(term: string): string {
  return term.replace(/\s*([<=>≤≥])\s*/gu, (_, sign: string) => ` ${signs[sign] ?? sign} `);
}

const superlative = /^最[高低大小长短深浅多少早晚快慢热冷重轻远近]$/u;
const recordTopic =
  /^(?<kind>大洲|大洋|国家|省份?|城市|河流|湖泊|山脉|岛屿|海洋|海峡|行星|恒星|动物|植物|金属|元素|器官)(?<quality>\p{Script=Han}{2,6}?)之最$/u;

/** "大洲平均海拔之最" above "最低：欧洲". */
export function relationQuestion(term: string, topic: string): string | undefined {
  if (/^[A-Za-z\p{Script=Han}][^<=>≤≥]*[<=>≤≥]/u.test(term)) return `${inWords(term)}说明什么？`;
  if (!superlative.test(term)) return undefined;
  const found = recordTopic.exec(topic)?.groups;
  return found === undefined
    ? undefined
    : `${captured(found, "quality")}${term}的${captured(found, "kind")}是哪个？`;
}

function inRow(things: readonly string[]): string {
  return things.map((thing) => thing.trim()).join("、");
}

/** "连谓句 vs 兼语句", "fare / fee / fine", "实数与虚数的区别": what is told is what each is beside the other. */
export function comparedQuestion(line: TermLine): string | undefined {
  const { term } = line;
  if (/(?:区别|不同|差异)$/u.test(term)) return differenceQuestion(line);
  const things = term.split(/\svs\.?\s/iu);
  if (things.length === 2) return `${inRow(things)}有什么区别？`;
  return / \/ /.test(term) ? differenceQuestion(line) : undefined;
}

/** "亚洲、非洲：苏伊士运河" under "大洲之间的分界线": what lies between two things. */
export function betweenQuestion({ term }: TermLine, topic: string): string | undefined {
  const what = captured(
    /(?:之间)?的?(?<what>分界线|界线|界限|边界|分界|距离|海峡|运河)$/u.exec(topic)?.groups,
    "what",
  );
  const things = term.split(/\s?(?:、|和|与|及|&|—|-)\s?/u);
  return what !== "" && things.length === 2 ? `${things.join("和")}的${what}是什么？` : undefined;
}

/** "affect 与 effect：affect 是动词……；effect 是名词……": each is told from the other. */
export function differenceQuestion({ term, meaning, mark }: TermLine): string | undefined {
  // "区别意象与意境：...".
  const told = term.replace(/^(?:区别|比较|区分|辨析)|(?:的|之间的)?(?:区别|不同|差异)$/gu, "");
  if (told !== term) return differenceQuestion({ term: told, meaning, mark });
  const things = term.split(/\s?(?:、|和|与|及|&|\svs\.?\s|\s\/)\s?/u);
  const isTold =
    things.every((thing) => thing.length > 0 && meaning.includes(thing)) && /[，；]/u.test(meaning);
  const areAsked = isTold && things.length > 1;
  return areAsked
    ? `${things.length > 2 || /\svs/u.test(term) ? inRow(things) : term}有什么区别？`
    : undefined;
}

/** "影响价格弹性的因素": what is affected, where a line says how. */
export function affectedBy(topic: string, meaning: string): string {
  const isChange = /越|大|小|高|低|快|慢|增|减|升|降|促进|抑制/u.test(meaning);
  return isChange ? captured(/影响(?<what>.{2,14})的(?:主要)?因素/u.exec(topic), "what") : "";
}

/** "食べます → 食べて", "甲 → 乙 → 丙". */
export function arrowQuestion({ term, meaning, mark }: TermLine): string | undefined {
  const isForeign = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(term);
  if (mark === "arrow" && isForeign) return `“${term}”变成什么？`;
  const isChain = /^[^→，。；：]{1,16}(?:\s*→\s*[^→，。；：]{1,16}){2,}$/u.test(meaning);
  return isChain ? `${term}依次是什么？` : undefined;
}
