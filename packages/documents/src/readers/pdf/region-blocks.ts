import { parseListMarker } from "../../list-marker.ts";
import { levelOfNumbering } from "../../heading-number.ts";
import { findFormula } from "./formulas.ts";
import type { LayoutNote } from "./footnotes.ts";
import type { LineJoiner } from "./line-joiner.ts";
import { firstWordWidth, linePitch } from "./line-pitch.ts";
import { inRowOrder, toRows } from "./rows.ts";
import type { Row } from "./rows.ts";
import { regionsInStreamOrder } from "./segments.ts";
import type { Segment } from "./segments.ts";
import { splitCells } from "./split-cells.ts";
import { findTable } from "./tables.ts";

/** A block as it grows, with the geometry later lines are held against. */
export type LayoutBlock = LayoutText | LayoutTable | LayoutNote | LayoutImage;

export interface LayoutImage {
  readonly kind: "image";
  readonly page: number;
  readonly mediaId: string;
  readonly caption?: string;
}

export interface LayoutText {
  readonly kind: "heading" | "paragraph" | "item" | "code" | "formula";
  text: string;
  readonly page: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly ordered: boolean;
  readonly x0: number;
  /** First and last line's left edges, last line's right edge and baseline. */
  readonly firstX0: number;
  readonly firstY: number;
  readonly firstWidth: number;
  lines: number;
  lineX0: number;
  lineX1: number;
  lineY: number;
  /** Edges of the column the last line stands in. */
  left: number;
  right: number;
  /** Level that tags give, before size and numbering are asked. */
  level?: number | undefined;
  /** Depth of the bookmark that names this heading; 1 is outermost. */
  readonly bookmarkDepth?: number;
  /** Tags end a paragraph where it ends; only a page's end can part it. */
  readonly isTagged?: true;
  /** Text that tags put into a figure, outside of its caption. */
  readonly isFigure?: true;
  /** Place in a list, where tags tell it. */
  readonly list?: { readonly depth: number; readonly listId: string };
}

export interface LayoutTable {
  readonly kind: "table";
  readonly page: number;
  readonly rows: string[][];
  /** Number of the tagged table it comes from, and the header rows its tags name. */
  readonly tag?: number;
  headerRows?: number;
  /** Left edges of its cells, row by row, where tags gave the cells. */
  readonly edges?: number[][];
  readonly caption?: string;
}

export interface LayoutContext {
  readonly bodySize: number;
  readonly join: LineJoiner;
  readonly page: number;
  /** Usual baseline distance inside paragraphs, in sizes of type. */
  readonly pitchRatio: number | undefined;
}

interface Region {
  readonly x0: number;
  readonly x1: number;
  readonly lineHeight: number;
}

const maxHeadingCharacters = 140;

/** A block of one line; `region` gives the edges of its column. */
export function startBlock(
  kind: LayoutText["kind"],
  line: Segment,
  context: LayoutContext,
  region: Pick<Region, "x0" | "x1">,
): LayoutText {
  return {
    left: region.x0,
    right: region.x1,
    kind,
    text: line.text,
    page: context.page,
    size: line.mainSize,
    isBold: line.isBold,
    ordered: false,
    x0: line.x0,
    firstX0: line.x0,
    firstY: line.y,
    firstWidth: line.x1 - line.x0,
    lines: 1,
    lineX0: line.x0,
    lineX1: line.x1,
    lineY: line.y,
  };
}

function follow(block: LayoutText, line: Segment, text: string): void {
  block.text = text;
  block.lines++;
  block.lineX0 = line.x0;
  block.lineX1 = line.x1;
  block.lineY = line.y;
}

/** `II. RELATED WORK`, in the text's own type or in small capitals: the sections of IEEE and physics journals. */
const romanCapitals = /^[IVX]{1,5}\. +(?=(?:.*\p{Lu}){5})[^\p{Ll}]{5,90}$/u;

/** Larger than the text, or bold at its size, and short, or numbered capitals: headings of any producer. */
export function isHeadingLine(line: Segment, bodySize: number): boolean {
  if (line.isMono || line.text.length > maxHeadingCharacters || !/\p{L}/u.test(line.text)) return false;
  if (romanCapitals.test(line.text)) return true;
  if (line.mainSize >= bodySize * 1.12 || (line.isBold && line.mainSize >= bodySize * 0.95)) return true;
  // Bitmap fonts do not say that they are bold: a number and slightly larger type have to do.
  return line.mainSize >= bodySize * 1.06 && /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}/u.test(line.text);
}

/** A bold line that runs on in plain type is the beginning of a paragraph, not a heading. */
function continuesHeading(block: LayoutBlock | undefined, line: Segment): block is LayoutText {
  if (block?.kind !== "heading" || Math.abs(block.size - line.mainSize) > 0.3) return false;
  const distance = line.y - block.lineY;
  return distance > 0 && distance < 1.7 * line.size && levelOfNumbering(line.text) === undefined;
}

const endsSentence = (text: string): boolean => /[.!?。！？：:;；][\])"'”’」』）]*$/.test(text);

/** Second line of a heading in capitals: nothing but its place and its letters tells of it. */
function continuesCapitals(block: LayoutBlock | undefined, line: Segment): boolean {
  if (block?.kind !== "heading" || !romanCapitals.test(block.text)) return false;
  return /\p{Lu}{2}/u.test(line.text) && romanCapitals.test(`${block.text} ${line.text}`);
}

/**
 * A line is broken where its next word no longer fits: one that had room for it was ended on purpose. Without a sign of
 * a sentence's end the room has to be plain, because text may run around a figure.
 */
function endsParagraph(block: LayoutText, line: Segment, region: Region): boolean {
  const isSentence = endsSentence(block.text);
  const needed = Math.max(firstWordWidth(line.text, line.x1 - line.x0), line.mainSize) + line.mainSize;
  const room = region.x1 - block.lineX1;
  const wasShort = room > needed;
  const startsSmall = /^[a-z]/.test(line.text);
  const isPlainlyShort = room > needed + (startsSmall ? 6 : 2) * line.mainSize;
  if (!isSentence && isPlainlyShort && !block.text.endsWith("-")) return true;
  const isIndented = line.x0 - region.x0 > 0.8 * line.mainSize;
  const wasFlush = block.lineX0 - region.x0 < 0.5 * line.mainSize;
  return isSentence && (wasShort || (isIndented && wasFlush));
}

/** Items set like paragraphs: the bullet indented, the lines below it flush with the text around the list. */
function isOutdented(block: LayoutText, line: Segment): boolean {
  const step = block.firstX0 - Math.min(line.x0, block.lineX0);
  return step > 0 && step < 4 * line.mainSize;
}

function continuesText(block: LayoutBlock | undefined, line: Segment, region: Region): block is LayoutText {
  if (block?.kind !== "paragraph" && block?.kind !== "item") return false;
  const distance = line.y - block.lineY;
  const isClose = distance > 0 && distance <= 1.3 * region.lineHeight;
  if (!isClose || Math.abs(block.size - line.mainSize) > 0.6) return false;
  if (block.kind === "item") {
    const isHanging = block.lineX0 >= block.firstX0 - 3 && line.x0 > block.x0 + 3;
    if (isHanging) return true;
    if (line.x0 < block.x0 - 3 && !isOutdented(block, line)) return false;
    if (!endsSentence(block.text)) return true;
  }
  return !endsParagraph(block, line, region);
}

/** Bold items run on in bold: such a line below the item's text is no heading. */
function continuesBoldItem(block: LayoutText, line: Segment, region: Region): boolean {
  if (!block.isBold || !line.isBold || line.x0 <= block.firstX0 + 3) return false;
  return continuesText(block, line, region);
}

/** Spaces that stand for the distance to the first line's left edge, in characters of fixed width. */
function indentOf(line: Segment, x0: number): string {
  return " ".repeat(Math.max(0, Math.round((line.x0 - x0) / (0.6 * line.mainSize))));
}

/** Lines of fixed-width type with their indentation. */
export function joinCode(lines: readonly Segment[]): string {
  const edge = Math.min(...lines.map(({ x0 }) => x0));
  return lines.map((line) => indentOf(line, edge) + line.text).join("\n");
}

function addCode(blocks: LayoutBlock[], line: Segment, context: LayoutContext, region: Region): void {
  const last = blocks.at(-1);
  const isNext =
    last?.kind === "code" && line.y - last.lineY < 1.8 * region.lineHeight && line.y > last.lineY;
  if (last?.kind === "code" && isNext) {
    follow(
      last,
      line,
      `${last.text}
${indentOf(line, last.x0)}${line.text}`,
    );
  } else blocks.push(startBlock("code", line, context, region));
}

function addLine(blocks: LayoutBlock[], line: Segment, context: LayoutContext, region: Region): void {
  const last = blocks.at(-1);
  const marker = parseListMarker(line.text);
  const isBullet = marker !== undefined && !marker.ordered;
  if (last?.kind === "item" && continuesBoldItem(last, line, region)) {
    follow(last, line, context.join(last.text, line.text));
  } else if (!isBullet && (isHeadingLine(line, context.bodySize) || continuesCapitals(last, line))) {
    if (continuesHeading(last, line)) follow(last, line, context.join(last.text, line.text));
    else blocks.push(startBlock("heading", line, context, region));
  } else if (line.isMono) addCode(blocks, line, context, region);
  else if (marker) {
    blocks.push({ ...startBlock("item", line, context, region), text: marker.text, ordered: marker.ordered });
  } else if (continuesText(last, line, region)) follow(last, line, context.join(last.text, line.text));
  else blocks.push(startBlock("paragraph", line, context, region));
}

function lineOf(row: Row): Segment | undefined {
  const [first, ...rest] = row.cells;
  if (!first) return undefined;
  return rest.reduce((line, cell) => ({ ...line, text: `${line.text} ${cell.text}`, x1: cell.x1 }), first);
}

const edgeNeighbours = 6;

/** Lines of a line's own size of type, at most so many before and behind it. */
function linesAround(lines: readonly Segment[], index: number, reach: number): Segment[] {
  const size = lines[index]?.mainSize ?? 0;
  const near = lines.slice(Math.max(0, index - reach), index + reach + 1);
  return near.filter((line) => Math.abs(line.mainSize - size) < 0.6);
}

const rightmost = (lines: readonly Segment[]): number =>
  lines.reduce((right, { x1 }) => Math.max(right, x1), Number.NEGATIVE_INFINITY);

const narrowLines = 4;
/** Sizes of type that a line of prose takes at least; what is shorter may be a list of words. */
const minNarrowWidth = 9;

/** Right edge of a narrow column: of lines in a row that end close to each other and run on in small letters. */
function narrowEdge(lines: readonly Segment[], index: number): number | undefined {
  const size = lines[index]?.mainSize ?? 0;
  for (let start = Math.max(0, index - narrowLines + 1); start < index; start++) {
    const window = lines.slice(start, start + narrowLines);
    const edge = rightmost(window);
    const isEven = window.every(
      ({ x0, x1, mainSize }) =>
        x1 - x0 > minNarrowWidth * size && edge - x1 < 4 * size && Math.abs(mainSize - size) < 0.6,
    );
    const runningOn = window.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
    if (window.length === narrowLines && isEven && runningOn >= 2) return edge;
  }
  return undefined;
}

/**
 * Right edge of the column around a line: titles and wide lines of other type in the same region do not count. Beside a
 * figure the column is narrower.
 */
function rightEdge(lines: readonly Segment[], index: number): number {
  return narrowEdge(lines, index) ?? rightmost(linesAround(lines, index, edgeNeighbours));
}

/** Lines of one region to blocks, in order. */
function linesToBlocks(region: readonly Segment[], blocks: LayoutBlock[], context: LayoutContext): void {
  const rows = toRows(region);
  const x1 = Math.max(...region.map((segment) => segment.x1));
  const usual = context.pitchRatio === undefined ? undefined : context.pitchRatio * context.bodySize;
  const frame: Region = {
    x0: Math.min(...region.map((segment) => segment.x0)),
    x1,
    lineHeight: linePitch(rows, x1, usual),
  };
  const lines = rows.map(lineOf).filter((line) => line !== undefined);
  lines.forEach((line, index) => {
    addLine(blocks, line, context, { ...frame, x1: rightEdge(lines, index) });
  });
}

/** A formula's glyphs from left to right, line by line: enough to find it again, not to read it. */
export function formulaBlock(found: readonly Segment[], context: LayoutContext): LayoutText {
  const ordered = inRowOrder(found);
  const [first] = ordered;
  const last = ordered.at(-1);
  if (!first || !last) throw new Error("a formula has at least one segment");
  const text = ordered.map((segment) => segment.text).join(" ");
  const x0 = Math.min(...found.map((segment) => segment.x0));
  const x1 = Math.max(...found.map((segment) => segment.x1));
  return { ...startBlock("formula", first, context, { x0, x1 }), text, lineY: last.y, lineX1: last.x1 };
}

/** Segments in reading order to blocks: tables first, what lies between them line by line. */
export function segmentsToBlocks(whole: readonly Segment[], context: LayoutContext): LayoutBlock[] {
  const segments = splitCells(whole);
  const blocks: LayoutBlock[] = [];
  let pending: Segment[] = [];
  const flush = (): void => {
    for (const region of regionsInStreamOrder(pending)) linesToBlocks(region, blocks, context);
    pending = [];
  };
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index];
    const formula = findFormula(segments, index);
    if (formula) {
      // Numerators come before the line that gives the formula away.
      pending.splice(pending.length - Math.min(pending.length, index - formula.start));
      flush();
      blocks.push(formulaBlock(formula.segments, context));
      index = formula.end - 1;
      continue;
    }
    const found = findTable(segments, index, context.join);
    if (found) {
      flush();
      if ("rows" in found) blocks.push({ kind: "table", page: context.page, rows: found.rows });
      else for (const column of found.columns) linesToBlocks(column, blocks, context);
      index = found.end - 1;
    } else if (segment) pending.push(segment);
  }
  flush();
  return blocks;
}
