import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countHan, isHanText } from "./units.ts";
import { letterKey } from "./letter-key.ts";

/** Texts as they are met: Latin, Han, their marks, full-width forms, and some of everything else. */
const letter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Array.from("abcXYZ019 ,.;:()-'\"%")) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...Array.from("光合作用在中国，。；：（）“”《》、—…？！【】〈〉·")),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...Array.from("ＡｂＣ１２％￥々〇〡⼀カなㄅ한ÄßéñΩжא²½①Ⅳﬁ𠮷😀\u0301\u200b\u3000"),
    ),
  },
);
const text = fc.array(letter, { maxLength: 60 }).map((letters) => letters.join(""));
const anyText = fc
  .array(fc.oneof(letter, fc.string({ unit: "grapheme", maxLength: 1 })))
  .map((letters) => letters.join(""));

describe("what is counted without Unicode's tables is the same as with them", () => {
  it("Han characters", () => {
    fc.assert(
      fc.property(text, (words) => {
        expect(countHan(words)).toBe(words.match(/\p{Script=Han}/gu)?.length ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("whether a text is mostly Han", () => {
    fc.assert(
      fc.property(text, (words) => {
        const han = words.match(/\p{Script=Han}/gu)?.length ?? 0;
        const letters = words.match(/[\p{L}\p{Script=Han}]/gu)?.length ?? 1;
        expect(isHanText(words)).toBe(han > 0 && han / letters > 0.3);
      }),
      { numRuns: 2000 },
    );
  });

  it("the key of a text", () => {
    fc.assert(
      fc.property(anyText, (words) => {
        const folded = words
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, "");
        expect(letterKey(words)).toBe(folded);
      }),
      { numRuns: 4000 },
    );
  });
});
