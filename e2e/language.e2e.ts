import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { publicPaths } from "./harness/public-pages.ts";
import { words } from "./harness/words.ts";

const languageKeys = ["preferred-language", "locale"];
const han = /\p{Script=Han}/u;

/** Notes at every frame which language the page has and whether its text holds Chinese, and keeps it over page changes. */
const watchFrames = `
  const note = () => {
    const text = document.body?.innerText ?? "";
    if (text.trim() !== "") {
      const seen = JSON.parse(sessionStorage.getItem("seen") ?? "[]");
      const entry = document.documentElement.lang + (/[\\u4e00-\\u9fff]/.test(text.replaceAll(/中文|卡盒/g, "")) ? " Chinese" : " none");
      if (seen.at(-1) !== entry) sessionStorage.setItem("seen", JSON.stringify([...seen, entry]));
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

async function seenFrames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("seen") ?? "[]") as readonly string[]);
}

async function headOf(page: Page) {
  return {
    title: await page.title(),
    description: await page.locator("meta[name=description]").getAttribute("content"),
    shared: await page.locator("meta[property='og:title']").getAttribute("content"),
    locale: await page.locator("meta[property='og:locale']").getAttribute("content"),
    lang: await page.locator("html").getAttribute("lang"),
  };
}

describeInBrowser("the language", () => {
  const stage = useStage();

  it("N4: is Chinese on the first visit, whatever the browser prefers", async () => {
    const { page, problems } = await stage.visit();

    await page.goto(stage.origin);

    expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
    await page.getByRole("link", { name: words.zh.signUp }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it("N3: is changed in the navigation, and N4: is kept under both keys and found again on the next visit", async () => {
    const { page, problems, newTab } = await stage.visit();
    await page.goto(stage.origin);

    await page.getByRole("banner").locator("summary[aria-label='语言']").click();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await page.locator("html[lang=en]").waitFor();
    const stored = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), languageKeys);
    const later = await newTab();
    await later.goto(stage.origin);

    expect(stored).toEqual(["en", "en"]);
    expect(await later.locator("html").getAttribute("lang")).toBe("en");
    await later.getByRole("link", { name: words.en.signUp }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it("N3: is changed in the footer's select on any page, and back, and stays on that page", async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.origin}/privacy`);

    await page.getByRole("contentinfo").getByRole("combobox").selectOption("en");
    await page.locator("html[lang=en]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/en/privacy");
    await page.getByRole("contentinfo").getByRole("combobox").selectOption("zh");
    await page.locator("html[lang=zh-CN]").waitFor();

    expect(new URL(page.url()).pathname).toBe("/privacy");
    expect(await page.title()).toMatch(han);
  });

  it("N5: changes title, description, sharing tags and lang with it", async () => {
    const { page } = await stage.visit();
    await page.goto(stage.origin);
    const chinese = await headOf(page);

    await page.getByRole("contentinfo").getByRole("combobox").selectOption("en");
    await page.locator("html[lang=en]").waitFor();
    const english = await headOf(page);

    expect(chinese).toMatchObject({ lang: "zh-CN", locale: "zh_CN" });
    for (const text of [chinese.title, chinese.description, chinese.shared]) expect(text).toMatch(han);
    expect(english).toMatchObject({
      lang: "en",
      locale: "en_US",
      title: expect.stringMatching(words.en.homeTitle),
    });
    for (const text of [english.title, english.description, english.shared]) expect(text).not.toMatch(han);
  });

  it("N5: changes title and lang of the dashboard without leaving it", async () => {
    const { page } = await newLearner(stage, "zh");
    const chinese = await page.title();
    let documents = 0;
    page.on("framenavigated", () => (documents += 1));

    await page.getByRole("button", { name: words.zh.accountMenu }).click();
    await page.getByRole("button", { name: "English" }).click();
    await page.locator("html[lang=en]").waitFor();

    expect(chinese).toMatch(han);
    await expect.poll(() => page.title()).not.toBe(chinese);
    expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), languageKeys)).toEqual(
      ["en", "en"],
    );
    expect(documents).toBe(0);
  });

  describe("N4: shows no other language while it loads", () => {
    it("the server sends the chosen one", async () => {
      const { page } = await stage.visit({ language: "en", initScript: watchFrames });

      const response = await page.goto(stage.origin);
      await page.waitForLoadState("networkidle");

      expect(await response?.text()).not.toContain(words.zh.signUp);
      expect(await seenFrames(page)).toEqual(["en none"]);
    });

    it("a choice that only local storage knows is in force before the first paint", async () => {
      const { page, context } = await stage.visit({ language: "en", initScript: watchFrames });
      await context.clearCookies();

      await page.goto(stage.origin);
      await page.locator("html[lang=en]").waitFor();
      await page.waitForLoadState("networkidle");

      expect(await seenFrames(page)).toEqual(["en none"]);
    });

    it.each(["/logout_callback", "/login_callback?code=x&state=y"])("the page %s", async (path) => {
      const { page } = await stage.visit({ language: "en", initScript: watchFrames });

      await page.goto(`${stage.origin}${path}`);
      await page.getByRole("link", { name: words.en.backHome }).waitFor();

      expect(new Set(await seenFrames(page))).toEqual(new Set(["en none"]));
    });

    it("the Chinese pages", async () => {
      const { page } = await stage.visit({ language: "zh", initScript: watchFrames });

      await page.goto(stage.origin);
      await page.waitForLoadState("networkidle");

      expect(await seenFrames(page)).toEqual(["zh-CN Chinese"]);
    });
  });

  it("N6: no public page in English has a word in Chinese but the name of that language", async () => {
    const { page } = await stage.visit({ language: "en" });

    for (const path of await publicPaths(stage.origin, "en")) {
      await page.goto(`${stage.origin}${path}`);
      const text = await page.evaluate(() => {
        for (const element of document.querySelectorAll("body :is([lang^=zh], script, code, pre)")) {
          element.remove();
        }
        const labels = [...document.querySelectorAll("[aria-label]")].map(
          (element) => element.ariaLabel ?? "",
        );
        return `${document.body.textContent}\n${labels.join("\n")}`;
      });
      expect([path, text.match(new RegExp(`.{0,20}${han.source}.{0,20}`, "u"))?.[0]]).toEqual([
        path,
        undefined,
      ]);
    }
  });
});
