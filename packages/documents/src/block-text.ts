import type { Block } from "./model.ts";
import type { DraftBlock } from "./draft.ts";

/**
 * The text a block has in `ParsedDocument.text`, from `block.offset` on. Tables: cells joined by tabs, rows by line
 * feeds. Images: caption, else alternative text, else nothing.
 */
export function blockText(block: Block | DraftBlock): string {
  if (block.type === "table") return block.rows.map((row) => row.join("\t")).join("\n");
  if (block.type === "image") return block.caption ?? block.alt ?? "";
  return block.text;
}
