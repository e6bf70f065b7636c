import { expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

it.each([
  ["an era stays with its year", "公元前 525年，波斯征服埃及。", ["公元前 525年，波斯征服埃及。"]],
  [
    "a year behind a preposition does not",
    "商馆建于 1889 年，是城中最大的。",
    ["商馆建于 1889 年，是城中最大的。"],
  ],
  ["nor the second of two", "1368 年至 1402 年，石城扩建两次。", ["1368 年至 1402 年，石城扩建两次。"]],
  ["a year begins a line of notes", "新军成立 1895年，袁世凯练兵", ["新军成立", "1895年，袁世凯练兵"]],
  [
    "a decade ends a sentence",
    "It spread in the 1960s. It ended later.",
    ["It spread in the 1960s.", "It ended later."],
  ],
  ["so does a degree", "It boils at 100 °C. It freezes at 0.", ["It boils at 100 °C.", "It freezes at 0."]],
  ["an initial does not", "J. S. Bach wrote fugues. He died.", ["J. S. Bach wrote fugues.", "He died."]],
  ["the number of a war does", "It ended World War I. Peace came.", ["It ended World War I.", "Peace came."]],
  ["a section keeps its number", "See s. 5 of the Act. It is void.", ["See s. 5 of the Act.", "It is void."]],
  ["a case keeps both parties", "In R. v. Hale it fell. It rose.", ["In R. v. Hale it fell.", "It rose."]],
  ["a rank keeps its name", "Gen. Lee left on Sept. 11. He won.", ["Gen. Lee left on Sept. 11.", "He won."]],
  [
    "the letter of a kind ends",
    "It needs vitamin D. It is stored.",
    ["It needs vitamin D.", "It is stored."],
  ],
  [
    "a short form may end",
    "He moved to the U.S. In May he left.",
    ["He moved to the U.S.", "In May he left."],
  ],
  ["so may and so on", "Cats, dogs, etc. They eat.", ["Cats, dogs, etc.", "They eat."]],
  ["a ratio is whole", "The ratio is 3:1. It falls.", ["The ratio is 3:1.", "It falls."]],
  [
    "a counting number goes on",
    "It has two parts: 1. The root. 2. The stem.",
    ["It has two parts:", "1. The root.", "2. The stem."],
  ],
  ["footnotes are left out", "It split.[1][2] It grew.[3]", ["It split.", "It grew."]],
  [
    "a forgotten space",
    "The cell splits.The parts grow in node.js.",
    ["The cell splits.", "The parts grow in node.js."],
  ],
  ["a small letter begins", "It is copied. mRNA leaves.", ["It is copied.", "mRNA leaves."]],
  ["half a bracket", "(It ended in 1648. It began in 1618.)", ["It ended in 1648.", "It began in 1618."]],
  [
    "a stop in a bracket",
    "It has roots (eg. Taproots. Not stems) and leaves. It grows.",
    ["It has roots (eg. Taproots. Not stems) and leaves.", "It grows."],
  ],
  ["a German day", "Er kam am 3. Oktober an. Er blieb.", ["Er kam am 3. Oktober an.", "Er blieb."]],
  ["two marks end one sentence", "真的吗？！他走了。", ["真的吗？！", "他走了。"]],
  [
    "what is said goes on",
    "他说“好。”，然后走了。他在“谁？”的喊声中醒来。",
    ["他说“好。”，然后走了。", "他在“谁？”的喊声中醒来。"],
  ],
  [
    "all that is said",
    "孔子说：“学而时习之。温故而知新。”他是鲁国人。",
    ["孔子说：“学而时习之。温故而知新。”", "他是鲁国人。"],
  ],
  ["a quotation that never ends", `他说：“甲。${"乙".repeat(90)}。`, ["他说：“甲。", `${"乙".repeat(90)}。`]],
  ["a title with a mark", "《谁来了？》是一本书。它很长。", ["《谁来了？》是一本书。", "它很长。"]],
  [
    "the stop of science books",
    "一．力的作用．物体受力．速度为 3．5 米每秒．",
    ["一．力的作用．", "物体受力．", "速度为 3．5 米每秒．"],
  ],
])("%s", (_what, text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
