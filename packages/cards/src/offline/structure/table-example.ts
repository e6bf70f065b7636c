import { isMany, kindNoun } from "./english-subject.ts";
import { thingOf } from "./chinese-cell-name.ts";
import type { Cell, Prompt } from "./table-cell.ts";
import type { Tongue } from "../study.ts";

const example = /^(?:examples?|e\.g\.|例子|举例|示例|实例|例)$/i;
/** Kinds of parts of words: an example shows them, and asks for nothing. */
const ending =
  /\b(?:endings?|suffix(?:es)?|prefix(?:es)?|declensions?|conjugations?)$|词尾|后缀|前缀|变位|变格/iu;
/** Heads that say "which" with a noun of their own. */
const plainKind =
  /^(?:types?|class(?:es)?|categor(?:y|ies)|methods?|groups?|concepts?|techniques?|strateg(?:y|ies)|cases?|terms?|kinds?|levels?)$/i;

/** Whether a cell is an example of an ending: it gives away what could be asked, and nothing determines it. */
export function isExampleOfEnding(label: string, header: readonly string[]): boolean {
  return example.test(label) && header.some((head) => ending.test(head.trim()));
}

/**
 * One example is one of many, so that nobody can know which is wanted; what it is an example of has one answer. Nothing for
 * several examples, or where the head over the names is no noun.
 */
export function examplePrompt(cell: Cell, tongue: Tongue): Prompt | undefined {
  const { label, value, name, kind, isHead, isDate } = cell;
  if (!example.test(label) || isHead || isDate || !isOne(value) || value.includes(name)) return undefined;
  if (tongue === "zh") {
    const thing = chineseKind(kind);
    return thing === "" ? undefined : { question: `${value}是${thing}的例子？`, answer: name };
  }
  const thing = kindNoun(kind) || (plainKind.test(kind.trim()) ? singular(kind.trim().toLowerCase()) : "");
  if (tongue !== "en" || thing === "") return undefined;
  return { question: `${shown(value)} an example of which ${singular(thing)}?`, answer: name };
}

/** "The Sun is", "Himalayas are", "“blood group” is". */
function shown(value: string): string {
  if (!/^(?:[A-Z]|the [A-Z]|an? )/.test(value)) return `“${value}” is`;
  return `${value.charAt(0).toUpperCase()}${value.slice(1)} ${isMany(value) ? "are" : "is"}`;
}

const meaning = /^(?:meanings?|translation|english|中文|意思|含义|释义|译文|翻译)$/i;
const inWords = /^(?:examples?|forms?|phrases?|sentences?|例子|例词|举例|形式|短语|例句)$/i;

interface InRow {
  readonly header: readonly string[];
  readonly row: readonly string[];
  readonly tongue: Tongue;
}

/** "ablative | -dan | evden | from the house": the meaning is that of the example beside it, not of the row's name. */
export function meaningOfExample({ header, row, tongue }: InRow, column: number): Prompt | undefined {
  const word = (row[column - 1] ?? "").trim();
  const isBeside = column > 1 && meaning.test((header[column] ?? "").trim());
  if (!isBeside || word === "" || !inWords.test((header[column - 1] ?? "").trim())) return undefined;
  return { question: tongue === "zh" ? `“${word}”是什么意思？` : `What does “${word}” mean?` };
}

function isOne(value: string): boolean {
  const bare = value.replace(/\s*[（(][^（）()]*[）)]/gu, "");
  return (
    !/[,，、;；:：/=→]|\band\b|\bor\b|.{2}[和或与].{2}|等$/u.test(bare) &&
    bare.length <= (/\p{Script=Han}/u.test(bare) ? 12 : 40)
  );
}

/** "哪种屋顶", "哪个阶段". */
function chineseKind(kind: string): string {
  const thing = thingOf(kind.trim().replace(/(?:名称|形式)$/u, ""));
  if (
    !/^\p{Script=Han}{2,6}$/u.test(thing) ||
    /^(?:类型|类别|种类|分类|项目|名称|内容|概念|术语|名词|方面|特点|情形|情况)$/u.test(thing)
  ) {
    return "";
  }
  return `${/(?:期|阶段|定律|定理|原理|原则|效应|规律|概念|层次|级别|等级)$/u.test(thing) ? "哪个" : "哪种"}${thing}`;
}

function singular(noun: string): string {
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  return noun.replace(/(?<=ss|x|ch)es$/, "").replace(/(?<=[^sui])s$/, "");
}
