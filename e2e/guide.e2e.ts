import type { Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages } from "./harness/words.ts";

const slugs = [
  "anki-complete-guide",
  "anki-learning-theory",
  "anki-card-creation",
  "anki-best-practices",
  "anki-advanced-features",
  "anki-study-strategies",
];

const say = {
  zh: { index: "Anki 学习指南", contents: "目录", next: "下一篇", menu: "语言" },
  en: { index: "Anki study guides", contents: "Contents", next: "Next", menu: "Language" },
} as const satisfies Record<Language, unknown>;

const prefixOf = (language: Language) => (language === "en" ? "/en" : "");
const han = /\p{Script=Han}/u;

describeInBrowser("the guides", () => {
  const stage = useStage();

  it.each(languages)("R7: the index leads to six articles (%s)", async (language) => {
    const { page, problems } = await stage.visit({ language });
    await page.goto(`${stage.origin}${prefixOf(language)}/guide`);
    const addresses = await page
      .locator("main a[href*='/guide/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

    await page.locator(`main a[href$='${slugs[2]}']`).click();
    await page.waitForURL(`${stage.origin}${prefixOf(language)}/guide/${slugs[2]}`);

    expect(addresses).toEqual(slugs.map((slug) => `${prefixOf(language)}/guide/${slug}`));
    expect(problems).toEqual([]);
  });

  it.each(slugs)("R7 N5: %s has its own title, description and words in each language", async (slug) => {
    const { page, problems } = await stage.visit();
    const read = async (path: string) => {
      await page.goto(`${stage.origin}${path}`);
      return {
        lang: await page.locator("html").getAttribute("lang"),
        title: await page.title(),
        description: (await page.locator("meta[name=description]").getAttribute("content")) ?? "",
        heading: await page.getByRole("heading", { level: 1 }).innerText(),
        text: await page.locator("article").innerText(),
        drawings: await page.getByRole("figure").getByRole("img").count(),
      };
    };

    const chinese = await read(`/guide/${slug}`);
    const english = await read(`/en/guide/${slug}`);

    expect([chinese.lang, english.lang]).toEqual(["zh-CN", "en"]);
    expect(chinese.title).toMatch(han);
    expect(chinese.description).toMatch(han);
    expect(english.title + english.description + english.heading).not.toMatch(han);
    expect(chinese.text.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(1400);
    expect(english.text.split(/\s+/).length).toBeGreaterThan(900);
    expect(chinese.drawings).toBeGreaterThanOrEqual(1);
    expect(english.drawings).toBe(chinese.drawings);
    expect(problems).toEqual([]);
  });

  it("R7: every article has a title and description that no other page has", async () => {
    const { page } = await stage.visit();
    const heads: string[] = [];
    for (const language of languages) {
      for (const path of ["/guide", ...slugs.map((slug) => `/guide/${slug}`)]) {
        await page.goto(`${stage.origin}${prefixOf(language)}${path}`);
        const description = await page.locator("meta[name=description]").getAttribute("content");
        heads.push(await page.title(), description ?? "");
      }
    }

    expect(new Set(heads).size).toBe(heads.length);
  });

  describe.each(languages)("in %s", (language) => {
    it("R8: both addresses of the study strategies lead to one article", async () => {
      const { page } = await stage.visit({ language });
      const target = `${stage.origin}${prefixOf(language)}/guide/anki-study-strategies`;
      const other = `${stage.origin}${prefixOf(language)}/guide/anki-learning-strategies`;

      const direct = await page.goto(target);
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      await page.goto(`${other}?from=landing`);
      const moved = await fetch(other, { redirect: "manual" });

      expect(direct?.status()).toBe(200);
      expect(page.url()).toBe(`${target}?from=landing`);
      expect(moved.status).toBe(308);
      expect(canonical).toBe(target);
    });
  });

  it("R10: an address that is no guide is a not-found page", async () => {
    const { page } = await stage.visit();

    const response = await page.goto(`${stage.origin}/guide/anki-no-such-guide`);

    expect(response?.status()).toBe(404);
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThanOrEqual(1);
  });

  it("N5: changing the language inside a section keeps the article and the section", async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.origin}/guide/anki-best-practices#leeches`);

    await page.getByRole("banner").locator(`summary[aria-label^='${say.zh.menu}']`).click();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await page.locator("html[lang=en]").waitFor();

    expect(new URL(page.url()).pathname).toBe("/en/guide/anki-best-practices");
    expect(new URL(page.url()).hash).toBe("#leeches");
    expect(await page.locator("#leeches").isVisible()).toBe(true);
    expect(await page.title()).not.toMatch(han);
  });

  it.each(languages)(
    "R7: the contents are walked by keyboard and lead to their sections (%s)",
    async (language) => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${prefixOf(language)}/guide/anki-learning-theory`);
      const contents = page.getByRole("navigation", { name: say[language].contents });
      const links = contents.getByRole("link");
      const count = await links.count();

      await links.first().focus();
      for (let press = 1; press < count; press += 1) await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${focused}`);

      expect(focused).toBe(await links.last().getAttribute("href"));
      expect(await page.locator("article section[id] > h2").count()).toBe(count);
      expect(await page.locator(focused).isVisible()).toBe(true);
    },
  );

  it("R7: the contents stay in view beside the text on a desktop", async () => {
    const { page } = await stage.visit({ size: { width: 1280, height: 800 } });
    await page.goto(`${stage.origin}/guide/anki-complete-guide#next`);

    const top = await page
      .getByRole("navigation", { name: say.zh.contents })
      .evaluate((contents) => contents.getBoundingClientRect().top);

    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });

  it("R7: previous and next go through all six in order", async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.origin}/guide/${slugs[0]}`);
    const walked = [slugs[0]];
    while (walked.length < slugs.length) {
      await page.getByRole("link", { name: say.zh.next }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(walked.at(-1) ?? ""));
      walked.push(new URL(page.url()).pathname.split("/").at(-1));
    }

    expect(walked).toEqual(slugs);
    expect(await page.getByRole("link", { name: say.zh.next }).count()).toBe(0);
  });
});
