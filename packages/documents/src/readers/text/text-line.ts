import { cleanText } from "../../characters.ts";
import { parseListMarker } from "../../list-marker.ts";
import type { ListMarker } from "../../list-marker.ts";
import { columnsOf } from "./line-width.ts";

/** A line of plain text that says something. */
export interface TextLine {
  readonly text: string;
  /** Columns before the text. */
  readonly indent: number;
  /** Columns up to the end of the text, the indent included. */
  readonly columns: number;
  /** What makes it an item of a list. The letters of `Q.` and `A.` stay in the text, where they tell what it is. */
  readonly marker: ListMarker | undefined;
}

/** `Q.`, `Q2:`, `Question:`, `问：`, `问题1：` before a question; `A.`, `答：`, `答案：` before its answer. */
const question = /^(?:Q|Question|问题?)\s?\d{0,3}\s?[.:：]\s*\S/iu;
const answer = /^(?:A|Ans|Answer|答案?)\s?\d{0,3}\s?[.:：]\s*\S/iu;

/** A mark alone does not tell: `A. ` may be the first of several options, too. */
const asksOrAnswers = (text: string): boolean => question.test(text) || answer.test(text);

const nameStart = "(?=[^\\s\\p{P}\\p{S}]|[《“\"'(（])";
const term = `${nameStart}[^:：。，,;；!?！？=→]{1,39}?`;
const termMark = new RegExp(
  `^(${term})(?:\\s?：|\\s?:(?=\\s|[\\p{Script=Han}“《])|——|\\s[-–—]{1,2}\\s|\\s?(?:->|=>|→)\\s?|\\s=\\s)\\s*\\S`,
  "u",
);
const maxTermColumns = 40;
const maxTermWords = 6;

/** Whether a line names something and then says what it is: `关系：…`, `Tuple - …`, `术语——…`; or asks or answers. */
export function namesTerm(text: string): boolean {
  if (asksOrAnswers(text)) return true;
  const name = termMark.exec(text)?.[1] ?? "";
  const isShort = columnsOf(name) <= maxTermColumns && name.split(/\s+/).length <= maxTermWords;
  return name !== "" && isShort && !/[.]\s/.test(name);
}

/** Whether the line at `index` answers a question: no option B follows before the next question. */
function isAnswer(texts: readonly string[], index: number): boolean {
  const following = texts.slice(index + 1, index + 20);
  const end = following.findIndex((text) => asksOrAnswers(text));
  return !following.slice(0, end < 0 ? undefined : end).some((text) => /^b[.)]\s/i.test(text));
}

/** The lines of a text, blank ones as `undefined`. */
export function toTextLines(raws: readonly string[]): (TextLine | undefined)[] {
  const texts = raws.map((raw) => raw.trim());
  let isAsked = false;
  return raws.map((raw, index) => {
    const text = texts[index] ?? "";
    if (cleanText(text) === "") return undefined;
    const isReply = isAsked && answer.test(text) && isAnswer(texts, index);
    if (question.test(text)) isAsked = true;
    else if (answer.test(text)) isAsked = false;
    const expanded = raw.replace(/\t/g, "    ");
    return {
      text,
      indent: expanded.length - expanded.trimStart().length,
      columns: columnsOf(expanded.trimEnd()),
      marker: isReply || question.test(text) ? undefined : parseListMarker(text),
    };
  });
}
