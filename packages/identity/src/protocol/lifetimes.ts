/** How long what the provider gives out is good for, in seconds. */
export interface Lifetimes {
  /** Access tokens for the API cannot be revoked, so they are short. */
  readonly accessToken: number;
  /** From the sign-in, not from the last renewal: a stolen token that is kept alive dies too. */
  readonly refreshToken: number;
  /** The browser's session at the provider, from the sign-in. */
  readonly session: number;
  /** How long a rotated refresh token still works. */
  readonly refreshGrace: number;
}

const day = 86_400;

export const defaultLifetimes: Lifetimes = {
  accessToken: 900,
  refreshToken: 14 * day,
  session: 14 * day,
  refreshGrace: 10,
};

/** A code is redeemed by the page it is sent to, at once. */
export const codeSeconds = 60;
export const idTokenSeconds = 3600;
/** How long a sign-in page may stay open. */
export const interactionSeconds = 3600;
/** Longer than every token under it, also where sessions and tokens overlap. */
export const grantMarginSeconds = day;
