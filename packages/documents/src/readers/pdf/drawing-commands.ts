import type { PDFPageProxy } from "pdfjs-dist";
import { loadPdfjs } from "./load-pdfjs.ts";
import { multiply } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

export interface DrawingCommand {
  /** One of pdfjs's `OPS`. */
  readonly command: number;
  readonly values: readonly unknown[];
  /** Leads from the command's coordinates to those of `frame`. */
  readonly matrix: Matrix;
}

/** What a page draws, each command with the matrix in force; those that only move the matrix are left out. */
export async function drawingCommands(page: PDFPageProxy, frame: Matrix): Promise<Iterable<DrawingCommand>> {
  const { OPS } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  function* walk(): Generator<DrawingCommand> {
    let matrix = frame;
    const saved: Matrix[] = [];
    for (let index = 0; index < fnArray.length; index++) {
      const command = fnArray[index];
      const values = (argsArray[index] ?? []) as readonly unknown[];
      if (command === OPS.save) saved.push(matrix);
      else if (command === OPS.restore || command === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
      // pdfjs types operands as anything; a matrix is always six numbers.
      else if (command === OPS.transform) matrix = multiply(matrix, values as unknown as Matrix);
      else if (command === OPS.paintFormXObjectBegin) {
        saved.push(matrix);
        if (Array.isArray(values[0])) matrix = multiply(matrix, values[0] as unknown as Matrix);
      } else if (command !== undefined) yield { command, values, matrix };
    }
  }
  return walk();
}
