import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { accessToken, newLearner } from "./harness/account.ts";
import { ankiPython, importIntoAnki } from "./harness/anki.ts";
import { apiClient } from "./harness/api.ts";
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
      const document = longMarkdown(3_000);
      const token = await accessToken(page);
      await upload(page, document, { boxName: "interrupted", language: "en" });
      await someChunksWritten(token);

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

      /**
       * Some cards are stored and some are not: the worst moment. Writing goes from 10 to 95 percent and may take less
       * than a second, so the server is asked more often than the page asks it.
       */
      async function someChunksWritten(token: string): Promise<void> {
        const api = apiClient(stage.origin, token);
        const [base] = await api.list("listKnowledgeBases", {});
        for (const deadline = Date.now() + longTimeoutMs; Date.now() < deadline; await delay(20)) {
          const [box] = await api.list("listCardBoxes", { knowledge_base_id: base?.["id"] });
          const progress = Number(box?.["progress"] ?? 0);
          if (box?.["status"] === "finished") throw new Error("The conversion was over before it was seen.");
          if (progress >= 15 && progress <= 90) return;
        }
        throw new Error("The conversion did not start.");
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
