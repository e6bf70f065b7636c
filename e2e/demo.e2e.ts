import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoMaxBytes, type Language } from "@deckle/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ankiPython, importIntoAnki } from "./harness/anki.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { languages } from "./harness/words.ts";

const say = {
  zh: {
    home: "/",
    start: "生成卡片",
    sample: "中文示例",
    stages: ["正在上传…", "正在读文件、写卡片…"],
    done: (count: number) => `做好了 ${count} 张卡片`,
    hard: "困难",
    count: "最多几张卡",
    export: "导出 .apkg",
    tooLarge: "试用文件不能超过 1MB",
    unsupported: "不支持的文件格式",
    empty: "文件是空的",
    chooseFirst: "请先选择一份文件",
    locked: /密码/,
    unreachable: "连不上服务器",
    tooMany: /频繁|稍等|再试/,
    needsScript: "演示需要 JavaScript",
  },
  en: {
    home: "/en",
    start: "Make cards",
    sample: "English sample",
    stages: ["Uploading…", "Reading the file and writing cards…"],
    done: (count: number) => `${count} cards are ready`,
    hard: "Hard",
    count: "Cards at most",
    export: "Export .apkg",
    tooLarge: "The demo takes files up to 1MB",
    unsupported: "Unsupported file format",
    empty: "The file is empty",
    chooseFirst: "Choose a file first",
    locked: /password/,
    unreachable: "The server cannot be reached",
    tooMany: /Too many|try again/i,
    needsScript: "The demo needs JavaScript",
  },
} as const satisfies Record<Language, unknown>;

/** Keeps every message that the demo's place has shown. */
const watchMessages = `
  addEventListener("DOMContentLoaded", () => {
    window.demoMessages = [];
    const place = document.querySelector("[data-demo-result]");
    if (place) new MutationObserver(() => {
      const text = place.querySelector("[role=status], [role=alert], h3")?.textContent;
      if (text && window.demoMessages.at(-1) !== text) window.demoMessages.push(text);
    }).observe(place, { childList: true, subtree: true });
  });
`;

const messages = (page: Page) =>
  page.evaluate(() => (window as unknown as { demoMessages: readonly string[] }).demoMessages);

const demo = (page: Page) => page.locator("#demo");
const cardsOf = (page: Page) =>
  demo(page)
    .locator("ol > li")
    .filter({ has: page.locator("mark") });

async function choose(page: Page, file: ReturnType<typeof textFile>): Promise<void> {
  await demo(page).locator("input[type=file]").setInputFiles(file);
}

function fileOf(name: string, mimeType: string, buffer: Buffer): ReturnType<typeof textFile> {
  return { name, mimeType, buffer };
}

/** Text without what Markdown adds, as a quote may leave it out. */
const bare = (text: string) => text.replaceAll(/[\s|*#_-]+/g, "");

describeInBrowser("the demo", () => {
  const stage = useStage({ DEMOS_PER_HOUR: "1000" });

  describe.each(languages)("in %s", (language) => {
    const words = say[language];

    it("L5: makes cards of a sample, through upload and processing to their count, each with its source", async () => {
      const { page, problems } = await stage.visit({ language, initScript: watchMessages });
      await page.goto(`${stage.origin}${words.home}`);

      await demo(page).getByRole("button", { name: words.sample }).click();
      await demo(page)
        .getByRole("heading", { name: words.done(10) })
        .waitFor();

      expect(await messages(page)).toEqual([...words.stages, words.done(10)]);
      expect(await cardsOf(page).count()).toBe(10);
      const quotes = await cardsOf(page).locator("mark").allTextContents();
      expect(quotes.every((quote) => quote.length > 5)).toBe(true);
      expect(problems).toEqual([]);
    });

    it("L5: makes cards of the visitor's own file with the chosen difficulty and count, and marks their sentences", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);
      const sent = page.waitForRequest("**/api/demo/convert");

      await choose(page, textFile("rivers.md", shortText));
      await demo(page).getByText("rivers.md").waitFor();
      await demo(page).getByText(words.hard, { exact: true }).click();
      await demo(page).getByLabel(words.count).selectOption("5");
      await demo(page).getByRole("button", { name: words.start }).click();
      await demo(page)
        .getByRole("heading", { name: words.done(5) })
        .waitFor();

      expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
      expect(await cardsOf(page).count()).toBe(5);
      for (const quote of await cardsOf(page).locator("mark").allTextContents()) {
        expect(bare(shortText)).toContain(bare(quote));
      }
    });

    it("L5: offers fewer cards of an easy kind than of a hard kind where the visitor asks for easy ones", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);
      const hardCards = async (difficulty: string) => {
        await demo(page).locator(`input[value=${difficulty}]`).check({ force: true });
        const answered = page.waitForResponse("**/api/demo/convert");
        await demo(page).getByRole("button", { name: words.sample }).click();
        await answered;
        await expect
          .poll(() => demo(page).locator("[data-demo-result]").getAttribute("aria-busy"))
          .toBe("false");
        return cardsOf(page).locator("p:first-child", { hasText: words.hard }).count();
      };

      expect(await hardCards("hard")).toBeGreaterThan(await hardCards("easy"));
    });

    it.skipIf(!ankiPython)(
      "L5: exports a deck that the real Anki imports",
      { timeout: 240_000 },
      async () => {
        const { page } = await stage.visit({ language });
        await page.goto(`${stage.origin}${words.home}`);
        await choose(page, textFile("rivers.md", shortText));
        await demo(page).getByRole("button", { name: words.start }).click();
        const download = page.waitForEvent("download");
        await demo(page).getByRole("button", { name: words.export }).click();
        const path = join(await mkdtemp(join(tmpdir(), "deckle-demo-")), "deck.apkg");
        await (await download).saveAs(path);
        const shown = await cardsOf(page).count();

        const [imported] = await importIntoAnki([path]);

        expect((await download).suggestedFilename()).toBe("Rivers of Europe.apkg");
        expect(imported?.state.notes).toHaveLength(shown);
        expect(imported?.audit.clean).toBe(true);
      },
    );

    it("L5: takes a file that is dropped, the first one only", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);
      const files = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "first.md", { type: "text/markdown" }));
        transfer.items.add(new File([text], "second.md", { type: "text/markdown" }));
        return transfer;
      }, shortText);

      await demo(page).locator("form").dispatchEvent("drop", { dataTransfer: files });
      await demo(page).getByText("first.md").waitFor();
      await demo(page).getByRole("button", { name: words.start }).click();

      await cardsOf(page).first().waitFor();
      expect(await demo(page).getByText("second.md").count()).toBe(0);
    });

    it.each([
      ["over 1 MB", fileOf("large.txt", "text/plain", Buffer.alloc(demoMaxBytes + 1, "a")), words.tooLarge],
      ["a picture", fileOf("cat.png", "image/png", Buffer.from("png")), words.unsupported],
      ["empty", fileOf("nothing.txt", "text/plain", Buffer.alloc(0)), words.empty],
    ])("X4 U1: says at once that a file %s cannot be used, and sends nothing", async (_, file, message) => {
      const { page } = await stage.visit({ language });
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.method()));
      await page.goto(`${stage.origin}${words.home}`);

      await choose(page, file);
      await demo(page).getByRole("alert").getByText(message).waitFor();
      await demo(page).getByRole("button", { name: words.start }).click();
      await demo(page).getByRole("alert").getByText(message).waitFor();

      expect(requests).not.toContain("POST");
    });

    it("asks for a file where there is none", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);

      await demo(page).getByRole("button", { name: words.start }).click();

      await demo(page).getByRole("alert").getByText(words.chooseFirst).waitFor();
    });

    it("X4: says in the visitor's language why a file cannot be read, and takes another one", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);

      await demo(page).locator("input[type=file]").setInputFiles(fixture("encrypted.pdf"));
      await demo(page).getByRole("button", { name: words.start }).click();
      await demo(page).getByRole("alert").getByText(words.locked).waitFor();
      await choose(page, textFile("rivers.md", shortText));
      await demo(page).getByRole("button", { name: words.start }).click();

      await cardsOf(page).first().waitFor();
    });

    it("X4: says that the server cannot be reached, and works again when it can", async () => {
      const { page, context } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);
      await demo(page).getByRole("button", { name: words.sample }).click();
      await cardsOf(page).first().waitFor();

      await context.setOffline(true);
      await demo(page).getByRole("button", { name: words.sample }).click();
      await demo(page).getByRole("alert").getByText(words.unreachable).waitFor();
      await context.setOffline(false);
      await demo(page).getByRole("button", { name: words.sample }).click();

      await cardsOf(page).first().waitFor();
    });

    it("L5: is worked by the keyboard alone, and the focus goes to the cards", async () => {
      const { page } = await stage.visit({ language });
      await page.goto(`${stage.origin}${words.home}`);

      await demo(page).locator("input[type=file]").focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      expect(await demo(page).locator("input[value=hard]").isChecked()).toBe(true);
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await demo(page).getByRole("heading", { level: 3 }).waitFor();

      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H3");
    });

    it("says that it needs JavaScript where there is none", async () => {
      const { context } = await stage.visit({ language });
      const browser = context.browser();
      if (!browser) throw new Error("The context has no browser.");
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const page = await plain.newPage();

      await page.goto(`${stage.origin}${words.home}`);

      expect(await demo(page).getByText(words.needsScript).isVisible()).toBe(true);
      expect(await demo(page).getByRole("button", { name: words.start }).isVisible()).toBe(false);
      await plain.close();
    });
  });
});

describeInBrowser("the demo, used too often", () => {
  const stage = useStage({ DEMOS_PER_HOUR: "1" });

  it("X4: says so in words", async () => {
    const { page } = await stage.visit({ language: "zh" });
    await page.goto(`${stage.origin}/`);

    await demo(page).getByRole("button", { name: say.zh.sample }).click();
    await cardsOf(page).first().waitFor();
    await demo(page).getByRole("button", { name: say.zh.sample }).click();

    await demo(page).getByRole("alert").getByText(say.zh.tooMany).waitFor();
  });
});
