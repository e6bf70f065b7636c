import type { BinaryView } from "./binary.ts";
import { locationAt } from "./tables-of-word.ts";

/** A stretch of characters `[start, end)`, counted over all parts of the document. */
export interface CharacterSpan {
  readonly start: number;
  readonly end: number;
}

/** A note: the place of its mark in the main text, and its own text. */
export interface NoteSpan extends CharacterSpan {
  readonly mark: number;
}

/** Parts follow each other in one row of characters; their lengths stand here in the header ([MS-DOC] 2.5.4). */
const lengthFields = {
  text: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  textBoxes: 0x64,
} as const;

export type DocumentPart = keyof typeof lengthFields;

export function partSpan(main: BinaryView, part: DocumentPart): CharacterSpan {
  let start = 0;
  for (const [name, field] of Object.entries(lengthFields)) {
    const length = main.u32(field);
    if (name === part) return { start, end: start + length };
    start += length;
  }
  return { start, end: start };
}

const maxNotes = 10_000;

/** Header fields of the two tables that place a kind of notes. */
const noteFields = {
  footnotes: { marks: 0xaa, texts: 0xb2 },
  endnotes: { marks: 0x20a, texts: 0x212 },
} as const;

/** Notes of one kind in the order of their marks; none where their tables do not fit each other. */
export function readNotes(main: BinaryView, table: BinaryView, part: keyof typeof noteFields): NoteSpan[] {
  const marks = locationAt(main, noteFields[part].marks);
  const texts = locationAt(main, noteFields[part].texts);
  // Marks: count + 1 places of four bytes and two bytes for each note; texts have one place more.
  const count = Math.floor((marks.length - 4) / 6);
  if (count <= 0 || count > maxNotes || texts.length < (count + 1) * 4) return [];
  const { start, end } = partSpan(main, part);
  const notes: NoteSpan[] = [];
  for (let index = 0; index < count; index++) {
    const from = start + table.u32(texts.offset + index * 4);
    const to = Math.min(end, start + table.u32(texts.offset + index * 4 + 4));
    if (from < to) notes.push({ mark: table.u32(marks.offset + index * 4), start: from, end: to });
  }
  return notes;
}
