import { guessHeaderRows } from "../../draft.ts";
import type { DraftBlock } from "../../draft.ts";
import { limits } from "../../limits.ts";

/** A table in the making. Cells that span hold their text once; the places they cover are empty. */
export interface OpenTable {
  readonly startRow: () => void;
  readonly addCell: (text: string, span: { readonly columns: number; readonly rows: number }) => void;
  readonly finish: () => DraftBlock | undefined;
}

export function openTable(): OpenTable {
  const rows: string[][] = [];
  /** By column, how many rows below are still covered from above. */
  const covered: number[] = [];
  let row: string[] | undefined;
  const skipCovered = (cells: string[]): void => {
    while ((covered[cells.length] ?? 0) > 0) {
      covered[cells.length] = (covered[cells.length] ?? 1) - 1;
      cells.push("");
    }
  };
  const startRow = (): void => {
    row = [];
    rows.push(row);
  };
  return {
    startRow,
    addCell(text, span) {
      if (row === undefined) startRow();
      const cells = row ?? [];
      skipCovered(cells);
      const columns = Math.min(span.columns, limits.maxTableColumns - cells.length);
      for (let index = 0; index < columns; index++) {
        covered[cells.length] = Math.min(span.rows, limits.maxTableRows) - 1;
        cells.push(index === 0 ? text : "");
      }
    },
    finish() {
      const filled = rows.filter((cells) => cells.some((cell) => cell !== ""));
      const [first, ...others] = filled;
      // A table of one cell is a frame around text.
      if (others.length === 0 && first?.length === 1) return { type: "paragraph", text: first[0] ?? "" };
      return first && { type: "table", rows: filled, headerRows: guessHeaderRows(filled) };
    },
  };
}
