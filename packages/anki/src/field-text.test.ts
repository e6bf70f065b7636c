import { describe, expect, it } from "vitest";
import { cleanText, deckNameParts, fieldChecksum, isEmptyField, sortText, tagColumn } from "./field-text.ts";

describe("the text of a field", () => {
  it("is in NFC", () => {
    expect(cleanText("e\u0301 \u1112\u1161\u11ab")).toBe("é 한");
  });

  it("sorts without tags and entities, but with the names of media", () => {
    expect(sortText('a&lt;b <b>c</b><br>d <img src="x.png">')).toBe("a<b cd  x.png ");
  });

  it("has the checksum that Anki gives it", () => {
    expect(fieldChecksum("hello")).toBe(2_868_168_221);
  });

  it.each(["", "  ", "<br>", "<div><br></div>", "\n<br />"])("is empty as %j", (html) => {
    expect(isEmptyField(html)).toBe(true);
  });

  it("is not empty with an image", () => {
    expect(isEmptyField('<img src="x.png">')).toBe(false);
  });
});

describe("a deck name", () => {
  it.each([
    ["书::第一章", ["书", "第一章"]],
    ["  a : ::::b\u0000", ["a", "blank", "b"]],
    ["", ["blank"]],
    ["a\nb", ["a b"]],
  ])("%j has the parts %j", (name, parts) => {
    expect(deckNameParts(name)).toEqual(parts);
  });
});

describe("tags", () => {
  it("hold no spaces, stand once and in order", () => {
    expect(tagColumn(["数学 集合", "b", "a\u3000c", "b", "x:: y"])).toBe(" a_c b x::y 数学_集合 ");
  });

  it("never use the marks that Anki acts on", () => {
    expect(tagColumn(["leech", "Marked", " ", "::"])).toBe("");
  });
});
