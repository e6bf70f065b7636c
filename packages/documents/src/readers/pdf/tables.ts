import { isLoneMarker } from "../../list-marker.ts";
import { findGutter } from "./cut-regions.ts";
import type { LineJoiner } from "./line-joiner.ts";
import type { Segment } from "./segments.ts";

/**
 * Tables by their gutters: strips between columns that no line of the table crosses. Segments come in reading order,
 * cell after cell or line after line; rules and shading are not needed.
 */
export interface FoundTable {
  readonly rows: string[][];
  /** Index of the first segment behind the table. */
  readonly end: number;
}

/** Columns of prose that were written line by line across the page, taken apart. */
export interface FoundColumns {
  readonly columns: readonly (readonly Segment[])[];
  readonly end: number;
}

interface Gutter {
  readonly x0: number;
  readonly x1: number;
}

interface Cell {
  text: string;
  lastY: number;
}

const minGutter = 3.5;
const maxFirstCellLines = 4;

const isBelow = (segment: Segment, above: Segment): boolean =>
  Math.abs(segment.x0 - above.x0) < 2 &&
  segment.y > above.y &&
  segment.y - above.y < 1.5 * Math.max(segment.size, above.size);

/** The second cell, if one stands beside the first; the first may have several lines. */
function secondCell(
  segments: readonly Segment[],
  start: number,
): { gutter: Gutter; index: number } | undefined {
  const first = segments[start];
  if (!first) return undefined;
  let index = start + 1;
  let right = first.x1;
  let last = first;
  for (let next = segments[index]; next && isBelow(next, last); next = segments[index]) {
    if (index - start >= maxFirstCellLines) return undefined;
    right = Math.max(right, next.x1);
    last = next;
    index++;
  }
  const second = segments[index];
  if (!second || second.x0 - right < minGutter) return undefined;
  const reach = 1.2 * Math.max(first.size, second.size);
  const isBeside = second.y > first.y - reach && second.y < last.y + reach;
  // Beside the last of several lines only: the lines above are text that the table follows.
  const isTextAbove = last !== first && Math.abs(second.y - last.y) < 0.5 * second.size;
  return isBeside && !isTextAbove ? { gutter: { x0: right, x1: second.x0 }, index } : undefined;
}

/** What a segment leaves of the gutters; `undefined` where it would close one of them. */
function narrow(gutters: readonly Gutter[], segment: Segment): Gutter[] | undefined {
  const left: Gutter[] = [];
  for (const gutter of gutters) {
    const isApart = segment.x1 <= gutter.x0 || segment.x0 >= gutter.x1;
    const middle = (segment.x0 + segment.x1) / 2;
    const isLeft = middle < (gutter.x0 + gutter.x1) / 2;
    const next = isApart
      ? gutter
      : isLeft
        ? { x0: Math.max(gutter.x0, segment.x1), x1: gutter.x1 }
        : { x0: gutter.x0, x1: Math.min(gutter.x1, segment.x0) };
    const isCrossed = segment.x0 < gutter.x0 && segment.x1 > gutter.x1;
    if (isCrossed || next.x1 - next.x0 < minGutter) return undefined;
    left.push(next);
  }
  return left;
}

function isWithin(segment: Segment, top: number, bottom: number): boolean {
  return segment.y <= bottom + 3.6 * segment.size && segment.y >= top - 1.3 * segment.size;
}

interface Extent {
  readonly gutters: readonly Gutter[];
  readonly end: number;
}

/** Grows from the first two cells as long as segments keep to the columns and close to what is above. */
function grow(segments: readonly Segment[], start: number): Extent | undefined {
  const second = secondCell(segments, start);
  const first = segments[start];
  if (!second || !first) return undefined;
  let gutters: readonly Gutter[] = [second.gutter];
  let bottom = first.y;
  let right = first.x1;
  let end = start;
  for (; end < segments.length; end++) {
    const segment = segments[end];
    if (!segment || !isWithin(segment, first.y, bottom)) break;
    const isNewColumn = segment.x0 - right >= minGutter && Math.abs(segment.y - first.y) < 1.3 * segment.size;
    const narrowed = narrow(gutters, segment);
    if (!narrowed) break;
    gutters =
      isNewColumn && right > second.gutter.x1 ? [...narrowed, { x0: right, x1: segment.x0 }] : narrowed;
    right = Math.max(right, segment.x1);
    bottom = Math.max(bottom, segment.y);
  }
  return { gutters, end };
}

function columnOf(segment: Segment, gutters: readonly Gutter[]): number {
  const middle = (segment.x0 + segment.x1) / 2;
  return gutters.filter((gutter) => middle > (gutter.x0 + gutter.x1) / 2).length;
}

interface TableRow {
  readonly cells: (Cell | undefined)[];
  readonly top: number;
  readonly firstIndex: number;
}

interface RowState {
  readonly rows: TableRow[];
  readonly columns: number;
  readonly join: LineJoiner;
  /** Column of the segment before. */
  column: number;
  /** A cell's lines follow each other: then a step back to the left always begins a row. */
  isCellByCell: boolean;
}

function startRow(state: RowState, column: number, segment: Segment, index: number): void {
  const cells: (Cell | undefined)[] = Array.from({ length: state.columns }, () => undefined);
  cells[column] = { text: segment.text, lastY: segment.y };
  state.rows.push({ cells, top: segment.y, firstIndex: index });
}

/** Second line of the row above, in files written line after line across the cells: no first cell, and close. */
function isWrappedLine(state: RowState, row: TableRow, column: number, segment: Segment): boolean {
  const isClose = segment.y - lowest(row) < 1.35 * segment.size;
  return column > 0 && !state.isCellByCell && isClose && row.cells[column] !== undefined;
}

function placeSegment(state: RowState, column: number, segment: Segment, index: number): void {
  const row = state.rows.at(-1);
  const cell = row?.cells[column];
  const distance = cell ? segment.y - cell.lastY : 0;
  const isFar = distance > 1.9 * segment.size;
  const isNextLine = column === state.column && distance > 0.5 * segment.size && !isFar;
  state.isCellByCell ||= column > 0 && isNextLine;
  const stepsBack = column < state.column;
  if (!row || isFar || (stepsBack && !isWrappedLine(state, row, column, segment))) {
    startRow(state, column, segment, index);
  } else row.cells[column] = { text: state.join(cell?.text ?? "", segment.text), lastY: segment.y };
  state.column = column;
}

function toTableRows(
  segments: readonly Segment[],
  start: number,
  extent: Extent,
  join: LineJoiner,
): TableRow[] {
  const columns = extent.gutters.length + 1;
  const state: RowState = { rows: [], columns, join, column: Number.POSITIVE_INFINITY, isCellByCell: false };
  segments.slice(start, extent.end).forEach((segment, index) => {
    placeSegment(state, columnOf(segment, extent.gutters), segment, start + index);
  });
  return state.rows;
}

const lowest = (row: TableRow): number => Math.max(...row.cells.map((cell) => cell?.lastY ?? row.top));

const filled = (row: TableRow): number => row.cells.filter((cell) => cell !== undefined).length;

/** Rows that follow the last real one belong to the text below. */
function dropTrailingText(
  rows: readonly TableRow[],
  end: number,
): { rows: readonly TableRow[]; end: number } {
  const last = rows.findLastIndex((row) => filled(row) >= 2);
  const behind = rows[last + 1];
  return { rows: rows.slice(0, last + 1), end: behind?.firstIndex ?? end };
}

function isTable(rows: readonly TableRow[]): boolean {
  const full = rows.filter((row) => filled(row) >= 2).length;
  // Lone rows inside a real table are few; many of them mean text beside something.
  if (full < 2 || rows.length - full > rows.length / 3) return false;
  return !rows.every((row) => row.cells[0] === undefined || isLoneMarker(row.cells[0].text));
}

const maxProseRows = 3;

/**
 * Lines of a justified narrow column, whose wide word spaces happen to stand below each other: they begin and end where
 * their neighbours do, and run on in small letters.
 */
function isJustifiedProse(
  segments: readonly Segment[],
  start: number,
  end: number,
  rows: readonly TableRow[],
): boolean {
  const runsOn = rows.slice(1).every((row) => /^\p{Ll}/u.test(row.cells[0]?.text ?? ""));
  if (rows.length > maxProseRows || !runsOn) return false;
  const own = segments.slice(start, end);
  const left = Math.min(...own.map(({ x0 }) => x0));
  const right = Math.max(...own.map(({ x1 }) => x1));
  const endsOf = rows.map(({ top }) =>
    Math.max(...own.filter(({ y }) => Math.abs(y - top) < 2).map(({ x1 }) => x1)),
  );
  const isNeighbour = (line: Segment | undefined, y: number): boolean =>
    line !== undefined && Math.abs(line.x0 - left) < 2 && Math.abs(line.y - y) < 1.6 * line.size;
  const isInText =
    isNeighbour(segments[start - 1], own[0]?.y ?? 0) || isNeighbour(segments[end], own.at(-1)?.y ?? 0);
  return isInText && endsOf.every((x1) => right - x1 < 2);
}

/** What begins at `start`: a table, columns of prose side by side, or neither (a list, a single pair of cells). */
export function findTable(
  segments: readonly Segment[],
  start: number,
  join: LineJoiner,
): FoundTable | FoundColumns | undefined {
  const extent = grow(segments, start);
  if (!extent || extent.end - start < 4) return undefined;
  const { rows, end } = dropTrailingText(toTableRows(segments, start, extent, join), extent.end);
  if (!isTable(rows) || isJustifiedProse(segments, start, end, rows)) return undefined;
  const gutter = findGutter(segments.slice(start, end));
  if (gutter) return { columns: [gutter.left, gutter.right], end };
  return { rows: rows.map((row) => row.cells.map((cell) => cell?.text ?? "")), end };
}
