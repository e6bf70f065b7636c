import { DocumentError } from "../../errors.ts";
import type { BinaryView } from "./binary.ts";

/** Records of an Office drawing that hold a file this reader can use ([MS-ODRAW] 2.2.23): JPEG and PNG. */
const usableRecords = new Set([0xf01d, 0xf01e, 0xf02a]);
const groupVersion = 0xf;
const entryRecord = 0xf007;
/** What stands in an entry of the picture table in front of the picture itself. */
const entryBytes = 36;
const maxRecords = 200;
/** One or two checksums and a mark stand in front of the file. */
const maxFrontBytes = 40;

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

function fileIn(data: BinaryView, start: number, end: number): Uint8Array | undefined {
  for (let at = start; at < Math.min(end - 4, start + maxFrontBytes); at++) {
    const isFile = signatures.some((signature) =>
      signature.every((byte, index) => data.u8(at + index) === byte),
    );
    if (isFile) return data.bytes(at, end);
  }
  return undefined;
}

function findFile(data: BinaryView, start: number, end: number): Uint8Array | undefined {
  let at = start;
  for (let record = 0; record < maxRecords && at + 8 <= end; record++) {
    const [version, type, length] = [data.u16(at) & 0xf, data.u16(at + 2), data.u32(at + 4)];
    if (usableRecords.has(type)) return fileIn(data, at + 8, Math.min(end, at + 8 + length));
    // Groups are entered, everything else is stepped over.
    if (version === groupVersion) at += 8;
    else if (type === entryRecord) at += 8 + entryBytes;
    else at += 8 + length;
  }
  return undefined;
}

/**
 * The picture that stands in a line of text ([MS-DOC] 2.9.190, PICF): its PNG or JPEG file, or `undefined` for drawings
 * and for what cannot be read.
 */
export function readPicture(data: BinaryView | undefined, offset: number): Uint8Array | undefined {
  if (!data) return undefined;
  try {
    const end = offset + data.u32(offset);
    const linkedName = 0x66;
    let at = offset + data.u16(offset + 4);
    // The name of a linked file comes first, with its length in front.
    if (data.u16(offset + 6) === linkedName) at += 1 + data.u8(at);
    return findFile(data, at, Math.min(end, data.length));
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}
