import type { Segment } from "./segments.ts";

export interface FoundFormula {
  readonly segments: readonly Segment[];
  /** Index of the first segment of the formula, and of the first behind it. */
  readonly start: number;
  readonly end: number;
}

/** Without one of these, letters of a maths font are names in a table or a legend. */
const relation = /[=<>≈≤≥≡≅∼∝→⇒⇔↦∈⊂⊆∑∏∫√±+∞∂∇]/u;

const maxSegments = 400;

const isOnBaseline = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) < 0.8 * Math.max(a.size, b.size);

/** Whether a segment stands in a line with words: then it is part of a sentence or of a table's row. */
function standsWithWords(segments: readonly Segment[], index: number): boolean {
  const own = segments[index];
  if (!own) return true;
  for (const step of [-1, 1]) {
    for (let at = index + step; ; at += step) {
      const other = segments[at];
      if (!other || Math.abs(at - index) > maxSegments || !isOnBaseline(own, other)) break;
      if (other.glyphs === "text") return true;
    }
  }
  return false;
}

function belongs(segments: readonly Segment[], index: number, beside: Segment): boolean {
  const segment = segments[index];
  if (!segment || segment.glyphs === "text") return false;
  const reach = 2.6 * Math.max(segment.size, beside.size);
  return Math.abs(segment.y - beside.y) < reach && !standsWithWords(segments, index);
}

/** A line that goes on a paragraph: the line above is full and this one begins at the column's edge. */
function goesOnText(segments: readonly Segment[], index: number): boolean {
  const own = segments[index];
  const above = segments[index - 1];
  if (!own || above?.glyphs !== "text" || above.text.length < 20) return false;
  const distance = own.y - above.y;
  const isNext = distance > 0 && distance < 1.6 * own.size;
  return isNext && Math.abs(own.x0 - above.x0) < 0.5 * own.size && /[^.:。：;；]$/.test(above.text);
}

/** Whether segments without words are a formula together. */
export function isFormula(segments: readonly Segment[]): boolean {
  return (
    segments.every(({ glyphs }) => glyphs !== "text") &&
    segments.some(({ glyphs }) => glyphs === "formula") &&
    segments.some(({ text }) => relation.test(text))
  );
}

/** The formula that the segment at `index` belongs to, fractions and equation numbers around it included. */
export function findFormula(segments: readonly Segment[], index: number): FoundFormula | undefined {
  const own = segments[index];
  if (own?.glyphs !== "formula" || standsWithWords(segments, index) || goesOnText(segments, index)) {
    return undefined;
  }
  let start = index;
  let end = index + 1;
  let beside = own;
  while (index - start < maxSegments && belongs(segments, start - 1, beside)) {
    start--;
    beside = segments[start] ?? own;
  }
  beside = own;
  while (end - index < maxSegments && belongs(segments, end, beside)) {
    beside = segments[end] ?? own;
    end++;
  }
  const found = segments.slice(start, end);
  return isFormula(found) ? { segments: found, start, end } : undefined;
}
