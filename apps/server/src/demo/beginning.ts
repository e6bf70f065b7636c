import type { ParsedDocument } from "@deckle/documents";

/** About forty pages: more than twenty cards need, and a second of work at most. */
export const documentMaxCharacters = 60_000;

/** The document's first blocks up to `documentMaxCharacters`, at least one; the document itself where it is shorter. */
export function beginningOf(document: ParsedDocument): ParsedDocument {
  if (document.text.length <= documentMaxCharacters) return document;
  const beyond = document.blocks.findIndex((_, index) => endOf(document, index) > documentMaxCharacters);
  const end = Math.max(1, beyond);
  const blocks = document.blocks.slice(0, end);
  return { ...document, blocks, text: document.text.slice(0, endOf(document, end - 1)) };
}

/** Where a block's text ends: the next block begins after the line feed that joins them. */
function endOf({ blocks, text }: ParsedDocument, index: number): number {
  const next = blocks[index + 1];
  return next === undefined ? text.length : next.offset - 1;
}
