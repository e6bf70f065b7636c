import { endsSentence } from "./characters.ts";
import type { DraftBlock } from "./draft.ts";
import { levelOfNumbering } from "./heading-number.ts";

/** A paragraph that may turn out to be a heading once the whole document is known. */
export interface HeadingCandidate {
  readonly index: number;
  readonly isBold: boolean;
  /** 0 where the file does not say. */
  readonly halfPoints: number;
}

export interface HeadingCandidates {
  readonly blocks: readonly DraftBlock[];
  readonly candidates: readonly HeadingCandidate[];
  /** Characters of text by size. */
  readonly sizes: ReadonlyMap<number, number>;
}

const maxHeadingCharacters = 80;

function bodySize(sizes: ReadonlyMap<number, number>): number {
  let best = 0;
  let most = -1;
  for (const [size, characters] of sizes) {
    if (characters > most) [best, most] = [size, characters];
  }
  return best;
}

/**
 * Documents made without heading styles show headings by bold or larger type. Only where no style told of any: a
 * document that uses styles means its bold lines as bold lines.
 */
export function promoteHeadings({ blocks, candidates, sizes }: HeadingCandidates): readonly DraftBlock[] {
  if (blocks.some((block) => block.type === "heading" && block.isTitle !== true)) return blocks;
  const normal = bodySize(sizes);
  const promoted = new Map<number, HeadingCandidate>();
  for (const candidate of candidates) {
    const block = blocks[candidate.index];
    const isLarger = normal > 0 && candidate.halfPoints > normal * 1.12;
    if (block?.type !== "paragraph" || !(candidate.isBold || isLarger)) continue;
    const isHeadingText = block.text.length <= maxHeadingCharacters && /\p{L}/u.test(block.text);
    if (!isHeadingText || endsSentence(block.text)) continue;
    promoted.set(candidate.index, candidate);
  }
  // A text that is mostly bold has no headings by boldness.
  if (promoted.size > blocks.length / 2) return blocks;
  const ranks = [...new Set([...promoted.values()].map(({ halfPoints }) => halfPoints))].sort(
    (a, b) => b - a,
  );
  return blocks.map((block, index) => {
    const candidate = promoted.get(index);
    if (!candidate || block.type !== "paragraph") return block;
    const level = levelOfNumbering(block.text) ?? 1 + ranks.indexOf(candidate.halfPoints);
    return { type: "heading", level, text: block.text, page: block.page };
  });
}
