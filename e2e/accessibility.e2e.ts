import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { axeScript, faultsInAllLooks } from "./harness/axe.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { chooseFile, upload, waitForStatus } from "./harness/dashboard.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { publicPaths } from "./harness/public-pages.ts";
import { languages, words } from "./harness/words.ts";

describeInBrowser("accessibility (WCAG 2.2 AA by axe; light and dark, 1280 and 390 px)", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const say = words[language];
    const prefix = language === "en" ? "/en" : "";

    it("every public page", { timeout: 600_000 }, async () => {
      const { page } = await stage.visit({ language, initScript: axeScript });
      const paths = [...(await publicPaths(stage.origin, language)), `${prefix}/no/such/page`];

      for (const path of paths) {
        const problems = await faultsInAllLooks(page, async () => {
          await page.goto(`${stage.origin}${path}`);
        });
        expect([path, problems]).toEqual([path, []]);
      }
    });

    it("the landing page with its menus open, its questions open and a demo deck made", async () => {
      const { page } = await stage.visit({ language, initScript: axeScript });
      await page.goto(`${stage.origin}${prefix === "" ? "/" : prefix}`);
      await page.locator("#demo button[name=sample]").first().click();
      await page.locator("#demo h3").waitFor();
      for (const question of await page.locator("#qa summary").all()) await question.click();

      const problems = await faultsInAllLooks(page, async () => {
        const menu = page.getByRole("banner").locator("details[data-menu]").first();
        if (!(await menu.evaluate((element) => element.hasAttribute("open")))) {
          await menu.locator("summary").click();
        }
      });

      expect(problems).toEqual([]);
    });

    it.each([
      ["/login_callback?code=x&state=y", say.loginFailed],
      ["/logout_callback", say.signedOut],
    ])("the page %s", async (path, text) => {
      const { page } = await stage.visit({ language, initScript: axeScript });

      const problems = await faultsInAllLooks(page, async () => {
        await page.goto(`${stage.origin}${path}`);
        await page.getByText(text).first().waitFor();
      });

      expect(problems).toEqual([]);
    });

    it.each(["/sign_in", "/sign_in?screen=register"])("the identity page behind %s", async (path) => {
      const { page } = await stage.visit({ language, initScript: axeScript });
      await page.goto(`${stage.origin}${path}`);
      await page.getByLabel(say.email).waitFor();

      expect(await faultsInAllLooks(page)).toEqual([]);
    });

    it("the dashboard, empty and full, with its menu and its dialog", { timeout: 240_000 }, async () => {
      const { page } = await newLearner(stage, language, { initScript: axeScript });
      const empty = await faultsInAllLooks(page);
      await chooseFile(page, textFile("rivers.txt", shortText));
      const chosen = await faultsInAllLooks(page);
      await page.getByRole("button", { name: say.start }).click();
      await waitForStatus(page, "rivers", { text: say.finished });
      await upload(page, fixture("encrypted.pdf"), { boxName: "locked", language });
      await waitForStatus(page, "locked", { text: say.failed });
      const full = await faultsInAllLooks(page);
      await page.getByRole("button", { name: say.accountMenu }).click();
      await page.getByRole("button", { name: say.signOut, exact: true }).waitFor();
      const menu = await faultsInAllLooks(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.delete("rivers"), exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
      const dialog = await faultsInAllLooks(page);

      expect({ empty, chosen, full, menu, dialog }).toEqual({
        empty: [],
        chosen: [],
        full: [],
        menu: [],
        dialog: [],
      });
    });
  });
});
