import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { axeScript, faultsInAllLooks } from "./harness/axe.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { openNewBox } from "./harness/cards.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { languages } from "./harness/words.ts";

const say = {
  zh: {
    question: "问题",
    asked: "细胞膜主要由什么组成？",
    answer: /磷脂双分子层和蛋白质/,
    unknown: "拿破仑在哪一年加冕？",
    notFound: "资料里没有找到",
    used: /本月已问 1 次/,
    kept: /问答只留在这个页面上/,
  },
  en: {
    question: "Question",
    asked: "What is the plasma membrane composed of?",
    answer: /phospholipid/,
    unknown: "When was Napoleon crowned?",
    notFound: "Not found in your documents",
    used: /1 question asked this month/,
    kept: /stay on this page only/,
  },
} as const;

describeInBrowser("asking one's documents", () => {
  const stage = useStage();

  it.each(languages)(
    "G6 D-2: %s: an answer quotes its source and is counted; what is not there is said to be not there",
    { timeout: 240_000 },
    async (language) => {
      const words = say[language];
      const { page, problems } = await newLearner(stage, language, { initScript: axeScript });
      await openNewBox(page, fixture(`${language}_dev.pdf`), { boxName: "cells", language });
      await page.goto(`${stage.origin}/chat`);
      const field = page.getByRole("textbox", { name: words.question });
      await field.waitFor();
      const empty = await faultsInAllLooks(page);
      await field.fill(words.asked);
      await field.press("Enter");
      const turn = page.getByRole("article", { name: words.asked });
      await turn.locator("q").first().waitFor();

      expect((await turn.locator("q").allTextContents()).join("\n")).toMatch(words.answer);
      expect(await turn.getByText("cells").count()).toBeGreaterThan(0);
      await field.fill(words.unknown);
      await field.press("Enter");
      await page.getByText(words.notFound, { exact: true }).waitFor();
      await page.getByText(words.used).waitFor();
      await page.getByText(words.kept).waitFor();
      const answered = await faultsInAllLooks(page);
      await page.reload();
      await field.waitFor();

      expect(await page.getByRole("article").count()).toBe(0);
      expect({ empty, answered, problems }).toEqual({ empty: [], answered: [], problems: [] });
    },
  );

  describe("in English", () => {
    it("X6: a question that did not get through can be asked again, with its words", async () => {
      const { page } = await newLearner(stage, "en");
      await openNewBox(page, textFile("rivers.md", shortText), { boxName: "rivers", language: "en" });
      await page.goto(`${stage.origin}/chat`);
      await page.route("**/api/chat/ask", (route) => route.abort("connectionreset"));
      const field = page.getByRole("textbox", { name: "Question" });
      await field.fill("How long is the Volga?");
      await field.press("Enter");
      await page.getByText("The server cannot be reached.", { exact: false }).waitFor();
      await page.unroute("**/api/chat/ask");
      await page.getByRole("button", { name: "Ask again" }).click();

      await page
        .getByRole("article", { name: "How long is the Volga?" })
        .getByText("3,530")
        .first()
        .waitFor();
    });

    it("somebody without documents is told so", async () => {
      const { page } = await newLearner(stage, "en");
      await page.goto(`${stage.origin}/chat`);

      await page.getByText("There is nothing to ask about yet").waitFor();
    });
  });
});
