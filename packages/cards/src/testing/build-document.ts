import type { Block, DocumentLanguage, ParsedDocument } from "@deckle/documents";

type Place = "id" | "offset" | "section";
/** A block without what its place in the document decides. */
export type LooseBlock = Block extends infer One ? (One extends Block ? Omit<One, Place> : never) : never;

export const heading = (text: string, level: 1 | 2 | 3 = 2): LooseBlock => ({ type: "heading", level, text });
export const paragraph = (text: string): LooseBlock => ({ type: "paragraph", text });
export const table = (...rows: readonly (readonly string[])[]): LooseBlock => ({
  type: "table",
  rows,
  headerRows: 1,
});
export const items = (ordered: boolean, ...texts: readonly string[]): readonly LooseBlock[] =>
  texts.map((text) => ({ type: "listItem", ordered, depth: 0, listId: texts[0] ?? "l", text }));

/** A document made of blocks, with the offsets and sections a reader would give them. */
export function buildDocument(lang: DocumentLanguage, ...loose: readonly LooseBlock[]): ParsedDocument {
  const blocks: Block[] = [];
  const trail: { level: number; text: string }[] = [];
  let text = "";
  loose.forEach((block, index) => {
    const own =
      block.type === "table"
        ? block.rows.map((row) => row.join("\t")).join("\n")
        : "text" in block
          ? block.text
          : "";
    if (text !== "") text += "\n";
    if (block.type === "heading") {
      while ((trail.at(-1)?.level ?? 0) >= block.level) trail.pop();
    }
    blocks.push({
      ...block,
      id: `b${index}`,
      offset: text.length,
      section: trail.map((entry) => entry.text),
    });
    if (block.type === "heading") trail.push({ level: block.level, text: block.text });
    text += own;
  });
  return {
    format: "md",
    lang,
    blocks,
    text,
    media: [],
    warnings: [],
    stats: { characters: text.length, milliseconds: 0 },
  };
}
