import type { AccountClaims } from "oidc-provider";
import type { Account } from "../accounts/account-store.ts";

/** What the application knows about an account beyond who it is. */
export interface CustomData {
  readonly member_level: number;
  readonly member_type: string;
}

/** Scopes and the claims each opens; the names the Logto client asks for. Phone is known but never filled. */
export const claimsByScope = {
  openid: ["sub"],
  profile: ["name", "picture", "username", "preferred_username", "updated_at"],
  email: ["email", "email_verified"],
  phone: ["phone_number", "phone_number_verified"],
  custom_data: ["custom_data"],
};

/**
 * The identity claims. The user name is the part of the e-mail address before the @: a short form to show, not unique and
 * never a key. Absent values are left out, because clients refuse null where the standard says boolean or string.
 */
export function toClaims(account: Account): AccountClaims {
  const username = account.email.split("@")[0] ?? account.email;
  return {
    sub: account.id,
    ...(account.name === null ? {} : { name: account.name }),
    username,
    preferred_username: username,
    email: account.email,
    email_verified: account.isEmailVerified,
    updated_at: account.updatedAt,
  };
}
