import { fallbackMonthlyFileLimit, type PricePlan, type UsageRecord } from "@deckle/contract";
import type { Sql } from "../database/database.ts";

/** The calendar month that a moment counts for, `YYYY-MM` in UTC. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/**
 * Counts one file against the user's month and remembers what it was for; false where the month is full (row U4).
 * One statement, so that it is exact under any number of parallel uploads.
 */
export async function chargeFile(
  sql: Sql,
  charge: { readonly id: string; readonly userId: string; readonly month: string },
): Promise<boolean> {
  const rows = await sql.query(
    `with plan as (
       select coalesce((select price_plan.month_file_limit from app_user
         join price_plan on price_plan.member_level = app_user.member_level where app_user.id = $2::uuid), $4::int) as file_limit
     ), counted as (
       insert into usage_month (user_id, month, files) select $2::uuid, $3::text, 1 from plan where plan.file_limit > 0
       on conflict (user_id, month) do update set files = usage_month.files + 1
         where usage_month.files < (select file_limit from plan)
       returning user_id, month
     )
     insert into usage_charge (id, user_id, month) select $1::uuid, user_id, month from counted returning id`,
    [charge.id, charge.userId, charge.month, fallbackMonthlyFileLimit],
  );
  return rows.length === 1;
}

/** Gives a charged file back to the month it was charged to. A second call changes nothing. */
export async function refundFile(sql: Sql, chargeId: string): Promise<void> {
  await sql.query(
    `with refunded as (
       update usage_charge set refunded_at = now() where id = $1 and refunded_at is null returning user_id, month
     )
     update usage_month set files = usage_month.files - 1 from refunded
     where usage_month.user_id = refunded.user_id and usage_month.month = refunded.month`,
    [chargeId],
  );
}

/** Adds generated cards to the user's month. */
export async function countCards(
  sql: Sql,
  entry: { readonly userId: string; readonly month: string; readonly cards: number },
): Promise<void> {
  await sql.query(
    `insert into usage_month (user_id, month, cards) values ($1, $2, $3)
     on conflict (user_id, month) do update set cards = usage_month.cards + excluded.cards`,
    [entry.userId, entry.month, entry.cards],
  );
}

/** Adds one answered question to the user's month. */
export async function countChat(
  sql: Sql,
  { userId, month }: { readonly userId: string; readonly month: string },
): Promise<void> {
  await sql.query(
    `insert into usage_month (user_id, month, chats) values ($1, $2, 1)
     on conflict (user_id, month) do update set chats = usage_month.chats + 1`,
    [userId, month],
  );
}

/** What the user has used in a month; zeros where nothing was. */
export async function usageRecordOf(sql: Sql, userId: string, month: string): Promise<UsageRecord> {
  const [row] = await sql.query<{ files: number; cards: number; chats: number }>(
    "select files, cards, chats from usage_month where user_id = $1 and month = $2",
    [userId, month],
  );
  return {
    month,
    monthFileProcessCount: row?.files ?? 0,
    monthCardGenerateCount: row?.cards ?? 0,
    monthAiChatCount: row?.chats ?? 0,
  };
}

/** Every plan, lowest level first. */
export async function listPricePlans(sql: Sql): Promise<PricePlan[]> {
  const rows = await sql.query<{ member_level: number; month_file_limit: number }>(
    "select member_level, month_file_limit from price_plan order by member_level",
  );
  return rows.map((row) => ({
    order_member_level: row.member_level,
    month_file_process_limit: row.month_file_limit,
  }));
}
