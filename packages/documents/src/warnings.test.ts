import { expect, it } from "vitest";
import { describeWarning, documentWarningMessages } from "./warnings.ts";

it("names pages as ranges in the reader's language", () => {
  const warning = { code: "PAGES_WITHOUT_TEXT", pages: [7, 3, 4, 5] } as const;

  expect(describeWarning(warning, "en")).toContain("3-5, 7");
  expect(describeWarning(warning, "zh")).toContain("3-5, 7");
});

it("N6: every warning has both languages", () => {
  for (const { zh, en } of Object.values(documentWarningMessages)) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
