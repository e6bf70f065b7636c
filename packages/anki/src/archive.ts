import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { ZipWriter } from "@zip.js/zip.js";
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
const partBytes = 1 << 18;
const partsAtATime = 4;

/** How far back deflate refers: each part gets this much of what stands before it, so that parts cost no size. */
const windowBytes = 1 << 15;

/** Decks made from real documents come out 1 % larger than with zlib's usual 6, a quarter sooner. */
const level = 5;

/** Up to here compressing takes less time than handing it to another thread. */
const smallBytes = 1 << 17;

/** The earliest time a zip can hold, so that the same deck gives the same bytes. */
const noTime = new Date(1980, 0, 1);

/**
 * The files as one zip archive without zip64, in the order given.
 *
 * @throws {AnkiError} TOO_LARGE
 */
export async function writeArchive(files: readonly ArchiveFile[]): Promise<Uint8Array> {
  const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (files.length > maxFiles || total > maxBytes) throw new AnkiError("TOO_LARGE");
  const chunks: Uint8Array[] = [];
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(chunk) }), {
    lastModDate: noTime,
    extendedTimestamp: false,
    useWebWorkers: false,
    dataDescriptor: false,
    zip64: false,
  });
  for (const { name, bytes, method } of files) {
    const parts = method === "deflate" ? await deflate(bytes) : [bytes];
    await zip.add(name, partsReader(parts), {
      passThrough: true,
      uncompressedSize: bytes.length,
      signature: crc32(bytes),
      compressionMethod: method === "deflate" ? 8 : 0,
    });
  }
  await zip.close();
  return Buffer.concat(chunks);
}

/** With its size known beforehand, the zip writer passes a file on as it is; its own readers and writers copy it thrice. */
function partsReader(parts: readonly Uint8Array[]): {
  readonly readable: ReadableStream;
  readonly size: number;
} {
  return {
    readable: new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
    size: parts.reduce((sum, part) => sum + part.length, 0),
  };
}

/** One deflate stream from parts compressed side by side: each but the last ends on a whole byte. */
async function deflate(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  if (bytes.length <= smallBytes) return [deflateRawSync(bytes, { level })];
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
        finishFlush: index === count - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        ...(index === 0 ? {} : { dictionary: bytes.subarray(start - windowBytes, start) }),
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(partsAtATime, count) }, compressInTurn));
  return parts;
}
