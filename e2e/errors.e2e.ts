import { type Language, uploadMaxBytes } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { accessToken, newLearner } from "./harness/account.ts";
import { apiClient } from "./harness/api.ts";
import { arriveAt, describeInBrowser, useStage } from "./harness/browser.ts";
import { boxTile, chooseFile, upload, type UploadSource, waitForStatus } from "./harness/dashboard.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

const picture: UploadSource = { name: "photo.png", mimeType: "image/png", buffer: Buffer.alloc(64, 1) };
const tooLarge: UploadSource = {
  name: "atlas.txt",
  mimeType: "text/plain",
  buffer: Buffer.alloc(uploadMaxBytes + 1, "a"),
};

/** Refused before anything is sent, or by the server: the file stays out, and the message says why. */
const refused = [
  ["U1: a picture", picture, { zh: "不支持的文件格式", en: "Unsupported file format" }],
  [
    "U2: a file over 10 MB",
    tooLarge,
    { zh: "文件过大，请选择小于 10MB 的文件", en: "File too large, please select a file smaller than 10MB" },
  ],
] as const;

/** Accepted, and then found unreadable: the box says why. */
const unreadable = [
  ["a file with a password", fixture("encrypted.pdf"), { zh: "文件设有密码", en: "protected by a password" }],
  ["a damaged file", fixture("truncated.pdf"), { zh: "文件已损坏", en: "The file is damaged" }],
  ["a scan without text", fixture("scanned.pdf"), { zh: "扫描图片", en: "only scanned images" }],
  ["a file that only has a Word name", fixture("bad_notword.docx"), { zh: "无法识别", en: "not a readable" }],
] as const;

const awkwardName = "资料/..\\📚:*?".repeat(60).slice(0, 300);

describeInBrowser("something that cannot work", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const say = words[language];

    it.each(refused)(
      "%s is refused with its message and leaves nothing behind",
      async (_row, source, message) => {
        const { page } = await newLearner(stage, language);

        await chooseFile(page, source);

        await page.getByRole("alert").getByText(message[language]).waitFor();
        await page.reload();
        await page.getByText(say.noBoxes).waitFor();
      },
    );

    it("an empty file is refused with its message", async () => {
      const { page } = await newLearner(stage, language);

      await chooseFile(page, textFile("empty.txt", ""));
      const start = page.getByRole("button", { name: say.start });
      if (await start.isVisible()) await start.click();

      await page.getByText({ zh: "文件是空的", en: "The file is empty" }[language]).first().waitFor();
    });

    it("U3: an empty box name keeps the start button disabled, and the name is filled in from the file", async () => {
      const { page } = await newLearner(stage, language);

      await chooseFile(page, textFile("rivers of europe.txt", shortText));
      const prefilled = await page.getByLabel(say.boxName).inputValue();
      await page.getByLabel(say.boxName).fill("   ");

      expect(prefilled).toBe("rivers of europe");
      expect(await page.getByRole("button", { name: say.start }).isDisabled()).toBe(true);
    });

    it("a name of 300 characters with emoji and slashes is refused with a limit, and a shorter one works", async () => {
      const { page } = await newLearner(stage, language);

      await upload(page, textFile("a.txt", shortText), { boxName: awkwardName, language });
      await page
        .getByRole("alert")
        .getByText({ zh: "200 个字符以内", en: "at most 200 characters" }[language])
        .waitFor();
      const shorter = awkwardName.slice(0, 120);
      await page.getByLabel(say.boxName).fill(shorter);
      await page.getByRole("button", { name: say.start }).click();

      await waitForStatus(page, shorter, { text: say.finished });
    });

    it.each(unreadable)("%s fails with its reason, and is not counted", async (_what, path, reason) => {
      const { page } = await newLearner(stage, language);

      await upload(page, path, { boxName: "unreadable", language });
      await waitForStatus(page, "unreadable", { text: say.failed });

      await boxTile(page, "unreadable").getByText(reason[language]).waitFor();
      const usage = await apiClient(stage.origin, await accessToken(page)).post("getUseRecord", {});
      expect(usage.data).toMatchObject({ monthFileProcessCount: 0 });
    });

    it("D-9: a failed box leads to the answer to its reason in the help", async () => {
      const { page } = await newLearner(stage, language);
      await upload(page, fixture("encrypted.pdf"), { boxName: "locked", language });
      await waitForStatus(page, "locked", { text: say.failed });

      await boxTile(page, "locked")
        .getByRole("link", { name: { zh: "怎么解决", en: "What to do" }[language] })
        .click();

      await page.locator("#PASSWORD_PROTECTED").waitFor({ state: "visible" });
    });

    it("an upload started before the knowledge bases are here waits for them", async () => {
      const { page } = await newLearner(stage, language);
      await page.route("**/api/knowledge_base/list", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        await route.continue();
      });
      await page.reload();

      await upload(page, textFile("early.txt", shortText), { boxName: "early", language });

      await waitForStatus(page, "early", { text: say.finished });
    });

    it("U4: the fourth file of a month is refused with its message", { timeout: 240_000 }, async () => {
      const { page } = await newLearner(stage, language);
      for (const boxName of ["one", "two", "three"]) {
        await upload(page, textFile(`${boxName}.txt`, shortText), { boxName, language });
        await waitForStatus(page, boxName, { text: say.finished });
      }

      await upload(page, textFile("four.txt", shortText), { boxName: "four", language });

      const message = { zh: "已达到本月文件处理上限", en: "Monthly file processing limit reached" }[language];
      await page.getByRole("alert").getByText(message).first().waitFor();
      await page.reload();
      await boxTile(page, "three").waitFor();
      expect(await boxTile(page, "four").count()).toBe(0);
    });

    it("A6: a sign-in that ended is said plainly; the file stays, and goes up after signing in in a new tab", async () => {
      const { page, context } = await newLearner(stage, language);
      await page.route("**/api/user_cardbox/uploadfile", (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: "Bearer expired" } }),
      );
      await chooseFile(page, textFile("kept.txt", shortText));
      await page.getByRole("button", { name: say.start }).click();
      await page.getByRole("alert").getByText(say.sessionExpired).first().waitFor();
      await page.getByText("kept.txt").waitFor();

      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: say.signInAgain }).click();
      await arriveAt(await opened, /^\/dashboard$/);
      await page.unroute("**/api/user_cardbox/uploadfile");
      await page.getByRole("button", { name: say.start }).click();

      await waitForStatus(page, "kept", { text: say.finished });
    });
  });

  it("U4: two tabs that upload at once with one file left get one box between them", async () => {
    const { page, newTab } = await newLearner(stage, "en");
    for (const boxName of ["one", "two"]) {
      await upload(page, textFile(`${boxName}.txt`, shortText), { boxName, language: "en" });
      await waitForStatus(page, boxName, { text: words.en.finished });
    }
    const other = await newTab();
    await other.goto(`${stage.origin}/dashboard`);
    await boxTile(other, "two").waitFor();

    await Promise.all([
      upload(page, textFile("left.txt", shortText), { boxName: "left", language: "en" }),
      upload(other, textFile("right.txt", shortText), { boxName: "right", language: "en" }),
    ]);

    const refusals = () =>
      Promise.all(
        [page, other].map((tab) =>
          tab
            .getByRole("alert")
            .getByText(/limit reached/)
            .count(),
        ),
      );
    await expect
      .poll(async () => (await refusals()).filter((count) => count > 0).length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    await page.reload();
    await boxTile(page, "two").waitFor();
    const made = (await boxTile(page, "left").count()) + (await boxTile(page, "right").count());
    expect(made).toBe(1);
  });

  it.each(languages)(
    "%s: a server that is gone during an upload is said, and the same file works when it is back",
    { timeout: 240_000 },
    async (language: Language) => {
      const say = words[language];
      const { page } = await newLearner(stage, language);
      await chooseFile(page, textFile("again.txt", shortText));
      // Taken away only for this browser; what a restarted server keeps is shown by the crash tests.
      await page.route("**/api/user_cardbox/uploadfile", (route) => route.abort("connectionreset"));

      await page.getByRole("button", { name: say.start }).click();
      await page.getByRole("alert").getByText(/\S/).first().waitFor();
      await page.unroute("**/api/user_cardbox/uploadfile");
      await stage.restart("stop");
      await page.getByRole("button", { name: say.start }).click();

      await waitForStatus(page, "again", { text: say.finished });
      expect(await page.getByRole("article").count()).toBe(1);
    },
  );
});
