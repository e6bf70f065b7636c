-- Accounts that were deleted here while their tokens, made by another issuer, are still good: those must not bring the
-- account back. Keyed by a hash, so that nothing of the person stays.
create table deleted_account (
  key text primary key,
  deleted_at timestamptz not null
);
