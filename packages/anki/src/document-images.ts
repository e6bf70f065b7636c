import type { AnkiImage } from "./deck.ts";

/** A document as far as its images go; what the documents part reads is one. */
export interface IllustratedDocument {
  readonly blocks: readonly IllustratedBlock[];
  readonly media: readonly (AnkiImage & { readonly id: string })[];
}

interface IllustratedBlock {
  readonly id: string;
  readonly type: string;
  readonly section: readonly string[];
  readonly text?: string;
  readonly mediaId?: string;
  readonly caption?: string;
}

/** More pictures than this under one answer are a page of the document, not help. */
const maxImages = 2;

/**
 * By block, the images that belong to what is said there: those that its text names by the label of their caption
 * ("图 3", "Figure 2"), then those with a caption directly before or after it under the same heading. An image without a
 * caption belongs to nothing: it may be a logo or an ornament.
 */
export function imagesByBlock({
  blocks,
  media,
}: IllustratedDocument): ReadonlyMap<string, readonly AnkiImage[]> {
  const mediaById = new Map(media.map((entry) => [entry.id, entry]));
  const figures = blocks.flatMap((block, index) => {
    const image = mediaById.get(block.mediaId ?? "");
    if (image === undefined || block.caption === undefined || block.caption.trim() === "") return [];
    return [{ block, index, image, label: labelOf(block.caption) }];
  });
  if (figures.length === 0) return new Map();
  const labels = new Map(figures.map((figure) => [figure.label, figure.image]));
  const found = new Map<string, Set<AnkiImage>>();
  const add = (block: IllustratedBlock, image: AnkiImage) => {
    const images = found.get(block.id) ?? new Set();
    if (images.size < maxImages) found.set(block.id, images.add(image));
  };
  for (const block of blocks) {
    for (const label of labelsIn(block.text ?? "")) {
      const image = labels.get(label);
      if (image !== undefined) add(block, image);
    }
  }
  for (const { block, index, image } of figures) {
    for (const near of [blocks[index - 1], block, blocks[index + 1]]) {
      if (near !== undefined && near.type !== "heading" && isSameSection(near, block)) add(near, image);
    }
  }
  return new Map([...found].map(([id, images]) => [id, [...images]]));
}

const figureLabel = /(?<![a-z])(图|圖|figure|fig\.?)\s*(\d{1,4}(?:[.-]\d{1,4}){0,3})/gi;

/** Labels named in a text, as "3" or "2-1": a document numbers its figures once, in whatever words it refers to them. */
function labelsIn(text: string): readonly string[] {
  return [...text.matchAll(figureLabel)].map((match) => match[2] ?? "");
}

/** The label that a caption begins with. */
function labelOf(caption: string): string | undefined {
  const [first] = [...caption.trimStart().matchAll(figureLabel)];
  return first?.index === 0 ? first[2] : undefined;
}

function isSameSection(one: IllustratedBlock, other: IllustratedBlock): boolean {
  return (
    one.section.length === other.section.length && one.section.every((part, at) => part === other.section[at])
  );
}
