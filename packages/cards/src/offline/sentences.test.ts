import { expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

it.each([
  ["an era stays with its year", "公元前 525年，波斯征服埃及。", ["公元前 525年，波斯征服埃及。"]],
  ["a year begins a line of notes", "新军成立 1895年，袁世凯练兵", ["新军成立", "1895年，袁世凯练兵"]],
  [
    "a decade ends a sentence",
    "It spread in the 1960s. It ended later.",
    ["It spread in the 1960s.", "It ended later."],
  ],
  ["so does a degree", "It boils at 100 °C. It freezes at 0.", ["It boils at 100 °C.", "It freezes at 0."]],
  ["an initial does not", "J. S. Bach wrote fugues. He died.", ["J. S. Bach wrote fugues.", "He died."]],
  ["the number of a war does", "It ended World War I. Peace came.", ["It ended World War I.", "Peace came."]],
])("%s", (_what, text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
