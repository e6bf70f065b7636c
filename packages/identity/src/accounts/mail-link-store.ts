import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "../store/sql.ts";

/** What a link that was sent by mail is for. */
export type LinkPurpose = "reset" | "verify";

/** Whose link it is, and which address it was sent to. */
export interface MailLink {
  readonly accountId: string;
  readonly email: string;
}

const tokenBytes = 32;

/** Makes a link; the token exists nowhere but in the answer. */
export async function createLink(
  sql: Sql,
  link: MailLink & { readonly purpose: LinkPurpose; readonly lifetimeSeconds: number },
): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  await sql.query(
    `insert into identity_mail_link (token_hash, purpose, account_id, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5::float8))`,
    [hashOf(token), link.purpose, link.accountId, link.email, link.lifetimeSeconds],
  );
  return token;
}

/** Looks without using it up: mail programs open links before people do. */
export async function findLink(sql: Sql, purpose: LinkPurpose, token: string): Promise<MailLink | undefined> {
  const [row] = await sql.query<{ account_id: string; email: string }>(
    `select account_id, email from identity_mail_link
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hashOf(token), purpose],
  );
  return row && { accountId: row.account_id, email: row.email };
}

/** Uses a link up, in one statement: of two who have it exactly one gets the account. */
export async function consumeLink(
  sql: Sql,
  purpose: LinkPurpose,
  token: string,
): Promise<MailLink | undefined> {
  const [row] = await sql.query<{ account_id: string; email: string }>(
    `delete from identity_mail_link where token_hash = $1 and purpose = $2 and expires_at > now()
     returning account_id, email`,
    [hashOf(token), purpose],
  );
  return row && { accountId: row.account_id, email: row.email };
}

/** Ends every link of a kind that an account still has. */
export async function removeLinks(sql: Sql, accountId: string, purpose: LinkPurpose): Promise<void> {
  await sql.query("delete from identity_mail_link where account_id = $1 and purpose = $2", [
    accountId,
    purpose,
  ]);
}

/** Deletes what has expired; returns how many. */
export async function purgeExpiredLinks(sql: Sql): Promise<number> {
  const rows = await sql.query("delete from identity_mail_link where expires_at <= now() returning 1");
  return rows.length;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
