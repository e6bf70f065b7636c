import type { PDFPageProxy } from "pdfjs-dist";
import { drawingCommands } from "./drawing-commands.ts";
import { loadPdfjs } from "./load-pdfjs.ts";
import type { Matrix } from "./matrix.ts";
import type { PageText, TextPiece } from "./page-text.ts";

/** A thin straight line, upright or level, in points from the page's left and top. */
export interface DrawnLine {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** What a page draws beside its text, as far as it tells how the text is meant. */
export interface Drawing {
  /** Level lines, as they rule tables and part notes from text. */
  readonly levels: readonly DrawnLine[];
  readonly uprights: readonly DrawnLine[];
  /** Small round or square spots: bullets that are drawn in place of being written. */
  readonly spots: readonly DrawnLine[];
}

/** Gaps wider than between words, one below the other: what a table's cells leave, and columns. */
export function hasCells({ pieces }: PageText): boolean {
  const starts = new Set<number>();
  let last: TextPiece | undefined;
  for (const piece of pieces) {
    const gap = last && Math.abs(last.y - piece.y) < 1 ? piece.x - last.x - last.width : 0;
    const start = Math.round(piece.x / 2);
    last = piece;
    if (gap < 0.6 * piece.size) continue;
    if (starts.has(start)) return true;
    starts.add(start);
  }
  return false;
}

const nothing: Drawing = { levels: [], uprights: [], spots: [] };

/** Borders are up to three points thick. */
const maxThickness = 3.2;
const minLength = 5;
const minSpot = 1.5;
const maxSpot = 7.5;
const maxLines = 20_000;

/** Numbers behind each command of a path, by pdfjs's code: move, line, curve, quadratic curve, close. */
const pathOperands = [2, 2, 6, 4, 0] as const;
const closePath = 4;

interface Box {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

type Point = readonly [number, number];

const boxOf = ([x, y]: Point, [u, v]: Point): Box => ({
  x0: Math.min(x, u),
  x1: Math.max(x, u),
  y0: Math.min(y, v),
  y1: Math.max(y, v),
});

const around = (box: Box, [x, y]: Point): Box => ({
  x0: Math.min(box.x0, x),
  x1: Math.max(box.x1, x),
  y0: Math.min(box.y0, y),
  y1: Math.max(box.y1, y),
});

interface Step {
  readonly command: number;
  readonly end: Point;
}

/** Commands of a path with the point each leads to. */
function* stepsOf(path: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Generator<Step> {
  let end: Point = [0, 0];
  for (let at = 0; at < path.length;) {
    const command = path[at] ?? closePath;
    const operands = pathOperands[command];
    if (operands === undefined) return;
    if (operands > 0) {
      const [x, y] = [path[at + operands - 1] ?? 0, path[at + operands] ?? 0];
      end = [a * x + c * y + e, b * x + d * y + f];
    }
    yield { command, end };
    at += operands + 1;
  }
}

/** The straight strokes of a path that is stroked; the box of each of its parts where it is filled or bent. */
function boxesOf(path: ArrayLike<number>, frame: Matrix, isFilled: boolean): Box[] {
  const boxes: Box[] = [];
  let outline: Box | undefined;
  let isBent = false;
  let last: Point | undefined;
  const finish = (): void => {
    if (outline && (isFilled || isBent)) boxes.push(outline);
    outline = undefined;
    isBent = false;
  };
  for (const { command, end } of stepsOf(path, frame)) {
    if (command === 0) finish();
    if (command === closePath) continue;
    isBent ||= command > 1;
    if (!isFilled && command === 1 && last) boxes.push(boxOf(last, end));
    outline = outline ? around(outline, end) : boxOf(end, end);
    last = end;
  }
  finish();
  return boxes;
}

function sortBoxes(boxes: readonly Box[]): Drawing {
  const [levels, uprights, spots]: [Box[], Box[], Box[]] = [[], [], []];
  for (const box of boxes) {
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    if (height <= maxThickness && width >= minLength && width > 2 * height) levels.push(box);
    else if (width <= maxThickness && height >= minLength && height > 2 * width) uprights.push(box);
    else if (Math.min(width, height) >= minSpot && Math.max(width, height) <= maxSpot) {
      if (width < 1.4 * height && height < 1.4 * width) spots.push(box);
    }
  }
  return { levels, uprights, spots };
}

/**
 * Lines and spots a page draws, in the upright `frame` of its text. Pages whose commands cannot be read have none.
 */
export async function readDrawing(page: PDFPageProxy, frame: Matrix): Promise<Drawing> {
  const { OPS } = await loadPdfjs();
  const filling = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
  const stroking = new Set<number>([OPS.stroke, OPS.closeStroke]);
  const boxes: Box[] = [];
  try {
    for (const { command, values, matrix } of await drawingCommands(page, frame)) {
      if (command !== OPS.constructPath || boxes.length >= maxLines) continue;
      const [paint, [path]] = values as unknown as readonly [number, readonly [ArrayLike<number> | null]];
      const isFilled = filling.has(paint);
      if (path && (isFilled || stroking.has(paint))) boxes.push(...boxesOf(path, matrix, isFilled));
    }
  } catch {
    // Commands that cannot be read cost the lines, not the text.
    return nothing;
  }
  return sortBoxes(boxes);
}
