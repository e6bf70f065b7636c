import type { LineJoiner } from "./line-joiner.ts";
import type { Row } from "./rows.ts";

/** What a run of rows needs to be judged against. */
export interface TableFrame {
  readonly lineHeight: number;
  readonly bodySize: number;
  readonly width: number;
  readonly join: LineJoiner;
}

export interface FoundTable {
  readonly rows: string[][];
  /** Index of the first row behind the table. */
  readonly end: number;
}

interface OpenTable {
  readonly starts: readonly number[];
  readonly rows: string[][];
  filledRows: number;
}

function columnOf(x: number, starts: readonly number[], frame: TableFrame): number {
  return starts.findIndex((start) => Math.abs(start - x) < Math.max(6, 0.6 * frame.bodySize));
}

/** A line that continues cells of the row above: nothing in the first column, and closer than a new row. */
function continueRow(table: OpenTable, columns: readonly number[], row: Row, join: LineJoiner): void {
  const last = table.rows.at(-1);
  if (!last) return;
  row.cells.forEach((cell, index) => {
    const column = columns[index] ?? 0;
    last[column] = join(last[column] ?? "", cell.text);
  });
}

function addRow(table: OpenTable, columns: readonly number[], row: Row, join: LineJoiner): void {
  const cells = table.starts.map(() => "");
  row.cells.forEach((cell, index) => {
    const column = columns[index] ?? 0;
    cells[column] = join(cells[column] ?? "", cell.text);
  });
  table.rows.push(cells);
}

/** Takes one more row into the table, or says that it ends before it. */
function takeRow(table: OpenTable, row: Row, distance: number, frame: TableFrame): boolean {
  const columns = row.cells.map((cell) => columnOf(cell.x0, table.starts, frame));
  if (columns.includes(-1)) return false;
  const [first] = row.cells;
  if (!first) return false;
  const isFirst = table.rows.length === 0;
  if (row.cells.length === 1) {
    const isWide = first.x1 - first.x0 > 0.6 * frame.width;
    const isClose = distance < 1.5 * frame.lineHeight;
    const continues = (columns[0] ?? 0) > 0 || /^[a-z]/.test(first.text);
    if (isFirst || isWide || !isClose || !continues) return false;
    continueRow(table, columns, row, frame.join);
    return true;
  }
  table.filledRows++;
  const continues = !isFirst && !columns.includes(0) && distance < 1.35 * frame.lineHeight;
  if (continues) continueRow(table, columns, row, frame.join);
  else addRow(table, columns, row, frame.join);
  return true;
}

/** A table without rules: at least two rows whose cells start at the same places. `undefined` if none begins here. */
export function findTable(rows: readonly Row[], start: number, frame: TableFrame): FoundTable | undefined {
  const first = rows[start];
  if (!first || first.cells.length < 2) return undefined;
  const table: OpenTable = { starts: first.cells.map(({ x0 }) => x0), rows: [], filledRows: 0 };
  let end = start;
  for (; end < rows.length; end++) {
    const row = rows[end];
    if (!row) break;
    const distance = end > start ? row.y - (rows[end - 1]?.y ?? row.y) : 0;
    if (distance > 3.2 * frame.lineHeight || !takeRow(table, row, distance, frame)) break;
  }
  return table.filledRows >= 2 && table.rows.length >= 2 ? { rows: table.rows, end } : undefined;
}
