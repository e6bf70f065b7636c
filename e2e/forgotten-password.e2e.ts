import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import axeCore from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { fillSignIn, newLearner } from "./harness/account.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages } from "./harness/words.ts";

const newPassword = "nine yellow clay pigeons";

const say = {
  zh: {
    forgot: "忘记密码？",
    send: "申请链接",
    sent: "请联系管理员",
    operator: "链接已交给管理员",
    newPassword: "新密码",
    save: "保存新密码",
    saved: "密码已更改",
    expired: "链接已失效",
    confirm: "是，确认",
    confirmed: "邮箱已确认",
  },
  en: {
    forgot: "Forgot your password?",
    send: "Ask for the link",
    sent: "Ask the administrator",
    operator: "the link is with the administrator",
    newPassword: "New password",
    save: "Save the new password",
    saved: "Your password is changed",
    expired: "This link has expired",
    confirm: "Yes, confirm it",
    confirmed: "Your address is confirmed",
  },
} as const;

/** The links to a path that lie in the server's outbox for an address, oldest first. */
async function linksFor(dataDir: string, email: string, path: string): Promise<string[]> {
  const outbox = join(dataDir, "outbox");
  const links: string[] = [];
  for (const name of (await readdir(outbox).catch((): string[] => [])).toSorted()) {
    if (!name.endsWith(".eml")) continue;
    const message = await readFile(join(outbox, name), "utf8");
    if (!message.includes(`To: ${email}`)) continue;
    // The plain text is the first part; quoted-printable breaks lines with "=" and writes "=" as "=3D".
    const text = decode(message);
    links.push(...(text.match(new RegExp(`http://localhost:\\d+${path}\\?[\\w=&-]+`)) ?? []));
  }
  return links;
}

function decode(message: string): string {
  const base64 = /Content-Transfer-Encoding: base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/i.exec(message)?.[1];
  const plain = message.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  return base64 === undefined ? plain : `${Buffer.from(base64, "base64").toString("utf8")}\n${plain}`;
}

async function newestLink(dataDir: string, email: string, path: string): Promise<string> {
  await vi.waitFor(async () => expect(await linksFor(dataDir, email, path)).not.toEqual([]), 10_000);
  return (await linksFor(dataDir, email, path)).at(-1) ?? "";
}

/** What axe and the window's width have against a page, in light and dark, on a desktop and on a telephone. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      problems.push(
        ...(await page.evaluate(async () => {
          await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
          const { axe } = window as unknown as { axe: typeof axeCore };
          const { violations } = await axe.run();
          const overflow = document.documentElement.scrollWidth - window.innerWidth;
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
          return overflow > 0 ? [...found, `${overflow} px wider than the window`] : found;
        })),
      );
    }
  }
  return problems;
}

describeInBrowser("a forgotten password", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const text = say[language];

    it("is replaced with the keyboard alone, and the old one is worth nothing", async () => {
      const { page, account } = await newLearner(stage, language, { initScript: axeCore.source });
      const { page: other } = await stage.visit({ language, initScript: axeCore.source });
      const problems: string[] = [];
      const check = async () => problems.push(...(await problemsOf(other)));

      await other.goto(`${stage.origin}/sign_in`);
      await other.getByRole("link", { name: text.forgot }).focus();
      await other.keyboard.press("Enter");
      await other.waitForURL("**/oidc/account/forgot*");
      await check();
      await other.keyboard.type(account.email);
      await other.keyboard.press("Enter");
      await other.getByRole("heading", { name: text.sent }).waitFor();
      await other.getByText(text.operator).waitFor();
      await check();

      const link = await newestLink(stage.deckle.dataDir, account.email, "/oidc/account/reset");
      await other.goto(link);
      await check();
      await other.getByLabel(text.newPassword).press("Enter");
      await other.locator(".problem").waitFor();
      await check();
      await other.keyboard.type(newPassword);
      await other.keyboard.press("Enter");
      await other.getByRole("heading", { name: text.saved }).waitFor();
      await check();
      await other.goto(link);
      await other.getByRole("heading", { name: text.expired }).waitFor();
      await check();
      expect(problems).toEqual([]);

      // The browser that was signed in is signed out by its next call.
      await page.reload();
      await page.waitForURL("**/interaction/**");
      await fillSignIn(page, { ...account, password: newPassword }, language);
    });

    it("an address is confirmed by the link that came with the account", async () => {
      const { page, account } = await newLearner(stage, language, { initScript: axeCore.source });

      await page.goto(await newestLink(stage.deckle.dataDir, account.email, "/oidc/account/verify"));
      const problems = await problemsOf(page);
      await page.getByRole("button", { name: text.confirm }).press("Enter");
      await page.getByRole("heading", { name: text.confirmed }).waitFor();

      expect([...problems, ...(await problemsOf(page))]).toEqual([]);
    });
  });

  it("keeps the language that was chosen on its pages", async () => {
    const { page } = await stage.visit({ language: "zh" });
    await page.goto(`${stage.origin}/oidc/account/forgot`);

    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("link", { name: "Back to sign in" }).click();

    await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
  });
});
