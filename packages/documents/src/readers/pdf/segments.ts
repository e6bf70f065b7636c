import { cleanText, firstCharacter, isCjk, lastCharacter } from "../../characters.ts";
import { glyphKindOf } from "./maths-glyphs.ts";
import type { GlyphKind } from "./maths-glyphs.ts";
import type { PageText, TextPiece } from "./page-text.ts";

/** Pieces on one baseline without a gap a column or a cell would leave. */
export interface Segment {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** Largest type in it, which sets distances. */
  readonly size: number;
  /** Type of most of its characters, which tells headings from text. */
  readonly mainSize: number;
  readonly text: string;
  readonly isBold: boolean;
  readonly isMono: boolean;
  readonly glyphs: GlyphKind;
  readonly pieces: readonly TextPiece[];
}

interface OpenSegment {
  x0: number;
  x1: number;
  y: number;
  size: number;
  readonly pieces: TextPiece[];
}

function open(piece: TextPiece): OpenSegment {
  const { x, width, y, size } = piece;
  return { x0: x, x1: x + width, y, size, pieces: [piece] };
}

function extend(segment: OpenSegment, piece: TextPiece): void {
  segment.pieces.push(piece);
  segment.x1 = Math.max(segment.x1, piece.x + piece.width);
  segment.size = Math.max(segment.size, piece.size);
}

/** Share of a line's characters that must agree for it to count as bold or fixed-width. */
const majority = 0.6;

const han = /\p{Script=Han}/u;

/** Distance between two Chinese characters that is a space, in sizes of type: headings set one behind their number. */
const hanSpace = 0.2;

/** Letters set apart on purpose: then no distance is a space. */
function isSpread(pieces: readonly TextPiece[]): boolean {
  let gaps = 0;
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before && piece.x - before.x - before.width > hanSpace * piece.size) gaps++;
  }
  return gaps > 2;
}

function textOfPieces(pieces: readonly TextPiece[]): string {
  let text = "";
  let end: number | undefined;
  for (const piece of pieces) {
    const gap = end === undefined ? 0 : piece.x - end;
    const isSpaced = /\s$/.test(text) || /^\s/.test(piece.text);
    if (gap > 0.16 * piece.size && !isSpaced && isWordSpace(text, piece, gap, pieces)) text += " ";
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text;
}

/** Whether a gap between two pieces stands for a space. */
function isWordSpace(
  text: string,
  { text: next, size }: TextPiece,
  gap: number,
  all: readonly TextPiece[],
): boolean {
  // A removed footnote mark leaves its place empty in front of a full stop.
  if (/^[.,;:)\]](?:\s|$)/.test(next)) return false;
  const [before, after] = [lastCharacter(text), firstCharacter(next)];
  if (!isCjk(before) || !isCjk(after)) return true;
  return gap > hanSpace * size && han.test(before) && han.test(after) && !isSpread(all);
}

function mainSizeOf(pieces: readonly TextPiece[]): number {
  const [only] = pieces;
  if (only && pieces.length === 1) return Math.round(only.size * 2) / 2;
  const characters = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  let main = 0;
  let most = 0;
  for (const [size, count] of characters) if (count > most) [main, most] = [size, count];
  return main;
}

function close(segment: OpenSegment): Segment | undefined {
  const { pieces, x0, x1, y, size } = segment;
  const raw = textOfPieces(pieces);
  const text = cleanText(raw);
  if (text === "") return undefined;
  let [total, bold, mono] = [0, 0, 0];
  for (const piece of pieces) {
    const { length } = piece.text;
    total += length;
    if (piece.isBold) bold += length;
    // Chinese is fixed-width in every font; only Latin characters tell of code.
    if (piece.isMono && !isCjk(piece.text.at(0))) mono += length;
  }
  return {
    x0,
    x1,
    y,
    size,
    mainSize: mainSizeOf(pieces),
    text,
    isBold: bold > majority * total,
    isMono: mono > majority * total,
    glyphs: glyphKindOf(pieces),
    pieces,
  };
}

/** Pieces of one line as a segment; `undefined` where they hold no text. */
export function closeSegment(pieces: readonly TextPiece[]): Segment | undefined {
  const [first, ...rest] = pieces;
  if (!first) return undefined;
  const segment = open(first);
  for (const piece of rest) extend(segment, piece);
  return close(segment);
}

const closeAll = (segments: readonly OpenSegment[]): Segment[] =>
  segments.map(close).filter((segment) => segment !== undefined);

/** Segments in the order the producer wrote them: that order already is the reading order in nearly every file. */
export function segmentsInStreamOrder(pieces: readonly TextPiece[]): Segment[] {
  const segments: OpenSegment[] = [];
  for (const piece of pieces) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.x1 : 0;
    const joins =
      last !== undefined &&
      Math.abs(last.y - piece.y) < 0.45 * Math.max(last.size, piece.size) &&
      gap > -0.5 * piece.size &&
      gap < Math.max(1.15 * piece.size, 6);
    if (joins) extend(last, piece);
    else segments.push(open(piece));
  }
  return closeAll(segments);
}

/** Segments by position alone: baselines first, then cut where a gap is wider than a word space. */
function segmentsByPosition(pieces: readonly TextPiece[]): Segment[] {
  const sorted = pieces.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const lines: { y: number; size: number; pieces: TextPiece[] }[] = [];
  for (const piece of sorted) {
    const line = lines
      .slice(-6)
      .findLast(({ y, size }) => Math.abs(y - piece.y) < 0.4 * Math.min(size, piece.size));
    if (line) {
      line.pieces.push(piece);
      line.size = Math.max(line.size, piece.size);
    } else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  const segments: OpenSegment[] = [];
  for (const line of lines) {
    let current: OpenSegment | undefined;
    for (const piece of line.pieces.toSorted((a, b) => a.x - b.x)) {
      const gap = current ? piece.x - current.x1 : 0;
      if (current && !(gap > 0.72 * piece.size && gap > 5)) extend(current, piece);
      else segments.push((current = { ...open(piece), y: line.y }));
    }
  }
  return closeAll(segments);
}

/** Cuts where the text jumps up the page: a new column or box begins. */
export function regionsInStreamOrder(segments: readonly Segment[]): Segment[][] {
  const regions: Segment[][] = [];
  let lastY = Number.POSITIVE_INFINITY;
  for (const segment of segments) {
    if (segment.y < lastY - 1.2 * segment.size || regions.length === 0) regions.push([]);
    regions.at(-1)?.push(segment);
    lastY = segment.y;
  }
  return regions;
}

/** Many jumps mean that the order of writing says nothing about the order of reading. */
function isReadable(segments: readonly Segment[]): boolean {
  if (segments.length < 6) return true;
  return regionsInStreamOrder(segments).length <= Math.max(4, segments.length / 6);
}

export interface PageSegments {
  readonly segments: readonly Segment[];
  readonly isStreamOrder: boolean;
}

export function segmentPage(page: PageText): PageSegments {
  const inOrder = segmentsInStreamOrder(page.pieces);
  if (isReadable(inOrder)) return { segments: inOrder, isStreamOrder: true };
  return { segments: segmentsByPosition(page.pieces), isStreamOrder: false };
}
