import { randomUUID } from "node:crypto";
import { defaultMemberLevel } from "@deckle/contract";
import type { Database, Sql } from "../database/database.ts";

/** A person as the product knows them: the pair of issuer and subject, never an e-mail address. */
export interface User {
  readonly id: string;
  readonly memberLevel: number;
}

interface Claims {
  readonly issuer: string;
  readonly subject: string;
}

interface UserRow {
  readonly id: string;
  readonly member_level: number;
}

/**
 * The user behind a token; made on first sight together with their knowledge base (ruling D14), in one transaction, so
 * that no user is ever seen without one.
 */
export async function findOrCreateUser(database: Database, claims: Claims): Promise<User> {
  const known = await findUser(database, claims);
  if (known) return known;
  return database.transaction(async (sql) => {
    const [created] = await sql.query<UserRow>(
      `insert into app_user (id, issuer, subject) values ($1, $2, $3)
       on conflict (issuer, subject) do nothing returning id, member_level`,
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

async function findUser(sql: Sql, claims: Claims): Promise<User | null> {
  const [row] = await sql.query<UserRow>(
    "select id, member_level from app_user where issuer = $1 and subject = $2",
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
  return { id: row.id, memberLevel: row.member_level };
}
