import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { AnkiError } from "./errors.ts";

const decompress = promisify(inflateRaw);

const maxEntries = 70_000;

/** An archive whose files are unpacked one at a time and only as far as asked for. */
export interface Archive {
  readonly names: readonly string[];
  /** Size the archive claims for a file; it is checked when the file is read. */
  sizeOf(name: string): number;
  /**
   * The file's bytes, or nothing if the archive has no such file.
   *
   * @throws {AnkiError} TOO_LARGE beyond `maxBytes`; DAMAGED_PACKAGE when the data or its checksum is wrong.
   */
  read(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
}

/**
 * Opens a zip archive without unpacking it.
 *
 * @throws {AnkiError} NOT_A_PACKAGE, DAMAGED_PACKAGE (a name twice), TOO_LARGE (too many files)
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const entries = await listEntries(bytes);
  if (entries.length > maxEntries) throw new AnkiError("TOO_LARGE", `It lists ${entries.length} files.`);
  const files = new Map<string, FileEntry>();
  for (const entry of entries) {
    if (entry.directory) continue;
    if (files.has(entry.filename)) {
      throw new AnkiError("DAMAGED_PACKAGE", `It has two files named ${entry.filename}.`);
    }
    files.set(entry.filename, entry);
  }
  return {
    names: [...files.keys()],
    sizeOf: (name) => files.get(name)?.uncompressedSize ?? 0,
    read: async (name, maxBytes) => {
      const entry = files.get(name);
      return entry === undefined ? undefined : await readEntry(entry, maxBytes);
    },
  };
}

async function listEntries(bytes: Uint8Array) {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  try {
    return await zip.getEntries();
  } catch (cause) {
    throw new AnkiError("NOT_A_PACKAGE", undefined, { cause });
  }
}

async function readEntry(entry: FileEntry, maxBytes: number): Promise<Uint8Array> {
  const name = entry.filename;
  if (entry.encrypted) throw new AnkiError("DAMAGED_PACKAGE", `${name} is encrypted.`);
  if (entry.uncompressedSize > maxBytes) {
    throw new AnkiError("TOO_LARGE", `${name} holds ${entry.uncompressedSize} bytes.`);
  }
  const content = await unpack(entry);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.signature) {
    throw new AnkiError("DAMAGED_PACKAGE", `The checksum of ${name} is wrong.`);
  }
  return content;
}

async function unpack(entry: FileEntry): Promise<Uint8Array> {
  try {
    const packed = await entry.getData(new Uint8ArrayWriter(), { passThrough: true, useWebWorkers: false });
    if (entry.compressionMethod === 0) return packed;
    if (entry.compressionMethod !== 8) throw new Error(`compression method ${entry.compressionMethod}`);
    // One byte more than claimed, so that a lie is an error here and not a longer answer.
    return await decompress(packed, { maxOutputLength: entry.uncompressedSize + 1 });
  } catch (cause) {
    throw new AnkiError("DAMAGED_PACKAGE", `${entry.filename} cannot be unpacked.`, { cause });
  }
}
