import type { Block } from "@deckle/documents";
import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Place } from "../place.ts";
import { splitSentences } from "../sentences.ts";
import { withoutNumber } from "./clause-number.ts";
import { maxTermSentenceUnits } from "./is-term.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;

const questionMark = /^(?:Q|问题?|Question)\s*\d*\s*[:：.]\s*/iu;
const answerMark = /^(?:A|答案?|Answer)\s*\d*\s*[:：.]\s*/iu;
const pairInOneLine =
  /^(?:Q|问题?|Question)\s*\d*\s*[:：.]\s*(?<question>.+?[?？])\s*(?:A|答案?|Answer)\s*\d*\s*[:：.]\s*(?<answer>.+)$/isu;
/** A question whose answer stands beside it or below it; says whether the line is one of the two. */
export function draftPair(place: Place, block: Line): boolean {
  const pair = pairInOneLine.exec(block.text)?.groups;
  if (pair !== undefined) {
    askPair(place, captured(pair, "question"), captured(pair, "answer"), block.text);
    return true;
  }
  if (questionMark.test(block.text)) {
    askMarked(place, block);
    return true;
  }
  // "何谓等渗溶液？", "答：……": asked where the answer stands, which is the quote.
  if (endsAsQuestion.test(block.text)) return answerBelow(place) !== "";
  const above = place.study.blocks[place.index - 1];
  if (above?.type === "paragraph" && isAskedBy(above, block)) {
    askPair(place, withoutNumber(above.text), block.text, block.text);
    return true;
  }
  if (!answerMark.test(block.text)) return false;
  const isAsked = above !== undefined && "text" in above && endsAsQuestion.test(above.text);
  if (!isAsked || questionMark.test(above.text)) return true;
  const question = withoutNumber(above.text.replace(points, ""));
  askPair(place, question, block.text.replace(answerMark, ""), block.text);
  return true;
}

/** "**1. 安全生产方针是什么？**" above "安全第一、预防为主、综合治理。": a short paragraph below a question with its number. */
function isAskedBy(above: Line, { type, text }: Line): boolean {
  const isAsked = countedQuestion.test(above.text);
  return (
    isAsked && type === "paragraph" && !endsAsQuestion.test(text) && countUnits(text) <= maxTermSentenceUnits
  );
}

const countedQuestion = /^(?:\d{1,2}[.、．]\s*|[（(]\d{1,2}[）)]\s*)[^。！]*\p{Script=Han}[^。！]*[?？]$/u;

function askMarked(place: Place, block: Line): void {
  const answer = answerBelow(place);
  const next = place.study.blocks[place.index + 1];
  if (answer === "" || next === undefined || !("text" in next)) return;
  const quote = place.study.document.text.slice(block.offset, next.offset + next.text.length);
  askPair(place, block.text.replace(questionMark, ""), answer, quote);
}

const points = /\s*[（(][^（）()]{0,6}分[）)]\s*$/u;
const endsAsQuestion = /[?？]\s*(?:[（(][^（）()]{0,6}分[）)])?\s*$/u;

/** "答：……" below a question; empty where there is none. */
function answerBelow({ study, index }: Place): string {
  const next = study.blocks[index + 1];
  const isText = next?.type === "paragraph" || next?.type === "listItem";
  return isText && answerMark.test(next.text) ? next.text.replace(answerMark, "") : "";
}

function askPair({ sheet }: Place, question: string, answer: string, quote: string): void {
  const bare = answer.replace(/\s*[（(]\d(?:\.\d)?\s?分[）)]/gu, "");
  const [first = bare, ...others] = splitSentences(bare);
  const both =
    others[0] === undefined ? first : `${first}${/\p{Script=Han}/u.test(first) ? "" : " "}${others[0]}`;
  const isBrief = countUnits(bare) <= maxTermSentenceUnits;
  const short = isBrief ? bare : countUnits(both) <= maxTermSentenceUnits ? both : first;
  sheet.ask({ rule: "answer.given", question, answer: short, quote, score: 0.98, difficulty: "medium" });
}
