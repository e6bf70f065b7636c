import { expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { ankiPython, importIntoAnki } from "./harness/anki.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { boxTile, download, upload, waitForStatus } from "./harness/dashboard.ts";
import { startRefused } from "./harness/deckle.ts";
import { longMarkdown } from "./harness/documents.ts";
import { words } from "./harness/words.ts";

const say = words.en;
const longTimeoutMs = 240_000;

describeInBrowser("a server that dies", () => {
  const stage = useStage();

  it.skipIf(!ankiPython)(
    "finishes after kill -9 what it was converting, with no card lost or doubled",
    { timeout: 2 * longTimeoutMs },
    async () => {
      const { page } = await newLearner(stage, "en");
      const document = longMarkdown(1_500);
      await upload(page, document, { boxName: "interrupted", language: "en" });
      // Some cards are stored and some are not: the worst moment. Writing goes from 10 to 95 percent.
      await boxTile(page, "interrupted")
        .getByText(/^[2-8]\d%$/)
        .waitFor({ timeout: longTimeoutMs });

      await stage.restart("kill");
      await page.reload();
      await waitForStatus(page, "interrupted", { text: say.finished, timeoutMs: longTimeoutMs });
      await upload(page, document, { boxName: "undisturbed", language: "en" });
      await waitForStatus(page, "undisturbed", { text: say.finished, timeoutMs: longTimeoutMs });

      const interrupted = await questionsOf("interrupted");
      const undisturbed = await questionsOf("undisturbed");
      expect(interrupted.length).toBeGreaterThan(1);
      expect(interrupted).toEqual(undisturbed);

      async function questionsOf(boxName: string): Promise<string[]> {
        const { path } = await download(page, boxName, "en");
        const [imported] = await importIntoAnki([path]);
        return (imported?.state.notes ?? []).map((note) => Object.values(note.fields)[0] ?? "").toSorted();
      }
    },
  );

  it("keeps a second process off its data folder, with a message that says what to do", async () => {
    const { dataDir } = stage.deckle;

    const second = await startRefused({ dataDir });

    expect(second.code).toBe(1);
    expect(second.output).toContain(dataDir);
    expect(second.output).toMatch(/in use by another Deckle process/);
    expect(second.output).toContain("DATA_DIR");
    expect((await fetch(`${stage.origin}/healthz`)).status).toBe(200);
  });

  it("stops cleanly when it is asked to, and is back with its data", { timeout: longTimeoutMs }, async () => {
    const { page } = await newLearner(stage, "en");
    await upload(page, longMarkdown(3), { boxName: "kept", language: "en" });
    await waitForStatus(page, "kept", { text: say.finished });

    await stage.restart("stop");
    await page.reload();

    await waitForStatus(page, "kept", { text: say.finished });
    expect(await boxTile(page, "kept").count()).toBe(1);
  });
});
