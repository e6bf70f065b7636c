import type { Locale } from "../http/locale.ts";
import type { LogIdentityEvent } from "../identity-event.ts";
import { resetLinkMinutes, verifyLinkDays } from "../pages/mail-words.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { findPasswordProblem, type PasswordProblem } from "../passwords/password-rules.ts";
import { removeSessions } from "../store/payload-store.ts";
import type { Transactor } from "../store/sql.ts";
import { composeMail, type IdentityMail, type PostBox } from "./account-mail.ts";
import { isEmail, normaliseEmail } from "./account-rules.ts";
import { findAccount, findCredentials, markEmailVerified, setPasswordHash } from "./account-store.ts";
import type { Attempts, Counter } from "./attempts.ts";
import type { Refusal } from "./entrance.ts";
import type { IdentityLimits } from "./limits.ts";
import { consumeLink, createLink, findLink, type MailLink, removeLinks } from "./mail-link-store.ts";
import { turnFullQueueIntoBusy } from "./password-queue.ts";

/** Where the links in messages lead, below the public address. */
export const accountPaths = {
  forgot: "/oidc/account/forgot",
  reset: "/oidc/account/reset",
  verify: "/oidc/account/verify",
} as const;

export type LinkRequest =
  | { readonly kind: "taken" }
  | { readonly kind: "invalid" }
  | Extract<Refusal, { readonly kind: "blocked" }>;

export type ResetOutcome =
  | { readonly kind: "changed" }
  | { readonly kind: "expired" }
  | { readonly kind: "refused"; readonly problem: PasswordProblem }
  | Extract<Refusal, { readonly kind: "busy" }>;

/** The ways back into an account through its mailbox, and the proof that the mailbox is its owner's. */
export interface Recovery {
  /**
   * Takes a request for a reset link. Whether the address has an account shows neither in the answer nor in the time it
   * takes: the work is done after it.
   */
  requestReset(request: { email: string; network: string; locale: Locale }): Promise<LinkRequest>;
  /** Whose account a reset link opens; undefined where it is used up or expired. */
  findReset(token: string): Promise<MailLink | undefined>;
  /** Sets the password, uses the link up and ends every session, in one transaction. */
  reset(form: { token: string; password: string; network: string; locale: Locale }): Promise<ResetOutcome>;
  /** Sends a link that proves the address; nothing where it is proved already. */
  requestVerification(accountId: string, locale: Locale): Promise<LinkRequest>;
  findVerification(token: string): Promise<MailLink | undefined>;
  /** False where the link is used up or expired. */
  verify(token: string): Promise<boolean>;
  /** Resolves once the work behind answered requests is done. */
  settle(): Promise<void>;
}

export interface RecoveryOptions {
  readonly sql: Transactor;
  readonly publicUrl: URL;
  readonly attempts: Attempts;
  readonly limits: IdentityLimits;
  readonly passwords: PasswordHasher;
  readonly postBox: PostBox;
  readonly log: LogIdentityEvent;
}

export function createRecovery(options: RecoveryOptions): Recovery {
  const { sql, publicUrl, attempts, limits, postBox, log } = options;
  const running = new Set<Promise<void>>();

  function inBackground(work: () => Promise<void>): void {
    const run = work()
      .catch((error: unknown) => log({ kind: "failed", error }))
      .finally(() => running.delete(run));
    running.add(run);
  }

  async function sendReset(email: string, locale: Locale): Promise<void> {
    const found = isEmail(email) ? await findCredentials(sql, email) : undefined;
    if (!found) return;
    const { accountId } = found;
    const lifetimeSeconds = resetLinkMinutes * 60;
    const token = await createLink(sql, { purpose: "reset", accountId, email, lifetimeSeconds });
    const link = linkTo(publicUrl, accountPaths.reset, { token, lang: locale });
    postBox.send(composeMail("reset", { to: email, link, locale }));
    log({ kind: "reset_requested", accountId });
  }

  async function sendVerification(accountId: string, email: string, locale: Locale): Promise<void> {
    const lifetimeSeconds = verifyLinkDays * 86_400;
    const token = await createLink(sql, { purpose: "verify", accountId, email, lifetimeSeconds });
    const link = linkTo(publicUrl, accountPaths.verify, { token, lang: locale });
    postBox.send(composeMail("verify", { to: email, link, locale }));
  }

  return {
    async requestReset({ email: typed, network, locale }) {
      const email = normaliseEmail(typed);
      if (!isEmail(email)) return { kind: "invalid" };
      // Counted for addresses with and without an account alike.
      const reservation = await attempts.reserve([
        { name: `mail-network:${network}`, limit: limits.mailsPerNetwork },
        { name: `mail:${email}`, limit: limits.mailsPerAddress },
      ]);
      if (!reservation.allowed) return { kind: "blocked", retrySeconds: reservation.retrySeconds };
      inBackground(() => sendReset(email, locale));
      return { kind: "taken" };
    },

    findReset: (token) => findLink(sql, "reset", token),

    reset: (form) => turnFullQueueIntoBusy(() => resetPassword(options, form)),

    async requestVerification(accountId, locale) {
      const account = await findAccount(sql, accountId);
      if (!account) return { kind: "invalid" };
      if (account.isEmailVerified) return { kind: "taken" };
      const counter: Counter = { name: `mail:${account.email}`, limit: limits.mailsPerAddress };
      const reservation = await attempts.reserve([counter]);
      if (!reservation.allowed) return { kind: "blocked", retrySeconds: reservation.retrySeconds };
      inBackground(() => sendVerification(accountId, account.email, locale));
      return { kind: "taken" };
    },

    findVerification: (token) => findLink(sql, "verify", token),

    async verify(token) {
      return sql.transaction(async (inside) => {
        const link = await consumeLink(inside, "verify", token);
        if (!link) return false;
        await markEmailVerified(inside, link.accountId, link.email);
        log({ kind: "email_verified", accountId: link.accountId });
        return true;
      });
    },

    settle: async () => {
      await Promise.allSettled(running);
    },
  };
}

async function resetPassword(
  { sql, publicUrl, attempts, limits, passwords, postBox, log }: RecoveryOptions,
  form: Parameters<Recovery["reset"]>[0],
): Promise<ResetOutcome> {
  const known = await findLink(sql, "reset", form.token);
  const account = known && (await findAccount(sql, known.accountId));
  if (!known || !account) return { kind: "expired" };
  const problem = findPasswordProblem(form.password, [account.email, account.name ?? ""]);
  if (problem) return { kind: "refused", problem };
  const passwordHash = await passwords.hash(form.password);
  const link = await sql.transaction(async (inside) => {
    const used = await consumeLink(inside, "reset", form.token);
    if (!used) return undefined;
    await setPasswordHash(inside, used.accountId, passwordHash);
    await removeLinks(inside, used.accountId, "reset");
    // Whoever reads the mailbox has proved the address.
    await markEmailVerified(inside, used.accountId, used.email);
    await removeSessions(inside, used.accountId);
    return used;
  });
  if (!link) return { kind: "expired" };
  // Failures of the forgotten password must not keep the new one out.
  await attempts.clear([
    { name: `pair:${form.network}:${account.email}`, limit: limits.pair },
    { name: `account:${account.email}`, limit: limits.account },
  ]);
  postBox.send(passwordChangedMail(publicUrl, { to: account.email, locale: form.locale }));
  log({ kind: "password_changed", accountId: link.accountId });
  return { kind: "changed" };
}

/** Whoever did not change the password can take the account back with it. */
export function passwordChangedMail(
  publicUrl: URL,
  { to, locale }: { readonly to: string; readonly locale: Locale },
): IdentityMail {
  const link = linkTo(publicUrl, accountPaths.forgot, { lang: locale });
  return composeMail("password_changed", { to, link, locale });
}

function linkTo(publicUrl: URL, path: string, parameters: Readonly<Record<string, string>>): URL {
  const link = new URL(path, publicUrl);
  link.search = new URLSearchParams(parameters).toString();
  return link;
}
