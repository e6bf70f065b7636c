import { createHash } from "node:crypto";
import type { MediaStore } from "../docx/media.ts";
import type { PageImage } from "./page-images.ts";
import type { LayoutBlock, LayoutText } from "./region-blocks.ts";
import type { RuledTable } from "./ruled-tables.ts";

const maxPagesOfOneImage = 3;

/** Without logos and ornaments, which come back page after page. */
export function withoutRepeated(images: readonly PageImage[]): readonly PageImage[] {
  const hashed = images.map((image) => ({
    image,
    hash: createHash("sha256").update(image.bytes).digest("hex"),
  }));
  const pages = Map.groupBy(hashed, ({ hash }) => hash);
  return hashed
    .filter(({ hash }) => new Set(pages.get(hash)?.map(({ image }) => image.page)).size <= maxPagesOfOneImage)
    .map(({ image }) => image);
}

/**
 * Where something that covers a part of the page stands between its blocks: before the first line below its middle in
 * the same column, else behind the last above.
 */
function indexFor(
  blocks: readonly LayoutBlock[],
  { x0, x1, top, bottom }: { x0: number; x1: number; top: number; bottom: number },
): number {
  const middle = (top + bottom) / 2;
  const isInColumn = (block: LayoutBlock): block is LayoutText =>
    "firstY" in block && block.left < x1 && block.right > x0;
  const below = blocks.findIndex((block) => isInColumn(block) && block.firstY > middle);
  if (below !== -1) return below;
  const above = blocks.findLastIndex(isInColumn);
  // Whatever was put behind that line before stands above this.
  const behind = blocks.findIndex((block, index) => index > above && "firstY" in block);
  return above === -1 || behind === -1 ? blocks.length : behind;
}

/** Puts tables that were taken out of a page between its blocks. */
export function placeTables(
  blocks: readonly LayoutBlock[],
  tables: readonly RuledTable[],
  page: number,
): LayoutBlock[] {
  const placed = [...blocks];
  for (const table of tables) {
    placed.splice(indexFor(placed, table), 0, { kind: "table", page, rows: table.rows });
  }
  return placed;
}

/** Puts each image before the first line that stands below it in its column. */
export function placeImages(
  blocks: readonly LayoutBlock[],
  images: readonly PageImage[],
  media: MediaStore,
): LayoutBlock[] {
  const placed = [...blocks];
  for (const image of images) {
    const mediaId = media.add(image.bytes);
    if (mediaId === undefined) continue;
    placed.splice(indexFor(placed, image), 0, { kind: "image", page: image.page, mediaId });
  }
  return placed;
}
