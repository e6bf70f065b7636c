import { randomUUID } from "node:crypto";
import type { Locale } from "../http/locale.ts";
import type { LogIdentityEvent } from "../identity-event.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { findPasswordProblem, passwordLength } from "../passwords/password-rules.ts";
import type { Sql } from "../store/sql.ts";
import {
  isEmail,
  isNameTooLong,
  normaliseEmail,
  normaliseName,
  type SignUpProblems,
} from "./account-rules.ts";
import { findAccount, findCredentials, insertAccount, replacePasswordHash } from "./account-store.ts";
import type { IdentityLimits } from "./limits.ts";
import type { Attempts, Counter } from "./attempts.ts";
import { turnFullQueueIntoBusy } from "./password-queue.ts";

/** Why nobody was signed in, in terms that do not tell whether the account exists. */
export type Refusal =
  | { readonly kind: "wrong" }
  | { readonly kind: "blocked"; readonly retrySeconds: number }
  | { readonly kind: "busy" };

export type SignInOutcome = { readonly kind: "signed_in"; readonly accountId: string } | Refusal;

export type SignUpOutcome =
  | { readonly kind: "signed_in"; readonly accountId: string }
  | { readonly kind: "invalid"; readonly problems: SignUpProblems }
  | Exclude<Refusal, { readonly kind: "wrong" }>;

export interface SignInForm {
  readonly email: string;
  readonly password: string;
  /** The client's address, already reduced to what counts as one network. */
  readonly network: string;
}

export interface SignUpForm extends SignInForm {
  readonly name: string;
  /** The language of the page, for what is sent to the new account. */
  readonly locale: Locale;
}

/** Decides who may sign in and who gets an account. */
export interface Entrance {
  signIn(form: SignInForm): Promise<SignInOutcome>;
  signUp(form: SignUpForm): Promise<SignUpOutcome>;
  /** Checks the password of somebody who is signed in, with the limits of a sign-in. */
  confirm(person: { accountId: string; password: string; network: string }): Promise<SignInOutcome>;
}

export interface EntranceOptions {
  readonly sql: Sql;
  readonly attempts: Attempts;
  readonly limits: IdentityLimits;
  readonly passwords: PasswordHasher;
  /** Called once for each new account; must not throw. */
  readonly onAccountCreated: (account: { readonly id: string; readonly locale: Locale }) => void;
  readonly log: LogIdentityEvent;
}

export function createEntrance(options: EntranceOptions): Entrance {
  const signIn = async (form: SignInForm): Promise<SignInOutcome> => {
    const outcome = await turnFullQueueIntoBusy(() => checkCredentials(options, form));
    logOutcome(options.log, outcome);
    return outcome;
  };

  return {
    signIn,
    async confirm({ accountId, password, network }) {
      const account = await findAccount(options.sql, accountId);
      return account ? signIn({ email: account.email, password, network }) : { kind: "wrong" };
    },
    async signUp(form) {
      const email = normaliseEmail(form.email);
      const name = normaliseName(form.name);
      const problems = findSignUpProblems({ email, name, password: form.password });
      if (Object.keys(problems).length > 0) return { kind: "invalid", problems };

      const created = await turnFullQueueIntoBusy(() => createAccount(options, { ...form, email, name }));
      if (created.kind !== "taken") return created;
      // A second press of the button, or someone who forgot that they had an account: the right password lets them in.
      // It is a sign-in like any other, with the same limits, or this form would be a way around them.
      const known = await signIn({ ...form, email });
      return known.kind === "wrong" ? { kind: "invalid", problems: { email: "taken" } } : known;
    },
  };
}

async function checkCredentials(
  { sql, attempts, limits, passwords }: EntranceOptions,
  form: SignInForm,
): Promise<SignInOutcome> {
  const email = normaliseEmail(form.email);
  const pair: Counter = { name: `pair:${form.network}:${email}`, limit: limits.pair };
  const shared: readonly Counter[] = [
    { name: `account:${email}`, limit: limits.account },
    { name: `address:${form.network}`, limit: limits.address },
  ];
  const reservation = await attempts.reserve([pair, ...shared]);
  if (!reservation.allowed) return { kind: "blocked", retrySeconds: reservation.retrySeconds };

  const credentials = isEmail(email) ? await findCredentials(sql, email) : undefined;
  // Cut, so that a password of a megabyte costs no more than a long one; nobody could have set such a one.
  const password = form.password.slice(0, passwordLength.max * 4);
  const isRight = await passwords
    .verify(password, credentials?.passwordHash)
    .catch(async (error: unknown) => {
      // Nothing was learnt, so nothing is counted.
      await attempts.refund([pair, ...shared]);
      throw error;
    });
  if (!isRight || !credentials) return { kind: "wrong" };

  await attempts.clear([pair]);
  await attempts.refund(shared);
  const { accountId, passwordHash } = credentials;
  if (passwords.isOutdated(passwordHash)) {
    await replacePasswordHash(sql, { accountId, from: passwordHash, to: await passwords.hash(password) });
  }
  return { kind: "signed_in", accountId };
}

async function createAccount(
  { sql, attempts, limits, passwords, onAccountCreated, log }: EntranceOptions,
  person: Omit<SignUpForm, "name"> & { readonly name: string | null },
): Promise<Exclude<SignUpOutcome, { kind: "invalid" }> | { readonly kind: "taken" }> {
  if (await findCredentials(sql, person.email)) return { kind: "taken" };
  const counters: readonly Counter[] = [{ name: `sign-up:${person.network}`, limit: limits.signUps }];
  const reservation = await attempts.reserve(counters);
  if (!reservation.allowed) {
    log({ kind: "attempts_blocked", retrySeconds: reservation.retrySeconds });
    return { kind: "blocked", retrySeconds: reservation.retrySeconds };
  }

  const id = randomUUID();
  const isCreated = await passwords
    .hash(person.password)
    .then((passwordHash) => insertAccount(sql, { id, email: person.email, name: person.name, passwordHash }))
    .catch(async (error: unknown) => {
      await attempts.refund(counters);
      throw error;
    });
  if (!isCreated) {
    await attempts.refund(counters);
    return { kind: "taken" };
  }
  log({ kind: "account_created", accountId: id });
  onAccountCreated({ id, locale: person.locale });
  return { kind: "signed_in", accountId: id };
}

function findSignUpProblems(person: {
  email: string;
  name: string | null;
  password: string;
}): SignUpProblems {
  const password = findPasswordProblem(person.password, [person.email, person.name ?? ""]);
  return {
    ...(isEmail(person.email) ? {} : { email: "invalid" as const }),
    ...(isNameTooLong(person.name) ? { name: "too_long" as const } : {}),
    ...(password ? { password } : {}),
  };
}

function logOutcome(log: LogIdentityEvent, outcome: SignInOutcome): void {
  switch (outcome.kind) {
    case "signed_in":
      return log({ kind: "signed_in", accountId: outcome.accountId });
    case "wrong":
      return log({ kind: "sign_in_refused" });
    case "blocked":
      return log({ kind: "attempts_blocked", retrySeconds: outcome.retrySeconds });
    case "busy":
      return log({ kind: "password_queue_full" });
  }
}
