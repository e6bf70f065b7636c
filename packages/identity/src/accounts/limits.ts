/** How many failures are allowed in a window; the one that uses up the allowance starts the window anew. */
export interface AttemptLimit {
  readonly allowed: number;
  readonly windowSeconds: number;
}

/**
 * `pair` (one network and one account) stops a guesser without locking the owner out; `account` and `address` stop
 * guesses spread over many networks or many accounts. Only failures count: a class behind one address signs in freely.
 * `mailsPerNetwork` and `mailsPerAddress` count messages that somebody asked to be sent, so that nobody's mailbox can be filled.
 * `signUps` counts new accounts of one address, and `requestsPerMinute` everything one address asks of one process.
 */
export interface IdentityLimits {
  readonly pair: AttemptLimit;
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
  readonly signUps: AttemptLimit;
  readonly mailsPerNetwork: AttemptLimit;
  readonly mailsPerAddress: AttemptLimit;
  readonly requestsPerMinute: number;
}

export const defaultLimits: IdentityLimits = {
  pair: { allowed: 5, windowSeconds: 900 },
  account: { allowed: 100, windowSeconds: 3600 },
  address: { allowed: 50, windowSeconds: 900 },
  signUps: { allowed: 30, windowSeconds: 3600 },
  mailsPerNetwork: { allowed: 20, windowSeconds: 3600 },
  mailsPerAddress: { allowed: 4, windowSeconds: 3600 },
  // A sign-in takes about twelve requests, so a hundred people behind one address may sign in within a minute.
  requestsPerMinute: 1200,
};
