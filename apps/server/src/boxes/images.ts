import { createHash } from "node:crypto";
import { imagesByBlock } from "@deckle/anki";
import type { Media, ParsedDocument } from "@deckle/documents";
import type { Database, Sql } from "../database/database.ts";
import { type Files, readIfThere } from "../files/files.ts";
import type { Box } from "./box.ts";
import { boxFolder } from "./box-files.ts";

type Image = Pick<Media, "mimeType" | "bytes">;

/** What a box keeps of its document's pictures; a deck with more is no deck for a phone. */
const maxImages = 200;
const maxTotalBytes = 16 * 1024 * 1024;
const maxImageBytes = 4 * 1024 * 1024;

/** An image that belongs to what a block says, and where its bytes lie. */
interface KeptImage {
  readonly blockId: string;
  readonly ordinal: number;
  readonly fileKey: string;
  readonly mimeType: Image["mimeType"];
}

/** Keeps the pictures that cards may show, each once, under a name made from its content. A second time changes nothing. */
export async function keepImages(
  { database, files }: { readonly database: Database; readonly files: Files },
  box: Box,
  document: ParsedDocument,
): Promise<void> {
  const written = new Map<string, number>();
  const kept: KeptImage[] = [];
  let totalBytes = 0;
  for (const [blockId, images] of imagesByBlock(document)) {
    for (const [ordinal, { bytes, mimeType }] of images.entries()) {
      const hash = createHash("sha256").update(bytes).digest("hex");
      const fileKey = `${boxFolder(box)}/images/${hash}`;
      if (!written.has(hash)) {
        const isTooMuch = written.size >= maxImages || totalBytes + bytes.length > maxTotalBytes;
        if (isTooMuch || bytes.length > maxImageBytes) continue;
        await files.write(fileKey, once(bytes), { maxBytes: maxImageBytes });
        written.set(hash, bytes.length);
        totalBytes += bytes.length;
      }
      kept.push({ blockId, ordinal, fileKey, mimeType });
    }
  }
  await database.transaction((sql) => saveImages(sql, box.id, kept));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function saveImages(sql: Sql, boxId: string, images: readonly KeptImage[]): Promise<void> {
  await sql.query("delete from box_image where box_id = $1", [boxId]);
  await sql.query(
    `insert into box_image (box_id, block_id, ordinal, file_key, mime_type)
     select $1::uuid, entry."blockId", entry.ordinal, entry."fileKey", entry."mimeType"
     from jsonb_to_recordset($2::jsonb)
       as entry ("blockId" text, ordinal integer, "fileKey" text, "mimeType" text)`,
    [boxId, JSON.stringify(images)],
  );
}

/** A box's pictures by the block that they belong to. */
export async function readImages(
  { database, files }: { readonly database: Database; readonly files: Files },
  boxId: string,
): Promise<ReadonlyMap<string, readonly Image[]>> {
  const rows = await database.query<{ block_id: string; file_key: string; mime_type: Image["mimeType"] }>(
    "select block_id, file_key, mime_type from box_image where box_id = $1 order by block_id, ordinal",
    [boxId],
  );
  const images = new Map<string, Image | null>();
  const byBlock = new Map<string, Image[]>();
  for (const { block_id: blockId, file_key: fileKey, mime_type: mimeType } of rows) {
    // The same object for the same picture: a package holds it once.
    const image = images.get(fileKey) ?? (await readImage(files, { fileKey, mimeType }));
    images.set(fileKey, image);
    // Cards do without a picture that is gone; a deck that cannot be downloaded is worth nothing.
    if (image === null) continue;
    byBlock.set(blockId, [...(byBlock.get(blockId) ?? []), image]);
  }
  return byBlock;
}

async function readImage(
  files: Files,
  { fileKey, mimeType }: Pick<KeptImage, "fileKey" | "mimeType">,
): Promise<Image | null> {
  const bytes = await readIfThere(files, fileKey);
  return bytes && { mimeType, bytes };
}
