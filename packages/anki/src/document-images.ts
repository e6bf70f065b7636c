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

/** A caption that the reader took for a paragraph, since it is set like one, is no longer than this. */
const maxCaptionLength = 120;

/**
 * By block, the images that belong to what is said there: those that its text names by the label of their caption
 * ("图 3", "Figure 2"), then those with a caption directly before or after it under the same heading. A short paragraph
 * beside an image that begins with such a label is its caption. An image without one belongs to nothing: it may be a logo
 * or an ornament.
 */
export function imagesByBlock({
  blocks,
  media,
}: IllustratedDocument): ReadonlyMap<string, readonly AnkiImage[]> {
  const mediaById = new Map(media.map((entry) => [entry.id, entry]));
  const figures = blocks.flatMap((block, index) => {
    const image = mediaById.get(block.mediaId ?? "");
    const captioned = image === undefined ? undefined : captionOf(blocks, index);
    if (image === undefined || captioned === undefined) return [];
    return [{ block, image, label: labelOf(captioned.caption), near: captioned.near }];
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
  for (const { block, near, image } of figures) {
    for (const beside of near) {
      if (beside === undefined || beside.type === "heading" || !isSameSection(beside, block)) continue;
      add(beside, image);
    }
  }
  return new Map([...found].map(([id, images]) => [id, [...images]]));
}

interface Captioned {
  readonly caption: string;
  /** The image, a caption of its own, and what stands before and after both. */
  readonly near: readonly (IllustratedBlock | undefined)[];
}

/** The caption of the image at that place: the reader's, or else the paragraph after or before it that is one. */
function captionOf(blocks: readonly IllustratedBlock[], index: number): Captioned | undefined {
  const block = blocks[index];
  const [before, after] = [blocks[index - 1], blocks[index + 1]];
  if (block?.caption !== undefined && block.caption.trim() !== "") {
    return { caption: block.caption, near: [before, block, after] };
  }
  if (isCaption(after)) return { caption: after.text, near: [before, block, after, blocks[index + 2]] };
  if (isCaption(before)) return { caption: before.text, near: [blocks[index - 2], before, block, after] };
  return undefined;
}

function isCaption(
  block: IllustratedBlock | undefined,
): block is IllustratedBlock & { readonly text: string } {
  const text = block?.type === "paragraph" ? block.text : undefined;
  return text !== undefined && text.length <= maxCaptionLength && labelOf(text) !== undefined;
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
