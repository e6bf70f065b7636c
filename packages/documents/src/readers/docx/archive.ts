import { fromBuffer } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { DocumentError } from "../../errors.ts";
import { limits } from "../../limits.ts";

/** A zip's parts by name, inflated only when asked for, within the limits that make a bomb harmless. */
export interface Archive {
  readonly has: (name: string) => boolean;
  readonly names: () => readonly string[];
  /** The inflated part in pieces. @throws {DocumentError} `TOO_COMPLEX` where it grows beyond the limits. */
  readonly chunks: (name: string) => AsyncGenerator<Uint8Array>;
  readonly close: () => void;
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: false }, (error, zip) => {
      if (error) reject(new DocumentError("CORRUPT_FILE", { cause: error }));
      else resolve(zip);
    });
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry: Entry) => {
      // The first of two parts with one name wins, as in Word.
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
      if (entries.size > limits.maxZipEntries) reject(new DocumentError("TOO_COMPLEX"));
      else zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", (error) => reject(new DocumentError("CORRUPT_FILE", { cause: error })));
    zip.readEntry();
  });
}

function openPart(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new DocumentError("CORRUPT_FILE", { cause: error }));
      else resolve(stream);
    });
  });
}

/** The sizes in a zip's headers are claims; what counts is what comes out of the inflater. */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const zip = await openZip(bytes);
  const entries = await listEntries(zip);
  let inflatedTotal = 0;
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async *chunks(name) {
      const entry = entries.get(name);
      if (!entry) return;
      // Bit 0 of the flags: the entry is encrypted (APPNOTE 4.4.4).
      if ((entry.generalPurposeBitFlag & 1) === 1) throw new DocumentError("PASSWORD_PROTECTED");
      let inflated = 0;
      for await (const piece of await openPart(zip, entry)) {
        // The stream is in binary mode, where every piece is a buffer.
        const chunk = piece as unknown as Uint8Array;
        inflated += chunk.byteLength;
        inflatedTotal += chunk.byteLength;
        const packed = Math.max(1, Math.min(entry.compressedSize, bytes.byteLength));
        const isBomb = inflated > limits.ratioFreeBytes && inflated > limits.maxZipRatio * packed;
        if (isBomb || inflatedTotal > limits.maxInflatedBytes) throw new DocumentError("TOO_COMPLEX");
        yield chunk;
      }
    },
    close: () => zip.close(),
  };
}

/** A whole part in memory, or `undefined` where there is none or it is larger than `maxBytes`. */
export async function readPart(
  archive: Archive,
  name: string,
  maxBytes: number = limits.maxInflatedBytes,
): Promise<Uint8Array | undefined> {
  if (!archive.has(name)) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of archive.chunks(name)) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
