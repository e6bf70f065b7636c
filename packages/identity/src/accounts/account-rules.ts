import type { PasswordProblem } from "../passwords/password-rules.ts";

/** Why an e-mail address is refused; `taken` is only found out when the account is stored. */
export type EmailProblem = "invalid" | "taken";
export type NameProblem = "too_long";

/** What is wrong with a sign-up form, by field. */
export interface SignUpProblems {
  readonly email?: EmailProblem;
  readonly name?: NameProblem;
  readonly password?: PasswordProblem;
}

/** RFC 5321 section 4.5.3.1: a path of 256 with its angle brackets. */
export const maxEmailLength = 254;
export const maxNameLength = 60;

const emailPattern = /^[^\s@<>()",;:\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** One address is one account however it was typed: trimmed, composed and in lower case. */
export function normaliseEmail(typed: string): string {
  return typed.trim().normalize("NFKC").toLowerCase();
}

/** Deliberately loose: only a message that arrives proves an address. */
export function isEmail(email: string): boolean {
  return email.length <= maxEmailLength && emailPattern.test(email) && !/\p{C}/u.test(email);
}

/** The display name without control characters and repeated spaces; null when nothing is left. */
export function normaliseName(typed: string): string | null {
  const name = typed
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return name === "" ? null : name;
}

export function isNameTooLong(name: string | null): boolean {
  return name !== null && Array.from(name).length > maxNameLength;
}
