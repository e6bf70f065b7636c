import { apiErrors, type Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { accessToken, fillSignIn, fillSignUp, newAccount, newLearner, signOut } from "./harness/account.ts";
import { type AnkiImport, ankiPython, importIntoAnki } from "./harness/anki.ts";
import { apiClient } from "./harness/api.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { boxTile, deleteBox, download, upload, waitForStatus } from "./harness/dashboard.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

const formats = ["pdf", "doc", "docx", "md", "txt"] as const;
const freeFilesPerMonth = 3;

/** Packages that the G1 tests downloaded, for the tests with the real Anki. */
const downloaded: Record<Language, string[]> = { zh: [], en: [] };

describeInBrowser("the way from a document to a deck", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    const say = words[language];

    it("A8: a stranger signs up on the home page, is greeted by name, signs out and signs in again", async () => {
      const { page, problems } = await stage.visit({ language });
      const account = newAccount(language === "zh" ? "韩梅梅" : "Grace");

      await page.goto(stage.origin);
      await page.getByRole("link", { name: say.signUp }).first().click();
      await fillSignUp(page, account, language);
      await page.getByRole("heading", { level: 1 }).filter({ hasText: account.name }).waitFor();
      await signOut(page, language);
      await page.getByText(say.signedOut).waitFor();
      await page.goto(`${stage.origin}/sign_in`);
      await fillSignIn(page, account, language);

      await page.getByRole("heading", { level: 1 }).filter({ hasText: account.name }).waitFor();
      expect(problems).toEqual([]);
    });

    it(
      "G1: each of the five formats becomes cards that can be downloaded",
      { timeout: 300_000 },
      async () => {
        for (let first = 0; first < formats.length; first += freeFilesPerMonth) {
          const { page, problems } = await newLearner(stage, language);
          for (const format of formats.slice(first, first + freeFilesPerMonth)) {
            const boxName = `${language} ${format}`;
            await upload(page, fixture(`${language}_dev.${format}`), { boxName, language });
            await waitForStatus(page, boxName, { text: say.finished });
            const file = await download(page, boxName, language);

            expect(file.fileName).toBe(`${boxName}.apkg`);
            downloaded[language].push(file.path);
          }
          expect(problems).toEqual([]);
        }
      },
    );

    it.skipIf(!ankiPython)(
      "G3: the real Anki imports each package without a warning, and a second import doubles nothing",
      { timeout: 300_000 },
      async () => {
        expect(downloaded[language]).toHaveLength(formats.length);
        for (const path of downloaded[language]) {
          const [first, second] = await importIntoAnki([path, path]);

          expectCleanImport(first);
          expect(first?.log.new).toBe(first?.log.found);
          expect(second?.log).toMatchObject({ new: 0, updated: 0, duplicate: first?.log.found });
          expect(second?.state.notes).toHaveLength(first?.log.found ?? 0);
          expect(isWrittenIn(first, language)).toBe(true);
        }
      },
    );

    it("D-6: a box is deleted after a confirmation, and stays deleted", async () => {
      const { page } = await newLearner(stage, language);
      await upload(page, textFile("rivers.txt", shortText), { boxName: "rivers", language });
      await waitForStatus(page, "rivers", { text: say.finished });

      await deleteBox(page, "rivers", language);
      await page.reload();

      await page.getByText(say.noBoxes).waitFor();
    });
  });

  it("A9: a second user sees nothing of the first, and cannot reach it by its id", async () => {
    const ada = await newLearner(stage, "en");
    await upload(ada.page, textFile("rivers.txt", shortText), { boxName: "rivers", language: "en" });
    await waitForStatus(ada.page, "rivers", { text: words.en.finished });
    const adasToken = await accessToken(ada.page);
    const adasApi = apiClient(stage.origin, adasToken);
    const [base] = await adasApi.list("listKnowledgeBases", {});
    const [box] = await adasApi.list("listCardBoxes", { knowledge_base_id: base?.["id"] });

    const eve = await newLearner(stage, "en");
    const evesApi = apiClient(stage.origin, await accessToken(eve.page));
    const answers = await Promise.all([
      evesApi.post("getCardBox", { box_id: box?.["box_id"] }),
      evesApi.post("exportAnki", { box_id: box?.["box_id"] }),
      evesApi.post("deleteCardBox", { box_id: box?.["box_id"] }),
      evesApi.post("listCardBoxes", { knowledge_base_id: base?.["id"] }),
    ]);

    expect(box?.["subject_name"]).toBe("rivers");
    const { notFound, knowledgeBaseNotFound } = apiErrors;
    expect(answers.map(({ code }) => code)).toEqual([
      notFound.code,
      notFound.code,
      notFound.code,
      knowledgeBaseNotFound.code,
    ]);
    await ada.page.reload();
    await boxTile(ada.page, "rivers").waitFor();
  });
});

function expectCleanImport(imported: AnkiImport | undefined): void {
  expect(imported?.log.found).toBeGreaterThan(0);
  expect(imported?.log).toMatchObject({
    conflicting: 0,
    emptyFirstField: 0,
    missingNoteType: 0,
    missingDeck: 0,
  });
  expect(imported?.audit).toMatchObject({ clean: true, missingMedia: [], emptyCards: 0 });
}

/** Whether most notes are in the language: a note counts as Chinese by its first Chinese character. */
function isWrittenIn(imported: AnkiImport | undefined, language: Language): boolean {
  const notes = imported?.state.notes ?? [];
  const chinese = notes.filter((note) => /\p{Script=Han}/u.test(Object.values(note.fields)[0] ?? ""));
  return language === "zh" ? chinese.length > notes.length / 2 : chinese.length === 0;
}
