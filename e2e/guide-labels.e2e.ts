import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { ankiPython } from "./harness/anki.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { languages } from "./harness/words.ts";

const script = resolve(import.meta.dirname, "harness/anki_words.py");

const pages = [
  "/guide/anki-complete-guide",
  "/guide/anki-learning-theory",
  "/guide/anki-card-creation",
  "/guide/anki-best-practices",
  "/guide/anki-advanced-features",
  "/guide/anki-study-strategies",
  "/help",
];

interface AnkiWords extends Record<Language, readonly string[]> {
  readonly refused: readonly string[];
}

/** Asks the real Anki for its words, and whether it accepts these searches. */
function askAnki(python: string, searches: readonly string[]): AnkiWords {
  const { stdout, stderr, status } = spawnSync(python, [script], {
    input: JSON.stringify({ searches }),
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`Anki did not answer: ${stderr}`);
  // Written by our own script, in this shape.
  return JSON.parse(stdout) as AnkiWords;
}

/** Menus mark a letter with `&` and end in an ellipsis where a window follows; people read neither. */
function asRead(label: string): string {
  return label
    .replace(/\(&\w\)/, "")
    .replaceAll("&", "")
    .replace(/(\.{3}|…)$/, "")
    .trim();
}

describeInBrowser("what the guides say of Anki", () => {
  const stage = useStage();

  const collect = async (language: Language, selector: string) => {
    const { page } = await stage.visit({ language });
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(`${stage.origin}${language === "en" ? "/en" : ""}${path}`);
      found.push(...(await page.locator(selector).allTextContents()));
    }
    return [...new Set(found)];
  };

  describe.each(languages)("in %s", (language) => {
    it.skipIf(ankiPython === undefined)(
      "R7: every button and option is named as today's Anki names it",
      async () => {
        const labels = await collect(language, ".ui-label");

        const said = new Set(askAnki(ankiPython ?? "", [])[language].map(asRead));

        expect(labels.length).toBeGreaterThan(30);
        expect(labels.filter((label) => !said.has(asRead(label)))).toEqual([]);
      },
    );

    it.skipIf(ankiPython === undefined)("R7: every search is one that today's Anki accepts", async () => {
      const searches = await collect(language, "[data-anki-search]");

      expect(searches.length).toBeGreaterThan(10);
      expect(askAnki(ankiPython ?? "", searches).refused).toEqual([]);
    });
  });
});
