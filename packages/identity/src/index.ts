export { createIdentity } from "./identity.ts";
export type { Identity, IdentityOptions } from "./identity.ts";
export type { IdentityMail, PostBox } from "./accounts/account-mail.ts";
export type { IdentityEvent } from "./identity-event.ts";
export type { AttemptLimit, IdentityLimits } from "./accounts/limits.ts";
export { clientNetworkOf } from "./http/client-network.ts";
export { identityMigrations } from "./store/migrations.ts";
export type { Sql, Transactor } from "./store/sql.ts";
