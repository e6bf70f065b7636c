import type { BinaryView } from "./binary.ts";
import type { Location } from "./tables-of-word.ts";

/** More of one kind than any document has. */
export const maxStructures = 100_000;

/** Properties lie in pages of this many bytes in the main stream ([MS-DOC] 2.4.2). */
export const pageBytes = 512;

/** Where in the main stream the pages of a table of properties begin; those that lie outside are left out. */
export function pagesOf(main: BinaryView, table: BinaryView, { offset, length }: Location): number[] {
  const count = Math.max(0, Math.min(maxStructures, Math.floor((length - 4) / 8)));
  const pages: number[] = [];
  for (let index = 0; index < count; index++) {
    const page = (table.u32(offset + (count + 1) * 4 + index * 4) & 0x3f_ffff) * pageBytes;
    if (page + pageBytes <= main.length) pages.push(page);
  }
  return pages;
}
