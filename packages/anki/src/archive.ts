import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
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

/** Parts of a file that are compressed at the same time, on the thread pool. */
const partBytes = 1 << 20;

const level = 6;

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
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    lastModDate: noTime,
    extendedTimestamp: false,
    useWebWorkers: false,
    dataDescriptor: false,
    zip64: false,
  });
  for (const { name, bytes, method } of files) {
    const content = method === "deflate" ? await deflate(bytes) : bytes;
    await zip.add(name, new Uint8ArrayReader(content), {
      passThrough: true,
      uncompressedSize: bytes.length,
      signature: crc32(bytes),
      compressionMethod: method === "deflate" ? 8 : 0,
    });
  }
  return await zip.close();
}

/** One deflate stream from parts compressed side by side: each but the last ends on a byte and forgets the past. */
async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length <= smallBytes) return deflateRawSync(bytes, { level });
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(bytes.length / partBytes)) },
    (_, index) => index,
  );
  const parts = await Promise.all(
    starts.map((index) =>
      compress(bytes.subarray(index * partBytes, (index + 1) * partBytes), {
        level,
        finishFlush: index === starts.length - 1 ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
      }),
    ),
  );
  return Buffer.concat(parts);
}
