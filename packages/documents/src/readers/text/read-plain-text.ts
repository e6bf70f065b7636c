import { endsSentence, joinLines } from "../../characters.ts";
import { guessHeaderRows } from "../../draft.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import { levelOfNumbering } from "../../heading-number.ts";
import { continuationsOf, wrappingOf } from "./line-wrapping.ts";
import type { Wrapping } from "./line-wrapping.ts";
import { namesTerm, toTextLines } from "./text-line.ts";
import type { TextLine } from "./text-line.ts";

const maxHeadingColumns = 70;

/** `# Title`, as notes have it whatever their name. Lines of comments follow each other with the same sign. */
const hashed = /^(#{1,6})[ \t\u3000]+(\S.*)$/;
const hashesOf = (raw: string | undefined): string => hashed.exec(raw ?? "")?.[1] ?? "";

/** Lines between blank lines; a rule of dashes or stars counts as blank, an underline stays with its heading. */
function toGroups(text: string): TextLine[][] {
  const groups: TextLine[][] = [[]];
  const raws = text.split(/\r\n?|\n|\f|\u2028|\u2029/);
  for (const [index, line] of toTextLines(raws).entries()) {
    const open = groups.at(-1) ?? [];
    const raw = raws[index] ?? "";
    const hashes = hashesOf(raw);
    if (
      line &&
      hashes !== "" &&
      hashes !== hashesOf(raws[index - 1]) &&
      hashes !== hashesOf(raws[index + 1])
    ) {
      groups.push([line], []);
      continue;
    }
    const isUnderline = open.length === 1 && /^\s*(={3,}|-{3,})\s*$/.test(raw);
    const isRule = !isUnderline && /^\s*([-=*_~#])(\s*\1){2,}\s*$/.test(raw);
    if (line && !isRule) open.push(line);
    else if (open.length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function isHeadingShape(line: TextLine): boolean {
  const { text } = line;
  if (line.columns > maxHeadingColumns || !/\p{L}/u.test(text)) return false;
  return !/[.!?。！？…;；,，、]["'”’)）]*$/.test(text) || levelOfNumbering(text) === 1;
}

function isUnderlined(group: readonly TextLine[]): boolean {
  return group.length === 2 && /^(={3,}|-{3,})$/.test(group[1]?.text ?? "");
}

function isShout(text: string): boolean {
  return /[A-Z]{3}/.test(text) && !/[a-z]/.test(text);
}

/** What a line that stands alone is worth as a heading, if it is one. */
function headingLevel(
  line: TextLine,
  next: readonly TextLine[] | undefined,
  isFirst: boolean,
): number | undefined {
  if (!isHeadingShape(line)) return undefined;
  const numbered = levelOfNumbering(line.text);
  if (numbered !== undefined) return numbered;
  if (line.marker) return undefined;
  if (isShout(line.text)) return 1;
  return isTitle(line, next ?? [], isFirst) ? (isFirst ? 1 : 2) : undefined;
}

/** A first line before any text; later a short line before prose. A term with its meaning is neither. */
function isTitle(line: TextLine, next: readonly TextLine[], isFirst: boolean): boolean {
  const isTerm = namesTerm(line.text);
  if (isFirst) return next.length > 0 && !(isTerm && namesTerm(next[0]?.text ?? ""));
  if (isTerm || !/^["“《(（]?[\p{Lu}\p{Lo}\d]/u.test(line.text) || /[:：]$/.test(line.text)) return false;
  const following = next.reduce((sum, { columns }) => sum + columns, 0);
  const isShort = line.columns <= 40 && line.text.split(/\s+/).length <= 9;
  return isShort && following >= 2 * line.columns && following > 60;
}

function tableOf(group: readonly TextLine[]): DraftBlock | undefined {
  if (group.length < 2) return undefined;
  const separator = [/\t+/, /\s*\|\s*/].find((pattern) => {
    const widths = group.map(({ text }) => text.split(pattern).length);
    return (widths[0] ?? 0) >= 2 && widths.every((width) => width === widths[0]);
  });
  if (separator === undefined) return undefined;
  const rows = group
    .map(({ text }) => text.replace(/^\|\s*|\s*\|$/g, "").split(separator))
    .filter((row) => !row.every((cell) => /^\s*:?-+:?\s*$/.test(cell)));
  return { type: "table", rows, headerRows: guessHeaderRows(rows) };
}

function isRow({ text }: TextLine): boolean {
  return /^\|.*\|$/.test(text);
}

/** Lines between bars, without a blank line before or behind them, are a group of their own. */
function apartFromTables(group: readonly TextLine[]): readonly (readonly TextLine[])[] {
  if (group.length < 3 || group.filter(isRow).length < 2) return [group];
  const parts: TextLine[][] = [];
  for (const line of group) {
    const open = parts.at(-1);
    if (open?.[0] !== undefined && isRow(open[0]) === isRow(line)) open.push(line);
    else parts.push([line]);
  }
  return parts;
}

interface OpenParagraph {
  text: string;
  readonly first: TextLine;
}

function toParagraphs(group: readonly TextLine[], wrapping: Wrapping): OpenParagraph[] {
  const continuations = continuationsOf(group, wrapping);
  const paragraphs: OpenParagraph[] = [];
  for (const line of group) {
    const open = paragraphs.at(-1);
    if (open && continuations.has(line)) open.text = joinLines(open.text, line.text);
    else paragraphs.push({ text: line.marker?.text ?? line.text, first: line });
  }
  return paragraphs;
}

/** A single numbered line is a section's number, not a list: `1. Introduction`, `（一）概述`. */
function emitParagraphs(paragraphs: readonly OpenParagraph[], listId: string): DraftBlock[] {
  const items = paragraphs.filter(({ first }) => first.marker);
  const outermost = items.reduce((least, { first }) => Math.min(least, first.indent), Infinity);
  return paragraphs.map(({ text, first: { marker, indent } }): DraftBlock => {
    if (!marker) return { type: "paragraph", text };
    const depth = Math.min(8, Math.floor((indent - outermost) / 2));
    return { type: "listItem", ordered: marker.ordered, depth, text, listId };
  });
}

function hashedHeading(group: readonly TextLine[]): DraftBlock | undefined {
  const [, hashes, title] = group.length === 1 ? (hashed.exec(group[0]?.text ?? "") ?? []) : [];
  if (hashes === undefined || title === undefined) return undefined;
  return { type: "heading", level: hashes.length, text: title.replace(/\s+#+$/, "") };
}

/** The heading a group of lines is, if it is one; `wasList`: the block before it belongs to a list. */
function headingOf(
  groups: readonly (readonly TextLine[])[],
  index: number,
  wasList: boolean,
): DraftBlock | undefined {
  const group = groups[index] ?? [];
  const [first] = group;
  if (first === undefined) return undefined;
  const marked = hashedHeading(group);
  if (marked) return marked;
  const underlined = isUnderlined(group) ? (group[1]?.text.startsWith("=") ? 1 : 2) : undefined;
  const next = groups[index + 1];
  const level = group.length === 1 ? headingLevel(first, next, index === 0) : underlined;
  if (level === undefined) return undefined;
  const isItem = first.marker !== undefined;
  const continuesList = wasList && group.length === 1 && isItem;
  if (continuesList || (isItem && !isNumberedSection(first, next))) return undefined;
  return { type: "heading", level, text: first.text };
}

/**
 * Plain text to blocks: blank lines part paragraphs; without them every line is one, unless the text, or the group of
 * lines between two blank ones, is wrapped. Headings by `#`, numbering, underline, capitals, or by standing alone before prose.
 */
export function readPlainText(text: string): Draft {
  const groups = toGroups(text).flatMap(apartFromTables);
  const wrapping = wrappingOf(groups);
  let list = 0;
  let wasList = false;
  const blocks = groups.flatMap((group, index): readonly DraftBlock[] => {
    const whole = headingOf(groups, index, wasList) ?? tableOf(group);
    const read = whole ? [whole] : readGroup(group, wrapping, `l${String(wasList ? list : ++list)}`);
    wasList = read.at(-1)?.type === "listItem";
    return read;
  });
  return { format: "txt", blocks };
}

/** `1. Introduction` before prose is a heading; before another numbered line it opens a list. */
function isNumberedSection(line: TextLine, next: readonly TextLine[] | undefined): boolean {
  if (endsSentence(line.text) || next === undefined) return false;
  return next[0]?.marker === undefined;
}

/** Signs that are enough for a heading right above its text: a chapter's number, `2.1`, or `2 ` before a Chinese title. */
const chapterNumber = /^(?:第\S{1,6}[章节编篇讲课]|chapter\s+\w+)/i;
const sectionNumber = /^\d{1,2}\.\d{1,2}\b/;
const titleNumber =
  /^\d{1,2}[ \u3000]+(?=\p{Script=Han})[^个只条名位件次年月日天种类人元块本张份瓶杯克斤两点分秒小号层][^，,。:：；;]{1,14}$/u;

/** Whether the line at `index` is the heading of the lines below it; one number after the other is a table of contents. */
function isChapter(group: readonly TextLine[], index: number): boolean {
  const line = group[index];
  const next = group[index + 1];
  if (line === undefined || next === undefined || !isHeadingShape(line) || line.columns > 50) return false;
  const above = group[index - 1]?.text ?? "";
  if (sectionNumber.test(line.text)) return index === 0;
  if (titleNumber.test(line.text)) return next.columns > line.columns && !/^\d/.test(next.text);
  if (!chapterNumber.test(line.text) || /[,，、]$/.test(above)) return false;
  const isContents = levelOfNumbering(next.text) === levelOfNumbering(line.text);
  return index === 0 || (!isContents && !/[，,]/.test(line.text));
}

/** The blocks of a group of lines, with the headings that stand in it without a blank line. */
function readGroup(group: readonly TextLine[], wrapping: Wrapping, listId: string): DraftBlock[] {
  const starts = group.flatMap((_line, index) => (isChapter(group, index) ? [index] : []));
  const sections = [undefined, ...starts].map((start, at): readonly DraftBlock[] => {
    const lines = group.slice(start === undefined ? 0 : start + 1, starts[at]);
    const paragraphs = emitParagraphs(toParagraphs(lines, wrapping), listId);
    const text = group[start ?? -1]?.text;
    if (text === undefined) return paragraphs;
    return [{ type: "heading", level: levelOfNumbering(text) ?? 2, text }, ...paragraphs];
  });
  return sections.flat();
}
