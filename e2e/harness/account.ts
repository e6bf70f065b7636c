import { randomUUID } from "node:crypto";
import type { Language } from "@deckle/contract";
import type { Page } from "playwright-core";
import { arriveAt, type Stage, type Visitor, type VisitorOptions } from "./browser.ts";
import { words } from "./words.ts";

export interface Account {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Somebody who has never been here. */
export function newAccount(name: string): Account {
  return { email: `${randomUUID()}@example.com`, name, password: "seven green paper cranes" };
}

/** Fills in the sign-up page that is open and waits for the dashboard. */
export async function fillSignUp(page: Page, account: Account, language: Language): Promise<void> {
  const say = words[language];
  await page.getByLabel(say.email).fill(account.email);
  await page.getByLabel(say.name).fill(account.name);
  await page.getByLabel(say.password).fill(account.password);
  await page.getByRole("button", { name: say.signUpSubmit, exact: true }).click();
  await arriveAt(page, /^\/dashboard$/);
}

/** Fills in the sign-in page that is open and waits for the dashboard. */
export async function fillSignIn(page: Page, account: Account, language: Language): Promise<void> {
  const say = words[language];
  await page.getByLabel(say.email).fill(account.email);
  await page.getByLabel(say.password).fill(account.password);
  await page.getByRole("button", { name: say.signInSubmit, exact: true }).click();
  await arriveAt(page, /^\/dashboard$/);
}

/** Opens the account menu and signs out; ends on the page that says so. */
export async function signOut(page: Page, language: Language): Promise<void> {
  const say = words[language];
  await page.getByRole("button", { name: say.accountMenu }).click();
  await page.getByRole("button", { name: say.signOut, exact: true }).click();
  await arriveAt(page, /^\/logout_callback$/);
}

/** A new person with a new account, on the dashboard. */
export async function newLearner(
  stage: Stage,
  language: Language,
  options: Omit<VisitorOptions, "language"> = {},
): Promise<Visitor & { readonly account: Account }> {
  const visitor = await stage.visit({ ...options, language });
  const account = newAccount(language === "zh" ? "李雷" : "Ada");
  await visitor.page.goto(`${stage.origin}/sign_in?screen=register`);
  await fillSignUp(visitor.page, account, language);
  await visitor.page.getByText(words[language].noBoxes).waitFor();
  return { ...visitor, account };
}

/** The access token for the API that the page has stored (row A10: a map keyed by scopes and resource). */
export async function accessToken(page: Page): Promise<string> {
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(":accessToken"));
    return key === undefined ? null : localStorage.getItem(key);
  });
  const map = JSON.parse(stored ?? "{}") as Readonly<Record<string, { token: string }>>;
  const entry = Object.entries(map).find(([key]) => key.endsWith("/api"));
  if (!entry) throw new Error(`No access token for the API is stored: ${stored}`);
  return entry[1].token;
}
