import type { Account, Language } from "@deckle/contract";
import type { Identity } from "@deckle/identity";
import { boxFiles } from "../boxes/box-files.ts";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import type { Files } from "../files/files.ts";
import type { Caller } from "../http/authenticate.ts";
import { tooManyRequests } from "../http/error-answers.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mail.ts";
import { deleteUser } from "../users/user-store.ts";
import { archiveAccount, type StreamedFile } from "./account-archive.ts";

/** What people do with their own account. */
export interface Accounts {
  get(caller: Caller): Promise<Account>;
  /** @throws Failure wrongPassword, passwordRefused, passwordElsewhere, tooManyRequests, unavailable */
  changePassword(
    caller: Caller,
    passwords: { readonly current: string; readonly next: string },
    visit: { readonly address: string; readonly language: Language },
  ): Promise<void>;
  /** @throws Failure passwordElsewhere, tooManyRequests */
  requestEmailVerification(caller: Caller, language: Language): Promise<void>;
  /** Everything that is kept about the caller, as a zip archive that is made while it is sent. */
  export(caller: Caller, language: Language): Promise<StreamedFile>;
  /**
   * Deletes everything of the caller at once, and ends their sign-ins. With another issuer only what is kept here goes.
   * @throws Failure wrongPassword, tooManyRequests, unavailable
   */
  delete(
    caller: Caller,
    proof: { readonly password: string | undefined; readonly address: string },
  ): Promise<void>;
}

interface AccountsOptions {
  readonly database: Database;
  readonly files: Files;
  /** Null where another issuer keeps passwords and addresses. */
  readonly identity: Identity | null;
  readonly mailer: Pick<Mailer, "forget" | "reachesPeople">;
  readonly log: Log;
  readonly now: () => Date;
}

const addressElsewhere = {
  zh: "这个账号的邮箱由登录服务管理，请到登录服务的页面确认。",
  en: "Your sign-in service keeps this account's e-mail address. Confirm it on that service's pages.",
};

export function createAccounts(options: AccountsOptions): Accounts {
  const { database, files, identity, mailer, log, now } = options;

  async function get({ user, token }: Caller): Promise<Account> {
    const known = await identity?.findAccount(token.subject);
    const person = known ?? token;
    return {
      name: person.name,
      email: person.email,
      is_email_verified: person.isEmailVerified,
      member_level: user.memberLevel,
      CreatedAt: user.createdAt.toISOString(),
      has_password: identity !== null,
      sends_mail: identity !== null && mailer.reachesPeople,
    };
  }

  async function confirmPassword(
    { token }: Caller,
    { password, address }: { readonly password: string | undefined; readonly address: string },
  ): Promise<void> {
    if (!identity) return;
    if (password === undefined) throw new Failure("wrongPassword");
    const outcome = await identity.confirmPassword({ accountId: token.subject, password, address });
    if (outcome.kind !== "confirmed") throw failureOf(outcome);
  }

  /** What is left behind is found by the purge of orphaned files; the account itself is gone. */
  async function removeLeftovers(caller: Caller, email: string | null): Promise<void> {
    try {
      // An upload that was under way may have stored a file meanwhile.
      await files.delete(folderOf(caller));
      if (email !== null) await mailer.forget(email);
    } catch (error) {
      log.warn("account-leftovers", { error });
    }
  }

  return {
    get,

    changePassword: async ({ token }, { current, next }, { address, language }) => {
      if (!identity) throw new Failure("passwordElsewhere");
      const outcome = await identity.changePassword({
        accountId: token.subject,
        password: current,
        newPassword: next,
        keptGrant: token.grant ?? undefined,
        address,
        locale: language,
      });
      if (outcome.kind === "refused") throw new Failure("passwordRefused", { words: outcome.words });
      if (outcome.kind !== "changed") throw failureOf(outcome);
    },

    requestEmailVerification: async ({ token }, language) => {
      if (!identity) throw new Failure("passwordElsewhere", { words: addressElsewhere });
      const outcome = await identity.requestEmailVerification(token.subject, language);
      if (outcome.kind === "blocked") throw tooManyRequests(outcome.retrySeconds);
    },

    export: async (caller, language) =>
      archiveAccount({ database, files, log, now }, { caller, account: await get(caller), language }),

    delete: async (caller, proof) => {
      await confirmPassword(caller, proof);
      const { email } = await get(caller);
      // Files first: when that fails nothing else is gone yet, and the person can try again.
      await files.delete(folderOf(caller));
      const { issuer, subject } = caller.token;
      await deleteUser(database, { id: caller.user.id, claims: { issuer, subject }, now: now() });
      await identity?.deleteAccount(subject);
      await removeLeftovers(caller, email);
      log.info("account-deleted");
    },
  };
}

function folderOf({ user }: Caller): string {
  return `${boxFiles}/${user.id}`;
}

function failureOf(
  refusal: { readonly kind: "wrong" | "busy" } | { readonly kind: "blocked"; readonly retrySeconds: number },
): Failure {
  if (refusal.kind === "wrong") return new Failure("wrongPassword");
  if (refusal.kind === "blocked") return tooManyRequests(refusal.retrySeconds);
  return new Failure("unavailable", { retryAfterSeconds: 3 });
}
