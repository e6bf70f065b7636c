import { createHash } from "node:crypto";
import type { MediaStore } from "../docx/media.ts";
import type { PageImage } from "./page-images.ts";
import type { LayoutBlock } from "./region-blocks.ts";

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

/** Puts each image before the first line that stands below it in its column. */
export function placeImages(
  blocks: readonly LayoutBlock[],
  images: readonly PageImage[],
  media: MediaStore,
): LayoutBlock[] {
  const placed = [...blocks];
  for (const { page, bytes, x0, x1, top, bottom } of images) {
    const mediaId = media.add(bytes);
    if (mediaId === undefined) continue;
    const middle = (top + bottom) / 2;
    const at = placed.findIndex(
      (block) => "firstY" in block && block.firstY > middle && block.left < x1 && block.right > x0,
    );
    placed.splice(at === -1 ? placed.length : at, 0, { kind: "image", page, mediaId });
  }
  return placed;
}
