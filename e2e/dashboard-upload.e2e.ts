import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { answerWith, callPattern } from "./harness/answers.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { boxTile, upload, waitForStatus } from "./harness/dashboard.ts";
import { shortText, textFile } from "./harness/documents.ts";
import { words } from "./harness/words.ts";

const language = "zh";
const say = words[language];
const read = { batch: "一次上传多份，每份一个卡盒", startTwo: "开始上传 2 份" };

async function dropFiles(page: Page, names: readonly string[]): Promise<void> {
  const area = page.getByRole("group").filter({ has: page.locator("input[type=file]") });
  const transfer = await page.evaluateHandle(
    ({ files, text }) => {
      const data = new DataTransfer();
      for (const name of files) data.items.add(new File([text], name, { type: "text/plain" }));
      return data;
    },
    { files: [...names], text: shortText },
  );
  await area.dispatchEvent("drop", { dataTransfer: transfer });
}

describeInBrowser("uploading from the dashboard", () => {
  const stage = useStage();

  it("D-3: takes the first of several dropped files and names its box after it", async () => {
    const { page } = await newLearner(stage, language);

    await dropFiles(page, ["first notes.txt", "second.txt"]);

    await page.getByText("first notes.txt").waitFor();
    expect(await page.getByLabel(say.boxName, { exact: true }).inputValue()).toBe("first notes");
    expect(await page.getByText("second.txt").count()).toBe(0);
    const start = page.getByRole("button", { name: say.start, exact: true });
    expect(await start.isEnabled()).toBe(true);
    await page.getByLabel(say.boxName, { exact: true }).fill("  ");
    expect(await start.isDisabled()).toBe(true);
  });

  it("D-3 G5: in batch mode every dropped file becomes a box of its own", async () => {
    const { page } = await newLearner(stage, language);

    await page.getByRole("switch", { name: read.batch }).check();
    await dropFiles(page, ["rivers.txt", "streams.txt"]);
    await page.getByRole("button", { name: read.startTwo }).click();

    await waitForStatus(page, "rivers", { text: say.finished });
    await waitForStatus(page, "streams", { text: say.finished });
  });

  it("D-4: the bar rises in steps, stops at 90 %, is whole on success and makes room after a second", async () => {
    const { page } = await newLearner(stage, language);
    await page.clock.install();
    await page.reload();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(callPattern("uploadFile"), async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.locator("form").getByRole("progressbar");
    const percent = async () => Number(await bar.getAttribute("aria-valuenow"));

    await upload(page, textFile("rivers.txt", shortText), { boxName: "rivers", language });
    await bar.waitFor();
    await page.clock.runFor(1_000);
    const early = await percent();
    await page.clock.runFor(60_000);
    const late = await percent();
    const reloaded = page.waitForRequest(callPattern("listCardBoxes"));
    release();
    await expect.poll(percent).toBe(100);
    await reloaded;
    await page.clock.runFor(1_000);

    expect(early).toBeLessThan(90);
    expect(late).toBe(90);
    await bar.waitFor({ state: "detached" });
    await boxTile(page, "rivers").waitFor();
  });

  it("D-4 X1: a refused upload shows the server's message, keeps the file and starts again at nothing", async () => {
    const { page } = await newLearner(stage, language);
    const heal = await answerWith(page, "uploadFile", { code: 49999, message: "Out of ink.", data: null });

    await upload(page, textFile("rivers.txt", shortText), { boxName: "rivers", language });
    await page.getByRole("alert").getByText("Out of ink.").waitFor();
    expect(await page.locator("form").getByRole("progressbar").count()).toBe(0);
    await heal();
    await answerWith(page, "uploadFile", { code: 0, message: "", data: "not a box" });
    await page.getByRole("button", { name: say.start, exact: true }).click();

    await page
      .getByRole("alert")
      .getByText(/服务器出了点问题|Something went wrong/)
      .waitFor();
    expect(await page.getByLabel(say.boxName, { exact: true }).inputValue()).toBe("rivers");
  });
});
