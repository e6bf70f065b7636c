import type { Card, CardSource, Difficulty } from "@deckle/cards";
import type { Sql } from "../database/database.ts";
import { type CardWords, folded, searchTextOf, type StoredCard, wordsOfGenerated } from "./card.ts";

/** What the engine wrote, or what a learner first wrote, who gives no source. Only this file writes the column. */
type Content = Omit<CardWords, "text"> & {
  readonly text?: string | null;
  readonly difficulty: Difficulty;
  readonly source?: CardSource;
};

interface CardRow {
  readonly id: string;
  readonly content: Content;
  readonly revision: CardWords | null;
  readonly origin: StoredCard["origin"];
  readonly is_suspended: boolean;
  readonly updated_at: Date;
}

const columns = "id, content, revision, origin, is_suspended, updated_at";

/** Document order; what the learner added comes last. */
const inOrder = "order by origin, position, id";

/** Cards of the document with their places in the deck; those of one id are updated. All in one statement. */
export async function saveGeneratedCards(
  sql: Sql,
  boxId: string,
  cards: readonly { readonly card: Card; readonly position: number }[],
  now: Date,
): Promise<void> {
  const entries = cards.map(({ card, position }) => ({
    id: card.id,
    position,
    content: card,
    search: searchTextOf(wordsOfGenerated(card), card.source),
  }));
  await sql.query(
    `insert into card (id, box_id, position, content, search_text, updated_at)
     select entry.id, $1::uuid, entry.position, entry.content, entry.search, $3::timestamptz
     from jsonb_to_recordset($2::jsonb) as entry (id text, position integer, content jsonb, search text)
     on conflict (box_id, id) do update set content = excluded.content, search_text = excluded.search_text,
       updated_at = greatest(excluded.updated_at, card.updated_at + interval '1 second')`,
    [boxId, JSON.stringify(entries), now],
  );
}

/** A box's cards in deck order, without the deleted ones. */
export async function listCards(sql: Sql, boxId: string): Promise<StoredCard[]> {
  const rows = await sql.query<CardRow>(
    `select ${columns} from card where box_id = $1 and deleted_at is null ${inOrder}`,
    [boxId],
  );
  return rows.map(toCard);
}

/** Some cards of several boxes, by box and id; those that are gone are left out. */
export async function findCards(
  sql: Sql,
  keys: readonly { readonly boxId: string; readonly cardId: string }[],
): Promise<ReadonlyMap<string, StoredCard>> {
  const rows = await sql.query<CardRow & { box_id: string }>(
    `select ${columns}, box_id from card where deleted_at is null and (box_id, id) in (
       select wanted."boxId", wanted."cardId"
       from jsonb_to_recordset($1::jsonb) as wanted ("boxId" uuid, "cardId" text))`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map((row) => [cardKey(row.box_id, row.id), toCard(row)]));
}

/** A card's name among the cards of all boxes. */
export function cardKey(boxId: string, cardId: string): string {
  return `${boxId}/${cardId}`;
}

export async function findCard(sql: Sql, boxId: string, cardId: string): Promise<StoredCard | null> {
  const found = await findCards(sql, [{ boxId, cardId }]);
  return found.get(cardKey(boxId, cardId)) ?? null;
}

export interface CardQuery {
  /** Every word, parted by blanks, must occur. */
  readonly search: string;
  /** Headings that lead to the part, outermost first. */
  readonly section: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** A page of a box's cards, and how many match in all. */
export async function findCardPage(
  sql: Sql,
  boxId: string,
  query: CardQuery,
): Promise<{ readonly cards: readonly StoredCard[]; readonly total: number }> {
  const words = folded(query.search).split(/\s+/u).filter(Boolean);
  const values = [boxId, JSON.stringify(query.section), JSON.stringify(words)];
  // Plain comparison of characters: no sign in the words means anything but itself.
  const matching = `from card where box_id = $1 and deleted_at is null
    and not exists (select 1 from jsonb_array_elements_text($2::jsonb) with ordinality as heading (title, place)
      where content #>> array['source', 'section', (heading.place - 1)::text] is distinct from heading.title)
    and not exists (select 1 from jsonb_array_elements_text($3::jsonb) as word (letters)
      where strpos(search_text, word.letters) = 0)`;
  const [counted] = await sql.query<{ total: number }>(`select count(*)::int as total ${matching}`, values);
  const rows = await sql.query<CardRow>(`select ${columns} ${matching} ${inOrder} offset $4 limit $5`, [
    ...values,
    query.offset,
    query.limit,
  ]);
  return { cards: rows.map(toCard), total: counted?.total ?? 0 };
}

/** Adds a learner's card at the end of the box; null where the box holds `most` of them already. The box must be locked. */
export async function insertOwnCard(
  sql: Sql,
  boxId: string,
  card: { readonly id: string; readonly words: CardWords; readonly now: Date },
  most: number,
): Promise<StoredCard | null> {
  const { id, words, now } = card;
  const content: Content = { ...words, difficulty: "medium" };
  const rows = await sql.query<CardRow>(
    `insert into card (id, box_id, position, content, origin, search_text, updated_at)
     select $1, $2::uuid, coalesce(max(position), -1) + 1, $3::jsonb, 'learner', $4, $5::timestamptz from card where box_id = $2::uuid
     having count(*) filter (where origin = 'learner' and deleted_at is null) < $6 returning ${columns}`,
    [id, boxId, JSON.stringify(content), searchTextOf(words, null), now, most],
  );
  const [row] = rows;
  return row ? toCard(row) : null;
}

/** Gives a card other words; the box must be locked. */
export async function reviseCard(
  sql: Sql,
  boxId: string,
  card: StoredCard,
  { words, now }: { readonly words: CardWords; readonly now: Date },
): Promise<StoredCard> {
  const [row] = await sql.query<CardRow>(
    `update card set revision = $3::jsonb, search_text = $4,
       updated_at = greatest($5::timestamptz, updated_at + interval '1 second')
     where box_id = $1 and id = $2 returning ${columns}`,
    [boxId, card.id, JSON.stringify(words), searchTextOf(words, card.source), now],
  );
  if (!row) throw new Error("a card of a locked box is gone");
  return toCard(row);
}

/** What one statement does to several cards of a box; returns how many it changed. */
type ChangeCards<Change> = (
  sql: Sql,
  boxId: string,
  ids: readonly string[],
  change: Change,
) => Promise<number>;

export const setSuspended: ChangeCards<boolean> = async (sql, boxId, ids, isSuspended) => {
  const rows = await sql.query(
    `update card set is_suspended = $3 where box_id = $1 and id = any ($2::text[]) and deleted_at is null
       and is_suspended <> $3 returning id`,
    [boxId, ids, isSuspended],
  );
  return rows.length;
};

export const markDeleted: ChangeCards<Date> = async (sql, boxId, ids, now) => {
  const rows = await sql.query(
    "update card set deleted_at = $3 where box_id = $1 and id = any ($2::text[]) and deleted_at is null returning id",
    [boxId, ids, now],
  );
  return rows.length;
};

/** Brings back those deleted since a moment. */
export const restoreDeleted: ChangeCards<Date> = async (sql, boxId, ids, since) => {
  const rows = await sql.query(
    "update card set deleted_at = null where box_id = $1 and id = any ($2::text[]) and deleted_at >= $3 returning id",
    [boxId, ids, since],
  );
  return rows.length;
};

/** Removes learners' own cards that were deleted before a moment: no regeneration could bring them back. At most 10,000 at a time. */
export async function purgeDeletedCards(sql: Sql, before: Date): Promise<void> {
  await sql.query(
    `delete from card where (box_id, id) in (
       select box_id, id from card where deleted_at < $1 and origin = 'learner' limit 10000 for update skip locked)`,
    [before],
  );
}

/** How many of these cards are there and how many only as deleted. */
export async function countKnown(
  sql: Sql,
  boxId: string,
  ids: readonly string[],
): Promise<{ readonly live: number; readonly deleted: number }> {
  const [row] = await sql.query<{ live: number; deleted: number }>(
    `select count(*) filter (where deleted_at is null)::int as live,
       count(*) filter (where deleted_at is not null)::int as deleted
     from card where box_id = $1 and id = any ($2::text[])`,
    [boxId, ids],
  );
  return row ?? { live: 0, deleted: 0 };
}

/** A card that was made from the document, deleted or not. */
export interface MadeCard {
  readonly card: StoredCard;
  /** Neither edited, deleted, suspended nor studied: regeneration may replace it. */
  readonly isUntouched: boolean;
}

/** All cards of a box that were made from its document, in their order. */
export async function listMadeCards(sql: Sql, boxId: string): Promise<readonly MadeCard[]> {
  const rows = await sql.query<CardRow & { is_untouched: boolean }>(
    `select ${columns}, revision is null and deleted_at is null and not is_suspended and not exists (
         select 1 from card_study where card_study.box_id = card.box_id and card_study.card_id = card.id) as is_untouched
     from card where box_id = $1 and origin = 'document' ${inOrder}`,
    [boxId],
  );
  return rows.map((row) => ({ card: toCard(row), isUntouched: row.is_untouched }));
}

/** Takes cards away without a mark that they were there. */
export async function removeMadeCards(sql: Sql, boxId: string, ids: readonly string[]): Promise<void> {
  await sql.query("delete from card where box_id = $1 and id = any ($2::text[])", [boxId, ids]);
}

/** Gives the cards of a document new places. */
export async function moveCards(
  sql: Sql,
  boxId: string,
  positions: ReadonlyMap<string, number>,
): Promise<void> {
  const entries = [...positions].map(([id, position]) => ({ id, position }));
  await sql.query(
    `update card set position = entry.position
     from jsonb_to_recordset($2::jsonb) as entry (id text, position integer)
     where card.box_id = $1 and card.id = entry.id and card.position <> entry.position`,
    [boxId, JSON.stringify(entries)],
  );
}

/** How many cards one section of a document has; what learners added stands under no heading. */
export interface CardTally {
  readonly section: readonly string[];
  /** Made from the document. */
  readonly made: number;
  readonly edited: number;
  readonly added: number;
  readonly suspended: number;
}

/** A box's cards by section, in the order of the document. */
export function tallyCards(sql: Sql, boxId: string): Promise<CardTally[]> {
  return sql.query<CardTally>(
    `select coalesce(content -> 'source' -> 'section', '[]') as section,
       count(*) filter (where origin = 'document')::int as made,
       count(*) filter (where revision is not null)::int as edited,
       count(*) filter (where origin = 'learner')::int as added,
       count(*) filter (where is_suspended)::int as suspended
     from card where box_id = $1 and deleted_at is null group by 1 order by min(position)`,
    [boxId],
  );
}

/** Makes the box's own counts true again; the box must be locked. */
export async function recountCards(sql: Sql, boxId: string): Promise<void> {
  await sql.query(
    `update card_box set
       card_count = (select count(*) from card where box_id = $1 and deleted_at is null),
       reviewed_count = (select count(*) from card_study join card on card.box_id = card_study.box_id
         and card.id = card_study.card_id where card_study.box_id = $1 and card.deleted_at is null)
     where id = $1`,
    [boxId],
  );
}

function toCard({ content, revision, ...row }: CardRow): StoredCard {
  const { type, question, answer, text = null, tags } = revision ?? content;
  return {
    id: row.id,
    type,
    question,
    answer,
    text,
    tags,
    difficulty: content.difficulty,
    source: content.source ?? null,
    origin: row.origin,
    isSuspended: row.is_suspended,
    isEdited: revision !== null,
    updatedAt: row.updated_at,
  };
}
