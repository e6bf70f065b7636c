import { find, read } from "cfb";
import type { CFB$Container } from "cfb";
import { cleanText } from "../../characters.ts";
import { guessHeaderRows } from "../../draft.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import { DocumentError } from "../../errors.ts";
import { createBinaryView } from "./binary.ts";
import type { BinaryView } from "./binary.ts";
import { checkSectors } from "./check-sectors.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { DocParagraph } from "./paragraphs.ts";
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

function mainStream(container: CFB$Container): BinaryView {
  // Word 2007+ puts an encrypted .docx into an OLE container of its own.
  if (find(container, "/EncryptedPackage")) throw new DocumentError("PASSWORD_PROTECTED");
  const main = streamOf(container, "WordDocument");
  if (!main) throw new DocumentError("UNSUPPORTED_CONTENT");
  const magic = main.u16(0);
  if (magic === 0xa5dc || magic === 0xa59c || magic === 0xa59b) throw new DocumentError("OLD_WORD");
  if (magic !== 0xa5ec) throw new DocumentError("CORRUPT_FILE");
  // nFib below 193 is a beta or earlier layout under the new number.
  if (main.u16(2) < 0x00c1) throw new DocumentError("OLD_WORD");
  if ((main.u16(0x0a) & 0x0100) !== 0) throw new DocumentError("PASSWORD_PROTECTED");
  return main;
}

/** Gathers table rows and code lines while the paragraphs pass. */
function createBlockWriter() {
  const blocks: DraftBlock[] = [];
  let rows: string[][] = [];
  let row: string[] = [];
  let cell: string[] = [];

  const endTable = (): void => {
    if (rows.length > 0) blocks.push({ type: "table", rows, headerRows: guessHeaderRows(rows) });
    rows = [];
    row = [];
    cell = [];
  };
  const writeText = (paragraph: DocParagraph, text: string): void => {
    const { headingLevel, list, isCode } = paragraph;
    const last = blocks.at(-1);
    if (headingLevel !== undefined) {
      const isTitle = headingLevel === 0;
      blocks.push({ type: "heading", level: Math.max(1, headingLevel), text, isTitle });
    } else if (isCode) {
      const above = last?.type === "code" ? `${last.text}\n` : "";
      if (above !== "") blocks.pop();
      blocks.push({ type: "code", text: above + paragraph.text });
    } else if (list) blocks.push({ type: "listItem", ...list, text });
    else blocks.push({ type: "paragraph", text });
  };
  return {
    write(paragraph: DocParagraph): void {
      const text = cleanText(paragraph.text);
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
        if (text !== "") writeText(paragraph, text);
      }
    },
    finish(): DraftBlock[] {
      endTable();
      return blocks;
    },
  };
}

/**
 * Reads a Word 97-2003 binary document ([MS-DOC]): headings, lists, tables, both text encodings; footnotes, headers and
 * images are left out.
 *
 * @throws {DocumentError} `OLD_WORD`, `PASSWORD_PROTECTED`, `UNSUPPORTED_CONTENT` (another OLE file), `CORRUPT_FILE`.
 */
export function readDoc(bytes: Uint8Array): Draft {
  const container = openContainer(bytes);
  const main = mainStream(container);
  const table = streamOf(container, (main.u16(0x0a) & 0x0200) === 0 ? "0Table" : "1Table");
  if (!table) throw new DocumentError("CORRUPT_FILE");
  const writer = createBlockWriter();
  const structures = {
    pieces: readPieces(table, locationAt(main, 0x1a2), 2 * main.length),
    styles: readStyles(table, locationAt(main, 0xa2)),
    ranges: readParagraphRanges(main, table, locationAt(main, 0x102)),
    lists: readListLevels(table, locationAt(main, 0x2e2), locationAt(main, 0x2ea)),
  };
  for (const paragraph of paragraphsOf(main, main.u32(0x4c), structures)) writer.write(paragraph);
  return { format: "doc", blocks: writer.finish() };
}
