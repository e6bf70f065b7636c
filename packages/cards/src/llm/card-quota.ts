import type { Block, ParsedDocument } from "@deckle/documents";
import { cardBudget } from "../budget.ts";
import type { CardOptions, Density } from "../model.ts";
import { blockWords } from "../text/block-words.ts";
import { countUnits } from "../text/units.ts";
import type { Passage } from "./passage.ts";

const unitsPerCard: Readonly<Record<Density, number>> = { sparse: 30, normal: 18, dense: 11 };
/** The most that a card is expected to take of a reply: its quote, question, answer and field names. */
export const tokensForCard = 110;
/** More is asked for than is kept, so that there is something to choose from. */
const spare = 1.2;
/** Models thin out beyond this. */
const maxCardsPerCall = 40;

/**
 * How many cards to ask for of each passage: its share of the deck by what is worth asking, not by length alone: lists,
 * tables, formulas, bold words and numbers count more than running text.
 */
export function createCardQuota(document: ParsedDocument, options: CardOptions) {
  const weights = document.blocks.map((block) => countUnits(blockWords(block)) * salienceOf(block));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const budget = cardBudget(document, options);
  const density = unitsPerCard[options.density ?? "normal"];
  return (passage: Passage): number => {
    const weight = passage.reduce(
      (sum, piece) => sum + (weights[piece.blockIndex] ?? 0) * shareOf(piece, document),
      0,
    );
    const share = total === 0 ? 0 : (weight / total) * budget;
    return Math.min(maxCardsPerCall, Math.max(1, Math.ceil(Math.min(share, weight / density) * spare)));
  };
}

function shareOf(piece: Passage[number], document: ParsedDocument): number {
  const block = document.blocks[piece.blockIndex];
  const length = block === undefined || !("text" in block) ? 0 : block.text.length;
  return length === 0 ? 1 : (piece.end - piece.start) / length;
}

function salienceOf(block: Block): number {
  if (block.type === "heading" || block.type === "image") return 0;
  if (block.type === "table" || block.type === "formula") return 1.6;
  if (block.type === "listItem") return 1.4;
  const hasBold = block.type === "paragraph" && (block.runs ?? []).some((run) => run.bold === true);
  return (hasBold ? 1.3 : 1) * (/\d/.test(block.text) ? 1.2 : 1);
}
