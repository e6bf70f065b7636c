import type { CardState, Rating, Review, StudiedState } from "@deckle/scheduling";
import type { Sql } from "../database/database.ts";

/** Anki's order: 1 Again to 4 Easy. */
export const ratingNames = ["again", "hard", "good", "easy"] as const satisfies readonly Rating[];

export interface StateRow {
  readonly state: StudiedState["status"];
  readonly due: Date;
  readonly stability: number;
  readonly difficulty: number;
  readonly interval_days: number;
  readonly step: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly last_review_at: Date;
}

export const stateColumns = `card_study.state, card_study.due, card_study.stability, card_study.difficulty,
  card_study.interval_days, card_study.step, card_study.repetitions, card_study.lapses, card_study.last_review_at`;

/** A card of some box of a learner's. */
export interface CardPlace {
  readonly boxId: string;
  readonly cardId: string;
}

export async function findState(sql: Sql, { boxId, cardId }: CardPlace): Promise<CardState> {
  const [row] = await sql.query<StateRow>(
    `select ${stateColumns} from card_study where box_id = $1 and card_id = $2`,
    [boxId, cardId],
  );
  return row ? toState(row) : { status: "new" };
}

/** Keeps what is known of a card; nothing is known of a new one. */
export async function saveState(
  sql: Sql,
  userId: string,
  { boxId, cardId }: CardPlace,
  state: CardState,
): Promise<void> {
  if (state.status === "new") {
    await sql.query("delete from card_study where box_id = $1 and card_id = $2", [boxId, cardId]);
    return;
  }
  await sql.query(
    `insert into card_study (box_id, card_id, user_id, state, due, stability, difficulty, interval_days, step,
       repetitions, lapses, last_review_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (box_id, card_id) do update set state = excluded.state, due = excluded.due,
       stability = excluded.stability, difficulty = excluded.difficulty, interval_days = excluded.interval_days,
       step = excluded.step, repetitions = excluded.repetitions, lapses = excluded.lapses,
       last_review_at = excluded.last_review_at`,
    [
      boxId,
      cardId,
      userId,
      state.status,
      state.due,
      state.stability,
      state.difficulty,
      state.intervalDays,
      state.step,
      state.repetitions,
      state.lapses,
      state.lastReviewAt,
    ],
  );
}

/** The states of all cards of a box that were studied, by card. */
export async function listStates(sql: Sql, boxId: string): Promise<ReadonlyMap<string, StudiedState>> {
  const rows = await sql.query<StateRow & { card_id: string }>(
    `select card_id, ${stateColumns} from card_study where box_id = $1`,
    [boxId],
  );
  return new Map(rows.map((row) => [row.card_id, toState(row)]));
}

/** An answer as it is kept. */
export interface StoredReview extends CardPlace {
  readonly id: string;
  readonly isUndone: boolean;
  /** The card's state before it. */
  readonly previous: CardState;
}

export async function insertReview(
  sql: Sql,
  userId: string,
  entry: CardPlace & { readonly id: string; readonly review: Review; readonly previous: CardState },
): Promise<void> {
  const { id, boxId, cardId, review, previous } = entry;
  await sql.query(
    `insert into review (user_id, id, box_id, card_id, answered_at, rating, taken_ms, state_before,
       interval_before_seconds, interval_after_seconds, difficulty_after, previous)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb)`,
    [
      userId,
      id,
      boxId,
      cardId,
      review.at,
      ratingNames.indexOf(review.rating) + 1,
      review.takenMs,
      review.statusBefore,
      review.intervalBeforeSeconds,
      review.intervalAfterSeconds,
      review.difficultyAfter,
      previous.status === "new" ? null : JSON.stringify(previous),
    ],
  );
}

export async function findReview(sql: Sql, userId: string, reviewId: string): Promise<StoredReview | null> {
  const [row] = await sql.query<{
    readonly box_id: string;
    readonly card_id: string;
    readonly is_undone: boolean;
    readonly previous: Readonly<Record<"due" | "lastReviewAt", string>> | null;
  }>(
    `select box_id, card_id, undone_at is not null as is_undone, previous from review
     where user_id = $1 and id = $2`,
    [userId, reviewId],
  );
  if (!row) return null;
  const { box_id: boxId, card_id: cardId, is_undone: isUndone, previous } = row;
  return { id: reviewId, boxId, cardId, isUndone, previous: reviveState(previous) };
}

/** Takes a review back where it is the latest of its card that counts; false where it is not. */
export async function undoReview(
  sql: Sql,
  userId: string,
  { id, boxId, cardId }: StoredReview,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update review set undone_at = $3 where user_id = $1 and id = $2 and undone_at is null
       and sequence = (select max(sequence) from review as other
         where other.box_id = $4 and other.card_id = $5 and other.undone_at is null)
     returning id`,
    [userId, id, now, boxId, cardId],
  );
  return rows.length === 1;
}

/** All answers to a box's cards that count, by card, oldest first. */
export async function listReviews(sql: Sql, boxId: string): Promise<ReadonlyMap<string, readonly Review[]>> {
  const rows = await sql.query<{
    readonly card_id: string;
    readonly answered_at: Date;
    readonly rating: number;
    readonly taken_ms: number;
    readonly state_before: Review["statusBefore"];
    readonly interval_before_seconds: number;
    readonly interval_after_seconds: number;
    readonly difficulty_after: number;
  }>(
    `select card_id, answered_at, rating, taken_ms, state_before, interval_before_seconds, interval_after_seconds,
       difficulty_after
     from review where box_id = $1 and undone_at is null order by card_id, sequence`,
    [boxId],
  );
  const byCard = new Map<string, Review[]>();
  for (const row of rows) {
    const reviews = byCard.get(row.card_id) ?? [];
    reviews.push({
      at: row.answered_at,
      rating: ratingNames[row.rating - 1] ?? "again",
      statusBefore: row.state_before,
      intervalBeforeSeconds: row.interval_before_seconds,
      intervalAfterSeconds: row.interval_after_seconds,
      difficultyAfter: row.difficulty_after,
      takenMs: row.taken_ms,
    });
    byCard.set(row.card_id, reviews);
  }
  return byCard;
}

export function toState(row: StateRow): StudiedState {
  return {
    status: row.state,
    due: row.due,
    stability: row.stability,
    difficulty: row.difficulty,
    intervalDays: row.interval_days,
    step: row.step,
    repetitions: row.repetitions,
    lapses: row.lapses,
    lastReviewAt: row.last_review_at,
  };
}

/** Only `insertReview` writes the column, so its shape is known; dates come as text. */
function reviveState(stored: Readonly<Record<"due" | "lastReviewAt", string>> | null): CardState {
  if (stored === null) return { status: "new" };
  const dates = { due: new Date(stored.due), lastReviewAt: new Date(stored.lastReviewAt) };
  return { ...(stored as unknown as StudiedState), ...dates };
}
