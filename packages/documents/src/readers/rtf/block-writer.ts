import { guessHeaderRows } from "../../draft.ts";
import type { DraftBlock } from "../../draft.ts";
import type { TextRun } from "../../model.ts";

export interface RtfParagraph {
  readonly text: string;
  readonly runs: readonly TextRun[];
  /** 0 is the document's title. */
  readonly headingLevel: number | undefined;
  /** What Word printed before the text: a bullet, or a number. */
  readonly marker: string | undefined;
  readonly depth: number;
}

/** Puts paragraphs, table rows and footnotes in a row; a table ends with the first paragraph outside. */
export interface RtfBlockWriter {
  readonly paragraph: (paragraph: RtfParagraph) => void;
  readonly cellPart: (text: string) => void;
  readonly endCell: () => void;
  readonly endRow: () => void;
  readonly footnote: (text: string) => void;
  readonly finish: () => DraftBlock[];
}

function toBlock({ text, runs, headingLevel, marker, depth }: RtfParagraph): DraftBlock {
  if (headingLevel !== undefined) {
    const isTitle = headingLevel === 0;
    // Word prints the number of a numbered heading, and learners know the heading by it.
    const label = marker !== undefined && /[\p{L}\p{N}]/u.test(marker) ? `${marker} ` : "";
    return { type: "heading", level: Math.max(1, headingLevel), text: label + text, isTitle };
  }
  if (marker === undefined) return { type: "paragraph", text, runs };
  const ordered = /[\p{L}\p{N}]/u.test(marker);
  return { type: "listItem", ordered, depth, text, runs, listId: ordered ? "numbers" : "bullets" };
}

export function createRtfBlockWriter(): RtfBlockWriter {
  const blocks: DraftBlock[] = [];
  let rows: string[][] = [];
  let row: string[] = [];
  let cell: string[] = [];
  let notes = 0;
  const endTable = (): void => {
    if (cell.length > 0) row.push(cell.join(" "));
    if (row.length > 0) rows.push(row);
    if (rows.length > 0) blocks.push({ type: "table", rows, headerRows: guessHeaderRows(rows) });
    rows = [];
    row = [];
    cell = [];
  };
  return {
    paragraph(paragraph) {
      endTable();
      if (paragraph.text !== "") blocks.push(toBlock(paragraph));
    },
    cellPart(text) {
      if (text !== "") cell.push(text);
    },
    endCell() {
      row.push(cell.join(" "));
      cell = [];
    },
    endRow() {
      if (row.length > 0) rows.push(row);
      row = [];
    },
    footnote(text) {
      notes++;
      if (text !== "") blocks.push({ type: "footnote", ref: String(notes), text });
    },
    finish() {
      endTable();
      return blocks;
    },
  };
}
