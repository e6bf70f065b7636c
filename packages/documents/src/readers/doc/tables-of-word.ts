import { DocumentError } from "../../errors.ts";
import { readUtf16 } from "./binary.ts";
import type { BinaryView } from "./binary.ts";
import { maxStructures, pageBytes, pagesOf } from "./pages.ts";
import { applyModifiers } from "./properties.ts";
import type { ParagraphProperties } from "./properties.ts";

/** A stretch of text: character positions `[start, end)`, stored at `offset` as one or two bytes each. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly isSingleByte: boolean;
}

export interface Style {
  /** Built-in number: 1..9 headings, 62 title; 4094 for the user's own. */
  readonly builtIn: number;
  readonly base: number;
  readonly name: string;
  readonly properties: ParagraphProperties;
}

/** A run of bytes in the main stream with one set of paragraph properties. */
export interface ParagraphRange {
  readonly start: number;
  readonly end: number;
  readonly style: number;
  readonly properties: ParagraphProperties;
}

export interface ListLevels {
  /** Number format of a list's level: 23 and 255 draw bullets or nothing. `undefined` for unknown lists. */
  readonly formatOf: (list: number, level: number) => number | undefined;
}

/** Where a structure lies in the table stream, as the header gives it. */
export interface Location {
  readonly offset: number;
  readonly length: number;
}

/** Header fields come in pairs: offset and length in the table stream ([MS-DOC] 2.5.6). */
export function locationAt(main: BinaryView, field: number): Location {
  return { offset: main.u32(field), length: main.u32(field + 4) };
}

/** The piece table out of the complex part: property groups (type 1), then the table itself (type 2). */
export function readPieces(table: BinaryView, { offset, length }: Location, maxCharacters: number): Piece[] {
  let at = offset;
  while (at < offset + length && table.u8(at) === 1) at += 3 + table.u16(at + 1);
  if (at >= offset + length || table.u8(at) !== 2) throw new DocumentError("CORRUPT_FILE");
  const count = Math.floor((table.u32(at + 1) - 4) / 12);
  if (count < 0 || count > maxStructures) throw new DocumentError("CORRUPT_FILE");
  const positions = at + 5;
  let total = 0;
  const descriptors = positions + (count + 1) * 4;
  return Array.from({ length: count }, (_unused, index) => {
    const stored = table.u32(descriptors + index * 8 + 2);
    const isSingleByte = (stored & 0x4000_0000) !== 0;
    const position = stored & 0x3fff_ffff;
    const start = table.u32(positions + index * 4);
    const end = table.u32(positions + index * 4 + 4);
    // Pieces that repeat the same bytes over and over would make a small file endless.
    total += Math.max(0, end - start);
    if (total > maxCharacters) throw new DocumentError("CORRUPT_FILE");
    return { start, end, offset: isSingleByte ? position / 2 : position, isSingleByte };
  });
}

function readStyle(table: BinaryView, at: number, length: number, baseBytes: number): Style {
  const nameLength = table.u16(at + baseBytes);
  const nameStart = at + baseBytes + 2;
  const name = readUtf16(table, nameStart, Math.min(nameLength, 255));
  const properties: ParagraphProperties = {};
  const isParagraphStyle = (table.u16(at + 2) & 0xf) === 1;
  // Behind the name and its zero: the paragraph modifiers, with their length and the style's own index in front.
  const modifiers = nameStart + nameLength * 2 + 2;
  if (isParagraphStyle && modifiers + 4 <= at + length) {
    const end = Math.min(at + length, modifiers + 2 + table.u16(modifiers));
    applyModifiers(properties, table, modifiers + 4, end);
  }
  return { builtIn: table.u16(at) & 0xfff, base: table.u16(at + 2) >> 4, name, properties };
}

export function readStyles(table: BinaryView, { offset, length }: Location): (Style | undefined)[] {
  const styles: (Style | undefined)[] = [];
  if (length < 6) return styles;
  const count = table.u16(offset + 2);
  const baseBytes = table.u16(offset + 4);
  let at = offset + 2 + table.u16(offset);
  for (let index = 0; index < count && at + 2 <= offset + length; index++) {
    const size = table.u16(at);
    at += 2;
    styles.push(size > baseBytes + 2 ? readStyle(table, at, size, baseBytes) : undefined);
    at += size + (size & 1);
  }
  return styles;
}

/** One 512-byte page of paragraph properties ([MS-DOC] 2.9.175, PapxFkp). */
function readPage(main: BinaryView, start: number): ParagraphRange[] {
  const count = main.u8(start + pageBytes - 1);
  if ((count + 1) * 4 + count * 13 > pageBytes) return [];
  return Array.from({ length: count }, (_unused, index) => {
    const range = { start: main.u32(start + index * 4), end: main.u32(start + index * 4 + 4) };
    const inPage = main.u8(start + (count + 1) * 4 + index * 13) * 2;
    const properties: ParagraphProperties = {};
    if (inPage === 0) return { ...range, style: 0, properties };
    let at = start + inPage;
    // An odd length is stored halved; zero says that the even one follows.
    const half = main.u8(at);
    const bytes = half === 0 ? main.u8(at + 1) * 2 : half * 2 - 1;
    at += half === 0 ? 2 : 1;
    const end = Math.min(at + bytes, start + pageBytes - 1);
    if (at + 2 > end) return { ...range, style: 0, properties };
    applyModifiers(properties, main, at + 2, end);
    return { ...range, style: main.u16(at), properties };
  });
}

export function readParagraphRanges(
  main: BinaryView,
  table: BinaryView,
  location: Location,
): ParagraphRange[] {
  const ranges = pagesOf(main, table, location).flatMap((page) => readPage(main, page));
  return ranges.sort((a, b) => a.start - b.start);
}

interface ListDefinition {
  readonly id: number;
  readonly formats: number[];
}

const listBytes = 28;
const levelHeaderBytes = 28;

/** Levels follow the list table without lengths of their own: each has to be walked to find the next. */
function readListDefinitions(table: BinaryView, { offset, length }: Location): ListDefinition[] {
  const count = table.u16(offset);
  let at = offset + length;
  return Array.from({ length: count }, (_unused, index) => {
    const list = offset + 2 + index * listBytes;
    const levels = (table.u8(list + 26) & 1) === 1 ? 1 : 9;
    const formats = Array.from({ length: levels }, () => {
      const format = table.u8(at + 4);
      const modifiers = table.u8(at + 24) + table.u8(at + 25);
      at += levelHeaderBytes + modifiers;
      at += 2 + table.u16(at) * 2;
      return format;
    });
    return { id: table.u32(list), formats };
  });
}

/** Number formats of the document's lists. A damaged list table costs the numbers, not the text. */
export function readListLevels(table: BinaryView, lists: Location, overrides: Location): ListLevels {
  const formats = new Map<number, readonly number[]>();
  try {
    if (lists.length > 2 && overrides.length > 4) {
      const definitions = new Map(readListDefinitions(table, lists).map((list) => [list.id, list.formats]));
      const count = Math.min(table.u32(overrides.offset), maxStructures);
      for (let index = 0; index < count; index++) {
        const found = definitions.get(table.u32(overrides.offset + 4 + index * 16));
        if (found) formats.set(index + 1, found);
      }
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
  return {
    formatOf(list, level) {
      const found = formats.get(list);
      return found?.[level] ?? found?.[0];
    },
  };
}
