import type { Block } from "@deckle/documents";
import { isBareHeading, isPlainHeading } from "./offline/topic.ts";
import { countHan } from "./text/units.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;

const maxRunInHan = 10;
/** No head and no number is longer, so no more of a line is looked at. */
const maxHeadLength = 40;

/** Numbers of Chinese outlines, outermost first: a "（一）" stands under "一、", a "1、" under both. */
const numbers = [
  /^[一二三四五六七八九十]{1,3}[、.．]\s*/u,
  /^[（(][一二三四五六七八九十]{1,3}[）)][、.．]?\s*/u,
  /^\d{1,2}[、．]\s*/u,
];
/** Depths count on to the 1 of "1." and "1、". */
const outermost = -1;

/** How deep a line's Chinese number reaches: "一、" -1, "（一）" 0, "1、" 1; nothing without one. */
export function chineseDepth({ text }: Line): number | undefined {
  const at = numbers.findIndex((number) => number.test(text.slice(0, maxHeadLength)));
  return at < 0 ? undefined : outermost + at;
}

/** A few words in front of the text that they name: "（一）订立。 劳动关系自……". */
const runIn =
  /^(?<number>[（(]?[一二三四五六七八九十]{1,3}(?:[）)][、.．]?|[、.．])\s*)(?<head>[^，。；：:？！\s]{2,16})。\s*(?=\S)/u;
/** "合同自成立时生效": a sentence. */
const clause = /[是为被把将了]|应当|必须|不得|不能|可以|自.+[时日起]|[生失无有]效$|成立$|终止$/u;

/** Where the head ends that a Chinese line runs in with; nothing where it begins with no number or with a sentence. */
export function chineseRunIn(line: Line): { readonly text: string; readonly end: number } | undefined {
  const start = line.text.slice(0, maxHeadLength);
  const found = runIn.exec(start);
  const head = found?.groups?.["head"] ?? "";
  if (found === null || countHan(head) > maxRunInHan) return undefined;
  // "（二）警告。（三）罚款。": members.
  const next = line.text.slice(found[0].length, found[0].length + maxHeadLength);
  if (numbers.some((number) => number.test(next))) return undefined;
  const isBold = line.runs?.some(
    (run) => run.start === 0 && run.bold === true && run.end >= found[0].trimEnd().length - 1,
  );
  return clause.test(head) && isBold !== true
    ? undefined
    : { text: found[0].trim().replace(/。$/u, ""), end: found[0].length };
}

const alone = /^(?:[（(][一二三四五六七八九十]{1,3}[）)]|\d{1,2}[、．])\s*[^，。；：:？?！\s]{2,14}$/u;

interface Neighbours {
  readonly after: Block | undefined;
  /** Whether the document marks no headings: there a few words of their own are one. */
  readonly isUnmarked: boolean;
}

/** Whether a paragraph without markup is a heading: "一、内环境", "【洋务运动】", "▲ 力学", and in plain notes "记忆". */
export function isChineseHead(line: Line, { after, isUnmarked }: Neighbours): boolean {
  if (line.type !== "paragraph" || line.offset === 0 || line.text.length > maxHeadLength) return false;
  const isNext = after?.type === "paragraph" || after?.type === "listItem" || after?.type === "table";
  if (!isNext) return false;
  if (isPlainHeading(line.text) || (isUnmarked && isBareHeading(line.text))) return true;
  // "1、苹果" above "2、香蕉" is an item, and no head.
  const isItem = after.type === "paragraph" && chineseDepth(after) === chineseDepth(line);
  return alone.test(line.text) && !isItem;
}
