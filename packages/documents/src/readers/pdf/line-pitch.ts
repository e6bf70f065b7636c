import { isCjk } from "../../characters.ts";
import type { Row } from "./rows.ts";
import type { PageSegments, Segment } from "./segments.ts";

/** Width of the first word a line begins with, from its share of the line's characters. */
export function firstWordWidth(text: string, width: number): number {
  const word = isCjk(text.at(0)) ? text.slice(0, 1) : (/^\S+/.exec(text)?.[0] ?? "");
  return (width * word.length) / Math.max(1, text.length);
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

const maxSamples = 20_000;
const minSamples = 3;

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/**
 * Baseline distance inside paragraphs, in sizes of type, measured where a line fills its column: only there the line
 * below is sure to belong to it. `undefined` for documents of single lines.
 */
export function pitchRatio(pages: readonly PageSegments[]): number | undefined {
  const ratios: number[] = [];
  for (const { segments } of pages) {
    const full =
      0.9 *
      percentile(
        segments.map(({ x0, x1 }) => x1 - x0),
        0.9,
      );
    segments.forEach((segment, index) => {
      const below = segments[index + 1];
      if (!below || segment.x1 - segment.x0 < full || segment.mainSize !== below.mainSize) return;
      const ratio = (below.y - segment.y) / segment.mainSize;
      if (ratio > 0.8 && ratio < 3 && ratios.length < maxSamples) ratios.push(ratio);
    });
  }
  return ratios.length < minSamples ? undefined : median(ratios);
}

const lastOf = (row: Row | undefined): Segment | undefined => row?.cells.at(-1);

/** Baseline distance inside the paragraphs of one region; `usual` is the document's. */
export function linePitch(rows: readonly Row[], right: number, usual: number | undefined): number {
  const all: number[] = [];
  const full: number[] = [];
  rows.forEach((row, index) => {
    const [first] = row.cells;
    const above = rows[index - 1];
    const last = lastOf(above);
    if (!first || !above || !last) return;
    const distance = row.y - above.y;
    if (distance <= 0 || distance > 3 * first.mainSize) return;
    all.push(distance);
    const needed = firstWordWidth(first.text, first.x1 - first.x0);
    if (last.mainSize === first.mainSize && last.x1 + needed + 0.2 * first.size > right) full.push(distance);
  });
  if (full.length >= minSamples) return percentile(full, 0.4);
  return usual ?? (all.length > 0 ? percentile(all, 0.2) : 1.3 * (rows[0]?.cells[0]?.mainSize ?? 10));
}
