import type { StudyState } from "@deckle/contract";
import type { StudyCard } from "@deckle/scheduling";
import type { Sql } from "../database/database.ts";
import { type CardPlace, type StateRow, stateColumns, toState } from "./study-store.ts";

/** Whose cards, and of which box; of all boxes when null. */
export interface StudyScope {
  readonly userId: string;
  readonly boxId: string | null;
}

/** A card in the queue: its ordinal is 0, since a card is one question here. */
export type QueuedCard = StudyCard & CardPlace & { readonly subjectName: string };

/** More cards on steps than anybody has. */
const maxOnSteps = 10_000;

/** What makes a card one that can be asked; `$1` is the user and `$2` the box or null. */
const askable = `card_box.user_id = $1 and card_box.deleted_at is null and ($2::uuid is null or card_box.id = $2::uuid)
  and card.deleted_at is null and not card.is_suspended`;

const studied = `card_study join card on card.box_id = card_study.box_id and card.id = card_study.card_id
  join card_box on card_box.id = card.box_id`;

const dueIn = (states: string, rows: string) =>
  `(select card_study.box_id, card_study.card_id, card_box.subject_name, ${stateColumns} from ${studied}
    where ${askable} and card_study.user_id = $1 and card_study.state in (${states}) and card_study.due < $3
    order by card_study.due ${rows})`;

/**
 * Studied cards that come back before a moment, longest due first: all that are on a step, at most 10,000, and of those
 * in review `mostReviews`, with all others that are due at the same moment as the last of them.
 */
export async function listDue(
  sql: Sql,
  { userId, boxId }: StudyScope,
  { before, mostReviews }: { readonly before: Date; readonly mostReviews: number },
): Promise<readonly QueuedCard[]> {
  const rows = await sql.query<StateRow & { box_id: string; card_id: string; subject_name: string }>(
    `${dueIn("'learning', 'relearning'", `limit ${maxOnSteps}`)}
     union all ${dueIn("'review'", "fetch first $4 rows with ties")}`,
    [userId, boxId, before, mostReviews],
  );
  return rows.map((row) => ({
    boxId: row.box_id,
    cardId: row.card_id,
    subjectName: row.subject_name,
    ordinal: 0,
    state: toState(row),
    isSuspended: false,
  }));
}

const unstudied = `card.deleted_at is null and not card.is_suspended and not exists (
  select 1 from card_study where card_study.box_id = card.box_id and card_study.card_id = card.id)`;

/**
 * Cards that were never studied, oldest box first, in the order of the document. Box after box, so that it stops with
 * the first that have enough.
 */
const newCards = `(
    select id, subject_name, created_at from card_box
    where user_id = $1 and deleted_at is null and ($2::uuid is null or id = $2::uuid) order by created_at, id
  ) as box cross join lateral (
    select card.id as card_id from card where card.box_id = box.id and ${unstudied}
    order by card.origin, card.position, card.id limit $3
  ) as fresh`;

export async function listNew(
  sql: Sql,
  { userId, boxId }: StudyScope,
  most: number,
): Promise<readonly QueuedCard[]> {
  const rows = await sql.query<{ box_id: string; card_id: string; subject_name: string }>(
    `select box.id as box_id, fresh.card_id, box.subject_name from ${newCards} limit $3`,
    [userId, boxId, most],
  );
  return rows.map((row) => ({
    boxId: row.box_id,
    cardId: row.card_id,
    subjectName: row.subject_name,
    ordinal: 0,
    state: { status: "new" },
    isSuspended: false,
  }));
}

/** How many cards can be asked today, whatever the limits; of new ones at most `mostNew` are counted. */
export async function countAskable(
  sql: Sql,
  { userId, boxId }: StudyScope,
  { before, mostNew }: { readonly before: Date; readonly mostNew: number },
): Promise<{ readonly new: number; readonly learning: number; readonly review: number }> {
  const [due] = await sql.query<{ learning: number; review: number }>(
    `select count(*) filter (where card_study.state <> 'review') as learning,
       count(*) filter (where card_study.state = 'review') as review
     from ${studied} where ${askable} and card_study.user_id = $1 and card_study.due < $3`,
    [userId, boxId, before],
  );
  const [fresh] = await sql.query<{ count: number }>(
    `select count(*) as count from (select 1 from ${newCards} limit $3) as found`,
    [userId, boxId, mostNew],
  );
  return { new: fresh?.count ?? 0, learning: due?.learning ?? 0, review: due?.review ?? 0 };
}

/** Answers since a moment: all, first ones ever, and those to cards in review with what was remembered of them. */
export async function countAnswers(
  sql: Sql,
  { userId, boxId }: StudyScope,
  since: Date,
): Promise<{
  readonly all: number;
  readonly new: number;
  readonly review: number;
  readonly remembered: number;
}> {
  const [row] = await sql.query<{ all: number; new: number; review: number; remembered: number }>(
    `select count(*) as all, count(*) filter (where state_before = 'new') as new,
       count(*) filter (where state_before = 'review') as review,
       count(*) filter (where state_before = 'review' and rating > 1) as remembered
     from review where user_id = $1 and answered_at >= $3 and undone_at is null
       and ($2::uuid is null or box_id = $2::uuid)`,
    [userId, boxId, since],
  );
  return row ?? { all: 0, new: 0, review: 0, remembered: 0 };
}

/** How much fell into a quarter of an hour. Every zone's days begin at one, so days can be made of them. */
export interface Quarter {
  readonly at: Date;
  readonly count: number;
}

const quarterOf = (column: string) =>
  `date_bin('15 minutes', ${column}, timestamptz '1970-01-01 00:00:00+00')`;

/** Answers between two moments. */
export function listAnswerQuarters(
  sql: Sql,
  { userId, boxId }: StudyScope,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly Quarter[]> {
  return sql.query<Quarter>(
    `select ${quarterOf("answered_at")} as at, count(*) as count from review
     where user_id = $1 and answered_at >= $3 and answered_at < $4 and undone_at is null
       and ($2::uuid is null or box_id = $2::uuid) group by 1 order by 1`,
    [userId, boxId, from, to],
  );
}

/** When cards come back, before a moment; what is overdue is told as of `now`. */
export function listDueQuarters(
  sql: Sql,
  { userId, boxId }: StudyScope,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<readonly Quarter[]> {
  return sql.query<Quarter>(
    `select ${quarterOf("greatest(card_study.due, $4)")} as at, count(*) as count from ${studied}
     where ${askable} and card_study.user_id = $1 and card_study.due < $3 group by 1 order by 1`,
    [userId, boxId, before, now],
  );
}

/** Cards by how well they are known; suspended ones are only that. */
export async function countMaturity(
  sql: Sql,
  { userId, boxId }: StudyScope,
  matureDays: number,
): Promise<Readonly<Record<"new" | "learning" | "young" | "mature" | "suspended", number>>> {
  const rows = await sql.query<{
    is_suspended: boolean;
    state: Exclude<StudyState, "new"> | null;
    is_mature: boolean;
    count: number;
  }>(
    `select card.is_suspended, card_study.state, coalesce(card_study.interval_days >= $3, false) as is_mature,
       count(*) as count
     from card_box join card on card.box_id = card_box.id
       left join card_study on card_study.box_id = card.box_id and card_study.card_id = card.id
     where card_box.user_id = $1 and card_box.deleted_at is null and ($2::uuid is null or card_box.id = $2::uuid)
       and card.deleted_at is null
     group by 1, 2, 3`,
    [userId, boxId, matureDays],
  );
  const counts = { new: 0, learning: 0, young: 0, mature: 0, suspended: 0 };
  for (const row of rows) {
    if (row.is_suspended) counts.suspended += row.count;
    else if (row.state === null) counts.new += row.count;
    else if (row.state !== "review") counts.learning += row.count;
    else counts[row.is_mature ? "mature" : "young"] += row.count;
  }
  return counts;
}
