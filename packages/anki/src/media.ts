import { hash } from "node:crypto";
import type { AnkiImage } from "./deck.ts";
import { AnkiError } from "./errors.ts";

/** All images of a package together; an upload is at most 10 MiB, and images are not made larger. */
const maxMediaBytes = 100 * 2 ** 20;

const extensions: Readonly<Record<AnkiImage["mimeType"], string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/svg+xml": "svg",
};

/** The images of a package, each once however many notes show it. */
export interface MediaCollection {
  /** The name by which notes refer to the image: safe in Anki's media folder, and the same for the same bytes. */
  nameOf(image: AnkiImage): string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Names come from the content, since Anki renames a file when it has another of that name. */
export function createMediaCollection(): MediaCollection {
  const names = new Map<Uint8Array, string>();
  const files = new Map<string, Uint8Array>();
  let total = 0;
  return {
    files,
    nameOf: ({ bytes, mimeType }) => {
      const known = names.get(bytes);
      if (known !== undefined) return known;
      const name = `deckle-${hash("sha256", bytes).slice(0, 24)}.${extensions[mimeType]}`;
      names.set(bytes, name);
      if (!files.has(name)) total += bytes.length;
      if (total > maxMediaBytes) {
        throw new AnkiError("TOO_LARGE", `Its images hold over ${maxMediaBytes} bytes.`);
      }
      files.set(name, bytes);
      return name;
    },
  };
}
