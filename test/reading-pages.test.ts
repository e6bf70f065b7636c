import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messages } from "../apps/cli/src/messages.ts";
import { docsEn } from "../apps/web/app/content/pages/docs-en.ts";
import { docsZh } from "../apps/web/app/content/pages/docs-zh.ts";
import { helpEn } from "../apps/web/app/content/pages/help-en.ts";
import { helpZh } from "../apps/web/app/content/pages/help-zh.ts";
import { documentErrorMessages } from "../packages/documents/src/errors.ts";
import { documentWarningMessages } from "../packages/documents/src/warnings.ts";
import { root } from "./workspaces.ts";

/** The web part may import neither the reader nor the command line, so their words are compared here. */
describe.each([
  ["zh", helpZh, docsZh],
  ["en", helpEn, docsEn],
] as const)("the pages that are read, in %s", (language, help, docs) => {
  const questions = help.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === "object" && "questions" in block ? block.questions : []));
  const questionOf = (id: string) => questions.find((question) => question.id === id)?.question;

  it("R9: help takes up every reason for which a document cannot be read, in the product's own words", () => {
    const answered = Object.fromEntries(
      Object.keys(documentErrorMessages).map((code) => [code, questionOf(code)]),
    );

    expect(answered).toEqual(
      Object.fromEntries(
        Object.entries(documentErrorMessages).map(([code, message]) => [code, message[language]]),
      ),
    );
  });

  it.each(["NO_CARDS", "NO_CARDS_IN_PAGES", "INTERNAL"])(
    "R9: help takes up the server's own failure %s",
    (code) => {
      const source = readFileSync(join(root, "apps/server/src/boxes/present.ts"), "utf8");

      expect(source).toContain(`${code}: {`);
      expect(source).toContain(questionOf(code) ?? "(no such question)");
    },
  );

  it("R9: help explains every note of the reader, and the one about the model", () => {
    const tables = help.sections
      .filter(({ id }) => id === "warnings")
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === "object" && "table" in block ? [block.table] : []));

    expect(tables[0]?.rows).toHaveLength(Object.keys(documentWarningMessages).length + 1);
  });

  it("R9: the command line's options, values and exit codes are the program's own", () => {
    const usage = messages.texts.usage[language];
    const optionsIn = (text: string) => new Set(text.match(/--[a-z-]+/g));

    expect(optionsIn(docs.options.map((option) => option.usage).join(" "))).toEqual(optionsIn(usage));
    for (const values of ["offline|llm", "easy|medium|hard", "sparse|normal|dense", "basic,cloze"]) {
      expect(docs.options.some((option) => option.usage.includes(values))).toBe(true);
      expect(usage).toContain(values);
    }
    expect(usage).toContain(docs.exitCodes);
  });
});
