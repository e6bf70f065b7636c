import { createHmac } from "node:crypto";
import type { Sql } from "../store/sql.ts";
import type { AttemptLimit } from "./limits.ts";

/** One counter: a name that is only ever stored as keyed hash, and its limit. */
export interface Counter {
  readonly name: string;
  readonly limit: AttemptLimit;
}

export type Reservation =
  | { readonly allowed: true }
  /** Whole seconds until the last exhausted counter is free again. */
  | { readonly allowed: false; readonly retrySeconds: number };

/**
 * Counts attempts in the database, so that several processes share one count. An attempt is charged *before* the password
 * is checked and refunded on success: fifty guesses sent at once meet the same limit as fifty in a row.
 */
export interface Attempts {
  reserve(counters: readonly Counter[]): Promise<Reservation>;
  refund(counters: readonly Counter[]): Promise<void>;
  /** Forgets counters, after a success that makes earlier failures harmless. */
  clear(counters: readonly Counter[]): Promise<void>;
  purgeExpired(): Promise<number>;
}

interface CounterRow {
  readonly used: number;
  readonly allowed: number;
  readonly seconds: number;
}

export function createAttempts(sql: Sql, key: string): Attempts {
  const keyOf = ({ name }: Counter): string => createHmac("sha256", key).update(name).digest("base64url");
  const keysOf = (counters: readonly Counter[]): string[] => counters.map(keyOf);

  /** Read first: attempts that are refused anyway must not push the shared counter of the account upwards. */
  const findExhausted = (counters: readonly Counter[]): Promise<CounterRow[]> =>
    sql.query<CounterRow>(
      `select used, allowed, ceil(extract(epoch from expires_at - now()))::int as seconds from identity_attempt
       where key = any($1::text[]) and expires_at > now() and used >= allowed`,
      [keysOf(counters)],
    );

  /** Rows are touched in the order of their keys everywhere, so that two statements cannot wait for each other. */
  const charge = (counters: readonly Counter[]): Promise<CounterRow[]> =>
    sql.query<CounterRow>(
      `insert into identity_attempt as known (key, used, allowed, expires_at)
       select key, 1, allowed, now() + make_interval(secs => seconds)
       from unnest($1::text[], $2::int[], $3::int[]) as wanted (key, allowed, seconds) order by key
       on conflict (key) do update set
         used = case when known.expires_at <= now() then 1 else known.used + 1 end,
         allowed = excluded.allowed,
         expires_at = case when known.expires_at <= now() or known.used + 1 = excluded.allowed
           then excluded.expires_at else known.expires_at end
       returning used, allowed, ceil(extract(epoch from expires_at - now()))::int as seconds`,
      [
        keysOf(counters),
        counters.map(({ limit }) => limit.allowed),
        counters.map(({ limit }) => limit.windowSeconds),
      ],
    );

  const attempts: Attempts = {
    async reserve(counters) {
      const exhausted = await findExhausted(counters);
      if (exhausted.length > 0) return refuse(exhausted);
      const overdrawn = (await charge(counters)).filter(({ used, allowed }) => used > allowed);
      if (overdrawn.length === 0) return { allowed: true };
      await attempts.refund(counters);
      return refuse(overdrawn);
    },

    async refund(counters) {
      await sql.query(
        `update identity_attempt set used = greatest(used - 1, 0)
         from (select key as locked from identity_attempt where key = any($1::text[]) order by key for update) as row
         where key = locked`,
        [keysOf(counters)],
      );
    },

    async clear(counters) {
      await sql.query("delete from identity_attempt where key = any($1::text[])", [keysOf(counters)]);
    },

    async purgeExpired() {
      const [row] = await sql.query<{ count: number }>(
        `with gone as (delete from identity_attempt where expires_at <= now() returning 1)
         select count(*)::int as count from gone`,
      );
      return row?.count ?? 0;
    },
  };
  return attempts;
}

function refuse(rows: readonly CounterRow[]): Reservation {
  return { allowed: false, retrySeconds: Math.max(1, ...rows.map(({ seconds }) => seconds)) };
}
