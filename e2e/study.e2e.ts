import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessToken, newLearner } from "./harness/account.ts";
import { axeScript, faultsInAllLooks } from "./harness/axe.ts";
import { arriveAt, describeInBrowser, useStage } from "./harness/browser.ts";
import { openNewBox } from "./harness/cards.ts";
import { shortText, textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

/** Tests share their machine: what is polled for gets as long as what is waited for. */
const patiently = { timeout: 15_000 };

const say = {
  zh: {
    study: /^学习 \d+ 张$/,
    reveal: "显示答案",
    good: /^良好/,
    easy: /^简单/,
    done: "这个卡盒今天学完了",
    waiting: "稍等一会儿",
  },
  en: {
    study: /^Study \d+$/,
    reveal: "Show answer",
    good: /^Good/,
    easy: /^Easy/,
    done: "This box is done for today",
    waiting: "A short break",
  },
} as const;

const rivers = textFile("rivers.md", shortText);

/** How many answers this browser still has to send. */
function unsentAnswers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("deckle-answers:"));
    return key === undefined ? 0 : (JSON.parse(localStorage.getItem(key) ?? "[]") as unknown[]).length;
  });
}

/** What the progress page says of today. */
async function answeredToday(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/progress`);
  const figure = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Answered today" }) });
  await figure.waitFor();
  return (await figure.locator("p").first().innerText()).trim();
}

describeInBrowser("studying", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const words = say[language];

    it("G5: a box is studied to its end by keyboard alone, from question to answer to grade", async () => {
      const { page, problems } = await newLearner(stage, language);
      await openNewBox(page, rivers, { boxName: "rivers", language });
      const link = page.getByRole("link", { name: words.study });
      const due = Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
      await link.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: words.reveal }).waitFor();
      let cardsWithTopic = 0;

      for (let card = 0; card < due; card += 1) {
        const bar = page.getByRole("progressbar");
        await expect.poll(() => bar.getAttribute("aria-valuenow"), patiently).toBe(String(card));
        expect(await page.locator("article footer").count()).toBe(0);
        cardsWithTopic += await page
          .locator("article")
          .getByText("Rivers of Europe", { exact: true })
          .count();
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: words.easy }).waitFor();
        // The sentence of the document stands below the answer.
        expect((await page.locator("article footer q").innerText()).length).toBeGreaterThan(5);
        await page.keyboard.press("4");
      }

      await page.getByRole("heading", { name: words.done }).waitFor();
      expect(due).toBeGreaterThan(2);
      expect(cardsWithTopic).toBeGreaterThan(0);
      await expect.poll(() => unsentAnswers(page), patiently).toBe(0);
      expect(problems).toEqual([]);
    });

    it(
      "is clean by axe in every look: question, answer, editor, shortcuts, progress",
      { timeout: 240_000 },
      async () => {
        const { page } = await newLearner(stage, language, { initScript: axeScript });
        const boxId = await openNewBox(page, rivers, { boxName: "rivers", language });
        await page.goto(`${stage.origin}/study/${boxId}`);
        await page.getByRole("button", { name: words.reveal }).waitFor();
        const faults: Record<string, readonly string[]> = { question: await faultsInAllLooks(page) };
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: words.good }).waitFor();
        faults["answer"] = await faultsInAllLooks(page);
        await page.keyboard.press("e");
        await page.getByRole("textbox").first().waitFor();
        faults["editor"] = await faultsInAllLooks(page);
        await page.keyboard.press("Escape");
        await page.keyboard.press("?");
        await page.getByRole("dialog").waitFor();
        faults["shortcuts"] = await faultsInAllLooks(page);
        await page.keyboard.press("Escape");
        await page.keyboard.press("4");
        await expect.poll(() => unsentAnswers(page), patiently).toBe(0);
        await page.goto(`${stage.origin}/progress`);
        await page.getByRole("slider").waitFor();
        await page.locator(".heatmap").waitFor();
        faults["progress"] = await faultsInAllLooks(page);

        expect(faults).toEqual({ question: [], answer: [], editor: [], shortcuts: [], progress: [] });
      },
    );
  });

  it("G5: the answer decides when a card comes back, and the buttons say so before", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    await page.getByRole("button", { name: "Show answer" }).click();
    const easy = await page.getByRole("button", { name: /^Easy/ }).innerText();
    const days = Number(/(\d+) d/.exec(easy)?.[1]);
    await page.keyboard.press("4");
    await expect.poll(() => unsentAnswers(page), patiently).toBe(0);

    await page.goto(`${stage.origin}/progress`);
    await page.getByText("By day").click();
    const counts = await page
      .locator("section", { hasText: "The next 30 days" })
      .locator("td")
      .allInnerTexts();

    expect(days).toBeGreaterThan(1);
    expect(counts.map(Number).indexOf(1)).toBe(days);
  });

  it("G5: studied cards count as progress: today, the streak, the year and the maturity", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    for (const key of ["4", "1", "4"]) {
      await page.getByRole("button", { name: "Show answer" }).waitFor();
      await page.keyboard.press("Space");
      await page.getByRole("button", { name: /^Good/ }).waitFor();
      await page.keyboard.press(key);
    }
    await expect.poll(() => unsentAnswers(page), patiently).toBe(0);

    expect(await answeredToday(page, stage.origin)).toBe("3");
    await page.getByText("1 day", { exact: true }).waitFor();
    await page.getByText("1 day of study in the past year, with 3 answers.").waitFor();
    const known = page.getByRole("region", { name: "How well you know your cards" });
    const kinds = await known.locator("dl > div").allInnerTexts();
    expect(kinds.map((kind) => kind.replace(/\s+/g, " ").trim())).toEqual(
      expect.arrayContaining(["Learning 1 card", "Young 2 cards", "Mature 0 cards"]),
    );
  });

  it("G5: the learner's own pace decides how many new cards a day brings", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/progress`);
    await page.getByLabel("New cards a day").fill("5000");
    await page.getByRole("button", { name: "Save the pace" }).click();
    await page.getByText("Enter a whole number from 0 to 999").waitFor();
    await page.getByLabel("New cards a day").fill("2");
    await page.getByRole("button", { name: "Save the pace" }).click();
    await page.getByText("Your pace is saved").waitFor();

    await page.goto(`${stage.origin}/study/${boxId}`);
    for (let card = 0; card < 2; card += 1) {
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: /^Easy/ }).click();
    }

    await page.getByRole("heading", { name: "This box is done for today" }).waitFor();
    await page.getByText(/new cards are left for the coming days/).waitFor();
  });

  it("X6: answers given without a network are kept, survive the page, and arrive once each", async () => {
    const { page, context } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    await page.getByRole("button", { name: "Show answer" }).waitFor();

    await context.setOffline(true);
    for (let card = 0; card < 3; card += 1) {
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: /^Easy/ }).click();
    }
    await page.getByText(/3 answers have not reached the server yet/).waitFor();
    expect(await unsentAnswers(page)).toBe(3);
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => unsentAnswers(page), patiently).toBe(0);

    expect(await answeredToday(page, stage.origin)).toBe("3");
  });

  it("X6: an answer that arrived, but whose reply was lost, counts once", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    let lost = 0;
    await page.route("**/api/study/answer", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Show answer" }).click();
    await page.getByRole("button", { name: /^Easy/ }).click();
    await page.getByText(/1 answer has not reached the server yet/).waitFor();
    await expect.poll(() => unsentAnswers(page), { timeout: 30_000 }).toBe(0);

    expect(lost).toBe(1);
    expect(await answeredToday(page, stage.origin)).toBe("1");
  });

  it("A6: a sign-in that ends in the middle of a session loses no answer", { timeout: 120_000 }, async () => {
    const { page, newTab, account } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    await page.getByRole("button", { name: "Show answer" }).waitFor();

    await page.route("**/api/study/answer", (route) =>
      route.fulfill({ status: 401, json: { code: 401, message: "expired", data: null } }),
    );
    await page.getByRole("button", { name: "Show answer" }).click();
    await page.getByRole("button", { name: /^Easy/ }).click();
    await page.getByRole("heading", { name: words.en.sessionExpired }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/study/${boxId}`);
    expect(await unsentAnswers(page)).toBe(1);
    await page.unroute("**/api/study/answer");
    const tab = await newTab();
    await tab.goto(`${stage.origin}/sign_in`);
    await tab
      .getByLabel(words.en.email)
      .or(tab.getByRole("heading", { level: 1 }))
      .first()
      .waitFor();
    if (await tab.getByLabel(words.en.email).isVisible()) {
      await tab.getByLabel(words.en.email).fill(account.email);
      await tab.getByLabel(words.en.password).fill(account.password);
      await tab.getByRole("button", { name: words.en.signInSubmit, exact: true }).click();
    }
    await arriveAt(tab, /^\/dashboard$/);

    await expect.poll(() => unsentAnswers(page), { timeout: 30_000 }).toBe(0);
    expect(await accessToken(page)).not.toBe("");
    await page.getByRole("heading", { name: words.en.sessionExpired }).waitFor({ state: "detached" });
  });

  it("undo brings the card back, on the server too", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    await page.getByRole("button", { name: "Show answer" }).waitFor();
    const question = await page.locator("article").innerText();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: /^Easy/ }).waitFor();
    await page.keyboard.press("4");
    await expect.poll(() => unsentAnswers(page), patiently).toBe(0);
    await expect.poll(() => page.locator("article").innerText(), patiently).not.toBe(question);

    await page.keyboard.press("u");
    await page.getByText("Undone, the card is back.").waitFor();

    expect(await page.locator("article").innerText()).toBe(question);
    expect(await answeredToday(page, stage.origin)).toBe("0");
  });

  it("a card is edited and suspended where it is studied", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    await page.getByRole("button", { name: "Show answer" }).waitFor();

    await page.keyboard.press("e");
    await page.getByRole("textbox").first().fill("Edited while studying {{c1::now}}");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("textbox").first().waitFor({ state: "detached" });
    await page.locator("article").getByText("Edited while studying").waitFor();
    await page.keyboard.press("s");
    await page.getByText("Suspended, it will not come up again.").waitFor();
    await page.goto(`${stage.origin}/box/${boxId}?show=suspended`);

    await page.getByText("Edited while studying").first().waitFor();
  });

  it("with the shortcuts switched off single keys do nothing, and the buttons still work", async () => {
    const { page } = await newLearner(stage, "en");
    const boxId = await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    await page.goto(`${stage.origin}/study/${boxId}`);
    await page.getByRole("button", { name: "Show answer" }).waitFor();
    await page.keyboard.press("?");
    await page.getByLabel("Use keyboard shortcuts").click();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Show answer" }).click();
    await page.getByRole("button", { name: /^Good/ }).waitFor();
    await page.keyboard.press("4");
    await page.keyboard.press("e");

    expect(await page.getByRole("textbox").count()).toBe(0);
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("0");
    await page.getByRole("button", { name: /^Easy/ }).click();
    await expect.poll(() => page.getByRole("progressbar").getAttribute("aria-valuenow"), patiently).toBe("1");
  });
});
