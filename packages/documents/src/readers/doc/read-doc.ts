import { find, read } from "cfb";
import type { CFB$Container } from "cfb";
import { guessHeaderRows } from "../../draft.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import { DocumentError } from "../../errors.ts";
import { promoteHeadings } from "../../promote-headings.ts";
import type { HeadingCandidate } from "../../promote-headings.ts";
import { createBinaryView } from "./binary.ts";
import type { BinaryView } from "./binary.ts";
import { createMediaStore } from "../docx/media.ts";
import { readCharacterRanges, readMonoFonts } from "./character-ranges.ts";
import { checkSectors } from "./check-sectors.ts";
import { partSpan, readNotes } from "./notes.ts";
import type { CharacterSpan, NoteSpan } from "./notes.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { DocParagraph, Structures } from "./paragraphs.ts";
import { readPicture } from "./pictures.ts";
import { locationAt, readListLevels, readParagraphRanges, readPieces, readStyles } from "./tables-of-word.ts";

function openContainer(bytes: Uint8Array): CFB$Container {
  checkSectors(createBinaryView(bytes));
  try {
    return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { type: "buffer" });
  } catch (error) {
    throw new DocumentError("CORRUPT_FILE", { cause: error });
  }
}

function streamOf(container: CFB$Container, name: string): BinaryView | undefined {
  const entry = find(container, `/${name}`) ?? find(container, name);
  if (!entry || entry.size === 0) return undefined;
  // cfb gives a Buffer, or an array of bytes for small streams.
  return createBinaryView(Uint8Array.from(entry.content as ArrayLike<number>));
}

/** Word 6 and 95: everywhere, in betas, and in the editions for Chinese, Japanese and Korean. */
const oldMagics = new Set([0xa5dc, 0xa59b, 0xa59c, 0xa697, 0xa698, 0xa699]);

function mainStream(container: CFB$Container): BinaryView {
  // Word 2007+ puts an encrypted .docx into an OLE container of its own.
  if (find(container, "/EncryptedPackage")) throw new DocumentError("PASSWORD_PROTECTED");
  const main = streamOf(container, "WordDocument");
  if (!main) throw new DocumentError("UNSUPPORTED_CONTENT");
  const magic = main.u16(0);
  if (oldMagics.has(magic)) throw new DocumentError("OLD_WORD");
  if (magic !== 0xa5ec) throw new DocumentError("CORRUPT_FILE");
  // nFib below 193 is a beta or earlier layout under the new number.
  if (main.u16(2) < 0x00c1) throw new DocumentError("OLD_WORD");
  if ((main.u16(0x0a) & 0x0100) !== 0) throw new DocumentError("PASSWORD_PROTECTED");
  return main;
}

/** What a paragraph refers to, ready to be set behind it. */
interface Attached {
  readonly notesOf: (paragraph: DocParagraph) => readonly DraftBlock[];
  readonly picturesOf: (paragraph: DocParagraph) => readonly DraftBlock[];
}

/** Gathers table rows and code lines while the paragraphs pass. */
function createBlockWriter({ notesOf, picturesOf }: Attached) {
  const blocks: DraftBlock[] = [];
  const candidates: HeadingCandidate[] = [];
  const sizes = new Map<number, number>();
  let rows: string[][] = [];
  let row: string[] = [];
  let cell: string[] = [];
  let behindTable: DraftBlock[] = [];
  const endTable = (): void => {
    if (rows.length > 0) blocks.push({ type: "table", rows, headerRows: guessHeaderRows(rows) });
    // Cells whose row never ends: the marks are there, what makes them a table is damaged.
    const stray = [...row, ...cell].filter(Boolean);
    blocks.push(...stray.map((text): DraftBlock => ({ type: "paragraph", text })), ...behindTable);
    behindTable = [];
    rows = [];
    row = [];
    cell = [];
  };
  const writeText = (paragraph: DocParagraph): void => {
    const { headingLevel, list, isCode, text, runs } = paragraph;
    const last = blocks.at(-1);
    if (headingLevel !== undefined) {
      const isTitle = headingLevel === 0;
      blocks.push({ type: "heading", level: Math.max(1, headingLevel), text, isTitle });
    } else if (isCode) {
      const above = last?.type === "code" ? `${last.text}\n` : "";
      if (above !== "") blocks.pop();
      blocks.push({ type: "code", text: above + paragraph.rawText });
    } else if (list) blocks.push({ type: "listItem", ...list, text, runs });
    else {
      const { isAllBold: isBold, halfPoints } = paragraph;
      candidates.push({ index: blocks.length, isBold, halfPoints });
      sizes.set(halfPoints, (sizes.get(halfPoints) ?? 0) + text.length);
      blocks.push({ type: "paragraph", text, runs });
    }
  };
  return {
    write(paragraph: DocParagraph): void {
      const { text } = paragraph;
      const behind = [...picturesOf(paragraph), ...notesOf(paragraph)];
      if (paragraph.end === "row") {
        rows.push(row);
        row = [];
        cell = [];
      } else if (paragraph.end === "cell") {
        row.push([...cell, text].filter(Boolean).join(" "));
        cell = [];
      } else if (paragraph.inTable) cell.push(text);
      else {
        endTable();
        if (text !== "") writeText(paragraph);
        blocks.push(...behind);
        return;
      }
      behindTable.push(...behind);
    },
    finish(): readonly DraftBlock[] {
      endTable();
      return promoteHeadings({ blocks, candidates, sizes });
    },
  };
}

function readStructures(main: BinaryView, table: BinaryView, notes: readonly NoteSpan[]): Structures {
  return {
    pieces: readPieces(table, locationAt(main, 0x1a2), 2 * main.length),
    styles: readStyles(table, locationAt(main, 0xa2)),
    ranges: readParagraphRanges(main, table, locationAt(main, 0x102)),
    characterRanges: optional(() => readCharacterRanges(main, table, locationAt(main, 0xfa)), []),
    monoFonts: optional(() => readMonoFonts(table, locationAt(main, 0x112)), new Set<number>()),
    lists: readListLevels(table, locationAt(main, 0x2e2), locationAt(main, 0x2ea)),
    noteMarks: new Set(notes.map(({ mark }) => mark)),
  };
}

/** What only adds to the text is left out where it is damaged. */
function optional<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError) return otherwise;
    throw error;
  }
}

function readAllNotes(main: BinaryView, table: BinaryView): NoteSpan[] {
  return (["footnotes", "endnotes"] as const).flatMap((part) =>
    optional(() => readNotes(main, table, part), []),
  );
}

/**
 * Reads a Word 97-2003 binary document ([MS-DOC]): headings, lists, tables, notes, pictures in the line, text boxes
 * behind the text, both text encodings. Headers and comments are left out, as is what tracked changes have deleted.
 *
 * @throws {DocumentError} `OLD_WORD`, `PASSWORD_PROTECTED`, `UNSUPPORTED_CONTENT` (another OLE file), `CORRUPT_FILE`.
 */
export function readDoc(bytes: Uint8Array): Draft {
  const container = openContainer(bytes);
  const main = mainStream(container);
  const table = streamOf(container, (main.u16(0x0a) & 0x0200) === 0 ? "0Table" : "1Table");
  if (!table) throw new DocumentError("CORRUPT_FILE");
  const notes = readAllNotes(main, table);
  const structures = readStructures(main, table, notes);
  const data = streamOf(container, "Data");
  const media = createMediaStore();
  const textOf = (span: CharacterSpan): string =>
    Array.from(paragraphsOf(main, span, structures), ({ text }) => text)
      .filter(Boolean)
      .join(" ");
  const refs = new Map(notes.map((note, index) => [note.mark, { ...note, ref: String(index + 1) }]));
  const writer = createBlockWriter({
    notesOf: (paragraph) =>
      paragraph.notes.flatMap((mark): DraftBlock[] => {
        const note = refs.get(mark);
        return note ? [{ type: "footnote", ref: note.ref, text: textOf(note) }] : [];
      }),
    picturesOf: (paragraph) =>
      paragraph.pictures.flatMap((offset): DraftBlock[] => {
        const mediaId = media.add(offset < 0 ? undefined : readPicture(data, offset));
        return mediaId === undefined ? [] : [{ type: "image", mediaId }];
      }),
  });
  for (const part of ["text", "textBoxes"] as const) {
    for (const paragraph of paragraphsOf(main, partSpan(main, part), structures)) writer.write(paragraph);
  }
  return {
    format: "doc",
    blocks: writer.finish(),
    media: media.all(),
    warnings: media.hasSkipped() ? [{ code: "IMAGES_SKIPPED" }] : [],
  };
}
