import { apiErrors, routes, type Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { axeScript, faultsInAllLooks } from "./harness/axe.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages } from "./harness/words.ts";

const pages = ["/help", "/docs", "/community", "/contact", "/cookies"];
const guides = [
  "/guide",
  "/guide/anki-complete-guide",
  "/guide/anki-learning-theory",
  "/guide/anki-card-creation",
  "/guide/anki-best-practices",
  "/guide/anki-advanced-features",
  "/guide/anki-study-strategies",
];
const han = /\p{Script=Han}/u;
const prefixOf = (language: Language) => (language === "en" ? "/en" : "");

const say = {
  zh: { scans: "扫描件和图片", none: /没有公布联系地址/, boxes: "导入所有牌组预设配置" },
  en: { scans: "Scans and pictures", none: /has not published an address/, boxes: "Import any deck presets" },
} as const satisfies Record<Language, unknown>;

describeInBrowser("help, docs, community, contact and cookies", () => {
  const stage = useStage({ CONTACT_EMAIL: "" });

  describe.each(languages)("in %s", (language) => {
    it.each(pages)("R9 N5: %s is a page of its own, linked in the footer", async (path) => {
      const { page, problems } = await stage.visit({ language });
      await page.goto(`${stage.origin}${prefixOf(language)}`);

      await page
        .getByRole("contentinfo")
        .locator(`a[href='${prefixOf(language)}${path}']`)
        .click();
      await page.waitForURL(`${stage.origin}${prefixOf(language)}${path}`);
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      const description = (await page.locator("meta[name=description]").getAttribute("content")) ?? "";

      expect(await page.title()).toContain(heading.split(/[:：]/)[0]);
      expect(han.test(description)).toBe(language === "zh");
      expect(await page.locator("html").getAttribute("lang")).toBe(language === "zh" ? "zh-CN" : "en");
      expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(4);
      expect(problems).toEqual([]);
    });

    it("R9: help explains the boxes of Anki's import window, and scans", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${prefixOf(language)}/help`);

      expect(await page.locator("#import table").innerText()).toContain(say[language].boxes);
      await page.getByRole("heading", { name: say[language].scans }).waitFor();
    });

    it("R9: an address that names a question of help opens it", async () => {
      const { page } = await stage.visit({ language });

      await page.goto(`${stage.origin}${prefixOf(language)}/help#PASSWORD_PROTECTED`);
      await page.locator("#PASSWORD_PROTECTED").waitFor({ state: "visible" });

      expect(await page.locator("details[open]").count()).toBe(1);
    });

    it("R9: docs describe every call and every error of the contract, with this site's address", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${prefixOf(language)}/docs`);
      const calls = await page.locator("#calls summary > code").allInnerTexts();
      const errors = await page.locator("#errors tbody tr").allInnerTexts();
      await page.locator("summary", { hasText: routes.exportAnki.path }).click();
      const request = await page.locator("#exportAnki pre").first().innerText();

      expect(calls.toSorted()).toEqual(
        Object.values(routes)
          .map(({ method, path }) => `${method} ${path}`)
          .toSorted(),
      );
      expect(errors).toHaveLength(Object.keys(apiErrors).length);
      for (const { code, message } of Object.values(apiErrors)) {
        expect(errors.some((row) => row.includes(String(code)) && row.includes(message[language]))).toBe(
          true,
        );
      }
      expect(request).toContain(`${stage.origin}/api${routes.exportAnki.path}`);
      expect(request).toContain("-o deck.apkg");
    });

    it("R9: contact says so where the operator has named no address", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${prefixOf(language)}/contact`);

      await page.getByText(say[language].none).waitFor({ state: "visible" });
      expect(await page.locator("a[href^='mailto:']").count()).toBe(0);
    });

    it.each([...pages, ...guides])("is accessible in both themes and sizes: %s", async (path) => {
      const { page } = await stage.visit({ language, initScript: axeScript });
      await page.goto(`${stage.origin}${prefixOf(language)}${path}`);
      await page.evaluate(() => {
        const questions = document.querySelectorAll<HTMLDetailsElement>("details.question");
        for (const question of questions) question.open = true;
      });

      expect(await faultsInAllLooks(page)).toEqual([]);
    });
  });

  it(
    "R9: the cookie page names everything that a learner's browser stores",
    { timeout: 120_000 },
    async () => {
      const { page, context } = await newLearner(stage, "zh");
      const cookies = (await context.cookies()).map(({ name }) => name);
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      await page.goto(`${stage.origin}/cookies`);
      const text = await page.locator("article").innerText();

      const names = [...cookies, ...stored].map((name) =>
        name.replace(/\.sig$/, "").replace(/^(logto|logto_cache|deckle-answers):.*/, "$1:"),
      );
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
    },
  );
});

describeInBrowser("contact, where the operator has named an address", () => {
  const stage = useStage({ CONTACT_EMAIL: "help@example.org" });

  it.each(languages)("R9: shows it as a link (%s)", async (language) => {
    const { page, problems } = await stage.visit({ language });
    await page.goto(`${stage.origin}${prefixOf(language)}/contact`);

    const link = page.getByRole("link", { name: "help@example.org" });
    await link.waitFor({ state: "visible" });

    expect(await link.getAttribute("href")).toBe("mailto:help@example.org");
    expect(await page.getByText(say[language].none).isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });
});
