import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { AnkiError } from "./errors.ts";

const compress = promisify(deflateRaw);

/** A file of the package. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `store`: already compressed, as images are. */
  readonly method: "deflate" | "store";
}

/** Old importers read no zip64: at most 65,534 files and 4 GiB. We stop far below the latter. */
const maxFiles = 65_000;
const maxBytes = 2 ** 31;

/** A file is compressed in parts on the thread pool, a few at the same time: each that is under way holds memory. */
const partBytes = 1 << 19;
const partsAtATime = 2;

/** How far back deflate refers: each part gets this much of what stands before it, so that parts cost no size. */
const windowBytes = 1 << 15;

/** Decks made from real documents come out 1 % larger than with zlib's usual 6, a quarter sooner. */
const level = 5;

/** Up to here compressing takes less time than handing it to another thread. */
const smallBytes = 1 << 17;

/** 1 January 1980, the earliest date a zip can hold, so that the same deck gives the same bytes. */
const noDate = 0x0021;

/** Needed to unpack: version 2.0, for deflate. Names are UTF-8 (bit 11). */
const version = 20;
const utf8Names = 0x0800;

interface PackedFile {
  readonly name: Buffer;
  readonly method: ArchiveFile["method"];
  readonly crc: number;
  readonly size: number;
  readonly parts: readonly Uint8Array[];
}

/**
 * The files as one zip archive without zip64, in the order given (PKWARE's APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and
 * 4.3.16). Written here since sizes and bytes are all known: the streams of a zip library took as long as a small deck.
 *
 * @throws {AnkiError} TOO_LARGE
 */
export async function writeArchive(files: readonly ArchiveFile[]): Promise<Uint8Array> {
  const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (files.length > maxFiles || total > maxBytes) throw new AnkiError("TOO_LARGE");
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, method } of files) {
    const file: PackedFile = {
      name: Buffer.from(name),
      method,
      crc: crc32(bytes),
      size: bytes.length,
      parts: method === "deflate" ? await deflate(bytes) : [bytes],
    };
    const header = localHeader(file);
    chunks.push(header, file.name, ...file.parts);
    directory.push(directoryEntry(header, offset), file.name);
    offset += header.length + file.name.length + packedSize(file);
  }
  return Buffer.concat([...chunks, ...directory, directoryEnd(files.length, lengthOf(directory), offset)]);
}

function lengthOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}

function packedSize({ parts }: PackedFile): number {
  return lengthOf(parts);
}

function localHeader(file: PackedFile): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(utf8Names, 6);
  header.writeUInt16LE(file.method === "deflate" ? 8 : 0, 8);
  header.writeUInt16LE(noDate, 12);
  header.writeUInt32LE(file.crc, 14);
  header.writeUInt32LE(packedSize(file), 18);
  header.writeUInt32LE(file.size, 22);
  header.writeUInt16LE(file.name.length, 26);
  return header;
}

/** Says again what stands in the file's own header, from its version on, and where that is. */
function directoryEntry(header: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  header.copy(entry, 6, 4);
  entry.writeUInt32LE(offset, 42);
  return entry;
}

function directoryEnd(files: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** One deflate stream from parts compressed side by side: each but the last ends on a whole byte. */
async function deflate(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  if (bytes.length <= smallBytes) {
    return [deflateRawSync(bytes, { level, chunkSize: outputBytes(bytes.length) })];
  }
  const count = Math.ceil(bytes.length / partBytes);
  const parts: Uint8Array[] = [];
  let next = 0;
  const compressInTurn = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const start = index * partBytes;
      parts[index] = await compress(bytes.subarray(start, start + partBytes), {
        level,
        chunkSize: outputBytes(partBytes),
        finishFlush: index === count - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        ...(index === 0 ? {} : { dictionary: bytes.subarray(start - windowBytes, start) }),
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(partsAtATime, count) }, compressInTurn));
  return parts;
}

/** Room for the output in one piece, nearly always: zlib hands it over in pieces of that size, each a turn of its own. */
function outputBytes(inputBytes: number): number {
  return Math.max(1024, inputBytes >> 1);
}
