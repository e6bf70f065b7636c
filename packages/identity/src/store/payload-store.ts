import { createHash } from "node:crypto";
import type { Sql } from "./sql.ts";

/** What the provider stores for one model, as oidc-provider's adapter interface names the fields. */
export interface Payload {
  readonly [key: string]: unknown;
}

/** What came of redeeming a code or a refresh token. */
export type Consumption = "consumed" | "replayed";

/** Sessions, sign-ins, grants and tokens of the provider, by model (`RefreshToken`, `Grant` ...) and id. */
export interface PayloadStore {
  save(entry: { model: string; id: string; payload: Payload; ttlSeconds: number | undefined }): Promise<void>;
  /** The stored payload with its `jti` back in place, and `consumed` (Unix seconds) once it may not be used again. */
  find(model: string, id: string): Promise<Payload | undefined>;
  /** By the public id of a session. The payload has no `jti`: whoever knows only the uid must not become the session. */
  findByUid(model: string, uid: string): Promise<Payload | undefined>;
  /** Redeems in one atomic statement. On a replay every token of the same grant is gone afterwards. */
  consume(model: string, id: string): Promise<Consumption>;
  remove(model: string, id: string): Promise<void>;
  removeByGrant(model: string, grantId: string): Promise<void>;
  /** Deletes grants with every code and token issued under them. */
  removeGrants(grantIds: readonly string[]): Promise<void>;
  /** Deletes what has expired; returns the number of rows. */
  purgeExpired(): Promise<number>;
}

/** Models that belong to a grant and die with it. A running sign-in names its grant too, but must survive. */
const grantModels = new Set(["Grant", "AuthorizationCode", "AccessToken", "RefreshToken"]);

interface PayloadRow {
  readonly payload: Payload;
  readonly consumed: number | null;
}

/**
 * @param refreshGraceSeconds how long a rotated refresh token still works. Two tabs, or one tab that renews the tokens of
 * two resources, present the same token within moments; without the grace the second one would end the session.
 */
export function createPayloadStore(sql: Sql, refreshGraceSeconds: number): PayloadStore {
  /** Decided in SQL, so that processes with different clocks agree. `$3` is the grace. */
  const isInGrace = `(model = 'RefreshToken' and consumed_at > now() - make_interval(secs => $3::float8))`;
  const selectPayload = `
    select payload,
      case when ${isInGrace} then null else floor(extract(epoch from consumed_at))::float8 end as consumed
    from identity_payload
    where model = $1 and (expires_at is null or expires_at > now())`;

  return {
    async save({ model, id, payload, ttlSeconds }) {
      await sql.query(
        `insert into identity_payload (model, id, payload, grant_id, uid, account_id, expires_at)
         values ($1, $2, $3::jsonb, $4, $5, $6, now() + make_interval(secs => $7::float8))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`,
        [
          model,
          hashId(id),
          JSON.stringify(withoutSecrets(payload)),
          grantHashOf(model, id, payload),
          textOf(payload["uid"]),
          textOf(payload["accountId"]),
          ttlSeconds ?? null,
        ],
      );
    },

    async find(model, id) {
      const [row] = await sql.query<PayloadRow>(`${selectPayload} and id = $2`, [
        model,
        hashId(id),
        refreshGraceSeconds,
      ]);
      return row && { ...present(row), jti: id };
    },

    async findByUid(model, uid) {
      const [row] = await sql.query<PayloadRow>(`${selectPayload} and uid = $2`, [
        model,
        uid,
        refreshGraceSeconds,
      ]);
      return row && present(row);
    },

    async consume(model, id) {
      const consumed = await sql.query(
        `update identity_payload set consumed_at = coalesce(consumed_at, now())
         where model = $1 and id = $2 and (consumed_at is null or ${isInGrace}) returning id`,
        [model, hashId(id), refreshGraceSeconds],
      );
      if (consumed.length > 0) return "consumed";
      await sql.query(
        `delete from identity_payload
         where grant_id = (select grant_id from identity_payload where model = $1 and id = $2)`,
        [model, hashId(id)],
      );
      return "replayed";
    },

    async remove(model, id) {
      await sql.query("delete from identity_payload where model = $1 and id = $2", [model, hashId(id)]);
    },

    async removeByGrant(model, grantId) {
      await sql.query("delete from identity_payload where model = $1 and grant_id = $2", [
        model,
        hashId(grantId),
      ]);
    },

    async removeGrants(grantIds) {
      if (grantIds.length === 0) return;
      await sql.query("delete from identity_payload where grant_id = any($1::text[])", [
        grantIds.map(hashId),
      ]);
    },

    async purgeExpired() {
      const [row] = await sql.query<{ count: number }>(
        `with gone as (delete from identity_payload where expires_at <= now() returning 1)
         select count(*)::int as count from gone`,
      );
      return row?.count ?? 0;
    },
  };
}

function present({ payload, consumed }: PayloadRow): Payload {
  return consumed === null ? payload : { ...payload, consumed };
}

/**
 * Ends what an account is signed in with: sessions, grants and tokens.
 * @param keptGrant what `tokenGrantOf` says of the one to keep, with the browser's session that has it; all end without one
 */
export async function removeSessions(sql: Sql, accountId: string, keptGrant?: string): Promise<void> {
  const sessions = await sql.query<{ id: string; payload: Payload }>(
    "select id, payload from identity_payload where model = 'Session' and account_id = $1",
    [accountId],
  );
  const keptSessions = sessions
    .filter(({ payload }) => keptGrant !== undefined && grantsOfSession(payload).includes(keptGrant))
    .map(({ id }) => id);
  await sql.query(
    `delete from identity_payload where account_id = $1 and
       case when model = 'Session' then id <> all($3::text[])
       else $2::text is null or grant_id is distinct from $2::text end`,
    [accountId, keptGrant ?? null, keptSessions],
  );
}

/** Whether a grant, named by `tokenGrantOf`, is an account's and has not ended. */
export async function isGrantAlive(sql: Sql, accountId: string, grant: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from identity_payload
     where model = 'Grant' and id = $2 and account_id = $1 and (expires_at is null or expires_at > now())`,
    [accountId, grant],
  );
  return rows.length > 0;
}

/** How a grant is named outside of this table, in tokens too: not by the id that would let somebody use it. */
export function tokenGrantOf(grantId: string): string {
  return hashId(grantId);
}

/** The grants that a browser's session has, one for each client. */
function grantsOfSession({ authorizations }: Payload): string[] {
  if (typeof authorizations !== "object" || authorizations === null) return [];
  return Object.values(authorizations)
    .map((entry: unknown) =>
      typeof entry === "object" && entry !== null && "grantId" in entry ? entry.grantId : null,
    )
    .filter((grantId) => typeof grantId === "string")
    .map(hashId);
}

/** A copy of the table must not be a set of working tokens. */
function hashId(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

function grantHashOf(model: string, id: string, payload: Payload): string | null {
  if (!grantModels.has(model)) return null;
  const grantId = model === "Grant" ? id : textOf(payload["grantId"]);
  return grantId === null ? null : hashId(grantId);
}

/** `jti` is the token itself; a sign-in also carries the id of the browser's session, which the provider never reads. */
function withoutSecrets({ jti: _jti, ...payload }: Payload): Payload {
  const session = payload["session"];
  if (typeof session !== "object" || session === null) return payload;
  return { ...payload, session: { ...session, cookie: undefined } };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
