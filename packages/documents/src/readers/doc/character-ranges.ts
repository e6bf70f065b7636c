import { readUtf16 } from "./binary.ts";
import type { BinaryView } from "./binary.ts";
import { pageBytes, pagesOf } from "./pages.ts";
import { readModifiers } from "./properties.ts";
import type { Location } from "./tables-of-word.ts";

/** Character properties this reader uses ([MS-DOC] 2.6.1). */
export interface CharacterProperties {
  isBold?: boolean;
  isItalic?: boolean;
  /** Deleted with changes being tracked, or hidden: not part of what is read. */
  isInvisible?: boolean;
  halfPoints?: number;
  /** Index of the font in the document's table. */
  font?: number;
  /** Where the picture behind a mark lies in the data stream. */
  picture?: number;
}

/** A run of bytes in the main stream with one set of character properties. */
export interface CharacterRange {
  readonly start: number;
  readonly end: number;
  readonly properties: CharacterProperties;
}

/** 1 is on; 0x81 is the opposite of the style, which is off in nearly every style. */
const isOn = (value: number): boolean => value === 1 || value === 0x81;

const modifiers: Readonly<Record<number, (properties: CharacterProperties, value: number) => void>> = {
  0x0800: (properties, value) => void (properties.isInvisible ||= isOn(value)),
  0x083c: (properties, value) => void (properties.isInvisible ||= isOn(value)),
  0x0835: (properties, value) => void (properties.isBold = isOn(value)),
  0x0836: (properties, value) => void (properties.isItalic = isOn(value)),
  0x4a43: (properties, value) => void (properties.halfPoints = value),
  0x4a4f: (properties, value) => void (properties.font = value),
  0x6a03: (properties, value) => void (properties.picture = value),
};

/** One 512-byte page of character properties ([MS-DOC] 2.9.33, ChpxFkp). */
function readPage(main: BinaryView, start: number): CharacterRange[] {
  const count = main.u8(start + pageBytes - 1);
  if ((count + 1) * 4 + count > pageBytes) return [];
  return Array.from({ length: count }, (_unused, index) => {
    const range = { start: main.u32(start + index * 4), end: main.u32(start + index * 4 + 4) };
    const properties: CharacterProperties = {};
    const inPage = main.u8(start + (count + 1) * 4 + index) * 2;
    if (inPage === 0) return { ...range, properties };
    const at = start + inPage;
    const end = Math.min(at + 1 + main.u8(at), start + pageBytes - 1);
    for (const { modifier, value } of readModifiers(main, at + 1, end)) {
      modifiers[modifier]?.(properties, value);
    }
    return { ...range, properties };
  });
}

export function readCharacterRanges(
  main: BinaryView,
  table: BinaryView,
  location: Location,
): readonly CharacterRange[] {
  const ranges = pagesOf(main, table, location).flatMap((page) => readPage(main, page));
  return ranges.sort((a, b) => a.start - b.start);
}

const monoName = /courier|consol|mono|menlo|fixed|typewriter|lucida sans type/i;
const maxFonts = 2000;
/** Bytes in front of a font's name ([MS-DOC] 2.9.80, FFN). */
const fontHeaderBytes = 39;

/** Indexes of the fonts whose characters are all of one width. A damaged table costs the code, not the text. */
export function readMonoFonts(table: BinaryView, { offset, length }: Location): ReadonlySet<number> {
  const fonts = new Set<number>();
  if (length < 6) return fonts;
  const count = Math.min(table.u16(offset), maxFonts);
  let at = offset + 4;
  for (let index = 0; index < count && at + 1 < offset + length; index++) {
    const size = table.u8(at);
    const characters = Math.floor((size - fontHeaderBytes) / 2);
    const name = characters > 0 ? readUtf16(table, at + 1 + fontHeaderBytes, characters) : "";
    if (monoName.test(name)) fonts.add(index);
    at += 1 + size;
  }
  return fonts;
}
