import { isCjk, lastCharacter, firstCharacter } from "../../characters.ts";
import { isLoneMarker } from "../../list-marker.ts";
import type { Segment } from "./segments.ts";

/** Segments of a region on one baseline, from left to right. */
export interface Row {
  readonly y: number;
  readonly cells: readonly Segment[];
}

function merge(left: Segment, right: Segment): Segment {
  const isTight = isCjk(lastCharacter(left.text)) && isCjk(firstCharacter(right.text));
  return {
    ...(right.text.length > left.text.length ? right : left),
    text: `${left.text}${isTight ? "" : " "}${right.text}`,
    x0: left.x0,
    x1: Math.max(left.x1, right.x1),
    y: left.y,
    size: Math.max(left.size, right.size),
  };
}

/** Neighbours closer than a cell's margin are one cell; a list marker belongs to the text behind it. */
function mergeNeighbours(segments: readonly Segment[]): Segment[] {
  const cells: Segment[] = [];
  for (const segment of segments) {
    const last = cells.at(-1);
    const isMarker = last !== undefined && cells.length === 1 && isLoneMarker(last.text);
    const isNear = last !== undefined && segment.x0 - last.x1 < 1.15 * segment.size;
    if (last && (isNear || isMarker)) cells[cells.length - 1] = merge(last, segment);
    else cells.push(segment);
  }
  return cells;
}

interface Baseline {
  readonly y: number;
  readonly segments: Segment[];
}

function toBaselines(region: readonly Segment[]): Baseline[] {
  const lines: Baseline[] = [];
  for (const segment of region.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const line = lines.at(-1);
    if (line && Math.abs(line.y - segment.y) < 0.5 * segment.size) line.segments.push(segment);
    else lines.push({ y: segment.y, segments: [segment] });
  }
  for (const { segments } of lines) segments.sort((a, b) => a.x0 - b.x0);
  return lines;
}

export function toRows(region: readonly Segment[]): Row[] {
  return toBaselines(region).map(({ y, segments }) => ({ y, cells: mergeNeighbours(segments) }));
}

/** Reading order where the order of writing is of no use: baselines downwards, each from left to right. */
export function inRowOrder(region: readonly Segment[]): Segment[] {
  return toBaselines(region).flatMap(({ segments }) => segments);
}
