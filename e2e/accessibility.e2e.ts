import axeCore from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { chooseFile, upload, waitForStatus } from "./harness/dashboard.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { publicPaths } from "./harness/public-pages.ts";
import { languages, words } from "./harness/words.ts";

const initScript = axeCore.source;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ].map((size) => ({ colorScheme, size })),
);

/** What is wrong with the page as it is now: axe's rules with their places, and a page wider than its window. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (tags) => {
    // Colours that are still fading are no colours yet; endless animations have no end to wait for.
    const finite = document.getAnimations().filter((animation) => {
      return animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(finite.map((animation) => animation.finished));
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run({ runOnly: { type: "tag", values: [...tags] } });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    );
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    return overflow > 0 ? [...found, `${overflow} px wider than the window`] : found;
  }, rules);
}

/** Problems in light and dark, on a desktop and on a telephone; `prepare` runs before each. */
async function problemsInAllLooks(
  page: Page,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await prepare();
    const found = await problemsOf(page);
    problems.push(...found.map((problem) => `${colorScheme}, ${size.width} px: ${problem}`));
  }
  return problems;
}

describeInBrowser("accessibility (WCAG 2.2 AA by axe; light and dark, 1280 and 390 px)", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const say = words[language];
    const prefix = language === "en" ? "/en" : "";

    it("every public page", { timeout: 600_000 }, async () => {
      const { page } = await stage.visit({ language, initScript });
      const paths = [...(await publicPaths(stage.origin, language)), `${prefix}/no/such/page`];

      for (const path of paths) {
        const problems = await problemsInAllLooks(page, async () => {
          await page.goto(`${stage.origin}${path}`);
        });
        expect([path, problems]).toEqual([path, []]);
      }
    });

    it("the landing page with its menus open, its questions open and a demo deck made", async () => {
      const { page } = await stage.visit({ language, initScript });
      await page.goto(`${stage.origin}${prefix === "" ? "/" : prefix}`);
      await page.locator("#demo button[name=sample]").first().click();
      await page.locator("#demo h3").waitFor();
      for (const question of await page.locator("#qa summary").all()) await question.click();

      const problems = await problemsInAllLooks(page, async () => {
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
      const { page } = await stage.visit({ language, initScript });

      const problems = await problemsInAllLooks(page, async () => {
        await page.goto(`${stage.origin}${path}`);
        await page.getByText(text).first().waitFor();
      });

      expect(problems).toEqual([]);
    });

    it.each(["/sign_in", "/sign_in?screen=register"])("the identity page behind %s", async (path) => {
      const { page } = await stage.visit({ language, initScript });
      await page.goto(`${stage.origin}${path}`);
      await page.getByLabel(say.email).waitFor();

      expect(await problemsInAllLooks(page)).toEqual([]);
    });

    it("the dashboard, empty and full, with its menu and its dialog", { timeout: 240_000 }, async () => {
      const { page } = await newLearner(stage, language, { initScript });
      const empty = await problemsInAllLooks(page);
      await chooseFile(page, textFile("rivers.txt", shortText));
      const chosen = await problemsInAllLooks(page);
      await page.getByRole("button", { name: say.start }).click();
      await waitForStatus(page, "rivers", { text: say.finished });
      await upload(page, fixture("encrypted.pdf"), { boxName: "locked", language });
      await waitForStatus(page, "locked", { text: say.failed });
      const full = await problemsInAllLooks(page);
      await page.getByRole("button", { name: say.accountMenu }).click();
      await page.getByRole("button", { name: say.signOut, exact: true }).waitFor();
      const menu = await problemsInAllLooks(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.delete("rivers"), exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
      const dialog = await problemsInAllLooks(page);

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
