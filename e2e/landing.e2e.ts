import type { Language } from "@deckle/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { arriveAt, describeInBrowser, useStage } from "./harness/browser.ts";
import { textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

const home = { zh: "/", en: "/en" } as const satisfies Record<Language, string>;

const say = {
  zh: {
    headings: ["四步完成", "技术上的讲究"],
    steps: ["上传资料", "智能分析", "生成卡片", "导出使用"],
    previous: "上一页",
    next: "下一页",
    pause: "暂停轮播",
    play: "继续轮播",
    start: "免费开始",
    openDashboard: "打开控制台",
    faq: ["支持哪些文件？多大？", "免费版有什么限制？"],
    facts: [/10 MB/, /每月 3 份文档，不需要信用卡/, /30 秒以内，大文档 2–3 分钟/],
  },
  en: {
    headings: ["Four steps", "What is different inside"],
    steps: ["Upload document", "AI analysis", "Generate cards", "Export and use"],
    previous: "Previous",
    next: "Next",
    pause: "Pause",
    play: "Play",
    start: "Start free",
    openDashboard: "Open dashboard",
    faq: ["Which files, and how big?", "What are the limits of the free plan?"],
    facts: [/10 MB/, /3 documents a month\. No credit card/, /less than 30 seconds, large ones 2–3 minutes/],
  },
} as const;

/** The names on the cards of the carousel that stand wholly inside of it. */
async function shownVoices(page: Page): Promise<readonly string[]> {
  return page.locator("[data-track]").evaluate((track) => {
    const frame = track.getBoundingClientRect();
    const inside = [...track.querySelectorAll("figure")].filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    });
    return inside.map((card) => card.querySelector("b")?.textContent ?? "");
  });
}

/** From here on time passes in the page only where a test lets it. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

describeInBrowser("the landing page", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const { headings, steps, previous, next, pause, play, start, openDashboard, faq, facts } = say[language];

    it("R1: has navigation, hero, demo, features, figures, voices, questions, guides, about and a footer", async () => {
      const { page, problems } = await stage.visit({ language });
      await page.emulateMedia({ reducedMotion: "reduce" });

      await page.goto(`${stage.origin}${home[language]}`);

      for (const anchor of ["#demo", "#features", "#qa", "#about"]) {
        await page.goto(`${stage.origin}${home[language]}${anchor}`);
        await expect.poll(async () => (await page.locator(anchor).boundingBox())?.y).toBeLessThan(900);
      }
      expect(await page.getByRole("banner").getByRole("navigation").count()).toBeGreaterThan(0);
      expect(await page.locator("h1").count()).toBe(1);
      expect(await page.locator("[data-count]").count()).toBe(4);
      expect(await page.locator("[data-carousel] figure").count()).toBe(6);
      const teasers = page.getByRole("main").locator('a[href*="/guide/"]');
      expect(await teasers.count()).toBeGreaterThanOrEqual(3);
      for (const link of await teasers.all()) {
        const response = await page.request.get(
          new URL((await link.getAttribute("href")) ?? "", stage.origin).href,
        );
        expect([response.url(), response.status()]).toEqual([response.url(), 200]);
      }
      expect(problems).toEqual([]);
    });

    it("R1: previews a document whose marked sentences are the sources of its cards, as the product makes them", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home[language]}`);
      const preview = page.getByRole("main").locator("figure").first();
      const text = (await preview.locator("p:has(mark)").textContent()) ?? "";
      const marks = await preview.locator("mark").allTextContents();
      const cards = await preview.locator("li article").evaluateAll((articles) =>
        articles.map((article) => {
          const [front, back] = article.querySelectorAll("div p");
          return { question: front?.textContent, answer: back?.textContent };
        }),
      );

      const { name, mimeType, buffer } = textFile("preview.md", text) as {
        name: string;
        mimeType: string;
        buffer: Buffer;
      };
      const answer = await page.request.post(`${stage.origin}/api/demo/convert`, {
        multipart: { count: "20", file: { name, mimeType, buffer } },
        timeout: 60_000,
      });
      const made = ((await answer.json()) as { data: { cards: { question: string; answer: string }[] } }).data
        .cards;

      expect(cards).toHaveLength(3);
      expect(marks).toHaveLength(3);
      for (const card of cards) expect(made).toContainEqual(expect.objectContaining(card));
    });

    it("L1: shows three voices a page, turns every five seconds, and begins again after the last page", async () => {
      const { page } = await stage.visit({ language });
      await stopTheClock(page);
      await page.goto(`${stage.origin}${home[language]}`);
      const back = page.getByRole("button", { name: previous });
      const on = page.getByRole("button", { name: next });
      await back.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      const disabled = async () => [await back.isDisabled(), await on.isDisabled()];

      expect(await disabled()).toEqual([true, false]);
      expect(await shownVoices(page)).toHaveLength(3);
      const first = await shownVoices(page);
      await page.clock.runFor(4_900);
      expect(await disabled()).toEqual([true, false]);
      await page.clock.runFor(200);
      expect(await disabled()).toEqual([false, true]);
      await expect.poll(() => shownVoices(page)).toHaveLength(3);
      await expect.poll(() => shownVoices(page)).not.toEqual(first);
      await page.clock.runFor(5_000);
      expect(await disabled()).toEqual([true, false]);
      await expect.poll(() => shownVoices(page)).toEqual(first);
    });

    it("L1: turns by its buttons, and stands still while paused", async () => {
      const { page } = await stage.visit({ language });
      await stopTheClock(page);
      await page.goto(`${stage.origin}${home[language]}`);
      const back = page.getByRole("button", { name: previous });
      const on = page.getByRole("button", { name: next });

      await page.getByRole("button", { name: pause }).click();
      await page.mouse.move(5, 5);
      await page.locator("h1").click();
      await page.clock.runFor(20_000);
      expect([await back.isDisabled(), await on.isDisabled()]).toEqual([true, false]);
      await on.click();
      expect([await back.isDisabled(), await on.isDisabled()]).toEqual([false, true]);
      await back.click();
      expect([await back.isDisabled(), await on.isDisabled()]).toEqual([true, false]);
      expect(await page.getByRole("button", { name: play }).count()).toBe(1);
    });

    it("L1: does not turn by itself for somebody who wants less motion", async () => {
      const { page } = await stage.visit({ language });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stopTheClock(page);
      await page.goto(`${stage.origin}${home[language]}`);

      await page.clock.runFor(12_000);

      expect(await page.getByRole("button", { name: previous }).isDisabled()).toBe(true);
      expect(await page.getByRole("button", { name: play }).count()).toBe(1);
    });

    it("L2: questions open and close one by one, and several may be open; they state the plan's facts", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home[language]}#qa`);
      const open = () => page.locator("#qa details[open]").count();

      expect(await open()).toBe(0);
      await page.getByText(faq[0]).click();
      await page.getByText(faq[1]).click();
      expect(await open()).toBe(2);
      await page.getByText(faq[0]).click();
      expect(await open()).toBe(1);
      const text = (await page.locator("#qa").textContent()) ?? "";
      for (const fact of facts) expect(text).toMatch(fact);
    });

    it("L3: figures count up for two seconds after half a second in view", async () => {
      const { page } = await stage.visit({ language });
      await stopTheClock(page);
      await page.goto(`${stage.origin}${home[language]}`);
      const users = page.locator("[data-count='15000']");

      expect(await users.textContent()).toBe("15,000+");
      await users.scrollIntoViewIfNeeded();
      await expect.poll(() => users.textContent()).toBe("0+");
      await page.clock.runFor(480);
      expect(await users.textContent()).toBe("0+");
      await page.clock.runFor(1_000);
      const halfway = Number((await users.textContent())?.replaceAll(/\D/g, ""));
      expect(halfway).toBeGreaterThan(0);
      expect(halfway).toBeLessThan(15_000);
      await page.clock.runFor(1_100);
      expect(await users.textContent()).toBe("15,000+");
    });

    it("L3: figures stand at once for somebody who wants less motion", async () => {
      const { page } = await stage.visit({ language });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stopTheClock(page);
      await page.goto(`${stage.origin}${home[language]}`);
      const users = page.locator("[data-count='15000']");

      await users.scrollIntoViewIfNeeded();
      await page.clock.runFor(100);

      expect(await users.textContent()).toBe("15,000+");
    });

    it("L4: the hero's button starts a sign-up for a visitor", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home[language]}`);

      await page.getByRole("main").getByRole("link", { name: start }).first().click();

      await page.getByRole("button", { name: words[language].signUpSubmit, exact: true }).waitFor();
    });

    it("L4: the hero's button opens the dashboard for somebody signed in", async () => {
      const { page } = await newLearner(stage, language);
      await page.goto(`${stage.origin}${home[language]}`);

      expect(await page.getByRole("main").getByRole("link", { name: start }).count()).toBe(0);
      await page.getByRole("main").getByRole("link", { name: openDashboard }).first().click();

      await arriveAt(page, /^\/dashboard$/);
      await page.getByText(words[language].noBoxes).waitFor();
    });

    it("L6: names three advantages, the four steps in their order, and the technical advantages", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home[language]}#features`);
      const features = page.locator("#features");

      expect(await features.locator("ul").first().getByRole("heading", { level: 3 }).count()).toBe(3);
      expect(await features.locator("ol > li").count()).toBe(4);
      const titles = await features.locator("ol > li p:nth-of-type(1)").allTextContents();
      for (const [index, step] of steps.entries()) {
        expect(await features.locator("ol > li").nth(index).textContent()).toContain(step);
      }
      expect(titles.length).toBeGreaterThan(0);
      for (const name of headings) expect(await features.getByRole("heading", { name }).count()).toBe(1);
      expect(await features.locator("dl > div").count()).toBeGreaterThanOrEqual(3);
    });

    it("L7: shows the specification's figures, and says that they are samples", async () => {
      const { page } = await stage.visit({ language });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${stage.origin}${home[language]}`);
      const claims = (await page.locator("[data-claim]").allInnerTexts()).join("\n");

      for (const figure of [
        "15,000+",
        "85,000+",
        "120,000+",
        "4.9/5",
        "10,000+",
        "95%",
        "88%",
        "92%",
        "89%",
      ]) {
        expect(claims).toContain(figure);
      }
      expect(claims).toMatch(language === "zh" ? /示例内容/ : /Sample content/);
    });

    it("R9: the footer leads to help, docs, community, contact, guides, both agreements, cookies and social networks", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${home[language]}`);
      const footer = page.getByRole("contentinfo");
      const prefix = language === "en" ? "/en" : "";

      const pages = ["help", "docs", "community", "contact", "guide", "privacy", "user_agreement", "cookies"];
      for (const path of pages.map((name) => `${prefix}/${name}`)) {
        expect([path, await footer.locator(`a[href="${path}"]`).count()]).toEqual([path, 1]);
        expect([path, (await page.request.get(`${stage.origin}${path}`)).status()]).toEqual([path, 200]);
      }
      const social = await footer
        .locator("a[target=_blank]")
        .evaluateAll((links) =>
          links.map((link) => (link instanceof HTMLAnchorElement ? new URL(link.href) : null)),
        );
      expect(social.length).toBeGreaterThanOrEqual(2);
      const shared = encodeURI(`${stage.origin}${home[language]}`);
      const addresses = await footer
        .locator("a[target=_blank]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const address of addresses) expect(address).toContain(shared);
    });
  });
});

describeInBrowser("the landing page of an operator who shows no sample claims", () => {
  const stage = useStage({ SHOW_SAMPLE_CLAIMS: "off" });

  it.each(languages)("L7: has neither figures nor voices and is otherwise whole, in %s", async (language) => {
    const { page, problems } = await stage.visit({ language });

    await page.goto(`${stage.origin}${home[language]}`);

    const text = await page.locator("body").innerText();
    for (const claim of ["15,000", "10,000", "4.9/5", "95%", language === "zh" ? "林一诺" : "Lin Yinuo"]) {
      expect(text).not.toContain(claim);
    }
    expect(await page.locator("[data-claim]:visible").count()).toBe(0);
    for (const anchor of ["#demo", "#features", "#qa", "#about"]) {
      expect(await page.locator(anchor).isVisible()).toBe(true);
    }
    expect(problems).toEqual([]);
  });
});
