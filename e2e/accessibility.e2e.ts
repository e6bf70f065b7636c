import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { chooseFile, upload, waitForStatus } from "./harness/dashboard.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const looks = languages.flatMap((language) =>
  (["light", "dark"] as const).flatMap((theme) =>
    [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ].map((size) => ({ language, theme, size, initScript: axeSource })),
  ),
);

interface Violation {
  readonly rule: string;
  readonly places: readonly string[];
}

/** What axe finds wrong with the page as it is, by rule and place. */
async function violations(page: Page): Promise<readonly Violation[]> {
  // Colours that are still moving are no colours yet.
  await page
    .evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))).then(
        () => null,
      ),
    )
    .catch(() => undefined);
  const results = await page.evaluate(async (tags): Promise<axeCore.AxeResults> => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    return axe.run({ runOnly: { type: "tag", values: [...tags] } });
  }, rules);
  return results.violations.map((violation) => ({
    rule: violation.id,
    places: violation.nodes
      .slice(0, 5)
      .map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  }));
}

/** Whether the page is wider than the window. */
function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

describeInBrowser("accessibility (WCAG 2.2 AA, by axe)", () => {
  const stage = useStage();

  describe.each(looks)("$language, $theme, $size.width px", (look) => {
    const prefix = look.language === "en" ? "/en" : "";

    it.each(["/", "/user_agreement", "/privacy", "/no/such/page"])("the public page %s", async (path) => {
      const { page } = await stage.visit(look);

      await page.goto(`${stage.origin}${prefix}${path === "/" && prefix !== "" ? "" : path}`);

      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });

    it.each([
      ["/login_callback?code=x&state=y", "heading"],
      ["/logout_callback", "status"],
    ] as const)("the page %s", async (path, role) => {
      const { page } = await stage.visit(look);

      await page.goto(`${stage.origin}${path}`);
      await page.getByRole(role).first().waitFor();

      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });

    it.each(["/sign_in", "/sign_in?screen=register"])("the identity page behind %s", async (path) => {
      const { page } = await stage.visit(look);

      await page.goto(`${stage.origin}${path}`);
      await page.getByLabel(words[look.language].email).waitFor();

      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });

    it("the dashboard: empty, with a chosen file, with finished and failed boxes, in its menu and its dialog", async () => {
      const { language } = look;
      const say = words[language];
      const { page } = await newLearner(stage, language, look);
      await page.getByText(say.noBoxes).waitFor();
      const empty = await violations(page);

      await chooseFile(page, textFile("rivers.txt", shortText));
      const chosen = await violations(page);
      await page.getByRole("button", { name: say.start }).click();
      await waitForStatus(page, "rivers", { text: say.finished });
      await upload(page, fixture("encrypted.pdf"), { boxName: "locked", language });
      await waitForStatus(page, "locked", { text: say.failed });
      const filled = await violations(page);
      await page.getByRole("button", { name: say.accountMenu }).click();
      await page.getByRole("button", { name: say.signOut, exact: true }).waitFor();
      const menu = await violations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.delete("rivers"), exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
      const dialog = await violations(page);

      expect({ empty, chosen, filled, menu, dialog }).toEqual({
        empty: [],
        chosen: [],
        filled: [],
        menu: [],
        dialog: [],
      });
      expect(await overflows(page)).toBe(false);
    });
  });
});
