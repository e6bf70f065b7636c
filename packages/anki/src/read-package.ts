import { AnkiError } from "./errors.ts";
import { type Archive, openArchive } from "./read-archive.ts";
import { type PackageCollection, readCollection } from "./read-collection.ts";
import { type MediaEntry, decompressZstd, readMediaEntries, readMediaMap } from "./read-media.ts";

/** Newest first: a package may carry an older file beside its own, with a note that asks to upgrade. */
const formats = ["anki21b", "anki21", "anki2"] as const;

/** What a package holds, whoever made it. */
export interface AnkiPackage extends PackageCollection {
  readonly format: (typeof formats)[number];
  readonly media: readonly MediaEntry[];
  /** Names of all files in the archive. */
  readonly files: readonly string[];
}

const maxCollectionBytes = 512 * 2 ** 20;
const maxMediaListBytes = 16 * 2 ** 20;

/**
 * Reads an Anki package in any of its three formats. At most 512 MiB are unpacked.
 *
 * @throws {AnkiError} NOT_A_PACKAGE, DAMAGED_PACKAGE, TOO_LARGE
 */
export async function readPackage(bytes: Uint8Array): Promise<AnkiPackage> {
  return await readArchivePackage(await openArchive(bytes));
}

/** The same for an archive that is open already. */
export async function readArchivePackage(archive: Archive): Promise<AnkiPackage> {
  const format = formats.find((name) => archive.names.includes(`collection.${name}`));
  if (format === undefined) throw new AnkiError("NOT_A_PACKAGE");
  const isZstd = format === "anki21b";
  const stored = (await archive.read(`collection.${format}`, maxCollectionBytes)) ?? new Uint8Array();
  return {
    format,
    files: archive.names,
    media: await readMedia(archive, isZstd),
    ...readCollection(isZstd ? decompressZstd(stored, maxCollectionBytes) : stored),
  };
}

/** Anki allows the list to be absent. */
async function readMedia(archive: Archive, isZstd: boolean): Promise<readonly MediaEntry[]> {
  const list = await archive.read("media", maxMediaListBytes);
  if (list === undefined) return [];
  if (isZstd) return readMediaEntries(decompressZstd(list, maxMediaListBytes));
  return readMediaMap(Buffer.from(list).toString("utf8"));
}
