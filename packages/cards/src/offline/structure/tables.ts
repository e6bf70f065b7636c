import type { Block } from "@deckle/documents";
import { captured } from "../../text/captured.ts";
import { countHan, countUnits } from "../../text/units.ts";
import { withArticle } from "../en/noun-phrase.ts";
import { isNamedAfterSomebody } from "../en/phrasing.ts";
import { verbForm } from "../en/verb-forms.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { type Tongue, tongueOfText } from "../study.ts";
import { draftChoices } from "./choice-tables.ts";

type Table = Extract<Block, { type: "table" }>;

const maxRows = 400;
const maxColumns = 6;
const maxCellUnits = 25;
const meaningHeader = /^(english|meaning|translation|definition|中文|释义|含义|意思|意义|翻译|汉语|解释)/i;
const wordHeader =
  /^(spanish|french|german|italian|latin|greek|japanese|portuguese|russian|korean|chinese|english|word|phrase|expression|term|单词|词汇|短语|词语|生词|英语|英文|\p{Script=Han}{1,3}[语文]$)/iu;
const minorHeader = /^(gender|part of speech|pos|词性|性|音标|pronunciation|编号|序号|no\.?|#)$/i;
const readingHeader = /^(?:假名|读音|读法|发音|拼音|kana|reading|pinyin|pronunciation|romaji|furigana)$/i;
const leftOut = /^[-–—/\\.…\s]*$/;

/** Cells asked for by their row and column; words asked for in both directions. */
export function draftTable(place: Place, block: Table): void {
  if (draftChoices(place, block)) return;
  const header = block.rows[Math.max(0, block.headerRows - 1)] ?? [];
  const rows = block.rows.slice(Math.max(1, block.headerRows), maxRows);
  if (header.length < 2 || header.length > maxColumns + 2 || rows.length === 0) return;
  const tongue = tongueOfText(place.study, `${header.join("")}${rows[0]?.join("") ?? ""}`);
  for (const row of rows) {
    if (!isNoise(row.join(" "))) draftRow(place, { header, row, tongue });
  }
}

interface Row {
  readonly header: readonly string[];
  readonly row: readonly string[];
  readonly tongue: Tongue;
}

function draftRow(place: Place, entry: Row): void {
  const { header, row } = entry;
  const [name = ""] = row;
  if (leftOut.test(name) || countUnits(name) > 12) return;
  const quote = row.join("\t").trim();
  const meaningAt = header.findIndex((cell, at) => at > 0 && meaningHeader.test(cell));
  if (meaningAt > 0 && wordHeader.test(header[0] ?? "")) {
    askWord(place, {
      ...entry,
      quote,
      name,
      meaning: row[meaningAt] ?? "",
      language: header[meaningAt] ?? "",
    });
    return;
  }
  for (let column = 1; column < Math.min(row.length, maxColumns); column++) {
    askCell(place, { ...entry, quote, name, column });
  }
}

function askCell(place: Place, entry: Row & { quote: string; name: string; column: number }): void {
  const { header, row, quote, name, column, tongue } = entry;
  const value = row[column] ?? "";
  const label = header[column] ?? "";
  if (leftOut.test(value) || label === "" || countUnits(value) > maxCellUnits) return;
  const cell = { value, label, name, kind: header[0] ?? "", topic: topicAt(place) };
  place.sheet.ask({
    rule: `cell-${column}.table`,
    question: cellQuestion(cell, tongue),
    answer: value,
    quote,
    score: (minorHeader.test(label) ? 0.3 : 0.86) - column * 0.03,
    difficulty: column === 1 ? "easy" : "medium",
  });
}

interface Word extends Row {
  readonly quote: string;
  readonly name: string;
  readonly meaning: string;
  readonly language: string;
}

function askWord(place: Place, word: Word): void {
  const { sheet } = place;
  const { quote, name, meaning, language, tongue, header } = word;
  if (leftOut.test(meaning)) return;
  const isZh = tongue === "zh";
  askReading(place, word);
  const from = header[0] ?? "";
  sheet.ask({
    rule: "meaning.vocabulary",
    question: isZh
      ? `“${name}”是什么意思？`
      : `What does “${name}” mean${/english/i.test(language) ? " in English" : ""}?`,
    answer: meaning,
    quote,
    score: 0.95,
    difficulty: "easy",
  });
  const isNamedLanguage = /^[A-Z][a-z]+$/.test(from) && !/^(?:Word|Phrase|Expression|Term)$/.test(from);
  sheet.ask({
    rule: "word.vocabulary",
    question: isZh
      ? `“${meaning}”${countHan(name) > 0 ? "对应哪个词" : "用英语怎么说"}？`
      : `How do you say “${meaning}”${isNamedLanguage ? ` in ${from}` : ""}?`,
    answer: name,
    quote,
    score: 0.4,
    difficulty: "medium",
  });
}

/** How a word is read, where the table says so in letters of its own: kana, pinyin. */
function askReading({ sheet }: Place, { header, row, quote, name, tongue }: Word): void {
  const at = header.findIndex((cell, column) => column > 0 && readingHeader.test(cell));
  const reading = row[at] ?? "";
  if (at < 0 || leftOut.test(reading) || reading === name) return;
  sheet.ask({
    rule: "reading.vocabulary",
    question: tongue === "zh" ? `“${name}”怎么读？` : `How is “${name}” read?`,
    answer: reading,
    quote,
    score: 0.7,
    difficulty: "medium",
  });
}

interface Cell {
  readonly value: string;
  readonly label: string;
  readonly name: string;
  readonly kind: string;
  readonly topic: string;
}

function cellQuestion(cell: Cell, tongue: Tongue): string {
  if (tongue === "zh") return chineseQuestion(cell);
  return tongue === "en" ? englishQuestion(cell) : `${cell.name} — ${cell.label}?`;
}

function chineseQuestion({ value, label, name, topic }: Cell): string {
  const isShort =
    topic !== "" && countUnits(name) < 1.5 && !name.includes(topic) && !/[A-Za-z]{3}/.test(name);
  const subject = `${isShort ? `${topic}：` : ""}${name}`;
  if (isAmount(value)) return `${subject}的${label}是多少？`;
  if (label.startsWith("是否")) return `${subject}${label}？`;
  if (/(?:溶液|环境|介质|条件下|情况下|状态下|时期|阶段|时)$/u.test(label)) {
    return `${subject}在${label}${/[下时]$/u.test(label) ? "" : "中"}是什么？`;
  }
  return `${subject}的${label}是${/^(?:代表人物|提出者|作者|人物)$/u.test(label) ? "谁" : "什么"}？`;
}

function englishQuestion({ value, label, name, kind }: Cell): string {
  const lower = /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  if (/^(?:with|in|at|on|for|after|before|by|when)\s/i.test(lower)) return `What is “${name}” ${lower}?`;
  const isPlural = /[^sui]s$/.test(lower) && !/(?:diabetes|series|status|analysis|basis)$/i.test(lower);
  if (isPlural && /^\d+$/.test(value)) {
    return `How many ${lower} does the ${name.charAt(0).toLowerCase()}${name.slice(1)} have?`;
  }
  const subject = asSubject(name);
  const own = ownQuestion(lower, name, subject);
  if (own !== undefined) return own;
  if (isAmount(value) && !quantity.test(lower)) return `What is the value of ${subject} for “${label}”?`;
  // A letter or a number says nothing without its kind: "blood group A".
  const owner = isBareSign(name) && kind.length <= 20 ? `${kind.toLowerCase()} ${name}`.trim() : subject;
  return `What ${isPlural ? "are" : "is"} the ${lower} of ${owner}?`;
}

/** The question of a column that is more than a noun: "What it does", "Available when", "Called by", "Drug acting here". */
function ownQuestion(label: string, name: string, subject: string): string | undefined {
  const clause = clauseLabel.exec(label)?.groups;
  if (clause !== undefined) return clauseQuestion(clause, subject);
  const when = /^(?<what>[a-z]+) (?<wh>when|where|if)$/.exec(label);
  if (when !== null) {
    return `${captured(when, "wh") === "where" ? "Where" : "When"} is ${subject} ${captured(when, "what")}?`;
  }
  if (/\s[a-z]+ing\b/.test(label) && !/\bof\b/.test(label)) return `${name}: what is the ${label}?`;
  const isParticiple = /^[a-z]+(?:ed|en|wn|de|nd|lt) (?:by|for|in|as|from|with|to|of|on|at)$/.test(label);
  return isParticiple ? `What is ${subject} ${label}?` : undefined;
}

/** Columns whose numbers belong to the row: "the boiling point of ethanol". */
const quantity =
  /\b(?:value|number|rate|size|mass|length|height|weight|width|depth|speed|velocity|density|pressure|temperature|year|date|age|time|duration|range|price|cost|population|area|volume|point|level|score|count|frequency|percentage|percent|share|ratio|unit|units|capacity|dose|dosage|concentration|charge|radius|diameter|distance|energy|power|voltage|current|resistance|port|code|symbol|formula|period|term|century|amount|quantity|limit|maximum|minimum|threshold|salary|grade|rank|position|order|magnitude|half-life|complexity|bits|bytes|ph)\b|%|\(/i;

function isBareSign(name: string): boolean {
  return name.length <= 3 && !/^[A-Z]{2,3}$/.test(name);
}

function isAmount(value: string): boolean {
  return /^[<>≤≥=~≈±+-]?\s?\d/.test(value) && value.replace(/[^A-Za-z]/g, "").length < 8;
}

/** A row's name as it stands inside a question: a plain noun with its article left out, anything else quoted. */
function asSubject(name: string): string {
  if (!/^[A-Z]/.test(name)) return `“${name}”`;
  const [first = "", second = ""] = name.split(" ");
  if (!/^[A-Z][a-z]+(?: [a-z]+)+$/.test(name) || isNamedAfterSomebody(first, second)) return name;
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  const phrase = withArticle(plain, "");
  return phrase === plain ? plain : `the ${plain}`;
}

/** "What it does", "How it works", "What it is". */
const clauseLabel = /^(?<wh>what|how|where|why|when) it (?<verb>[a-z]+s)\b(?<rest>.*)$/;

function clauseQuestion(clause: Readonly<Record<string, string>>, subject: string): string {
  const verb = captured(clause, "verb");
  const wh = captured(clause, "wh");
  const opening = wh.charAt(0).toUpperCase() + wh.slice(1);
  if (verb === "is" || verb === "was") return `${opening} ${verb} ${subject}?`;
  const rest = captured(clause, "rest");
  const lemma = verb === "does" ? "do" : (verbForm(verb)?.lemma ?? verb.slice(0, -1));
  return `${opening} does ${subject} ${lemma}${rest === "" ? "" : ` ${rest}`}?`;
}
