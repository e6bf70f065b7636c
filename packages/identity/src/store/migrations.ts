const accounts = `
create table identity_account (
  id text primary key,
  email text not null unique,
  email_verified boolean not null default false,
  name text,
  password_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What the provider keeps: sessions, running sign-ins, grants, codes and tokens. Ids are SHA-256 of the real ones.
create table identity_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index identity_payload_grant on identity_payload (grant_id) where grant_id is not null;
create index identity_payload_uid on identity_payload (model, uid) where uid is not null;
create index identity_payload_account on identity_payload (account_id) where account_id is not null;
create index identity_payload_expiry on identity_payload (expires_at);

-- Signing keys and cookie keys, made once by whichever process comes first.
create table identity_secret (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- Failed sign-ins and new accounts, counted per keyed hash of an address or account.
create table identity_attempt (
  key text primary key,
  used integer not null,
  allowed integer not null,
  expires_at timestamptz not null
);
create index identity_attempt_expiry on identity_attempt (expires_at);
`;

const mailLinks = `
-- Links that were sent by mail: whoever has one has the mailbox. Tokens are kept as SHA-256.
create table identity_mail_link (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset', 'verify')),
  account_id text not null references identity_account (id) on delete cascade,
  -- The address it was sent to.
  email text not null,
  expires_at timestamptz not null
);
create index identity_mail_link_account on identity_mail_link (account_id, purpose);
create index identity_mail_link_expiry on identity_mail_link (expires_at);
`;

/**
 * The schema of the embedded provider. Append-only: the server's migrator applies each once, in this order, as one
 * script of several statements (PostgreSQL 15+ and PGlite).
 */
export const identityMigrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: "identity-0001-accounts", sql: accounts },
  { name: "identity-0002-mail-links", sql: mailLinks },
];
