import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { axeScript, faultsInAllLooks } from "./harness/axe.ts";
import { cardRows, openNewBox, questionOf } from "./harness/cards.ts";
import { fixture, longMarkdown, shortText, textFile } from "./harness/documents.ts";
import { languages } from "./harness/words.ts";

/** Tests share their machine: what is polled for gets as long as what is waited for. */
const patiently = { timeout: 15_000 };

const say = {
  zh: {
    context: "看上下文",
    report: "出卡报告",
    made: /写了 \d+ 张草稿，留下 \d+ 张。/,
    export: "导出",
    regenerate: "重新出卡",
    add: "手动加卡",
    presetBox: "导入所有牌组预设配置",
    progressBox: "导入所有学习进度信息",
    page: /第 \d+ 页/,
  },
  en: {
    context: "Show in place",
    report: "How the cards were made",
    made: /\d+ drafts written, \d+ kept\./,
    export: "Export",
    regenerate: "Make cards again",
    add: "Add a card",
    presetBox: "Import any deck presets",
    progressBox: "Import any learning progress",
    page: /Page \d+/,
  },
} as const;

const rivers = textFile("rivers.md", shortText);

describeInBrowser("a box's page", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    it("D-6: shows every card with its sentence and page, and the sentence in its place", async () => {
      const { page, problems } = await newLearner(stage, language);
      await openNewBox(page, fixture(`${language}_dev.pdf`), { boxName: "cells", language });
      const rows = await cardRows(page).all();

      for (const row of rows) {
        // Rows below the window are not laid out, so they have text but no inner text.
        expect((await row.locator("q").textContent())?.trim()).toBeTruthy();
        expect(await row.textContent()).toMatch(say[language].page);
      }
      const quote = (await cardRows(page).first().locator("q").textContent()) ?? "";
      await cardRows(page).first().getByRole("button", { name: say[language].context }).click();
      const place = cardRows(page).first().locator("blockquote");
      await place.waitFor();

      expect(rows.length).toBeGreaterThan(10);
      expect(await place.locator(".mark").innerText()).toBe(quote);
      expect((await place.innerText()).length).toBeGreaterThan(quote.length);
      await page.getByText(say[language].report).click();
      await page.getByText(say[language].made).waitFor();
      expect(problems).toEqual([]);
    });

    it("is clean by axe in every look, with its editor and dialogs", { timeout: 240_000 }, async () => {
      const { page } = await newLearner(stage, language, { initScript: axeScript });
      await openNewBox(page, rivers, { boxName: "rivers", language });
      const { add, export: exporting, presetBox, progressBox, regenerate } = say[language];
      const faults: Record<string, readonly string[]> = { list: await faultsInAllLooks(page) };

      await page.getByRole("button", { name: add }).click();
      faults["editor"] = await faultsInAllLooks(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: exporting }).click();
      await page.getByText(presetBox).waitFor();
      await page.getByText(progressBox).waitFor();
      faults["export"] = await faultsInAllLooks(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: regenerate }).click();
      faults["regenerate"] = await faultsInAllLooks(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      faults["shortcuts"] = await faultsInAllLooks(page);

      expect(faults).toEqual({ list: [], editor: [], export: [], regenerate: [], shortcuts: [] });
    });
  });

  it("search and filters stand in the address and survive a reload", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    const all = await cardRows(page).count();

    await page.keyboard.press("/");
    await page.keyboard.type("Volga");
    await expect.poll(() => cardRows(page).count(), patiently).toBeLessThan(all);
    const found = await cardRows(page).count();
    await expect.poll(() => new URL(page.url()).searchParams.get("q"), patiently).toBe("Volga");
    await page.reload();
    await cardRows(page).first().waitFor();

    expect(found).toBeGreaterThan(0);
    expect(await cardRows(page).count()).toBe(found);
    for (const row of await cardRows(page).all()) expect(await row.textContent()).toContain("Volga");
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect.poll(() => cardRows(page).count(), patiently).toBe(all);
  });

  it("X5: an edit shows at once; one that does not get through comes back with its text", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    const row = cardRows(page).first();

    await row.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("textbox", { name: "Question" }).fill("My own question?");
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => questionOf(row), patiently).toBe("My own question?");
    await page.reload();
    await expect.poll(() => questionOf(row), patiently).toBe("My own question?");

    await page.route("**/api/card/update", (route) => route.abort("connectionreset"));
    await row.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("textbox", { name: "Question" }).fill("Lost on the way?");
    await page.keyboard.press("Control+Enter");
    await page
      .getByRole("alert")
      .getByText(/your changes are still here: The server cannot be reached/)
      .waitFor();
    expect(await page.getByRole("textbox", { name: "Question" }).inputValue()).toBe("Lost on the way?");
    await page.unroute("**/api/card/update");
    await page.keyboard.press("Control+Enter");

    await expect.poll(() => questionOf(row), patiently).toBe("Lost on the way?");
  });

  it("X5: deleted cards leave at once and come back by undo; a failed deletion puts them back", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    const all = await cardRows(page).count();
    const first = await questionOf(cardRows(page).first());

    await page.route("**/api/card/delete", (route) => route.abort("connectionreset"));
    await cardRows(page).first().getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alert")
      .getByText(/Nothing was deleted/)
      .waitFor();
    expect(await questionOf(cardRows(page).first())).toBe(first);
    await page.unroute("**/api/card/delete");

    await cardRows(page).first().getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => cardRows(page).count(), patiently).toBe(all - 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => cardRows(page).count(), patiently).toBe(all);
    await page.reload();
    await cardRows(page).first().waitFor();

    expect(await questionOf(cardRows(page).first())).toBe(first);
    expect(await cardRows(page).count()).toBe(all);
  });

  it("several cards are chosen with Shift and suspended together", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });

    await cardRows(page).nth(0).getByRole("checkbox").click();
    await cardRows(page)
      .nth(2)
      .getByRole("checkbox")
      .click({ modifiers: ["Shift"] });
    await page.getByText("3 selected").waitFor();
    await page
      .getByRole("region", { name: "Actions for the selected cards" })
      .getByRole("button", { name: "Suspend" })
      .click();
    await page
      .getByRole("status")
      .getByText(/3 cards suspended/)
      .waitFor();
    await page.getByRole("button", { name: /^Suspended/ }).click();

    await expect.poll(() => cardRows(page).count(), patiently).toBe(3);
    expect(new URL(page.url()).searchParams.get("show")).toBe("suspended");
  });

  it("a card written by hand with a formula is kept, and the formula is typeset within the policy", async () => {
    const { page, problems } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });

    await page.getByRole("button", { name: "Add a card" }).click();
    await page.getByText("Cloze", { exact: true }).first().click();
    const text = page.getByRole("textbox", { name: "Text with blanks" });
    await text.fill(String.raw`Energy is $E = m c^2$, and $\sum_{i=1}^{n} \frac{1}{i^2}$ converges.`);
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 6));
    await page.getByRole("button", { name: "Make a blank" }).click();
    expect(await text.inputValue()).toContain("{{c1::Energy}} is");
    await page.getByRole("button", { name: "Save" }).click();
    const row = cardRows(page).filter({ hasText: "Added by hand" });
    await row.locator(".katex").first().waitFor();
    await page.evaluate(() => document.fonts.ready);

    expect(await row.locator(".katex").count()).toBe(4);
    expect(await row.locator(".gap-filled").textContent()).toBe("Energy");
    expect(problems).toEqual([]);
  });

  it("the exports come under the box's name, in the form that was asked for", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });
    const question = await questionOf(cardRows(page).first());

    await page.getByRole("button", { name: "Export" }).click();
    await page.getByText("CSV table").click();
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    const file = await started;

    expect(file.suggestedFilename()).toBe("rivers.csv");
    expect(await readFile(await file.path(), "utf8")).toContain(question);
  });

  it("regenerating keeps what was edited and replaces the rest with the kind that was asked for", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, fixture("en_dev.md"), { boxName: "cells", language: "en" });
    await cardRows(page).first().getByRole("button", { name: "Edit" }).click();
    await page.getByRole("textbox", { name: "Question" }).fill("Kept as it is?");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Kept as it is?").waitFor();

    await page.getByRole("button", { name: "Make cards again" }).click();
    await page.getByRole("dialog").getByText("Cloze", { exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make cards again" }).click();
    await page.getByRole("heading", { name: "Working on this document" }).waitFor({ state: "detached" });
    const kinds = () =>
      cardRows(page)
        .getByRole("listitem")
        .filter({ hasText: /^Question$/ })
        .count();

    await expect.poll(kinds, { timeout: 60_000 }).toBe(1);
    expect(await page.getByText("Kept as it is?").count()).toBe(1);
  });

  it("a box is renamed in place, and a name of nothing but spaces is refused", async () => {
    const { page } = await newLearner(stage, "en");
    await openNewBox(page, rivers, { boxName: "rivers", language: "en" });

    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Card box name").fill("   ");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Please enter card box name").waitFor();
    await page.getByLabel("Card box name").fill("Rivers of the world");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Rivers of the world" }).waitFor();
    await page.reload();

    await page.getByRole("heading", { level: 1, name: "Rivers of the world" }).waitFor();
  });

  it("A9: another person's box is not found, and nobody gets in without signing in", async () => {
    const ada = await newLearner(stage, "en");
    const boxId = await openNewBox(ada.page, rivers, { boxName: "rivers", language: "en" });
    const eve = await newLearner(stage, "en");
    const stranger = await stage.visit({ language: "en" });

    await eve.page.goto(`${stage.origin}/box/${boxId}`);
    await eve.page.getByRole("heading", { name: "This box was not found" }).waitFor();
    await eve.page.goto(`${stage.origin}/study/${boxId}`);
    await eve.page.getByText("This box was not found").waitFor();
    await stranger.page.goto(`${stage.origin}/box/${boxId}`);

    await stranger.page.waitForURL((url) => !url.pathname.startsWith("/box"));
    expect(await eve.page.getByText("Danube").count()).toBe(0);
  });

  it(
    "a box of a thousand cards draws a part of them, and the last one is reached",
    { timeout: 240_000 },
    async () => {
      const { page } = await newLearner(stage, "en");
      await openNewBox(page, longMarkdown(400), { boxName: "settlements", language: "en" });
      const total = Number(
        /([\d,]+) cards/.exec(await page.locator("main").innerText())?.[1]?.replace(",", ""),
      );

      expect(total).toBeGreaterThan(500);
      expect(await cardRows(page).count()).toBeLessThan(200);
      for (let turn = 0; turn < 60 && (await cardRows(page).count()) < total; turn += 1) {
        const shown = await cardRows(page).count();
        // The heights of rows out of sight are guessed, so one press may fall short of the end.
        const further = async () => {
          await page.keyboard.press("End");
          return cardRows(page).count();
        };
        await expect.poll(further, patiently).toBeGreaterThan(shown);
      }

      expect(await cardRows(page).count()).toBe(total);
    },
  );
});
