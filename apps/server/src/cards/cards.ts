import { randomBytes } from "node:crypto";
import { type CardContent, type CardContext, ownCardsPerBoxMax, undoWindowMs } from "@deckle/contract";
import type { Authorized } from "../access/authorized.ts";
import type { Box } from "../boxes/box.ts";
import { lockBox } from "../boxes/box-store.ts";
import type { Database, Sql } from "../database/database.ts";
import { Failure } from "../failure.ts";
import { type CardWords, saysTheSame, type StoredCard, storable, wordsOf } from "./card.ts";
import { contextOf } from "./card-context.ts";
import {
  type CardQuery,
  countKnown,
  findCard,
  findCardPage,
  insertOwnCard,
  markDeleted,
  recountCards,
  restoreDeleted,
  reviseCard,
  setSuspended,
} from "./card-store.ts";

/** What learners do with the cards of a box that they were shown to own. */
export interface Cards {
  list(
    box: Authorized<Box>,
    query: CardQuery,
  ): Promise<{ readonly cards: readonly StoredCard[]; readonly total: number }>;
  /** @throws Failure cardNotFound */
  context(box: Authorized<Box>, cardId: string): Promise<CardContext>;
  /** @throws Failure boxNotFinished, cardContentInvalid, tooManyOwnCards */
  create(box: Authorized<Box>, content: CardContent): Promise<StoredCard>;
  /** Identity, source and study progress stay; the same words again change nothing. @throws Failure cardNotFound, cardContentInvalid */
  update(box: Authorized<Box>, cardId: string, content: CardContent): Promise<StoredCard>;
  /** Each returns how many changed; ids that are not of the box are passed over. @throws Failure cardNotFound where none is */
  suspend(box: Authorized<Box>, cardIds: readonly string[], isSuspended: boolean): Promise<number>;
  remove(box: Authorized<Box>, cardIds: readonly string[]): Promise<number>;
  /** @throws Failure undoExpired where all were deleted too long ago */
  restore(box: Authorized<Box>, cardIds: readonly string[]): Promise<number>;
}

interface CardsOptions {
  readonly database: Database;
  readonly now: () => Date;
}

export function createCards({ database, now }: CardsOptions): Cards {
  /** Changes of one box's cards wait for one another, so that its counts are always those of its cards. */
  function change<T>(box: Authorized<Box>, work: (sql: Sql, locked: Box) => Promise<T>): Promise<T> {
    return database.transaction(async (sql) => {
      const locked = await lockBox(sql, box.id);
      if (!locked || locked.deletedAt !== null) throw new Failure("notFound");
      const result = await work(sql, locked);
      await recountCards(sql, box.id);
      return result;
    });
  }

  return {
    list: (box, query) =>
      findCardPage(database, box.id, {
        ...query,
        search: storable(query.search),
        section: query.section.map(storable),
      }),

    context: async (box, cardId) => {
      const card = await findCard(database, box.id, storable(cardId));
      if (!card) throw new Failure("cardNotFound");
      return contextOf(database, box.id, card);
    },

    create: (box, content) =>
      change(box, async (sql, locked) => {
        // While its cards are made anew a box has all its old ones.
        if (locked.status !== "finished" && locked.regeneration === null) throw new Failure("boxNotFinished");
        const card = { id: ownCardId(), words: checkedWords(content), now: now() };
        const created = await insertOwnCard(sql, box.id, card, ownCardsPerBoxMax);
        if (!created) throw new Failure("tooManyOwnCards");
        return created;
      }),

    update: (box, cardId, content) =>
      change(box, async (sql) => {
        const words = checkedWords(content);
        const card = await findCard(sql, box.id, storable(cardId));
        if (!card) throw new Failure("cardNotFound");
        return saysTheSame(card, words) ? card : reviseCard(sql, box.id, card, { words, now: now() });
      }),

    suspend: (box, cardIds, isSuspended) =>
      change(box, async (sql) => {
        const ids = await knownIds(sql, box, cardIds);
        return setSuspended(sql, box.id, ids, isSuspended);
      }),

    remove: (box, cardIds) =>
      change(box, async (sql) => {
        const ids = await knownIds(sql, box, cardIds);
        return markDeleted(sql, box.id, ids, now());
      }),

    restore: (box, cardIds) =>
      change(box, async (sql) => {
        const ids = await knownIds(sql, box, cardIds);
        const since = new Date(now().getTime() - undoWindowMs);
        const restored = await restoreDeleted(sql, box.id, ids, since);
        const { live } = await countKnown(sql, box.id, ids);
        if (live === 0) throw new Failure("undoExpired");
        return restored;
      }),
  };
}

/** The ids as a database takes them. @throws Failure cardNotFound where none is a card of the box, deleted or not */
async function knownIds(sql: Sql, box: Box, cardIds: readonly string[]): Promise<readonly string[]> {
  const ids = [...new Set(cardIds.map(storable))];
  const { live, deleted } = await countKnown(sql, box.id, ids);
  if (live + deleted === 0) throw new Failure("cardNotFound");
  return ids;
}

/** Cards made from the document have hashes of 20 letters for ids; these can never be mistaken for them. */
function ownCardId(): string {
  return `own-${randomBytes(16).toString("base64url")}`;
}

/** What the contract's schema cannot see: a gap of blanks, a text of nothing but signs that are not stored. */
function checkedWords(content: CardContent): CardWords {
  const words = wordsOf(content);
  if (words.question.trim() === "" || words.answer.replaceAll("/", "").trim() === "") {
    throw new Failure("cardContentInvalid");
  }
  return words;
}
