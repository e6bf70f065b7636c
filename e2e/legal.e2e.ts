import type { Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages } from "./harness/words.ts";

/** The sections that the specification names (section 2), in its order. */
const agreement = {
  zh: [
    "接受条款",
    "服务说明",
    "用户账户",
    "可接受的使用",
    "知识产权",
    "用户内容",
    "免责声明",
    "责任限制",
    "终止",
    "协议变更",
    "联系我们",
  ],
  en: [
    "Acceptance",
    "Description of the service",
    "User accounts",
    "Acceptable use",
    "Intellectual property",
    "User content",
    "Disclaimer",
    "Limitation of liability",
    "Termination",
    "Changes",
    "Contact",
  ],
} as const satisfies Record<Language, unknown>;

const privacy = {
  zh: [
    "我们收集的信息",
    "我们怎样使用信息",
    "信息共享",
    "数据保留",
    "数据安全",
    "Cookie",
    "第三方服务",
    "儿童隐私",
    "你的权利",
    "政策变更",
    "联系我们",
  ],
  en: [
    "Information we collect",
    "How we use it",
    "Information sharing",
    "Data retention",
    "Data security",
    "Cookies",
    "Third-party services",
    "Children’s privacy",
    "Your rights",
    "Changes",
    "Contact",
  ],
} as const satisfies Record<Language, unknown>;

const say = {
  zh: {
    date: "2024年1月15日",
    notice: /至少提前 30 天/,
    age: /未满 13 周岁/,
    agreement: "用户协议",
    privacy: "隐私政策",
    kept: [/学习记录/, /提问/, /邮件/, /导出全部数据/, /删除账户/],
  },
  en: {
    date: "January 15, 2024",
    notice: /at least 30 days’ notice/,
    age: /under 13/,
    agreement: "Terms of service",
    privacy: "Privacy policy",
    kept: [/study records/, /questions/, /e-mails/, /export everything/, /delete your account/],
  },
} as const satisfies Record<Language, unknown>;

const prefixOf = (language: Language) => (language === "en" ? "/en" : "");
const numbered = (headings: readonly string[]) =>
  headings.map((heading, index) => `${index + 1}. ${heading}`);

describeInBrowser("the legal pages", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const words = say[language];
    const open = async (path: string) => {
      const { page, problems } = await stage.visit({ language });
      await page.goto(`${stage.origin}${prefixOf(language)}${path}`);
      const article = page.locator("article");
      return {
        problems,
        title: await page.title(),
        lang: await page.locator("html").getAttribute("lang"),
        heading: await page.getByRole("heading", { level: 1 }).innerText(),
        sections: await page.getByRole("heading", { level: 2 }).allInnerTexts(),
        day: await article.locator("time").getAttribute("datetime"),
        date: await article.locator("time").innerText(),
        text: await article.innerText(),
      };
    };

    it("R5: the agreement has its eleven sections, its date, 30 days' notice and the age limit", async () => {
      const page = await open("/user_agreement");

      expect(page.heading).toBe(words.agreement);
      expect(page.sections).toEqual(numbered(agreement[language]));
      expect(page.day).toBe("2024-01-15");
      expect(page.date).toContain(words.date);
      expect(page.text).toMatch(words.notice);
      expect(page.text).toMatch(words.age);
      expect(page.problems).toEqual([]);
    });

    it("R6: the privacy policy has every section of the specification and the same date", async () => {
      const page = await open("/privacy");

      expect(page.heading).toBe(words.privacy);
      expect(page.sections).toEqual(numbered(privacy[language]));
      expect(page.day).toBe("2024-01-15");
      expect(page.date).toContain(words.date);
      expect(page.text).toMatch(words.age);
      expect(page.problems).toEqual([]);
    });

    it("R6: the privacy policy speaks of everything the product keeps, and of export and deletion", async () => {
      const { text } = await open("/privacy");

      for (const kept of words.kept) expect(text).toMatch(kept);
    });

    it("N5: title and language follow the page", async () => {
      const page = await open("/privacy");

      expect(page.title).toContain(words.privacy);
      expect(page.lang).toBe(language === "en" ? "en" : "zh-CN");
    });
  });
});
