import { zstdDecompressSync } from "node:zlib";
import { AnkiError } from "./errors.ts";
import { readMessage, textOf } from "./protobuf.ts";

/** A media file: its name in Anki and the name of the archive's file that holds it. */
export interface MediaEntry {
  readonly name: string;
  readonly file: string;
}

/** `{"0": "picture.png"}`: the list of media until Anki 2.1.50, and of ours. */
export function readMediaMap(json: string): readonly MediaEntry[] {
  let map: unknown;
  try {
    map = JSON.parse(json);
  } catch (cause) {
    throw new AnkiError("DAMAGED_PACKAGE", "Its list of media cannot be read.", { cause });
  }
  if (typeof map !== "object" || map === null || Array.isArray(map)) {
    throw new AnkiError("DAMAGED_PACKAGE", "Its list of media cannot be read.");
  }
  return Object.entries(map).map(([file, name]) => ({ file, name: String(name) }));
}

/** Anki's `MediaEntries`: field 1, repeated, a message whose field 1 is the name; the n-th stands in the file `n`. */
export function readMediaEntries(bytes: Uint8Array): readonly MediaEntry[] {
  return readMessage(bytes)
    .filter((part) => part.field === 1)
    .map((part, index) => ({ file: String(index), name: textOf(readMessage(part.bytes), 1) }));
}

/** @throws {AnkiError} DAMAGED_PACKAGE, also when more than `maxBytes` would come out */
export function decompressZstd(bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new AnkiError("DAMAGED_PACKAGE", "Its zstd data cannot be unpacked.", { cause });
  }
}
