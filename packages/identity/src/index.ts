export { createIdentity } from "./identity.ts";
export type { Identity, IdentityOptions } from "./identity.ts";
export type { PostBox } from "./accounts/account-mail.ts";
export type { IdentityEvent } from "./identity-event.ts";
export { clientNetworkOf } from "./http/client-network.ts";
export { identityMigrations } from "./store/migrations.ts";
