import { describe, expect, it } from "vitest";
import { heading, type LooseBlock, paragraph } from "../testing/build-document.ts";
import { pairs } from "../testing/pairs.ts";

const bold = (text: string, phrase: string): LooseBlock => {
  const start = text.indexOf(phrase);
  return { type: "paragraph", text, runs: [{ start, end: start + phrase.length, bold: true }] };
};

describe("gaps in languages without rules of their own", () => {
  it.each([
    [
      "French",
      "La Bastille est prise par les Parisiens le 14 juillet 1789.",
      "La Bastille est prise par les Parisiens le 14 juillet [...]. => 1789",
    ],
    [
      "German",
      "Justus Liebig gründete sein Labor 1824 in einer Kaserne.",
      "Justus Liebig gründete sein Labor [...] in einer Kaserne. => 1824",
    ],
    [
      "Spanish",
      "La batalla naval terminó en 1571 cerca del golfo.",
      "La batalla naval terminó en [...] cerca del golfo. => 1571",
    ],
    [
      "Japanese",
      "徳川家光は1635年に参勤交代を制度化した。",
      "徳川家光は[...]に参勤交代を制度化した。 => 1635年",
    ],
    [
      "Korean",
      "멜빈 캘빈은 1961년에 노벨 화학상을 받았다.",
      "멜빈 캘빈은 [...]에 노벨 화학상을 받았다. => 1961년",
    ],
  ])("G1: a year of a %s sentence is its gap, and no question is made up", async (_, sentence, card) => {
    expect(await pairs("other", paragraph(sentence))).toEqual([card]);
  });

  it("G1: a sentence that ends in a word with an accent ends there", async () => {
    const made = await pairs(
      "other",
      paragraph(
        "L'assemblée abolit les privilèges en août. La république est proclamée en 1792 par la Convention.",
      ),
    );

    expect(made).toContain("La république est proclamée en [...] par la Convention. => 1792");
  });

  it("G1: Chinese notes on Japanese are asked in Chinese", async () => {
    const made = await pairs(
      "other",
      paragraph("动词分为五段动词、一段动词和不规则动词三类。「を」表示动作的对象，「へ」表示移动的方向。"),
    );

    expect(made).toContain("「を」表示什么？ => 动作的对象");
  });
});

describe("what is no gap", () => {
  it("what the section is about", async () => {
    const made = await pairs(
      "other",
      heading("Die Photosynthese"),
      paragraph("In der Zelle läuft die Photosynthese nur bei Tageslicht ab."),
    );

    expect(made.join("\n")).not.toContain("=> Photosynthese");
  });

  it("one of several equal members", async () => {
    const made = await pairs(
      "other",
      paragraph("Aus Wasser und Kohlenstoffdioxid entstehen in den Pflanzen Glucose und Sauerstoff."),
    );

    expect(made).toEqual([]);
  });

  it("半个年代，半句话", async () => {
    const made = await pairs(
      "zh",
      paragraph("这场改革从19世纪60年代开始，前后持续了许多年。简单的争议可以由一名仲裁员独任审理。"),
    );

    expect(made.join("\n")).not.toMatch(/=> (?:19世纪|一名仲裁员独任审理)$/mu);
  });

  it("粗体的语气", async () => {
    expect(await pairs("zh", bold("这条命令会丢掉工作区里的修改，务必谨慎。", "务必谨慎"))).toEqual([]);
  });

  it.each([
    "图 2-3 动物细胞亚显微结构模式图",
    "表2 不同细胞的周期长短比较",
    "Abb. 4: Querschnitt durch das Blatt von 1905",
  ])("a caption: %s", async (caption) => {
    expect(await pairs(/^[图表]/u.test(caption) ? "zh" : "other", paragraph(caption))).toEqual([]);
  });
});

it("a gap holds both quotation marks or none", async () => {
  const rhyme = 'The pilot\'s rhyme is "tide west, sail best; tide east, sail least", as sailors say.';
  const made = await pairs("en", heading("Pilots"), bold(rhyme, '"tide west'));

  expect(made.join("\n")).not.toMatch(/=> "?tide west$/m);
});

it("a question begins with a capital, though the notes do not", async () => {
  const asked = paragraph("Q: why are initial numbers random? A: so that nobody can guess them");
  const made = await pairs("en", heading("Numbers"), asked);

  expect(made).toEqual(["Why are initial numbers random? => so that nobody can guess them"]);
});
