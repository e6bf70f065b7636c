import type { Language } from "@deckle/contract";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { arriveAt, describeInBrowser, useStage } from "./harness/browser.ts";
import { languages } from "./harness/words.ts";

const say = {
  zh: {
    home: "首页",
    features: "功能",
    about: "关于",
    login: "登录",
    signUp: "注册",
    tryFree: "免费试用",
    dashboard: "控制台",
    signOut: "退出登录",
    menu: "菜单",
    language: "语言",
    skip: "跳到主要内容",
    name: "李雷",
  },
  en: {
    home: "Home",
    features: "Features",
    about: "About",
    login: "Login",
    signUp: "Sign Up",
    tryFree: "Try Free",
    dashboard: "Dashboard",
    signOut: "Sign out",
    menu: "Menu",
    language: "Language",
    skip: "Skip to main content",
    name: "Ada",
  },
} as const satisfies Record<Language, unknown>;

const phone = { width: 390, height: 844 };

/** A menu of the header, by the name of its button. */
function menuOf(page: Page, name: string): Locator {
  return page
    .getByRole("banner")
    .locator("details")
    .filter({ has: page.locator(`summary[aria-label="${name}"]`) });
}

const isOpen = (menu: Locator) => menu.evaluate((element) => element.hasAttribute("open"));

describeInBrowser("the navigation of the public pages", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const words = say[language];
    const prefix = language === "en" ? "/en" : "";
    const home = `${prefix}/`.replace(/^\/en\/$/, "/en");

    it("N1: offers home, features, about, login, sign-up and a free trial to a visitor, and no account", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home}`);
      const banner = page.getByRole("banner");

      for (const name of [
        words.home,
        words.features,
        words.about,
        words.login,
        words.signUp,
        words.tryFree,
      ]) {
        expect([name, await banner.getByRole("link", { name, exact: true }).count()]).toEqual([name, 1]);
      }
      for (const name of [words.dashboard, words.signOut]) {
        expect([name, await banner.getByRole("link", { name, exact: true }).count()]).toEqual([name, 0]);
      }
      const targets = await Promise.all(
        [words.home, words.features, words.about].map((name) =>
          banner.getByRole("link", { name, exact: true }).getAttribute("href"),
        ),
      );
      expect(targets).toEqual([home, `${home}#features`, `${home}#qa`]);
    });

    it("N1: shows dashboard, the person's own name and sign-out to somebody signed in, and no sign-up", async () => {
      const { page } = await newLearner(stage, language);
      await page.goto(`${stage.origin}${home}`);
      const banner = page.getByRole("banner");

      await banner.getByText(words.name).first().waitFor();
      for (const name of [words.dashboard, words.signOut]) {
        expect([name, await banner.getByRole("link", { name, exact: true }).count()]).toEqual([name, 1]);
      }
      for (const name of [words.login, words.signUp, words.tryFree]) {
        expect([name, await banner.getByRole("link", { name, exact: true }).count()]).toEqual([name, 0]);
      }
      await banner.getByRole("link", { name: words.signOut, exact: true }).click();
      await arriveAt(page, /^\/logout_callback$/);
    });

    it.each(["menu", "language"] as const)(
      "N2: the %s of a telephone opens and closes by its button, by a click outside and by Escape, which gives the focus back",
      async (name) => {
        const { page } = await stage.visit({ language, size: phone });
        await page.goto(`${stage.origin}${home}`);
        const menu = menuOf(page, words[name]);
        const button = menu.locator("summary");

        await button.click();
        expect(await isOpen(menu)).toBe(true);
        await button.click();
        expect(await isOpen(menu)).toBe(false);
        await button.click();
        await page.locator("h1").click({ position: { x: 5, y: 5 } });
        expect(await isOpen(menu)).toBe(false);
        await button.click();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Escape");
        expect(await isOpen(menu)).toBe(false);
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      },
    );

    it("N2: opening one menu closes the other", async () => {
      const { page } = await stage.visit({ language, size: phone });
      await page.goto(`${stage.origin}${home}`);

      await menuOf(page, words.language).locator("summary").click();
      await menuOf(page, words.menu).locator("summary").click();

      expect(await isOpen(menuOf(page, words.language))).toBe(false);
      expect(await isOpen(menuOf(page, words.menu))).toBe(true);
    });

    it("N1: the menu of a telephone also leads to the demo and to what the product is", async () => {
      const { page } = await stage.visit({ language, size: phone });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${stage.origin}${home}`);
      const menu = menuOf(page, words.menu);

      await menu.locator("summary").click();
      for (const anchor of ["#features", "#qa", "#demo", "#about"]) {
        expect([anchor, await menu.locator(`a[href="${home}${anchor}"]`).isVisible()]).toEqual([
          anchor,
          true,
        ]);
      }
      await menu.locator(`a[href="${home}#about"]`).click();

      expect(await isOpen(menu)).toBe(false);
      await expect.poll(async () => (await page.locator("#about").boundingBox())?.y).toBeLessThan(844);
    });

    it("N2: the keyboard alone opens the language menu and reaches its choices; the focus is seen", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home}`);
      const menu = menuOf(page, words.language);

      await menu.locator("summary").focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(menu)).toBe(true);
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return null;
        return { text: element.textContent, outline: getComputedStyle(element).outlineStyle };
      });

      expect(focused).toEqual({ text: "中文", outline: "solid" });
    });

    it("the first press of Tab offers to skip to the content", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home}`);

      await page.keyboard.press("Tab");
      const link = page.getByRole("link", { name: words.skip });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");

      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
  });
});
