import type { Block, ParsedDocument } from "@deckle/documents";
import type { CardOptions } from "./model.ts";
import { topicOf } from "./offline/topic.ts";

type PartOptions = Pick<CardOptions, "pages" | "sections">;

/**
 * The document with only the blocks that the options ask for, and the headings above them, which say what they are
 * about. Ids, offsets and text stay as they are, so that cards keep their ids and quotes their places. Both choices
 * together mean both; a block without a page is on none. Linear.
 */
export function selectPart(document: ParsedDocument, { pages, sections }: PartOptions): ParsedDocument {
  if (pages === undefined && sections === undefined) return document;
  const wanted = sections?.map(fold).filter((text) => text !== "") ?? [];
  const isWanted = (block: Block) =>
    (pages === undefined || isOnPages(block, pages)) && (sections === undefined || isUnder(block, wanted));
  const blocks: Block[] = [];
  const trail: (Block & { type: "heading" })[] = [];
  for (const block of document.blocks) {
    const isChosen = isWanted(block);
    if (block.type === "heading") {
      while ((trail.at(-1)?.level ?? 0) >= block.level) trail.pop();
      if (!isChosen) trail.push(block);
    }
    if (isChosen) blocks.push(...trail.splice(0), block);
  }
  return { ...document, blocks };
}

function isOnPages({ page }: Block, { from, to }: NonNullable<CardOptions["pages"]>): boolean {
  return page !== undefined && page >= from && page <= to;
}

function isUnder(block: Block, wanted: readonly string[]): boolean {
  const headings = block.type === "heading" ? [...block.section, block.text] : block.section;
  return headings.some((heading) => {
    const forms = [fold(heading), fold(topicOf(heading))];
    return wanted.some((start) => forms.some((form) => form.startsWith(start)));
  });
}

/** Case, width and spaces do not tell headings apart. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");
}
