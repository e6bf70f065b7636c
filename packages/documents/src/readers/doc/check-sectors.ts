import { DocumentError } from "../../errors.ts";
import type { BinaryView } from "./binary.ts";

const headerEntries = 109;
/** Values from here up are marks (free, end of chain, table sector), not sector numbers. */
const firstMark = 0xffff_fffa;

/** Sector numbers of the allocation table: the first 109 in the header, the rest in a chain of sectors. */
function tableSectors(file: BinaryView, sectorBytes: number): number[] {
  const sectors: number[] = [];
  for (let index = 0; index < headerEntries; index++) sectors.push(file.u32(0x4c + index * 4));
  let next = file.u32(0x44);
  const perSector = sectorBytes / 4 - 1;
  for (let left = Math.min(file.u32(0x48), file.length / sectorBytes); left > 0 && next < firstMark; left--) {
    const start = (next + 1) * sectorBytes;
    if (start + sectorBytes > file.length) break;
    for (let index = 0; index < perSector; index++) sectors.push(file.u32(start + index * 4));
    next = file.u32(start + perSector * 4);
  }
  return sectors.filter((sector) => sector < firstMark && (sector + 2) * sectorBytes <= file.length);
}

/**
 * Refuses an OLE file whose sector chains run in circles ([MS-CFB] 2.3): the library that reads it would follow them
 * until memory ends.
 *
 * @throws {DocumentError} `CORRUPT_FILE`
 */
export function checkSectors(file: BinaryView): void {
  const shift = file.u16(0x1e);
  if (shift !== 9 && shift !== 12) throw new DocumentError("CORRUPT_FILE");
  const sectorBytes = 1 << shift;
  const next: number[] = [];
  for (const sector of tableSectors(file, sectorBytes)) {
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at < start + sectorBytes; at += 4) next.push(file.u32(at));
  }
  // Every sector is walked once: 0 is new, any other number the walk that first came by.
  const walkOf = new Uint32Array(next.length);
  for (let start = 0; start < next.length; start++) {
    let sector = start;
    while (sector < next.length && walkOf[sector] === 0) {
      walkOf[sector] = start + 1;
      sector = next[sector] ?? firstMark;
    }
    if (sector < next.length && walkOf[sector] === start + 1) throw new DocumentError("CORRUPT_FILE");
  }
}
