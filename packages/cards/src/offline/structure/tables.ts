import type { Block } from "@deckle/documents";
import { captured } from "../../text/captured.ts";
import { countHan, countUnits } from "../../text/units.ts";
import { isNoise } from "../noise.ts";
import type { Place } from "../place.ts";
import { type Tongue, tongueOfText } from "../study.ts";
import { chinesePrompt } from "./chinese-cell.ts";
import { draftChoices } from "./choice-tables.ts";
import { isGeneralLabel, isIdleLabel } from "./column-labels.ts";
import { englishPrompt } from "./english-cell.ts";
import { askCell } from "./table-cell-gap.ts";
import { type Cell, isDateText, isIndexHead, type Prompt } from "./table-cell.ts";
import { examplePrompt, isExampleOfEnding, meaningOfExample } from "./table-example.ts";
import { formPrompt, inflectedWord, inflectionPrompt, isFormHead, isFormOfWord } from "./table-forms.ts";
import { isFactTable, isTotal, nameColumn } from "./table-heads.ts";
import { type Shape, shapeOf } from "./table-shape.ts";
import { aboutOf, comparedIn, subjectOfTable, withoutAside } from "./tables-subject.ts";
import { askWord, vocabularyColumns } from "./vocabulary-tables.ts";

type Table = Extract<Block, { type: "table" }>;

const maxRows = 400;
const maxColumns = 6;
const maxCellUnits = 25;
const maxNameUnits = 12;
const minorHeader = /^(?:gender|part of speech|pos|词性|性|音标|pronunciation|符号)$/i;
/** Nothing, a bare yes or no, only the number of an article, or what another cell is needed for. */
const leftOut =
  /^(?:[-–—/\\.…\s]*|第[\d一二三四五六七八九十百]+条|有|没有|无|是|否|能|不能|可以|不可以|会|不会|yes|no|n\/?a|none|any|same|ditto|as above|see .*|varies|tbd|同[上左右前]|同一[件个].{1,2}|略|见.{1,8}|待.{1,3}|视情况.*|少见|不详|不明|未知|暂无|[√×✓✗✔✘✅❌☑⭐★☆\s]+)$/iu;
/** What a cell begins with to say yes or no. */
const verdict = /^(?:[✅❌✔✓✗✘☑]\s*(?:\S{1,4}$)?|yes\s*[—–,:-]+\s*)/iu;

/** Cells asked for by their row and column; words asked for in both directions. */
export function draftTable(place: Place, block: Table): void {
  const header = block.rows[Math.max(0, block.headerRows - 1)] ?? [];
  const rows = block.rows.slice(Math.max(1, block.headerRows), maxRows);
  if (header.length < 2 || header.length > maxColumns + 2 || rows.length === 0) return;
  if (isDoubled(header)) {
    const half = header.length / 2;
    draftRows(place, block, { header: header.slice(0, half), rows: rows.map((row) => row.slice(0, half)) });
    draftRows(place, block, { header: header.slice(half), rows: rows.map((row) => row.slice(half)) });
  } else {
    draftRows(place, block, { header, rows });
  }
}

/** "物质 | 折射率 | 介质 | 折射率": two tables side by side. */
function isDoubled(header: readonly string[]): boolean {
  const half = header.length / 2;
  return (
    half >= 2 && header.slice(1, half).every((label, at) => label !== "" && label === header[half + 1 + at])
  );
}

interface Grid {
  readonly header: readonly string[];
  readonly rows: Rows;
}

function draftRows(place: Place, block: Table, { header, rows }: Grid): void {
  if (!isFactTable(header, rows) || draftChoices(place, block)) return;
  const tongue = tongueOfText(place.study, `${header.join("")}${rows[0]?.join("") ?? ""}`);
  const words = vocabularyColumns(header, rows);
  const nameAt = words === undefined ? nameColumn(header, rows) : words.word;
  const topic = subjectOfTable(place, block);
  const word = inflectedWord(header, rows);
  const shape = nameAt === 0 ? shapeOf(header, rows, topic || place.study.title) : "things";
  for (const row of namedRows(rows, { nameAt, shape, sentence: words?.sentence ?? -1 })) {
    const quote = row.join("\t").trim();
    if (words !== undefined) askWord(place, words, { row, rows, quote, tongue });
    else askRow(place, { header, row, nameAt, quote, tongue, shape, topic, word });
  }
}

type Rows = readonly (readonly string[])[];

interface Named {
  readonly nameAt: number;
  readonly shape: Shape;
  /** Where a word stands in its sentence; -1 without. */
  readonly sentence: number;
}

/** The rows that can be asked for by their names: of two rows with one name, neither has the one right answer. */
function namedRows(rows: Rows, { nameAt, shape, sentence }: Named): Rows {
  const keys = rows.map((row) => `${row[nameAt] ?? ""}\t${row[sentence] ?? ""}`);
  return rows.filter((row, at) => {
    const key = keys[at] ?? "";
    const isOne = shape === "dates" || keys.indexOf(key) === keys.lastIndexOf(key);
    return isOne && isName(row[nameAt] ?? "") && !isNoise(row.join(" "));
  });
}

function isName(text: string): boolean {
  return !leftOut.test(text) && countUnits(text) <= maxNameUnits && !isTotal(text);
}

interface Row {
  readonly header: readonly string[];
  readonly row: readonly string[];
  readonly nameAt: number;
  readonly quote: string;
  readonly tongue: Tongue;
  readonly shape: Shape;
  readonly topic: string;
  /** The word whose forms the table gives; empty for any other table. */
  readonly word: string;
}

function askRow(place: Place, entry: Row): void {
  const { header, row, nameAt, quote, shape } = entry;
  for (let column = 0; column < Math.min(row.length, maxColumns); column++) {
    const value = (row[column] ?? "").replace(verdict, "").trim();
    const label = (header[column] ?? "").trim();
    if (column === nameAt || !isAsked(label, value, row[nameAt] ?? "")) continue;
    if (isExampleOfEnding(label, header)) continue;
    const cell = cellOf(place, entry, { column, value });
    const prompt =
      meaningOfExample(entry, column) ?? (cell === undefined ? undefined : promptOf(place, cell, entry));
    if (prompt === undefined) continue;
    askCell(place.sheet, prompt, {
      rule: `${shape === "traits" ? "trait" : "cell"}-${column}.table`,
      value,
      quote,
      score: (minorHeader.test(label) ? 0.3 : 0.86) - column * 0.03,
      difficulty: column === 1 ? "easy" : "medium",
    });
  }
}

function isAsked(label: string, value: string, name: string): boolean {
  if (label === "" || isIdleLabel(label) || isIndexHead(label) || /^[\d.,]+$/.test(label)) return false;
  if (leftOut.test(value) || countUnits(value) > maxCellUnits) return false;
  if (/^(?:sources?|来源)$/i.test(label) && citation.test(value)) return false;
  if (isExampleForm(label, value, name)) return false;
  // "ACTH (corticotropin)" as the name of ACTH.
  return isFormHead(label) || name.length < 2 || !value.toLowerCase().startsWith(name.toLowerCase());
}

/** "суп" in the row of the masculine nouns: an example of their form, and not what their form is. */
function isExampleForm(label: string, value: string, name: string): boolean {
  return /^(?:第.格|单数|复数)$/u.test(label) && /[名动]词|形容词/u.test(name) && countHan(value) === 0;
}

/** Where a row was taken from, and not what it comes from. */
const citation = /\b\d{4}\b|https?:|www\.|et al|\bpp?\. ?\d|\[\d+\]|第.+[页章]|教材|课本/iu;

/** Rows and columns of a comparison that are of both its sides, or of none. */
const ofBoth = /^(?:区别|差异|不同点?|联系|共同点|相同点|differences?|similarit(?:y|ies))$/iu;
const ofNone = /^(?:补充|其他|总结|结论|others?|conclusion)$/iu;

function cellOf(
  place: Place,
  { header, row, nameAt, shape, topic }: Row,
  { column, value }: { readonly column: number; readonly value: string },
): Cell | undefined {
  const name = row[nameAt] ?? "";
  const label = (header[column] ?? "").trim();
  const kind = (header[nameAt] ?? "").trim();
  const about = aboutOf(kind, topic, place.study.title);
  const base = { value, topic, about, label, name, kind, isDate: false, isHead: false, isCompared: false };
  switch (shape) {
    case "traits":
      return ofTrait(base, header);
    case "traits of the topic":
      return about === ""
        ? undefined
        : { ...base, label: name, name: withoutAside(about), kind: "", isHead: true };
    case "dates":
      return ofDate(base, { column, event: row[1] ?? "" });
    case "things":
      return (
        ofWork(base, { header, row, column }) ?? withExample(base, { column, example: row[nameAt + 1] ?? "" })
      );
  }
}

/** A cell of a row that begins with a trait: it is said of what stands at the head of its column. */
function ofTrait(base: Cell, header: readonly string[]): Cell | undefined {
  const { name, label, about } = base;
  if (isGeneralLabel(label) || ofNone.test(label) || ofBoth.test(name)) return undefined;
  // "静息时" has no name.
  if (name === "名称" && /[时中下]$/u.test(label)) return undefined;
  const compared = comparedIn(about, header);
  const owner = { ...base, label: name, name: label, kind: "", isHead: true };
  return compared === "" ? owner : { ...owner, about: compared, isCompared: true };
}

const workHead =
  /^(?:(?:main |key |major )?(?:work|book|publication|novel|painting)|作品|代表作|著作|名著)$/i;

/** "Malthus | Essay on Population | 1798": the year is that of the work. */
function ofWork(
  base: Cell,
  {
    header,
    row,
    column,
  }: { readonly header: readonly string[]; readonly row: readonly string[]; readonly column: number },
): Cell | undefined {
  const at = header.findIndex((head, index) => index < column && workHead.test(head.trim()));
  const work = (row[at] ?? "").trim();
  const isYear = /^(?:year|date|published|时间|年份|成书时间|出版时间)$/i.test(base.label);
  if (at < 1 || work === "" || !isYear) return undefined;
  const isHan = countHan(work) > 0;
  return {
    ...base,
    label: isHan ? base.label : "Published",
    name: isHan ? work : `“${work}”`,
    kind: isHan ? "作品" : "",
    isHead: true,
  };
}

const gender = /^(?:(?:masc|fem|neut)(?:uline|inine|er)?\.?|阳性|阴性|中性)(?:名词)?$/iu;

/** "masc. | en jakke | jakken": the other forms are those of the word that the row gives as an example. */
function withExample(
  base: Cell,
  { column, example }: { readonly column: number; readonly example: string },
): Cell {
  const isForm = column > 1 && gender.test(base.name) && /^[\p{Script=Latin}’' ]{2,30}$/u.test(example);
  return isForm ? { ...base, name: `“${example}”`, kind: "", isHead: true } : base;
}

/** A cell of a row that begins with a date: what else is said in the row is said of the event. */
function ofDate(base: Cell, { column, event }: { readonly column: number; readonly event: string }): Cell {
  const isOfEvent = column > 1 && !isDateText(event) && !/^\d/.test(event);
  return isOfEvent ? { ...base, name: `“${event}”`, kind: "" } : { ...base, isDate: true };
}

function promptOf({ study }: Place, cell: Cell, { tongue, word }: Row): Prompt | undefined {
  if (word !== "") return inflectionPrompt(word, cell, tongue);
  const article = captured(
    /^(?<article>\p{Script=Latin}{2,5}) \p{Script=Latin}+$/u.exec(cell.value),
    "article",
  );
  if (article !== "" && gender.test(cell.name)) {
    return { labels: `${cell.name} — ${cell.label}: `, gap: article };
  }
  const example = examplePrompt(cell, tongue);
  if (example !== undefined) return example;
  if (isFormOfWord(cell)) return formPrompt(cell, tongue);
  if (tongue === "zh") return chinesePrompt(cell);
  if (tongue === "en") return englishPrompt(cell, study);
  return { question: `${cell.name} — ${cell.label}?`, labels: `${cell.name} — ${cell.label}: ` };
}
