import { countUnits } from "../../text/units.ts";
import { isMeasure, isWholeAmount, readAmountLine } from "./chinese-amount.ts";
import type { TermContext } from "./term-context.ts";
import { readTermLine, type TermLine } from "./term-line.ts";

/** One of the terms of a line, or the line where it has one. */
export interface TermPart {
  readonly text: string;
  /** What the line names before its terms: "教育的概念：广义——…；狭义——…". */
  readonly lead: string;
}

const joints = [/(?<=[;；])\s*/u, /(?<=，)\s*/u, /(?<=,)\s+(?=[^,:=]{1,20}(?::\s|\s=\s))/u];
const mark = /[:：=＝→]|——|\d.*；.*\d/u;
const ownTerm = /^[^:：=＝→—，、。]{1,20}?\s?(?<mark>[:：=＝→]|——)/u;
/** "处理：①停止输液；②端坐位": points of one meaning; not "①甲：…；②乙：…". */
const points = /^(?![①-⑳]|[（(]\d).*(?:[①②]|[（(][12][）)])/u;
const maxLeadUnits = 8;

/** "A: x; B: y", "a = x, b = y" are two lines, when every part has its term. */
export function splitTerms(text: string): readonly TermPart[] {
  const whole = [{ text, lead: "" }];
  if (!mark.test(text) || points.test(text)) return whole;
  for (const joint of joints) {
    const bare = text.split(joint).map((part) => part.trim().replace(/[;；，,]$/u, ""));
    const areTerms = bare.every(
      (part) => /^[^:：=]{1,20}[:：=]/u.test(part) && readTermLine(part) !== undefined,
    );
    if (bare.length > 1 && areTerms) return underLead(bare);
  }
  const amounts = amountsUnder(text);
  if (amounts.length > 1) return amounts;
  const parts = partsAtTerms(text);
  return parts.length > 1 ? underLead(parts) : whole;
}

/** "四季豆：皂素；煮熟即破坏；预防：烧熟煮透": what has no term of its own goes on from the term before it. */
function partsAtTerms(text: string): readonly string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<=；)\s*/u)) {
    const last = parts.at(-1);
    if (last === undefined || isTermPart(part) || areAmounts([parts[0] ?? "", part])) parts.push(part);
    else parts[parts.length - 1] = last + part;
  }
  const [first = ""] = parts;
  return isTermPart(first) || areAmounts([first]) ? parts.map((part) => part.trim().replace(/；$/u, "")) : [];
}

function isTermPart(part: string): boolean {
  const line = readTermLine(part);
  // "PMI 采购经理指数" behind "CPI：居民消费价格指数".
  return (
    line !== undefined && (ownTerm.test(part) || (line.mark === "space" && /^[A-Z]{2,}/.test(line.term)))
  );
}

/** "口温 36.3～37.2℃", "安全电压：不高于 36 V". */
function areAmounts(parts: readonly string[]): boolean {
  return parts.every((part) => isWholeAmount(readTermLine(part.replace(/；\s*$/u, ""))?.meaning ?? ""));
}

/** "干扰说：前摄抑制=…；倒摄抑制=…": where the first meaning has a term with the mark of the others, all stand under the first. */
function underLead(parts: readonly string[]): readonly TermPart[] {
  const [first = "", ...others] = parts;
  const outer = readTermLine(first);
  const inner = outer === undefined ? "" : markOf(outer.meaning);
  const isOver =
    outer !== undefined &&
    inner !== "" &&
    inner !== markOf(first) &&
    countUnits(outer.term) <= maxLeadUnits &&
    others.every((part) => markOf(part) === inner);
  if (!isOver) return parts.map((text) => ({ text, lead: "" }));
  return [outer.meaning, ...others].map((text) => ({ text, lead: outer.term }));
}

/** "静脉输液速度：成人40～60滴/分，儿童20～40滴/分", "血压：收缩压 90～139mmHg，舒张压 60～89mmHg": each has its own. */
function amountsUnder(text: string): readonly TermPart[] {
  const outer = readTermLine(text);
  if (outer === undefined) return [];
  const parts = outer.meaning.replace(/。$/u, "").split(/[，；]\s*/u);
  const names = parts.map((part) => readAmountLine(part)?.term ?? "");
  const areTold = names.every((name) => name !== "" && (isMeasure(name) || measureOf(outer.term) !== ""));
  return areTold && parts.length > 1 ? parts.map((part) => ({ text: part, lead: outer.term })) : [];
}

/** "狭义" under "教育的概念" is "狭义的教育"; "低纬" under "对流层高度因纬度而异" is "低纬的对流层高度". */
export function termUnder(lead: string, { term, meaning }: TermLine): string {
  if (lead === "") return term;
  if (/^[广狭]义$/u.test(term)) return `${term}的${lead.replace(/的?(?:概念|定义|含义)$/u, "")}`;
  const whole = measureOf(lead);
  return whole !== "" && !isMeasure(term) && isWholeAmount(meaning) ? `${term}的${whole}` : term;
}

/** The measure of which a line tells several amounts; empty where it names none. */
function measureOf(lead: string): string {
  const whole = lead.replace(/(?:因|随)[^，]{1,8}而(?:异|变化?|不同)$/u, "");
  return isMeasure(whole) ? whole : "";
}

/** What the line itself names is nearer than the heading above it. */
export function contextUnder(lead: string, context: TermContext): TermContext {
  return lead === "" ? context : { ...context, topic: lead, lead };
}

function markOf(part: string): string {
  return ownTerm.exec(part)?.groups?.["mark"] ?? "";
}
