import { readFile } from "node:fs/promises";
import type { Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { axeScript, faultsInAllLooks } from "./harness/axe.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages, words } from "./harness/words.ts";

const said = {
  zh: {
    settings: "账户设置",
    current: "现在的密码",
    next: "新密码",
    again: "再输一次新密码",
    change: "修改密码",
    wrong: "密码不对，请重新输入。",
    differ: "两次输入的新密码不一样",
    changed: "密码已修改，其他设备上的登录已退出。",
    export: "导出全部数据",
    verify: "申请验证链接",
    sent: /链接已交给管理员/,
    remove: "删除账户",
    confirm: "输入密码确认",
    removeForGood: "永久删除",
    removed: "账户已删除",
  },
  en: {
    settings: "Account settings",
    current: "Current password",
    next: "New password",
    again: "New password again",
    change: "Change password",
    wrong: "The password is wrong. Please enter it again.",
    differ: "The two new passwords differ",
    changed: "Your password has been changed. Other devices have been signed out.",
    export: "Export all data",
    verify: "Ask for a verification link",
    sent: /The link is with the administrator/,
    remove: "Delete account",
    confirm: "Enter your password to confirm",
    removeForGood: "Delete for good",
    removed: "Your account has been deleted",
  },
} as const satisfies Record<Language, unknown>;

const newPassword = "eleven paper boats at sea";

describeInBrowser("the page of one's own account", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const say = words[language];
    const read = said[language];

    it("A12: is in the account menu, names its owner, sends the verification again and is accessible", async () => {
      const { page, account, problems } = await newLearner(stage, language, { initScript: axeScript });
      await page.getByRole("button", { name: say.accountMenu }).click();
      await page.getByRole("link", { name: read.settings }).click();
      await page.getByText(account.email).first().waitFor();
      expect(await page.getByRole("main").innerText()).toContain(account.name);

      await page.getByRole("button", { name: read.verify }).click();
      await page.getByText(read.sent).waitFor();

      expect(await faultsInAllLooks(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    it("changes the password, after saying what is wrong beside the field", async () => {
      const { page, account } = await newLearner(stage, language);
      await page.goto(`${stage.origin}/account`);
      const fill = async (current: string, again: string) => {
        await page.getByLabel(read.current).fill(current);
        await page.getByLabel(read.next, { exact: true }).fill(newPassword);
        await page.getByLabel(read.again).fill(again);
        await page.getByRole("button", { name: read.change }).click();
      };

      await fill("not my password at all", newPassword);
      await page.getByText(read.wrong).waitFor();
      await fill(account.password, "another one entirely");
      await page.getByText(read.differ).waitFor();
      await fill(account.password, newPassword);

      await page.getByText(read.changed).waitFor();
      await page.reload();
      await page.getByText(account.email).first().waitFor();
    });

    it("hands over all data, and deletes the account for good after the password", async () => {
      const { page, account } = await newLearner(stage, language);
      await page.goto(`${stage.origin}/account`);
      const started = page.waitForEvent("download");
      await page.getByRole("button", { name: read.export }).click();
      const archive = await readFile(await (await started).path());
      expect(archive.subarray(0, 2).toString()).toBe("PK");

      await page.getByRole("button", { name: read.remove }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(read.confirm).fill("not my password at all");
      await dialog.getByRole("button", { name: read.removeForGood }).click();
      await dialog.getByText(read.wrong).waitFor();
      await dialog.getByLabel(read.confirm).fill(account.password);
      await dialog.getByRole("button", { name: read.removeForGood }).click();
      await page.getByRole("heading", { name: read.removed }).waitFor();

      await page.goto(`${stage.origin}/sign_in`);
      await page.getByLabel(say.email).fill(account.email);
      await page.getByLabel(say.password).fill(account.password);
      await page.getByRole("button", { name: say.signInSubmit, exact: true }).click();
      await page.getByRole("alert").first().waitFor();
      expect(new URL(page.url()).pathname).not.toBe("/dashboard");
    });
  });
});
