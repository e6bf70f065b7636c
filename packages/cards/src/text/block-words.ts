import type { Block } from "@deckle/documents";

/** The words of a block in one string, for counting. */
export function blockWords(block: Block): string {
  if (block.type === "table") return block.rows.map((row) => row.join(" ")).join("\n");
  if (block.type === "image") return block.caption ?? "";
  return block.text;
}
