import { isLoneMarker } from "../../list-marker.ts";
import { closeSegment } from "./segments.ts";
import type { Segment } from "./segments.ts";
import type { TextPiece } from "./page-text.ts";

interface Strip {
  readonly x0: number;
  readonly x1: number;
}

/** Segments that follow each other on one baseline. */
interface Line {
  readonly first: number;
  readonly segments: readonly Segment[];
  readonly pieces: readonly TextPiece[];
  readonly y: number;
  readonly size: number;
  /** Strips between its pieces, wider than a word space. */
  readonly gaps: readonly Strip[];
}

/** In sizes of type: wider than any space of justified text, and what is left of it below all rows. */
const minGap = 0.5;
const minCorridor = 0.35;
/** Rows of a table stand at most this far apart, in sizes of type. */
const maxStep = 3.2;
const maxColumns = 30;

function gapsOf(pieces: readonly TextPiece[], size: number): Strip[] {
  const gaps: Strip[] = [];
  let right = Number.NEGATIVE_INFINITY;
  let before = "";
  for (const { x, width, text } of pieces.toSorted((a, b) => a.x - b.x)) {
    // What stands behind a list's mark is no cell.
    const isGap = right !== Number.NEGATIVE_INFINITY && x - right >= minGap * size;
    if (isGap && !isLoneMarker(before.trim())) gaps.push({ x0: right, x1: x });
    before += text;
    right = Math.max(right, x + width);
  }
  return gaps;
}

function toLines(segments: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (let first = 0; first < segments.length;) {
    const start = segments[first];
    if (!start) break;
    let end = first + 1;
    while (Math.abs((segments[end]?.y ?? Number.POSITIVE_INFINITY) - start.y) < 0.35 * start.size) end++;
    const own = segments.slice(first, end);
    const pieces = own.flatMap((segment) => segment.pieces);
    const gaps = pieces.length > 1 ? gapsOf(pieces, start.size) : [];
    lines.push({ first, segments: own, pieces, y: start.y, size: start.size, gaps });
    first = end;
  }
  return lines;
}

/** What is left of a strip where a line's pieces reach into it; nothing where one crosses it. */
function narrowed(strip: Strip, { pieces, size }: Line): Strip | undefined {
  let { x0, x1 } = strip;
  for (const { x, width } of pieces) {
    if (x >= x1 || x + width <= x0) continue;
    if ((x + width / 2) * 2 < x0 + x1) x0 = Math.max(x0, x + width);
    else x1 = Math.min(x1, x);
  }
  return x1 - x0 >= minCorridor * size ? { x0, x1 } : undefined;
}

const hasGapAt = ({ gaps }: Line, { x0, x1 }: Strip): boolean =>
  gaps.some((gap) => gap.x0 <= x0 + 0.1 && gap.x1 >= x1 - 0.1);

function follows(line: Line, above: Line): boolean {
  const step = line.y - above.y;
  return step > 0 && step <= maxStep * line.size && Math.abs(line.size - above.size) <= 1;
}

interface Rows {
  readonly end: number;
  readonly corridors: readonly Strip[];
}

/** Lines from `start` on that leave the same strips free: rows of a table whose cells stand close. */
function rowsAt(lines: readonly Line[], start: number): Rows | undefined {
  const first = lines[start];
  if (!first || first.gaps.length === 0 || first.gaps.length > maxColumns) return undefined;
  let corridors: readonly Strip[] = first.gaps;
  let end = start + 1;
  let gapped = 1;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at];
    const above = lines[at - 1];
    if (!line || !above || !follows(line, above)) break;
    const left = corridors.map((strip) => narrowed(strip, line)).filter((strip) => strip !== undefined);
    if (left.length === 0) break;
    corridors = left;
    if (!left.some((strip) => hasGapAt(line, strip))) continue;
    gapped++;
    end = at + 1;
  }
  const isTable = gapped >= 3 || (gapped === 2 && corridors.length >= 2);
  if (!isTable || gapped < 0.6 * (end - start)) return undefined;
  return { end, corridors };
}

function cut(segment: Segment, corridors: readonly Strip[]): Segment[] {
  const parts: TextPiece[][] = Array.from({ length: corridors.length + 1 }, () => []);
  for (const piece of segment.pieces) {
    const at = corridors.filter(({ x0, x1 }) => piece.x + piece.width / 2 > (x0 + x1) / 2).length;
    parts[at]?.push(piece);
  }
  return parts.flatMap((own) => (own.length === 0 ? [] : (closeSegment(own) ?? [])));
}

/**
 * Takes cells apart that stand closer than a column's usual distance: where several lines one below the other leave the
 * same strip free, their text is cells.
 */
export function splitCells(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(({ pieces }) => pieces.length > 1)) return segments;
  const lines = toLines(segments);
  const split: Segment[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = rowsAt(lines, at);
    const end = rows?.end ?? at + 1;
    for (const line of lines.slice(at, end)) {
      const parts = rows ? line.segments.flatMap((segment) => cut(segment, rows.corridors)) : line.segments;
      split.push(...parts);
    }
    at = end;
  }
  return split;
}
