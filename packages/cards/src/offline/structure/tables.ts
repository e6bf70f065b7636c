import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { type Tongue, tongueOfText } from "../study.ts";
import { chineseCellQuestion } from "./chinese-cell.ts";
import { draftChoices } from "./choice-tables.ts";
import { isGeneralLabel, isIdleLabel, isTrait, isTraitHead } from "./column-labels.ts";
import { englishCellQuestion } from "./english-cell.ts";
import { type Cell, isDateText } from "./table-cell.ts";
import { askWord, vocabularyColumns } from "./vocabulary-tables.ts";

type Table = Extract<Block, { type: "table" }>;

const maxRows = 400;
const maxColumns = 6;
const maxCellUnits = 25;
const maxNameUnits = 12;
const minorHeader = /^(?:gender|part of speech|pos|词性|性|音标|pronunciation|符号)$/i;
/** Nothing, a bare yes or no, or only the number of an article. */
const leftOut = /^(?:[-–—/\\.…\s]*|第[\d一二三四五六七八九十百]+条|有|没有|无|是|否|yes|no|[√×✓✗])$/iu;

/** Cells asked for by their row and column; words asked for in both directions. */
export function draftTable(place: Place, block: Table): void {
  if (draftChoices(place, block)) return;
  const header = block.rows[Math.max(0, block.headerRows - 1)] ?? [];
  const rows = block.rows.slice(Math.max(1, block.headerRows), maxRows);
  if (header.length < 2 || header.length > maxColumns + 2 || rows.length === 0) return;
  const tongue = tongueOfText(place.study, `${header.join("")}${rows[0]?.join("") ?? ""}`);
  const words = vocabularyColumns(header, rows);
  const shape = shapeOf(header, rows);
  for (const row of rows) {
    const [name = ""] = row;
    if (leftOut.test(name) || countUnits(name) > maxNameUnits || isNoise(row.join(" "))) continue;
    const quote = row.join("\t").trim();
    if (words !== undefined) askWord(place.sheet, words, { row, quote, tongue });
    else askRow(place, { header, row, quote, tongue, shape });
  }
}

const dateHead = /^\s*$|\b(?:years?|dates?|time|period|when|century)\b|年|时间|日期|时期|世纪|公元/i;

/** Who stands at the head of the rows: things, dates, or traits of the things that stand at the head of the columns. */
type Shape = "things" | "dates" | "traits" | "traits of the topic";

function shapeOf(header: readonly string[], rows: readonly (readonly string[])[]): Shape {
  const [first = "", ...others] = header;
  const names = rows.map((row) => row[0] ?? "");
  if (dateHead.test(first) && names.every(isDateText)) return "dates";
  if (!isTraitHead(first)) return "things";
  if (others.length === 1) return isGeneralLabel(others[0] ?? "") ? "traits of the topic" : "things";
  const isOfThings = others.every((label) => !isTrait(label) && !isGeneralLabel(label));
  return isOfThings && (first.trim() !== "" || names.some(isTrait)) ? "traits" : "things";
}

interface Row {
  readonly header: readonly string[];
  readonly row: readonly string[];
  readonly quote: string;
  readonly tongue: Tongue;
  readonly shape: Shape;
}

function askRow(place: Place, entry: Row): void {
  const { header, row, quote, tongue, shape } = entry;
  for (let column = 1; column < Math.min(row.length, maxColumns); column++) {
    const value = row[column] ?? "";
    const label = header[column] ?? "";
    if (leftOut.test(value) || label === "" || isIdleLabel(label) || countUnits(value) > maxCellUnits) {
      continue;
    }
    const cell = cellOf(place, entry, column);
    const question = cell === undefined ? undefined : cellQuestion(place, cell, tongue);
    if (question === undefined) continue;
    place.sheet.ask({
      rule: `${shape === "traits" ? "trait" : "cell"}-${column}.table`,
      question,
      answer: value,
      quote,
      score: (minorHeader.test(label) ? 0.3 : 0.86) - column * 0.03,
      difficulty: column === 1 ? "easy" : "medium",
    });
  }
}

function cellOf(place: Place, { header, row, shape }: Row, column: number): Cell | undefined {
  const [name = "", event = ""] = row;
  const value = row[column] ?? "";
  const label = header[column] ?? "";
  const topic = topicAt(place);
  const base = { value, topic, kind: header[0] ?? "", isDate: false, isHead: false };
  if (shape === "traits") return { ...base, label: name, name: label, kind: "", isHead: true };
  if (shape === "traits of the topic") {
    const owner = topic || place.study.title;
    return owner === ""
      ? undefined
      : { ...base, label: name, name: withoutAside(owner), kind: "", isHead: true };
  }
  if (shape === "dates") {
    // What else is said in the row is said of the event.
    const isOfEvent = column > 1 && !isDateText(event) && !/^\d/.test(event);
    return isOfEvent
      ? { ...base, label, name: `“${event}”`, kind: "" }
      : { ...base, label, name, isDate: true };
  }
  return { ...base, label, name };
}

function withoutAside(topic: string): string {
  return topic.replace(/\s*[（(][^（）()]*[）)]$/u, "");
}

function cellQuestion({ study }: Place, cell: Cell, tongue: Tongue): string | undefined {
  if (tongue === "zh") return chineseCellQuestion(cell);
  return tongue === "en" ? englishCellQuestion(cell, study) : `${cell.name} — ${cell.label}?`;
}
