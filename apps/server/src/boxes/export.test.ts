import { describe, expect, it } from "vitest";
import { packageFileName } from "./export.ts";

describe("the name a package is saved under", () => {
  it.each([
    ["民法总则", "民法总则.apkg"],
    ["a/b\\c: d*?", "a_b_c_ d__.apkg"],
    ["../../etc/passwd", "_.._etc_passwd.apkg"],
    ["line\nbreak\u0000", "line_break_.apkg"],
    [" . ", "deck.apkg"],
  ])("of %j is safe on every system", (subject, fileName) => {
    expect(packageFileName(subject)).toBe(fileName);
  });

  it("fits any file system, and cuts no character in half", () => {
    const fileName = packageFileName("📚".repeat(100));

    expect(Buffer.byteLength(fileName)).toBeLessThanOrEqual(190);
    expect(fileName.isWellFormed()).toBe(true);
    expect(fileName).toMatch(/^(📚)+\.apkg$/u);
  });
});
