import type { Card, GeneratedDeck } from "@deckle/cards";
import type { Block, ParsedDocument } from "@deckle/documents";
import { saysTheSame, type StoredCard, wordsOfGenerated } from "../cards/card.ts";
import {
  listMadeCards,
  type MadeCard,
  moveCards,
  recountCards,
  removeMadeCards,
  saveGeneratedCards,
} from "../cards/card-store.ts";
import type { Sql } from "../database/database.ts";
import { endRegeneration, lockBox } from "./box-store.ts";
import { sectionOf } from "./passages.ts";

/**
 * The part of a document that stands under these headings, with the headings above it, which say what it is about; the
 * whole document for none. Ids and offsets stay, so that cards keep their ids and quotes their places.
 */
export function partOf(document: ParsedDocument, path: readonly string[]): ParsedDocument {
  if (path.length === 0) return document;
  const isAbove = (block: Block) => block.type === "heading" && beginsWith(path, sectionOf(block));
  const blocks = document.blocks.filter((block) => beginsWith(sectionOf(block), path) || isAbove(block));
  return { ...document, blocks };
}

function beginsWith(section: readonly string[], path: readonly string[]): boolean {
  return path.every((heading, at) => section[at] === heading);
}

interface NewDeck {
  readonly deck: GeneratedDeck;
  readonly now: Date;
}

/**
 * Ends a regeneration: the cards of the part that nobody has touched give way to the new ones; edited, added, deleted,
 * suspended and studied cards stay as they are, and no new card takes the place of one of them. Returns how many cards
 * are new or reworded.
 */
export async function replaceCards(sql: Sql, boxId: string, { deck, now }: NewDeck): Promise<number> {
  const box = await lockBox(sql, boxId);
  const regeneration = box?.regeneration ?? null;
  if (regeneration === null) return 0;
  const before = await listMadeCards(sql, boxId);
  const isWhole = regeneration.section.length === 0;
  const plan = planReplacement(before, deck.cards, (card) =>
    beginsWith(card.source?.section ?? [], regeneration.section),
  );
  await removeMadeCards(sql, boxId, plan.removed);
  await saveGeneratedCards(
    sql,
    boxId,
    plan.written.map((card) => ({ card, position: plan.positions.get(card.id) ?? 0 })),
    now,
  );
  await moveCards(sql, boxId, plan.positions);
  await recountCards(sql, boxId);
  const known = isWhole ? { report: deck.report, choices: regeneration.options } : {};
  await endRegeneration(sql, boxId, { failure: null, ...known });
  return plan.written.length;
}

interface Replacement {
  readonly removed: readonly string[];
  /** New, or with other words than before. */
  readonly written: readonly Card[];
  /** Of all cards that were made from the document, by id. */
  readonly positions: ReadonlyMap<string, number>;
}

function planReplacement(
  before: readonly MadeCard[],
  made: readonly Card[],
  isInPart: (card: StoredCard) => boolean,
): Replacement {
  const kept = before.filter(({ card, isUntouched }) => !isUntouched || !isInPart(card));
  const keptIds = new Set(kept.map(({ card }) => card.id));
  const fresh = made.filter((card) => !keptIds.has(card.id));
  const freshIds = new Set(fresh.map(({ id }) => id));
  const wordsBefore = new Map(before.map(({ card }) => [card.id, card]));
  const placed = [
    ...kept.map(({ card }) => ({ id: card.id, offset: card.source?.offset ?? 0 })),
    ...fresh.map(({ id, source }) => ({ id, offset: source.offset })),
  ].sort((one, other) => one.offset - other.offset);
  return {
    removed: before.map(({ card }) => card.id).filter((id) => !keptIds.has(id) && !freshIds.has(id)),
    written: fresh.filter((card) => {
      const old = wordsBefore.get(card.id);
      return old === undefined || !saysTheSame(old, wordsOfGenerated(card));
    }),
    positions: new Map(placed.map(({ id }, position) => [id, position])),
  };
}
