import { captured } from "../../text/captured.ts";
import type { Place } from "../place.ts";
import { isWholeAmount } from "./chinese-amount.ts";

const sign = "[\\p{L}\\p{N}₀-₉ₐ-ₜ′'Δ]";
/** "重力 G = mg", "压强：p = F/S（固体），p = ρgh（液体）", "速度 v = s/t 单位 m/s". */
const formulaLine = new RegExp(
  `^(?<name>\\p{Script=Han}{1,14}(?:[（(]\\p{Script=Han}{1,8}[）)])?)\\s*[:：]?\\s*(?<formula>(?<left>[A-Za-zΑ-ω]${sign}{0,6})\\s?[=＝≈]\\s?(?<right>[^，；。\\s].*))$`,
  "u",
);
const unitBehind =
  /[\s，,；（(]单位(?:[:：是为]|\s)\s*(?<unit>[^\s，；。]{1,12}(?:[（(][^（）()]{1,8}[）)])?)/u;
/** What is said after a formula: its unit, a value, what its signs mean. */
const behind =
  /[\s，,；;。](?:单位|其中|式中|取绝对值|适用).*$|\s+(?=\p{Script=Han}{2}|[A-Za-z]\s?=\s?\d).*$|\s*[（(][^（）()]*(?:原理|定律|公式|定理)[）)]$/u;
const asksItself = /(?:公式|表达式|方程式?)$/u;

/** A line that names a quantity or a law and gives its formula, perhaps with its unit; says whether it is one. */
export function draftFormulaLine({ sheet }: Place, part: string): boolean {
  const found = formulaLine.exec(part)?.groups;
  const name = captured(found, "name").replace(/[的是为]$/u, "");
  const formula = captured(found, "formula").replace(behind, "").trim();
  const right = formula.slice(formula.search(/[=＝≈]/u) + 1).trim();
  if (found === undefined || !isFormula(right)) return false;
  const card = { quote: part, score: 0.95, difficulty: "medium" as const };
  const isAmount = isWholeAmount(right);
  sheet.ask({
    ...card,
    rule: "formula.line",
    question: isAmount ? `${name}是多少？` : questionFor(name, formula),
    answer: isAmount ? right : formula,
  });
  const unit = captured(unitBehind.exec(part)?.groups, "unit");
  if (unit !== "") {
    sheet.ask({ ...card, rule: "formula.unit", question: `${name}的单位是什么？`, answer: unit });
  }
  return true;
}

function questionFor(name: string, formula: string): string {
  if (asksItself.test(name)) return `${name}是什么？`;
  const lefts = new Set(
    [...formula.matchAll(/(?:^|，\s?)(?<left>[^，=＝]{1,6})\s?[=＝]/gu)].map(
      ({ groups }) => groups?.["left"],
    ),
  );
  return lefts.size > 1 ? `${name}的公式有哪些？` : `${name}的公式是什么？`;
}

/** Signs, numbers and what is done with them; short words only as marks of signs: "ρ液gV排", "W有/W总 × 100%". */
function isFormula(right: string): boolean {
  const bare = right.replace(/[（(]\p{Script=Han}{1,8}[）)]/gu, "");
  return /[A-Za-zΑ-ω\d]/u.test(bare) && !/\p{Script=Han}{3}|[。；！？“”]/u.test(bare);
}
