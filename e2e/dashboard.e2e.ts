import {
  type CardBox,
  defaultBoxName,
  type Language,
  routeExamples,
  type UsageRecord,
} from "@deckle/contract";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessToken, newLearner } from "./harness/account.ts";
import { answerWith, callPattern, changeAnswers, cutOff } from "./harness/answers.ts";
import { apiClient } from "./harness/api.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { boxTile, upload, waitForStatus } from "./harness/dashboard.ts";
import { shortText, textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

/** What the dashboard says, beside `words`. */
const said = {
  zh: {
    welcome: (name: string) => `${name}，欢迎回来`,
    noName: "学习者，欢迎回来",
    home: "首页",
    refresh: "刷新",
    loading: "正在加载",
    counts: { 已处理文件: "9", 已生成卡片: "321", "AI 对话": "12", 每月上限: "10" },
    approaching: "接近上限",
    reached: "已达上限",
    statuses: ["等待处理", "处理中", "已完成", "失败", "未知状态"],
    help: "使用帮助",
    helpParts: ["使用方法", "安装 Anki", "导入卡片", "学习与评分", "常见问题", "小提示"],
    grades: ["重来", "困难", "良好", "简单"],
    knowledgeBase: "知识库 1",
    search: "搜索卡盒",
    noMatch: "没有符合的卡盒",
    undo: "撤销",
    uploadFailed: "上传失败",
    downloadFailed: "下载失败，请稍后再试",
    failedToLoad: "加载失败",
    retry: "重试",
    deleteFailed: /删除卡盒失败/,
    timeout: "请求超时，请检查网络后重试。",
  },
  en: {
    welcome: (name: string) => `Welcome back, ${name}`,
    noName: "Welcome back, Learner",
    home: "Home",
    refresh: "Refresh",
    loading: "Loading",
    counts: { "Files processed": "9", "Cards generated": "321", "AI chats": "12", "Monthly limit": "10" },
    approaching: "Approaching Limit",
    reached: "Reached limit",
    statuses: ["Pending", "Running", "Completed", "Failed", "Unknown"],
    help: "How to use it",
    helpParts: ["Usage", "Install Anki", "Import the cards", "Study and rate", "FAQ", "Tips"],
    grades: ["Again", "Hard", "Good", "Easy"],
    knowledgeBase: "Knowledge base 1",
    search: "Search card boxes",
    noMatch: "No card box matches",
    undo: "Undo",
    uploadFailed: "Upload failed",
    downloadFailed: "Download failed, please try again later",
    failedToLoad: "Failed to load",
    retry: "Try again",
    deleteFailed: /Failed to delete card box:/,
    timeout: "The request timed out. Check your connection and try again.",
  },
} as const satisfies Record<Language, unknown>;

const tenFilesAMonth = { order_member_level: 1, month_file_process_limit: 10 };
const pollMs = 3_000;

function boxWith(change: Partial<CardBox>): CardBox {
  return { ...routeExamples.getCardBox.output, ...change };
}

async function usedFiles(page: Page, count: number): Promise<void> {
  await changeAnswers(page, "getPricePlans", () => [tenFilesAMonth]);
  await changeAnswers(page, "getUseRecord", (record: UsageRecord) => ({
    ...record,
    monthFileProcessCount: count,
    monthCardGenerateCount: 321,
    monthAiChatCount: 12,
  }));
  await page.reload();
}

function usageMeter(page: Page): Locator {
  return page.getByRole("meter");
}

describeInBrowser("the dashboard", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const say = words[language];
    const read = said[language];

    it("D-1: greets by name, leads home, and fetches everything anew on refresh", async () => {
      const { page, account, problems } = await newLearner(stage, language);
      await page.getByRole("heading", { level: 1, name: read.welcome(account.name) }).waitFor();

      const fetched = Promise.all(
        (["listCardBoxes", "getUseRecord"] as const).map((name) => page.waitForRequest(callPattern(name))),
      );
      await page.getByRole("button", { name: read.refresh }).click();
      await fetched;
      expect(problems).toEqual([]);

      await page.getByRole("banner").getByRole("link", { name: read.home }).click();
      await page.waitForURL(/\/(en)?$/);
    });

    it("D-2: shows what the month has used, and warns in steps as the limit comes near", async () => {
      const { page } = await newLearner(stage, language);

      await usedFiles(page, 9);
      for (const [term, count] of Object.entries(read.counts)) {
        const row = page.locator("dl > div").filter({ hasText: term });
        expect(await row.getByRole("definition").textContent()).toBe(count);
      }

      const looks = [];
      for (const used of [4, 5, 7, 8, 10, 14]) {
        await usedFiles(page, used);
        await usageMeter(page).waitFor();
        const fill = usageMeter(page).locator("div");
        looks.push({
          used,
          level: await usageMeter(page).getAttribute("data-level"),
          colour: await fill.evaluate((element) => getComputedStyle(element).backgroundColor),
          width: await fill.evaluate((element) => element.style.width),
          isApproaching: (await page.getByText(read.approaching, { exact: true }).count()) > 0,
          isReached: (await page.getByText(read.reached, { exact: true }).count()) > 0,
        });
      }

      expect(looks.map(({ level }) => level)).toEqual([
        "calm",
        "half",
        "half",
        "approaching",
        "reached",
        "reached",
      ]);
      expect(looks.map(({ width }) => width)).toEqual(["40%", "50%", "70%", "80%", "100%", "100%"]);
      expect(looks.map(({ isApproaching }) => isApproaching)).toEqual([
        false,
        false,
        false,
        true,
        false,
        false,
      ]);
      expect(looks.map(({ isReached }) => isReached)).toEqual([false, false, false, false, true, true]);
      const [calm, half, , approaching, reached] = looks.map(({ colour }) => colour);
      expect(half).toBe(approaching);
      expect(new Set([calm, half, reached]).size).toBe(3);
    });

    it("D-5: lists the knowledge base and the boxes, but not the default box, and says when there is none", async () => {
      const { page } = await newLearner(stage, language);
      await page.getByText(read.knowledgeBase, { exact: true }).waitFor();

      await upload(page, textFile("hidden.txt", shortText), { boxName: defaultBoxName, language });
      const api = apiClient(stage.origin, await accessToken(page));
      const [base] = await api.list("listKnowledgeBases", {});
      const boxes = () => api.list("listCardBoxes", { knowledge_base_id: base?.["id"] });
      await expect
        .poll(async () => (await boxes()).map((box) => box["subject_name"]))
        .toEqual([defaultBoxName]);
      await page.reload();

      await page.getByText(say.noBoxes).waitFor();
      expect(await page.getByRole("article").count()).toBe(0);
    });

    it("D-8: the help unfolds and tells how to use the product, import on both devices, and rate", async () => {
      const { page } = await newLearner(stage, language);
      const help = page.locator("details").filter({ hasText: read.help });
      expect(await help.getByText(read.grades[0]).first().isVisible()).toBe(false);

      await help.getByRole("heading", { name: read.help }).click();

      for (const part of read.helpParts) await help.getByRole("heading", { name: part }).waitFor();
      for (const grade of read.grades) expect(await help.getByText(grade).first().isVisible()).toBe(true);
      const text = (await help.textContent()) ?? "";
      expect(text).toMatch(/Anki/);
      expect(text).toMatch(language === "zh" ? /“文件”，再点“导入”/ : /File.*Import/);
      expect(text).toMatch(language === "zh" ? /加号，再点“导入文件”/ : /plus.*Import [Ff]ile/);
      await help.getByRole("heading", { name: read.help }).click();
      expect(await help.getByText(read.grades[0]).first().isVisible()).toBe(false);
    });

    it("D-6 D-9: every state has its badge, and each box its name, counts, date, bar and buttons", async () => {
      const { page } = await newLearner(stage, language);
      const statuses = ["pending", "running", "finished", "failed", "paused", "finish", "completed"];
      await changeAnswers(page, "listCardBoxes", () =>
        statuses.map((status, index) =>
          boxWith({
            box_id: `5f0f3c1e-3e58-4c8a-8f57-0d4f9c1c7a2${index}`,
            subject_name: `box ${status}`,
            status,
            progress: 40,
            card_amount: 42,
            card_reviewed_count: 7,
            CreatedAt: "2020-03-05T12:00:00.000Z",
          }),
        ),
      );
      await changeAnswers(page, "getCardBox", () => boxWith({ status: "running" }));

      await page.reload();

      const badge = (status: string) => boxTile(page, `box ${status}`).locator("[data-status]");
      const labels = await Promise.all(statuses.map((status) => badge(status).textContent()));
      const [, , finished] = read.statuses;
      expect(labels.map((label) => label?.replace(/ 40%$/, ""))).toEqual([
        ...read.statuses,
        finished,
        finished,
      ]);
      const tile = boxTile(page, "box finished");
      expect(await tile.textContent()).toMatch(/42.*7/);
      expect(await tile.locator("time").getAttribute("datetime")).toBe("2020-03-05T12:00:00.000Z");
      expect(await tile.locator("time").textContent()).toMatch(/2020/);
      for (const status of statuses) {
        const isFinished = ["finished", "finish", "completed"].includes(status);
        const isWorking = ["pending", "running"].includes(status);
        const box = boxTile(page, `box ${status}`);
        expect(await box.getByRole("button", { name: say.download(`box ${status}`) }).count()).toBe(
          isFinished ? 1 : 0,
        );
        expect(await box.getByRole("button", { name: say.delete(`box ${status}`) }).count()).toBe(1);
        expect(await box.locator(".stripes").count()).toBe(isWorking ? 1 : 0);
      }
    });

    it("X2: a download that fails is logged, and says so", async () => {
      const { page, problems } = await newLearner(stage, language);
      await upload(page, textFile("rivers.txt", shortText), { boxName: "rivers", language });
      await waitForStatus(page, "rivers", { text: say.finished });
      await cutOff(page, "exportAnki");

      await page.getByRole("button", { name: say.download("rivers") }).click();

      await page.getByRole("alert").getByText(read.downloadFailed).waitFor();
      expect(problems.some((problem) => problem.includes("Download failed:"))).toBe(true);
    });

    it("X3: a list that does not load says so, and loads when it is tried again", async () => {
      const { page } = await newLearner(stage, language);
      const heal = await cutOff(page, "listCardBoxes");
      await page.reload();
      await page.getByRole("alert").filter({ hasText: read.failedToLoad }).waitFor();

      await heal();
      await page.getByRole("button", { name: read.retry }).click();

      await page.getByText(say.noBoxes).waitFor();
    });

    it("X5: a deletion that fails says so and the box stays; one that is undone brings it back", async () => {
      const { page } = await newLearner(stage, language);
      await upload(page, textFile("rivers.txt", shortText), { boxName: "rivers", language });
      await waitForStatus(page, "rivers", { text: say.finished });
      const heal = await cutOff(page, "deleteCardBox");
      const remove = async () => {
        await page.getByRole("button", { name: say.delete("rivers"), exact: true }).click();
        const dialog = page.getByRole("alertdialog");
        await dialog.getByRole("button", { name: say.deleteConfirm, exact: true }).click();
      };

      await remove();
      await page.getByRole("alert").getByText(read.deleteFailed).waitFor();
      expect(await boxTile(page, "rivers").count()).toBe(1);
      await heal();
      await remove();
      await boxTile(page, "rivers").waitFor({ state: "detached" });
      await page.getByRole("button", { name: read.undo }).click();
      await boxTile(page, "rivers").waitFor();

      await page.reload();
      await waitForStatus(page, "rivers", { text: say.finished });
    });

    it("X6: code 10042 is told as the timeout that it is", async () => {
      const { page } = await newLearner(stage, language);
      await answerWith(page, "listCardBoxes", { code: 10042, message: "", data: null });

      await page.reload();

      await page.getByRole("alert").getByText(read.timeout).waitFor();
    });
  });

  // What does not hang on the language is shown in the one that visitors meet first.
  const language = "zh";
  const say = words[language];
  const read = said[language];

  it("D-1: has a default name for somebody whose issuer gives none", async () => {
    const { page } = await newLearner(stage, language);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(":idToken")) ?? "";
      const [header, , signature] = (localStorage.getItem(key) ?? "").split(".");
      localStorage.setItem(key, [header, btoa('{"sub":"nobody"}'), signature].join("."));
    });

    await page.reload();

    await page.getByRole("heading", { level: 1, name: read.noName }).waitFor();
  });

  it("D-1: shows that it is loading while the lists are on their way", async () => {
    const { page } = await newLearner(stage, language);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(callPattern("listCardBoxes"), async (route) => {
      await held;
      await route.continue();
    });

    await page.reload();
    await page.getByRole("status").filter({ hasText: read.loading }).first().waitFor();
    release();

    await page.getByText(say.noBoxes).waitFor();
  });

  it("D-7: unfinished boxes are fetched every 3 s and replaced, until none is left or the page is", async () => {
    const { page } = await newLearner(stage, language);
    await upload(page, textFile("rivers.txt", shortText), { boxName: "rivers", language });
    await waitForStatus(page, "rivers", { text: say.finished });
    const unfinished = (box: CardBox) => ({ ...box, status: "running", stage: "writing", progress: 41 });
    await changeAnswers(page, "listCardBoxes", (boxes: readonly CardBox[]) => boxes.map(unfinished));
    const heal = await changeAnswers(page, "getCardBox", unfinished);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/user_cardbox/get")) asked += 1;
    });
    await page.clock.install();
    const round = async () => {
      const answered = page.waitForResponse(callPattern("getCardBox"));
      await page.clock.runFor(pollMs);
      await answered;
    };

    await page.reload();
    await boxTile(page, "rivers").getByRole("progressbar").waitFor();
    await round();
    await round();
    await round();
    expect(asked).toBe(3);
    await heal();
    await round();
    await waitForStatus(page, "rivers", { text: say.finished });
    await page.clock.runFor(5 * pollMs);
    expect(asked).toBe(4);

    await changeAnswers(page, "getCardBox", unfinished);
    await page.reload();
    await boxTile(page, "rivers").getByRole("progressbar").waitFor();
    await round();
    await page.getByRole("banner").getByRole("link", { name: read.home }).click();
    await page.waitForURL(/\/(en)?$/);
    const afterLeaving = asked;
    await page.clock.runFor(5 * pollMs);
    expect(asked).toBe(afterLeaving);
  });

  it("boxes are searched, and the search stands in the address", async () => {
    const { page } = await newLearner(stage, language);
    await changeAnswers(page, "listCardBoxes", () =>
      ["民法总则", "Cell biology", "Kinematics"].map((subject_name, index) =>
        boxWith({ box_id: `5f0f3c1e-3e58-4c8a-8f57-0d4f9c1c7a2${index}`, subject_name }),
      ),
    );
    await page.reload();

    await page.getByRole("searchbox", { name: read.search }).fill("CELL");
    await boxTile(page, "Kinematics").waitFor({ state: "detached" });
    expect(await page.getByRole("article").count()).toBe(1);
    await page.reload();
    await boxTile(page, "Cell biology").waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
    await page.getByRole("searchbox", { name: read.search }).fill("nothing like it");

    await page.getByText(read.noMatch).waitFor();
  });
});
