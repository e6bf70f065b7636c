import { describe, expect, it } from "vitest";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages, words } from "./harness/words.ts";

describeInBrowser("a visitor without an account", () => {
  const stage = useStage();

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
