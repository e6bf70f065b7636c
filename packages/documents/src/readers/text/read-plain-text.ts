import { cleanText, endsSentence, joinLines } from "../../characters.ts";
import { guessHeaderRows } from "../../draft.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import { levelOfNumbering } from "../../heading-number.ts";
import { parseListMarker } from "../../list-marker.ts";
import { columnsOf, wrapWidth } from "./line-width.ts";

interface Line {
  readonly text: string;
  readonly indent: number;
  readonly columns: number;
}

const maxHeadingColumns = 70;

function toLine(raw: string): Line {
  const expanded = raw.replace(/\t/g, "    ");
  const indent = expanded.length - expanded.trimStart().length;
  return { text: raw.trim(), indent, columns: columnsOf(expanded.trimEnd()) };
}

/** Lines between blank lines; a rule of dashes or stars counts as blank, an underline stays with its heading. */
function toGroups(text: string): Line[][] {
  const groups: Line[][] = [[]];
  for (const raw of text.split(/\r\n?|\n|\f|\u2028|\u2029/)) {
    const open = groups.at(-1) ?? [];
    const isUnderline = open.length === 1 && /^\s*(={3,}|-{3,})\s*$/.test(raw);
    const isBlank = cleanText(raw) === "" || (!isUnderline && /^\s*([-=*_~#])(\s*\1){2,}\s*$/.test(raw));
    if (!isBlank) open.push(toLine(raw));
    else if (open.length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function isHeadingShape(line: Line): boolean {
  const { text } = line;
  if (line.columns > maxHeadingColumns || !/\p{L}/u.test(text)) return false;
  return !/[.!?。！？…;；,，、]["'”’)）]*$/.test(text) || levelOfNumbering(text) === 1;
}

function isUnderlined(group: readonly Line[]): boolean {
  return group.length === 2 && /^(={3,}|-{3,})$/.test(group[1]?.text ?? "");
}

function isShout(text: string): boolean {
  return /[A-Z]{3}/.test(text) && !/[a-z]/.test(text);
}

/** What a line that stands alone is worth as a heading, if it is one. */
function headingLevel(line: Line, next: readonly Line[] | undefined, isFirst: boolean): number | undefined {
  if (!isHeadingShape(line)) return undefined;
  const numbered = levelOfNumbering(line.text);
  if (numbered !== undefined) return numbered;
  if (parseListMarker(line.text)) return undefined;
  if (isShout(line.text)) return 1;
  const following = next?.reduce((sum, { columns }) => sum + columns, 0) ?? 0;
  if (isFirst && following > 0) return 1;
  const startsLikeTitle = /^["“《(（]?[\p{Lu}\p{Lo}\d]/u.test(line.text) && !/[:：]$/.test(line.text);
  const isShort = line.columns <= 40 && line.text.split(/\s+/).length <= 9;
  return startsLikeTitle && isShort && following >= 2 * line.columns && following > 60 ? 2 : undefined;
}

function tableOf(group: readonly Line[]): DraftBlock | undefined {
  if (group.length < 2) return undefined;
  const separator = [/\t+/, /\s*\|\s*/].find((pattern) => {
    const widths = group.map(({ text }) => text.split(pattern).length);
    return (widths[0] ?? 0) >= 2 && widths.every((width) => width === widths[0]);
  });
  if (separator === undefined) return undefined;
  const rows = group
    .map(({ text }) => text.replace(/^\||\|$/g, "").split(separator))
    .filter((row) => !row.every((cell) => /^\s*:?-+:?\s*$/.test(cell)));
  return { type: "table", rows, headerRows: guessHeaderRows(rows) };
}

/** Whether the text of `line` runs on into `next`: only where `line` reaches the width at which this text wraps. */
function runsOn(line: Line, next: Line, width: number | undefined): boolean {
  if (width === undefined || parseListMarker(next.text)) return false;
  if (next.indent > line.indent + 1 && !parseListMarker(line.text)) return false;
  const firstWord = columnsOf(/^\S+/.exec(next.text)?.[0].slice(0, 20) ?? "");
  return line.columns + firstWord + 1 > width - 4;
}

interface OpenParagraph {
  text: string;
  last: Line;
  readonly marker: ReturnType<typeof parseListMarker>;
  readonly indent: number;
}

function toParagraphs(group: readonly Line[], width: number | undefined): OpenParagraph[] {
  const paragraphs: OpenParagraph[] = [];
  for (const line of group) {
    const open = paragraphs.at(-1);
    if (open && runsOn(open.last, line, width)) {
      open.text = joinLines(open.text, line.text);
      open.last = line;
      continue;
    }
    const marker = parseListMarker(line.text);
    paragraphs.push({ text: marker?.text ?? line.text, last: line, marker, indent: line.indent });
  }
  return paragraphs;
}

/** A single numbered line is a section's number, not a list: `1. Introduction`, `（一）概述`. */
function emitParagraphs(paragraphs: readonly OpenParagraph[], listId: string): DraftBlock[] {
  const indents = paragraphs.filter(({ marker }) => marker).map(({ indent }) => indent);
  const outermost = Math.min(...indents);
  return paragraphs.map(({ text, marker, indent }): DraftBlock => {
    if (!marker) return { type: "paragraph", text };
    const depth = Math.min(8, Math.floor((indent - outermost) / 2));
    return { type: "listItem", ordered: marker.ordered, depth, text, listId };
  });
}

/**
 * Plain text to blocks: blank lines part paragraphs; without them every line is one, unless the text is wrapped at a
 * fixed width. Headings by numbering, underline, capitals, or by standing alone before prose.
 */
export function readPlainText(text: string): Draft {
  const groups = toGroups(text);
  const width = wrapWidth(groups.flatMap((group) => group.map(({ columns }) => columns)));
  const blocks: DraftBlock[] = [];
  let list = 0;
  let wasList = false;
  groups.forEach((group, index) => {
    const [first] = group;
    if (first === undefined) return;
    const level = isUnderlined(group) ? (group[1]?.text.startsWith("=") ? 1 : 2) : undefined;
    const alone = group.length === 1 ? headingLevel(first, groups[index + 1], index === 0) : level;
    const lone = parseListMarker(first.text);
    const continuesList = wasList && group.length === 1 && lone !== undefined;
    if (alone !== undefined && !continuesList && !(lone && !isNumberedSection(first, groups[index + 1]))) {
      blocks.push({ type: "heading", level: alone, text: first.text });
      wasList = false;
      return;
    }
    const table = tableOf(group);
    if (table) blocks.push(table);
    else blocks.push(...readGroup(group, width, `l${String(wasList ? list : ++list)}`));
    wasList = blocks.at(-1)?.type === "listItem";
  });
  return { format: "txt", blocks };
}

/** `1. Introduction` before prose is a heading; before another numbered line it opens a list. */
function isNumberedSection(line: Line, next: readonly Line[] | undefined): boolean {
  if (endsSentence(line.text) || next === undefined) return false;
  return parseListMarker(next[0]?.text ?? "") === undefined;
}

/** Headings may stand right above their text without a blank line; only a chapter number is sign enough there. */
function readGroup(group: readonly Line[], width: number | undefined, listId: string): DraftBlock[] {
  const [first, ...rest] = group;
  const isNumbered = first && /^(第\S{1,6}[章节编篇]|chapter\s+\w+|\d{1,2}\.\d{1,2}\b)/i.test(first.text);
  if (first && isNumbered && rest.length > 0 && isHeadingShape(first) && first.columns <= 50) {
    const heading: DraftBlock = {
      type: "heading",
      level: levelOfNumbering(first.text) ?? 2,
      text: first.text,
    };
    return [heading, ...emitParagraphs(toParagraphs(rest, width), listId)];
  }
  return emitParagraphs(toParagraphs(group, width), listId);
}
