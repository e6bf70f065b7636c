import { createHash, randomUUID } from "node:crypto";
import { defaultMemberLevel } from "@deckle/contract";
import type { Database, Sql } from "../database/database.ts";
import { Failure } from "../failure.ts";

/** A person as the product knows them: the pair of issuer and subject, never an e-mail address. */
export interface User {
  readonly id: string;
  readonly memberLevel: number;
  readonly createdAt: Date;
}

export interface Claims {
  readonly issuer: string;
  readonly subject: string;
}

interface UserRow {
  readonly id: string;
  readonly member_level: number;
  readonly created_at: Date;
}

const columns = "id, member_level, created_at";

/**
 * The user behind a token that was issued at a moment. One from before the account was deleted brings nobody back.
 * @throws Failure unauthorized
 */
export async function admitUser(database: Database, claims: Claims, issuedAt: Date): Promise<User> {
  const known = await findUser(database, claims);
  if (known) return known;
  if (await wasDeletedSince(database, claims, issuedAt)) throw new Failure("unauthorized");
  return findOrCreateUser(database, claims);
}

/**
 * The user of an issuer's subject; made on first sight together with their knowledge base (ruling D14), in one transaction, so
 * that no user is ever seen without one.
 */
export async function findOrCreateUser(database: Database, claims: Claims): Promise<User> {
  const known = await findUser(database, claims);
  if (known) return known;
  return database.transaction(async (sql) => {
    const [created] = await sql.query<UserRow>(
      `insert into app_user (id, issuer, subject) values ($1, $2, $3)
       on conflict (issuer, subject) do nothing returning ${columns}`,
      [randomUUID(), claims.issuer, claims.subject],
    );
    if (!created) return mustFindUser(sql, claims);
    await sql.query("insert into knowledge_base (id, user_id) values ($1, $2)", [randomUUID(), created.id]);
    return present(created);
  });
}

/** The member level of an account that may not have called the API yet. */
export async function memberLevelOf(
  sql: Sql,
  claims: Claims,
): Promise<{ memberLevel: number; memberType: string }> {
  const [row] = await sql.query<{ member_level: number; member_type: string }>(
    "select member_level, member_type from app_user where issuer = $1 and subject = $2",
    [claims.issuer, claims.subject],
  );
  return { memberLevel: row?.member_level ?? defaultMemberLevel, memberType: row?.member_type ?? "" };
}

/** Tokens are good for hours; whoever comes back after this long begins anew. */
const rememberDeletedDays = 30;

/** Deletes a user with everything that hangs on them in the database, and remembers from when on their tokens are void. */
export async function deleteUser(
  database: Database,
  user: { readonly id: string; readonly claims: Claims; readonly now: Date },
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query(
      `insert into deleted_account (key, deleted_at) values ($1, $2)
       on conflict (key) do update set deleted_at = excluded.deleted_at`,
      [keyOf(user.claims), user.now],
    );
    await sql.query(
      "delete from deleted_account where deleted_at < $1::timestamptz - make_interval(days => $2)",
      [user.now, rememberDeletedDays],
    );
    await sql.query("delete from app_user where id = $1", [user.id]);
  });
}

/** The issuer counts in whole seconds: a token of the very second of the deletion is void too. */
async function wasDeletedSince(sql: Sql, claims: Claims, issuedAt: Date): Promise<boolean> {
  const rows = await sql.query("select 1 from deleted_account where key = $1 and deleted_at >= $2", [
    keyOf(claims),
    issuedAt,
  ]);
  return rows.length > 0;
}

function keyOf({ issuer, subject }: Claims): string {
  return createHash("sha256")
    .update(JSON.stringify([issuer, subject]))
    .digest("base64url");
}

async function findUser(sql: Sql, claims: Claims): Promise<User | null> {
  const [row] = await sql.query<UserRow>(
    `select ${columns} from app_user where issuer = $1 and subject = $2`,
    [claims.issuer, claims.subject],
  );
  return row ? present(row) : null;
}

async function mustFindUser(sql: Sql, claims: Claims): Promise<User> {
  const user = await findUser(sql, claims);
  if (!user) throw new Error("a user that another transaction created cannot be found");
  return user;
}

function present(row: UserRow): User {
  return { id: row.id, memberLevel: row.member_level, createdAt: row.created_at };
}
