import type { ParsedDocument } from "@deckle/documents";
import { createFocus } from "./focus.ts";
import type { CardOptions, Density, Difficulty } from "./model.ts";
import type { GroundedDraft } from "./grounded-draft.ts";
import { blockWords } from "./text/block-words.ts";
import { countUnits } from "./text/units.ts";

/** Units for one card: in a handout, and in what a long document has beyond that (a page holds about 400 units). */
const unitsPerCard: Readonly<Record<Density, { readonly handout: number; readonly beyond: number }>> = {
  sparse: { handout: 30, beyond: 200 },
  normal: { handout: 10, beyond: 100 },
  dense: { handout: 9, beyond: 40 },
};
const handoutUnits = 4000;
const spareCards = 4;

/** Added to the score of a card by its difficulty, so that the mix shifts without trivia being let in. */
const preference: Readonly<Record<Difficulty, Readonly<Record<Difficulty, number>>>> = {
  easy: { easy: 0.2, medium: 0, hard: -0.3 },
  medium: { easy: 0, medium: 0, hard: 0 },
  hard: { easy: -0.3, medium: 0, hard: 0.2 },
};
/** Below this a card is filler, and goes even where the budget has room. */
const minScore = 0.25;
/** Every further card from one quote is worth this much less. */
const repeatPenalty = 0.06;

/** How many cards the document may get. */
export function cardBudget(document: ParsedDocument, options: CardOptions): number {
  const units = document.blocks.reduce((sum, block) => sum + countUnits(blockWords(block)), 0);
  const { handout, beyond } = unitsPerCard[options.density ?? "normal"];
  const cards = Math.min(units, handoutUnits) / handout + Math.max(0, units - handoutUnits) / beyond;
  return Math.min(Math.ceil(cards) + spareCards, options.maxCards ?? Number.POSITIVE_INFINITY);
}

/** The most worthwhile drafts that fit the budget, in the given order. */
export function withinBudget(
  drafts: readonly GroundedDraft[],
  budget: number,
  options: CardOptions,
): readonly GroundedDraft[] {
  const shift = preference[options.difficulty ?? "medium"];
  const focus = createFocus(options.focus ?? []);
  const fromQuote = new Map<string, number>();
  const ranked = [...drafts]
    .sort((a, b) => b.draft.score - a.draft.score || a.order - b.order)
    .map((entry) => {
      // Two sentences shown together are a card on the second.
      const place = `${entry.source.blockId}:${entry.source.offset + entry.source.quote.length}`;
      const earlier = fromQuote.get(place) ?? 0;
      fromQuote.set(place, earlier + 1);
      const worth = entry.draft.score + shift[entry.draft.difficulty] - earlier * repeatPenalty;
      return { entry, worth };
    })
    .filter(({ worth }) => worth >= minScore)
    .map(({ entry, worth }) => ({ entry, worth: worth + focus(entry.draft) }))
    .sort((a, b) => b.worth - a.worth || a.entry.order - b.entry.order);
  const kept = new Set(ranked.slice(0, budget).map(({ entry }) => entry));
  return drafts.filter((entry) => kept.has(entry));
}
