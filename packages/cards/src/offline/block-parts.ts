import type { Block } from "@deckle/documents";

/** A page holds some 3000 characters; a block of more than this is a text without line breaks. */
const maxPartLength = 8000;
const sentenceEnd = /[。！？]|[.!?]\s/gu;

/**
 * A block as rules can take it in one turn of the event loop: as it is, or a text of many pages without a line break cut
 * after sentences. Cards of all parts belong to the one block. Linear.
 */
export function partsOf(block: Block): readonly Block[] {
  if (block.type !== "paragraph" && block.type !== "listItem") return [block];
  if (block.text.length <= maxPartLength) return [block];
  const parts: Block[] = [];
  for (let start = 0; start < block.text.length;) {
    const end = endOfPart(block.text, start);
    const runs = (block.runs ?? [])
      .filter((run) => run.start >= start && run.end <= end)
      .map((run) => ({ ...run, start: run.start - start, end: run.end - start }));
    parts.push({ ...block, text: block.text.slice(start, end), runs });
    start = end;
  }
  return parts;
}

/** The block cut where the parts of its reading are, which has other characters in the same places. */
export function cutLike(parts: readonly Block[], block: Block): readonly Block[] {
  if (parts.length === 1 || !("text" in block)) return [block];
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += "text" in part ? part.text.length : 0;
    return { ...block, text: block.text.slice(start, end) };
  });
}

function endOfPart(text: string, start: number): number {
  const limit = start + maxPartLength;
  if (limit >= text.length) return text.length;
  sentenceEnd.lastIndex = start + maxPartLength / 2;
  const found = sentenceEnd.exec(text.slice(0, limit));
  return found === null ? limit : found.index + found[0].length;
}
