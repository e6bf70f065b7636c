import type { Place } from "../place.ts";
import { termAnswer } from "./term-answer.ts";
import type { TermLine } from "./term-line.ts";

/** "根据对象分：物质需要、精神需要": the basis of a division. */
const divided = /^(?:根据|按照?|依照?)\p{Script=Han}{1,8}(?:来?分|划分|分类)(?:类|为)?$/u;
const letter = /^[A-Z]$/;

/** Whether a term asks only together with what it stands under: a letter of its name, the basis of its division. */
export function isOfOwner(term: string): boolean {
  return letter.test(term) || divided.test(term);
}

/** "S 优势" below "SWOT 分析", "根据对象分：……" below "需要". */
export function draftOfOwner(
  { sheet }: Place,
  { term, meaning }: TermLine,
  { part, owner }: { readonly part: string; readonly owner: string },
): void {
  const isLetter = letter.test(term);
  if (!isLetter && (owner === "" || !/[、，；]/u.test(meaning))) return;
  const where = owner.includes(term) ? `${owner}中的` : "";
  sheet.ask({
    rule: "definition.term-line",
    question: isLetter
      ? `${where}“${term}”代表什么？`
      : `${owner}${term.replace(/(?:来?分|划分|分类)(?:类|为)?$/u, "")}分为哪几类？`,
    answer: termAnswer(meaning, ""),
    quote: part,
    score: 0.9,
    difficulty: "easy",
  });
}
