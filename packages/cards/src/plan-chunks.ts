import type { Block, ParsedDocument } from "@deckle/documents";
import type { Chunk } from "./model.ts";
import { blockWords } from "./text/block-words.ts";
import { countUnits } from "./text/units.ts";
import { createPacer } from "./yielding.ts";

/** A chunk is closed at the next heading once it holds this many units ... */
const wantedUnits = 700;
/** ... and at the next block that may begin one once it holds this many. */
const maxUnits = 1400;
/** Counting a text is so many times faster than drafting cards of it. */
const countingSpeed = 10;

/**
 * Cuts a document into parts that an engine works on one by one. The same document always gives the same chunks. A chunk
 * begins at a heading where it can, and never between the items of a list, a question and its answer, or a line ending
 * in a colon and what it announces, unless that alone exceeds four times the limit. Linear; an empty document gives none. Throws the signal's reason when aborted.
 */
export async function planChunks(document: ParsedDocument, signal?: AbortSignal): Promise<readonly Chunk[]> {
  const pace = createPacer(signal);
  const chunks: Chunk[] = [];
  let firstBlock = 0;
  let units = 0;
  for (const [index, block] of document.blocks.entries()) {
    if (index > firstBlock && mayCut(document.blocks[index - 1], block, units)) {
      chunks.push({ index: chunks.length, firstBlock, endBlock: index });
      firstBlock = index;
      units = 0;
    }
    const words = blockWords(block);
    units += countUnits(words);
    await pace(words.length / countingSpeed);
  }
  if (firstBlock < document.blocks.length) {
    chunks.push({ index: chunks.length, firstBlock, endBlock: document.blocks.length });
  }
  return chunks;
}

function mayCut(before: Block | undefined, block: Block, units: number): boolean {
  if (units >= 4 * maxUnits) return true;
  if (before === undefined || before.type === "heading" || belongsTogether(before, block)) return false;
  return block.type === "heading" ? units >= wantedUnits : units >= maxUnits;
}

function belongsTogether(before: Block, block: Block): boolean {
  if (before.type === "listItem" && block.type === "listItem") return before.listId === block.listId;
  if (block.type === "formula" || before.type === "formula") return true;
  return before.type === "paragraph" && /[:：]\s*$|^(?:Q|问题?|Question)\s*\d*\s*[:：.]/iu.test(before.text);
}
