import type { Locale } from "../http/locale.ts";
import type { LogIdentityEvent } from "../identity-event.ts";
import { wordsOf } from "../pages/words.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { findPasswordProblem } from "../passwords/password-rules.ts";
import { removeSessions } from "../store/payload-store.ts";
import type { Transactor } from "../store/sql.ts";
import type { PostBox } from "./account-mail.ts";
import { findAccount, removeAccount, setPasswordHash } from "./account-store.ts";
import type { Entrance, Refusal } from "./entrance.ts";
import { turnFullQueueIntoBusy } from "./password-queue.ts";
import { passwordChangedMail } from "./recovery.ts";

/** Somebody who is signed in and says their password once more. */
export interface Confirmation {
  readonly accountId: string;
  readonly password: string;
  /** The client's address. */
  readonly address: string;
}

export interface PasswordChange extends Confirmation {
  readonly newPassword: string;
  /** The `grant` claim of the access token: this sign-in stays. */
  readonly keptGrant: string | undefined;
  readonly locale: Locale;
}

export type PasswordChangeOutcome =
  | { readonly kind: "changed" }
  /** Why the new password is refused, in the words of the sign-up page. */
  | { readonly kind: "refused"; readonly words: Readonly<Record<Locale, string>> }
  | Refusal;

export type ConfirmationOutcome = { readonly kind: "confirmed" } | Refusal;

interface OwnAccountOptions {
  readonly sql: Transactor;
  readonly publicUrl: URL;
  readonly entrance: Entrance;
  readonly passwords: PasswordHasher;
  readonly postBox: PostBox;
  readonly networkOf: (address: string) => string;
  readonly log: LogIdentityEvent;
}

/** What people do with their own account once they are signed in. */
export function createOwnAccount(options: OwnAccountOptions) {
  const { sql, publicUrl, entrance, passwords, postBox, networkOf, log } = options;
  const confirm = ({ accountId, password, address }: Confirmation) =>
    entrance.confirm({ accountId, password, network: networkOf(address) });

  async function change(form: PasswordChange): Promise<PasswordChangeOutcome> {
    const confirmed = await confirm(form);
    if (confirmed.kind !== "signed_in") return confirmed;
    const { accountId, newPassword, keptGrant, locale } = form;
    const account = await findAccount(sql, accountId);
    if (!account) return { kind: "wrong" };
    const problem = findPasswordProblem(newPassword, [account.email, account.name ?? ""]);
    if (problem) {
      const words = { zh: wordsOf.zh.problems.password[problem], en: wordsOf.en.problems.password[problem] };
      return { kind: "refused", words };
    }
    const passwordHash = await passwords.hash(newPassword);
    await sql.transaction(async (inside) => {
      await setPasswordHash(inside, accountId, passwordHash);
      await removeSessions(inside, accountId, keptGrant);
    });
    postBox.send(passwordChangedMail(publicUrl, { to: account.email, locale }));
    log({ kind: "password_changed", accountId });
    return { kind: "changed" };
  }

  return {
    changePassword: (form: PasswordChange): Promise<PasswordChangeOutcome> =>
      turnFullQueueIntoBusy(() => change(form)),

    async confirmPassword(confirmation: Confirmation): Promise<ConfirmationOutcome> {
      const outcome = await confirm(confirmation);
      return outcome.kind === "signed_in" ? { kind: "confirmed" } : outcome;
    },

    /** False where there is none. Its links go with it. */
    async delete(accountId: string): Promise<boolean> {
      const isDeleted = await sql.transaction(async (inside) => {
        await removeSessions(inside, accountId);
        return removeAccount(inside, accountId);
      });
      if (isDeleted) log({ kind: "account_deleted", accountId });
      return isDeleted;
    },
  };
}
