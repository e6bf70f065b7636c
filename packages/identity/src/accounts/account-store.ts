import type { Sql } from "../store/sql.ts";

/** An account as the provider's claims describe it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** Unix seconds. */
  readonly updatedAt: number;
}

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string | null;
  readonly updated_at: number;
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly passwordHash: string;
}

/** False where the e-mail address already has an account; of two at once exactly one is created. */
export async function insertAccount(sql: Sql, account: NewAccount): Promise<boolean> {
  const rows = await sql.query(
    `insert into identity_account (id, email, name, password_hash) values ($1, $2, $3, $4)
     on conflict (email) do nothing returning id`,
    [account.id, account.email, account.name, account.passwordHash],
  );
  return rows.length > 0;
}

export async function findAccount(sql: Sql, id: string): Promise<Account | undefined> {
  const [row] = await sql.query<AccountRow>(
    `select id, email, email_verified, name, floor(extract(epoch from updated_at))::float8 as updated_at
     from identity_account where id = $1`,
    [id],
  );
  return row && present(row);
}

export async function findCredentials(
  sql: Sql,
  email: string,
): Promise<{ readonly accountId: string; readonly passwordHash: string } | undefined> {
  const [row] = await sql.query<{ id: string; password_hash: string }>(
    "select id, password_hash from identity_account where email = $1",
    [email],
  );
  return row && { accountId: row.id, passwordHash: row.password_hash };
}

/** Only where the hash is still the one that was checked, so that a password changed meanwhile stays changed. */
export async function replacePasswordHash(
  sql: Sql,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await sql.query("update identity_account set password_hash = $3 where id = $1 and password_hash = $2", [
    accountId,
    from,
    to,
  ]);
}

export async function setPasswordHash(sql: Sql, accountId: string, passwordHash: string): Promise<void> {
  await sql.query("update identity_account set password_hash = $2, updated_at = now() where id = $1", [
    accountId,
    passwordHash,
  ]);
}

/** Only where the address is still the account's. */
export async function markEmailVerified(sql: Sql, accountId: string, email: string): Promise<void> {
  await sql.query(
    "update identity_account set email_verified = true, updated_at = now() where id = $1 and email = $2 and not email_verified",
    [accountId, email],
  );
}

/** Deletes the account. False where there is none. */
export async function removeAccount(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql.query("delete from identity_account where id = $1 returning id", [accountId]);
  return rows.length > 0;
}

function present(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified,
    name: row.name,
    updatedAt: row.updated_at,
  };
}
