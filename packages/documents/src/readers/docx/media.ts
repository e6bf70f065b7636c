import { createHash } from "node:crypto";
import { limits } from "../../limits.ts";
import type { Media } from "../../model.ts";

export interface MediaStore {
  /** The id of an image, or `undefined` where its kind or size is not taken. Equal images share one id. */
  readonly add: (bytes: Uint8Array | undefined) => string | undefined;
  readonly all: () => readonly Media[];
  readonly hasSkipped: () => boolean;
}

/** By content: Word names parts as it likes, and drawings (EMF, WMF) have no place on a card. */
function mimeTypeOf(bytes: Uint8Array): Media["mimeType"] | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.byteLength)).toString("latin1");
  if (head.startsWith("\u0089PNG")) return "image/png";
  if (head.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (head.startsWith("GIF8")) return "image/gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  return undefined;
}

/** Keeps a document's images within number and size. */
export function createMediaStore(): MediaStore {
  const idOfHash = new Map<string, string>();
  const media: Media[] = [];
  let totalBytes = 0;
  let hasSkipped = false;
  return {
    add(bytes) {
      const mimeType = bytes && mimeTypeOf(bytes);
      const isTooMuch =
        (bytes?.byteLength ?? 0) > limits.maxMediaBytes ||
        media.length >= limits.maxMedia ||
        totalBytes + (bytes?.byteLength ?? 0) > limits.maxMediaTotalBytes;
      if (!bytes || !mimeType || isTooMuch) {
        hasSkipped = true;
        return undefined;
      }
      const hash = createHash("sha256").update(bytes).digest("hex");
      const known = idOfHash.get(hash);
      if (known !== undefined) return known;
      const id = `m${String(media.length)}`;
      idOfHash.set(hash, id);
      media.push({ id, mimeType, bytes });
      totalBytes += bytes.byteLength;
      return id;
    },
    all: () => media,
    hasSkipped: () => hasSkipped,
  };
}
