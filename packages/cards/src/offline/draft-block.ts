import type { Block } from "@deckle/documents";
import type { CardDraft } from "../model.ts";
import { createDraftSheet } from "./drafts.ts";
import { draftFormula } from "./structure/formulas.ts";
import { draftListItem } from "./structure/lists.ts";
import { draftLine } from "./structure/lines.ts";
import { draftTable } from "./structure/tables.ts";
import type { Study } from "./study.ts";

/** The drafts that rest on one block, or on part of it. Looks at neighbouring blocks, but drafts for this one only. */
export function draftBlock(study: Study, index: number, part: Block): readonly CardDraft[] {
  if (study.notes[index]?.skip !== false) return [];
  const sheet = createDraftSheet(part.id);
  dispatch(part, { study, index, sheet });
  return sheet.drafts;
}

function dispatch(block: Block, place: Parameters<typeof draftLine>[0]): void {
  switch (block.type) {
    case "table":
      return draftTable(place, block);
    case "formula":
      return draftFormula(place, block);
    case "listItem":
      return draftListItem(place, block);
    case "paragraph":
      return draftLine(place, block);
    case "heading":
    case "code":
    case "image":
    case "footnote":
      return undefined;
  }
}
