import type { Sql } from "../database/database.ts";

/** A month's usage, as it is kept. */
interface UsageMonth {
  readonly month: string;
  readonly files: number;
  readonly cards: number;
  readonly chats: number;
}

/** Every month in which the user used anything, earliest first. */
export function listUsage(sql: Sql, userId: string): Promise<UsageMonth[]> {
  return sql.query<UsageMonth>(
    "select month, files, cards, chats from usage_month where user_id = $1 order by month",
    [userId],
  );
}

/** Every answer the user gave while studying, in their order, without those taken back. */
export function listAnswers(
  sql: Sql,
  userId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ sequence: string; [column: string]: unknown }[]> {
  return sql.query(
    `select sequence::text as sequence, box_id, card_id, answered_at, rating, taken_ms, state_before,
       interval_before_seconds::float8 as interval_before_seconds,
       interval_after_seconds::float8 as interval_after_seconds, difficulty_after
     from review where user_id = $1 and undone_at is null and sequence > $2::bigint order by sequence limit $3`,
    [userId, after, limit],
  );
}

/** The state of every card of a box that was studied. */
export function listStudied(sql: Sql, boxId: string): Promise<Record<string, unknown>[]> {
  return sql.query(
    `select card_id, state, due, stability, difficulty, interval_days, repetitions, lapses, last_review_at
     from card_study where box_id = $1 order by card_id`,
    [boxId],
  );
}
