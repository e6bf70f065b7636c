import { isCjk } from "../../characters.ts";
import type { Drawing, DrawnLine } from "./drawn-lines.ts";
import { findGutter } from "./cut-regions.ts";
import type { LineJoiner } from "./line-joiner.ts";
import type { PageText, TextPiece } from "./page-text.ts";
import { segmentsInStreamOrder } from "./segments.ts";

/** A table told by its lines, with the part of the page it covers. */
export interface RuledTable {
  readonly rows: string[][];
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines this close together are one, and lines this close to each other touch. */
const reach = 3;

interface Span {
  readonly at: number;
  from: number;
  to: number;
}

/** Borders are drawn cell by cell: pieces of one line become one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = joined.findLast(
      (other) =>
        span.at - other.at <= reach && span.from <= other.to + reach && span.to >= other.from - reach,
    );
    if (same) {
      same.from = Math.min(same.from, span.from);
      same.to = Math.max(same.to, span.to);
    } else joined.push({ ...span });
  }
  return joined;
}

const maxSpans = 3000;

const levelSpan = ({ x0, x1, y0, y1 }: DrawnLine): Span => ({ at: (y0 + y1) / 2, from: x0, to: x1 });
const uprightSpan = ({ x0, x1, y0, y1 }: DrawnLine): Span => ({ at: (x0 + x1) / 2, from: y0, to: y1 });

const crosses = (level: Span, upright: Span): boolean =>
  level.at >= upright.from - reach &&
  level.at <= upright.to + reach &&
  upright.at >= level.from - reach &&
  upright.at <= level.to + reach;

interface Grid {
  readonly levels: readonly Span[];
  readonly uprights: readonly Span[];
}

/** Takes out of a set what crosses a line of the other direction. */
function takeCrossing(from: Set<Span>, isCrossed: (span: Span) => boolean): Span[] {
  const taken = [...from].filter(isCrossed);
  for (const span of taken) from.delete(span);
  return taken;
}

/** Lines that hang together. */
function gridsOf(levels: readonly Span[], uprights: readonly Span[]): Grid[] {
  const grids: Grid[] = [];
  const freeLevels = new Set<Span>(levels);
  const freeUprights = new Set<Span>(uprights);
  for (const first of levels) {
    if (!freeLevels.delete(first)) continue;
    const grid: { levels: Span[]; uprights: Span[] } = { levels: [first], uprights: [] };
    // The list grows while it is walked; every line enters it once.
    for (const level of grid.levels) {
      const reached = takeCrossing(freeUprights, (upright) => crosses(level, upright));
      grid.uprights.push(...reached);
      grid.levels.push(
        ...takeCrossing(freeLevels, (other) => reached.some((upright) => crosses(other, upright))),
      );
    }
    grids.push(grid);
  }
  return grids;
}

/** Places of lines in order, near ones as one. */
function placesOf(spans: readonly Span[]): number[] {
  const places: number[] = [];
  for (const { at } of spans.toSorted((a, b) => a.at - b.at)) {
    if (at - (places.at(-1) ?? Number.NEGATIVE_INFINITY) > reach) places.push(at);
  }
  return places;
}

const covers = (spans: readonly Span[], at: number, through: number): boolean =>
  spans.some((span) => Math.abs(span.at - at) <= reach && span.from <= through && span.to >= through);

interface Frame {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly pieces: readonly TextPiece[];
}

function piecesWithin(page: PageText, frame: Pick<Frame, "columns" | "rows">): TextPiece[] {
  const [left = 0, right = 0] = [frame.columns[0], frame.columns.at(-1)];
  const [top = 0, bottom = 0] = [frame.rows[0], frame.rows.at(-1)];
  return page.pieces.filter(({ x, y, size, width }) => {
    const middle = y - 0.3 * size;
    return middle > top && middle < bottom && x + 1 > left && x + width < right + 0.5 * size;
  });
}

/** Index of the interval between two neighbouring places that `at` lies in. */
const intervalOf = (places: readonly number[], at: number): number =>
  Math.max(
    0,
    Math.min(
      places.length - 2,
      places.findLastIndex((place) => place <= at),
    ),
  );

function cellText(pieces: readonly TextPiece[], join: LineJoiner): string {
  return segmentsInStreamOrder(pieces).reduce((text, { text: line }) => join(text, line), "");
}

/** Fewer filled cells than this share, or rows than two, make a box or a drawing and no table. */
const minFilledShare = 0.3;

function isTable(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat();
  const filled = cells.filter((cell) => cell !== "").length;
  const fullRows = rows.filter((row) => row.filter((cell) => cell !== "").length >= 2).length;
  return fullRows >= 2 && filled >= minFilledShare * cells.length;
}

const middleOf = (places: readonly number[], index: number): number =>
  ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;

/** Few lines part a header from a body whose rows only stand one below the other. */
const maxLinesOfOpenBody = 3;

/**
 * Cuts a piece that runs over a line between two cells: pdfjs takes texts that nearly touch for one. Where, follows from
 * the widths of its characters; only at a space.
 */
function cutAtColumns(piece: TextPiece, columns: readonly number[]): TextPiece[] {
  const line = columns.find((at) => at > piece.x + piece.size && at < piece.x + piece.width - piece.size);
  if (line === undefined || !piece.text.includes(" ")) return [piece];
  const characters = Array.from(piece.text);
  const widths = characters.map((character) => (isCjk(character) ? 2 : 1));
  const unit = piece.width / widths.reduce((sum, width) => sum + width, 0);
  let x = piece.x;
  let best = { index: -1, x: Number.POSITIVE_INFINITY };
  for (const [index, character] of characters.entries()) {
    if (character === " " && Math.abs(x - line) < Math.abs(best.x - line)) best = { index, x };
    x += unit * (widths[index] ?? 1);
  }
  if (Math.abs(best.x - line) > 2 * piece.size) return [piece];
  const before = { ...piece, text: characters.slice(0, best.index).join(""), width: line - piece.x };
  const text = characters.slice(best.index + 1).join("");
  const behind = { ...piece, text, x: line + 1, width: piece.x + piece.width - line - 1 };
  return [before, ...cutAtColumns(behind, columns)];
}

/** A table whose cells are all ruled; cells without a line between them are one, and their text stands in the first. */
function readGrid(frame: Frame, grid: Grid, join: LineJoiner): string[][] {
  const { columns, rows: lines, pieces } = frame;
  const cells: TextPiece[][][] = Array.from({ length: lines.length - 1 }, () =>
    Array.from({ length: columns.length - 1 }, () => []),
  );
  for (const piece of pieces.flatMap((whole) => cutAtColumns(whole, columns))) {
    let row = intervalOf(lines, piece.y - 0.3 * piece.size);
    let column = intervalOf(columns, piece.x + Math.min(1, piece.width / 2));
    while (column > 0 && !covers(grid.uprights, columns[column] ?? 0, middleOf(lines, row))) column--;
    while (row > 0 && !covers(grid.levels, lines[row] ?? 0, middleOf(columns, column))) row--;
    cells[row]?.[column]?.push(piece);
  }
  return cells.map((row) => row.map((own) => cellText(own, join)));
}

/** Strips between the columns that no piece crosses, as left edges of the columns. */
function columnsByGaps(pieces: readonly TextPiece[], minGap: number): number[] {
  const starts: number[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const { x, width } of pieces.toSorted((a, b) => a.x - b.x)) {
    if (x - reached >= minGap) starts.push(x);
    reached = Math.max(reached, x + width);
  }
  return starts;
}

interface OpenRow {
  readonly cells: TextPiece[][];
  bottom: number;
  size: number;
}

/** Pieces of one baseline each, scripts above and below it included, from top to bottom. */
function baselinesOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const lines: { y: number; size: number; pieces: TextPiece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => b.size - a.size || a.y - b.y)) {
    const line = lines.find(({ y, size }) => Math.abs(y - piece.y) < 0.5 * size);
    if (line) line.pieces.push(piece);
    else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return lines.toSorted((a, b) => a.y - b.y).map((line) => line.pieces);
}

/** Rows that only their lines of text tell: one without a first cell goes on the row above where it stands close. */
function readOpenRows(
  pieces: readonly TextPiece[],
  columns: readonly number[],
  join: LineJoiner,
): string[][] {
  const rows: OpenRow[] = [];
  const lines = baselinesOf(pieces);
  const steps = lines.slice(1).map((line, index) => (line[0]?.y ?? 0) - (lines[index]?.[0]?.y ?? 0));
  const tight = Math.min(...steps, Number.POSITIVE_INFINITY);
  for (const line of lines) {
    const cells: TextPiece[][] = Array.from({ length: columns.length }, () => []);
    const order = new Map(pieces.map((piece, index) => [piece, index]));
    for (const piece of line.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))) {
      const column = Math.max(
        0,
        columns.findLastIndex((start) => start <= piece.x + 1),
      );
      cells[column]?.push(piece);
    }
    const y = line[0]?.y ?? 0;
    const last = rows.at(-1);
    const isClose =
      last !== undefined && y - last.bottom <= 1.15 * tight && y - last.bottom < 1.4 * last.size;
    const isPart = columns.length > 1 && cells[0]?.length === 0 && isClose;
    if (last && isPart) {
      cells.forEach((own, column) => last.cells[column]?.push(...own));
      last.bottom = y;
    } else rows.push({ cells, bottom: y, size: line[0]?.size ?? 10 });
  }
  return rows.map((row) => row.cells.map((own) => cellText(own, join)));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 10;

/** Columns are parted by more than words are, also in narrow type. */
const gapOf = (pieces: readonly TextPiece[]): number =>
  Math.max(4, 0.55 * median(pieces.map(({ size }) => size)));

function toTable(rows: string[][], frame: Pick<Frame, "columns" | "rows">): RuledTable {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  const used = (filled[0] ?? []).map((_cell, column) => filled.some((row) => row[column] !== ""));
  return {
    rows: filled.map((row) => row.filter((_cell, column) => used[column])),
    x0: frame.columns[0] ?? 0,
    x1: frame.columns.at(-1) ?? 0,
    top: frame.rows[0] ?? 0,
    bottom: frame.rows.at(-1) ?? 0,
  };
}

interface Taken {
  readonly table: RuledTable;
  readonly pieces: readonly TextPiece[];
}

function takeGrid(page: PageText, grid: Grid, join: LineJoiner): Taken | undefined {
  const [columns, rows] = [placesOf(grid.uprights), placesOf(grid.levels)];
  if (columns.length < 3 || rows.length < 2) return undefined;
  const pieces = piecesWithin(page, { columns, rows });
  if (pieces.length === 0) return undefined;
  const frame = { columns, rows, pieces };
  const isBodyOpen = rows.length <= maxLinesOfOpenBody && baselinesOf(pieces).length > rows.length;
  const open = isBodyOpen ? readOpenRows(pieces, columns.slice(0, -1), join) : undefined;
  const read = open && isTable(open) ? open : readGrid(frame, grid, join);
  return isTable(read) ? { table: toTable(read, frame), pieces } : undefined;
}

const isSameWidth = (a: Span, b: Span): boolean =>
  Math.abs(a.from - b.from) <= 2 * reach && Math.abs(a.to - b.to) <= 2 * reach;

interface Band {
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

/** Running heads are ruled off too: what stands between two lines must be cells, not columns of prose. */
function readBand(page: PageText, { x0, x1, top, bottom }: Band, join: LineJoiner): Taken | undefined {
  if (bottom - top > 0.9 * page.height) return undefined;
  const frame = { columns: [x0 - reach, x1 + reach], rows: [top, bottom] };
  const pieces = piecesWithin(page, frame);
  const columns = columnsByGaps(pieces, gapOf(pieces));
  if (columns.length < 2 || findGutter(segmentsInStreamOrder(pieces))) return undefined;
  const read = readOpenRows(pieces, columns, join);
  const isFull = read.filter((row) => row.filter((cell) => cell !== "").length >= 2).length;
  // A line of prose between the rules would close every gap; one of two lines leaves some by chance.
  return isTable(read) && isFull >= 0.6 * read.length ? { table: toTable(read, frame), pieces } : undefined;
}

/** A header stands above the first line where lines are drawn below each row. */
function withHeader(page: PageText, band: Band, taken: Taken, join: LineJoiner): Taken {
  const size = median(taken.pieces.map((piece) => piece.size));
  const wider = readBand(page, { ...band, top: band.top - 2.2 * size }, join);
  const { rows } = taken.table;
  const isHeader =
    wider?.table.rows.length === rows.length + 1 && wider.table.rows[0]?.length === rows[0]?.length;
  return wider && isHeader && wider.table.rows[0]?.every((cell) => cell !== "") === true ? wider : taken;
}

/** Tables ruled across only: as many neighbouring lines of one width as hold cells between them. */
function takeBands(page: PageText, levels: readonly Span[], join: LineJoiner): Taken[] {
  const found: Taken[] = [];
  const open = new Set(levels);
  for (const level of levels) {
    if (!open.delete(level)) continue;
    const same = [level, ...[...open].filter((other) => isSameWidth(level, other))].sort(
      (a, b) => a.at - b.at,
    );
    for (const other of same) open.delete(other);
    for (let start = 0; start + 1 < same.length;) {
      let taken: Taken | undefined;
      let end = start + 1;
      const bandTo = (next: number): Band => ({
        x0: level.from,
        x1: level.to,
        top: same[start]?.at ?? 0,
        bottom: same[next]?.at ?? 0,
      });
      for (let next = start + 1; next < same.length && next < start + 80; next++) {
        const wider = readBand(page, bandTo(next), join);
        if (wider) [taken, end] = [wider, next];
        else if (taken) break;
        else if (next > start + 2) break;
      }
      if (taken) found.push(withHeader(page, bandTo(end), taken, join));
      start = end;
    }
  }
  return found;
}

export interface RuledPage {
  readonly tables: readonly RuledTable[];
  /** The page without the text of its tables. */
  readonly page: PageText;
}

function withoutPieces(page: PageText, taken: readonly Taken[]): PageText {
  if (taken.length === 0) return page;
  const pieces = new Set(taken.flatMap((own) => own.pieces));
  return { ...page, pieces: page.pieces.filter((piece) => !pieces.has(piece)) };
}

/** Takes the tables out of a page that its lines show: grids, and rows between lines of one width. */
export function takeRuledTables(page: PageText, drawing: Drawing, join: LineJoiner): RuledPage {
  const levels = joinSpans(drawing.levels.slice(0, maxSpans).map(levelSpan));
  const uprights = joinSpans(drawing.uprights.slice(0, maxSpans).map(uprightSpan));
  const grids: Taken[] = [];
  const loose: Span[] = [];
  let rest = page;
  for (const grid of gridsOf(levels, uprights)) {
    const found = takeGrid(rest, grid, join);
    if (found) {
      grids.push(found);
      rest = withoutPieces(rest, [found]);
    } else if (grid.uprights.length === 0 || placesOf(grid.uprights).length <= 2) loose.push(...grid.levels);
  }
  // Rules below headings have one width as well: what stands in a grid is no row between them.
  const bands = takeBands(rest, loose, join);
  return {
    tables: [...grids, ...bands].map(({ table }) => table).sort((a, b) => a.top - b.top),
    page: withoutPieces(rest, bands),
  };
}
