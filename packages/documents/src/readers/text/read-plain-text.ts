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

/** `# Title`, as notes have it whatever their name. Lines of comments follow each other with the same sign. */
const hashed = /^(#{1,6})[ \t\u3000]+(\S.*)$/;
const hashesOf = (raw: string | undefined): string => hashed.exec(raw ?? "")?.[1] ?? "";

/** Lines between blank lines; a rule of dashes or stars counts as blank, an underline stays with its heading. */
function toGroups(text: string): Line[][] {
  const groups: Line[][] = [[]];
  const lines = text.split(/\r\n?|\n|\f|\u2028|\u2029/);
  for (const [index, raw] of lines.entries()) {
    const open = groups.at(-1) ?? [];
    const hashes = hashesOf(raw);
    if (hashes !== "" && hashes !== hashesOf(lines[index - 1]) && hashes !== hashesOf(lines[index + 1])) {
      groups.push([toLine(raw)], []);
      continue;
    }
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
  return line.columns + firstWordColumns(next) + 1 > width - 4;
}

/** Narrower lines may be verse, an address or a list of words. */
const minWrapColumns = 40;
const maxWrapColumns = 110;
/** By how much a wrapped line may fall short of the widest: hands wrap less evenly than programs. */
const raggedColumns = 10;

const firstWordColumns = ({ text }: Line): number => columnsOf(/^\S+/.exec(text)?.[0].slice(0, 20) ?? "");

/**
 * The width at which one group of lines was wrapped, whatever the rest of the text does: no line had room for the next
 * one's first word, and most lines begin inside a sentence, which is not asked where the text wraps elsewhere too.
 */
function widthOfGroup(group: readonly Line[], isHabit: boolean): number | undefined {
  const widest = group.reduce((max, { columns }) => Math.max(max, columns), 0);
  if (group.length < 2 || widest < minWrapColumns || widest > maxWrapColumns) return undefined;
  // Fences and drawn lines stand by themselves.
  if (group.some(({ text }) => /([^\p{L}\p{N}\s.])\1{3}/u.test(text))) return undefined;
  const breaks = group.slice(1).flatMap((line, index) => {
    const before = group[index];
    return before && !parseListMarker(line.text) ? [[before, line] as const] : [];
  });
  const full = breaks.filter(
    ([before, line]) => before.columns + 1 + firstWordColumns(line) > widest - raggedColumns,
  );
  const inside = breaks.filter(
    ([before, line]) =>
      !endsSentence(before.text) && (/^[\p{Ll}\p{Lo}(“"]/u.test(line.text) || /[,，、]$/.test(before.text)),
  );
  const needed = isHabit ? 0 : 0.5 * breaks.length;
  const isWrapped = breaks.length > 0 && full.length === breaks.length && inside.length >= needed;
  return isWrapped ? widest - raggedColumns + 4 : undefined;
}

/** How a text wraps: at one width throughout, or group by group. */
interface Wrapping {
  readonly width: number | undefined;
  readonly isHabit: boolean;
}

function wrappingOf(groups: readonly (readonly Line[])[]): Wrapping {
  const several = groups.filter((group) => group.length > 1);
  const wrapped = several.filter((group) => widthOfGroup(group, false) !== undefined);
  return {
    width: wrapWidth(groups.flatMap((group) => group.map(({ columns }) => columns))),
    isHabit: wrapped.length >= 3 && wrapped.length >= 0.5 * several.length,
  };
}

interface OpenParagraph {
  text: string;
  last: Line;
  readonly marker: ReturnType<typeof parseListMarker>;
  readonly indent: number;
}

function toParagraphs(group: readonly Line[], wrapping: Wrapping): OpenParagraph[] {
  const width = widthOfGroup(group, wrapping.isHabit) ?? wrapping.width;
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

function hashedHeading(group: readonly Line[]): DraftBlock | undefined {
  const [, hashes, title] = group.length === 1 ? (hashed.exec(group[0]?.text ?? "") ?? []) : [];
  if (hashes === undefined || title === undefined) return undefined;
  return { type: "heading", level: hashes.length, text: title.replace(/\s+#+$/, "") };
}

/** The heading a group of lines is, if it is one; `wasList`: the block before it belongs to a list. */
function headingOf(groups: readonly Line[][], index: number, wasList: boolean): DraftBlock | undefined {
  const group = groups[index] ?? [];
  const [first] = group;
  if (first === undefined) return undefined;
  const marked = hashedHeading(group);
  if (marked) return marked;
  const underlined = isUnderlined(group) ? (group[1]?.text.startsWith("=") ? 1 : 2) : undefined;
  const next = groups[index + 1];
  const level = group.length === 1 ? headingLevel(first, next, index === 0) : underlined;
  if (level === undefined) return undefined;
  const isItem = parseListMarker(first.text) !== undefined;
  const continuesList = wasList && group.length === 1 && isItem;
  if (continuesList || (isItem && !isNumberedSection(first, next))) return undefined;
  return { type: "heading", level, text: first.text };
}

/**
 * Plain text to blocks: blank lines part paragraphs; without them every line is one, unless the text, or the group of
 * lines between two blank ones, is wrapped. Headings by `#`, numbering, underline, capitals, or by standing alone before prose.
 */
export function readPlainText(text: string): Draft {
  const groups = toGroups(text);
  const wrapping = wrappingOf(groups);
  const blocks: DraftBlock[] = [];
  let list = 0;
  let wasList = false;
  groups.forEach((group, index) => {
    const heading = headingOf(groups, index, wasList);
    if (heading) {
      blocks.push(heading);
      wasList = false;
      return;
    }
    const table = tableOf(group);
    if (table) blocks.push(table);
    else blocks.push(...readGroup(group, wrapping, `l${String(wasList ? list : ++list)}`));
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
function readGroup(group: readonly Line[], wrapping: Wrapping, listId: string): DraftBlock[] {
  const [first, ...rest] = group;
  const isNumbered = first && /^(第\S{1,6}[章节编篇]|chapter\s+\w+|\d{1,2}\.\d{1,2}\b)/i.test(first.text);
  if (first && isNumbered && rest.length > 0 && isHeadingShape(first) && first.columns <= 50) {
    const heading: DraftBlock = {
      type: "heading",
      level: levelOfNumbering(first.text) ?? 2,
      text: first.text,
    };
    return [heading, ...emitParagraphs(toParagraphs(rest, wrapping), listId)];
  }
  return emitParagraphs(toParagraphs(group, wrapping), listId);
}
