import { describe, expect, it } from "vitest";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages, words } from "./harness/words.ts";

const languageKeys = ["preferred-language", "locale"];

describeInBrowser("a visitor without an account", () => {
  const stage = useStage();

  it("N4: sees Chinese on the first visit, whatever the browser prefers", async () => {
    const { page, problems } = await stage.visit();

    await page.goto(stage.origin);

    expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
    await page.getByRole("link", { name: words.zh.signUp }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it("N3: changes the language in the navigation, and N4: finds it again on the next visit", async () => {
    const { page, problems, newTab } = await stage.visit();
    await page.goto(stage.origin);

    await page.getByRole("banner").locator("summary[aria-label^='语言']").click();
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

  it("N3: changes the language in the footer's select, and back", async () => {
    const { page } = await stage.visit();
    await page.goto(stage.origin);

    await page.getByRole("contentinfo").getByRole("combobox").selectOption("en");
    await page.locator("html[lang=en]").waitFor();
    await page.getByRole("contentinfo").getByRole("combobox").selectOption("zh");
    await page.locator("html[lang=zh-CN]").waitFor();

    expect(await page.title()).toMatch(words.zh.homeTitle);
  });

  it("N4: shows no other language while it loads", async () => {
    const { page } = await stage.visit({ language: "en" });

    const response = await page.goto(stage.origin);
    const html = (await response?.text()) ?? "";

    expect(html).toContain('lang="en"');
    expect(html).not.toContain(words.zh.signUp);
  });

  it("N5: gets title, description and lang of the page in the chosen language", async () => {
    const { page } = await stage.visit();
    const head = async () => ({
      title: await page.title(),
      description: await page.locator("meta[name=description]").getAttribute("content"),
      lang: await page.locator("html").getAttribute("lang"),
    });

    await page.goto(stage.origin);
    const chinese = await head();
    await page.goto(`${stage.origin}/en`);
    const english = await head();

    expect(chinese).toMatchObject({ title: expect.stringMatching(/\p{Script=Han}/u), lang: "zh-CN" });
    expect(chinese.description).toMatch(/\p{Script=Han}/u);
    expect(english).toMatchObject({ title: expect.stringMatching(words.en.homeTitle), lang: "en" });
    expect(english.description).not.toMatch(/\p{Script=Han}/u);
  });

  it.each(["#features", "#qa", "#demo", "#about"])(
    "R1: finds the section %s on the home page",
    async (anchor) => {
      const { page } = await stage.visit();

      await page.goto(`${stage.origin}/${anchor}`);

      expect(await page.locator(anchor).isVisible()).toBe(true);
    },
  );

  it("N2: closes the mobile menu with Escape and with a click outside", async () => {
    const { page } = await stage.visit({ size: { width: 390, height: 844 } });
    await page.goto(`${stage.origin}/en`);
    const menu = page.locator("details[data-menu]").filter({ has: page.locator("summary[aria-label=Menu]") });
    const isOpen = () => menu.evaluate((element) => element.hasAttribute("open"));

    await menu.locator("summary").click();
    const opened = await isOpen();
    await page.keyboard.press("Escape");
    const afterEscape = await isOpen();
    await menu.locator("summary").click();
    await page.locator("h1").click({ position: { x: 5, y: 5 } });
    const afterOutsideClick = await isOpen();

    expect([opened, afterEscape, afterOutsideClick]).toEqual([true, false, false]);
  });

  describe.each(languages)("in %s", (language) => {
    const say = words[language];

    it("R2: is sent from the dashboard to the home page", async () => {
      const { page, problems } = await stage.visit({ language });

      await page.goto(`${stage.origin}/dashboard`);
      await page.waitForURL(/\/(en)?$/);

      await page.getByRole("link", { name: say.signUp }).first().waitFor();
      expect(problems).toEqual([]);
    });

    it("R3: is told that the login failed when nobody started one, with a way home", async () => {
      const { page } = await stage.visit({ language });

      await page.goto(`${stage.origin}/login_callback?code=x&state=y`);
      await page.getByRole("heading", { name: say.loginFailed }).waitFor();
      await page.getByText("Sign-in session not found.").waitFor();
      await page.getByRole("link", { name: say.backHome }).click();

      await page.getByRole("link", { name: say.signUp }).first().waitFor();
    });

    it("A10: is told that a stored login of the wrong shape is invalid, without an endless spinner", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(stage.origin);
      await page.evaluate(() => sessionStorage.setItem("logto:deckle:signInSession", '{"redirectUri":1}'));

      await page.goto(`${stage.origin}/login_callback?code=x&state=y`);

      await page.getByText("Invalid sign-in session.").waitFor();
      await page.getByRole("heading", { name: say.loginFailed }).waitFor();
    });

    it("R4: reads that the logout succeeded, and is on the home page after three seconds", async () => {
      const { page, problems } = await stage.visit({ language });

      await page.goto(`${stage.origin}/logout_callback`);
      await page.getByText(say.signedOut).waitFor();
      await page.getByText(say.countdown).waitFor();
      const startedAt = performance.now();
      await page.waitForURL(/\/(en)?$/, { timeout: 8_000 });
      const waitedMs = performance.now() - startedAt;

      expect(waitedMs).toBeGreaterThan(1_500);
      expect(problems).toEqual([]);
    });

    it("R4: may go home before the three seconds are over", async () => {
      const { page } = await stage.visit({ language });

      await page.goto(`${stage.origin}/logout_callback`);
      await page.getByRole("link", { name: say.backHome }).click();

      await page.getByRole("link", { name: say.signUp }).first().waitFor({ timeout: 2_500 });
    });

    it("R10: gets a not-found page with status 404 and a way home", async () => {
      const { page } = await stage.visit({ language });

      const response = await page.goto(`${stage.origin}${language === "en" ? "/en" : ""}/no/such/page`);

      expect(response?.status()).toBe(404);
      expect(await page.locator("html").getAttribute("lang")).toBe(say.htmlLang);
      await page.getByRole("main").getByRole("link").first().click();
      await page.getByRole("link", { name: say.signUp }).first().waitFor();
    });
  });
});
