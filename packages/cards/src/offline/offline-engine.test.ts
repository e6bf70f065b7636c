import { describe, expect, it } from "vitest";
import { heading, items, paragraph, table } from "../testing/build-document.ts";
import { cardsOf, pairs } from "../testing/pairs.ts";

const english: readonly (readonly [string, string, string])[] = [
  [
    "a definition",
    "Osmosis is the movement of water through a membrane.",
    "What is osmosis? => the movement of water through a membrane",
  ],
  [
    "a meaning",
    "Tachypnoea means a rate of breathing above normal.",
    "What does tachypnoea mean? => a rate of breathing above normal",
  ],
  [
    "a name",
    "The fine branches of the trachea are called bronchioles.",
    "What are the fine branches of the trachea called? => bronchioles",
  ],
  [
    "a person",
    "The bridge was designed by the engineer Ada Morland.",
    "Who designed the bridge? => the engineer Ada Morland",
  ],
  [
    "a date",
    "The northern line was opened in March 1874.",
    "When was the northern line opened? => in March 1874",
  ],
  [
    "a cause",
    "The pipe expands because the water inside it freezes.",
    "Why does the pipe expand? => the water inside it freezes",
  ],
  [
    "a condition",
    "The valve closes when the pressure falls below the limit.",
    "When does the valve close? => when the pressure falls below the limit",
  ],
  [
    "an object",
    "The left kidney receives blood from the renal artery.",
    "What does the left kidney receive from the renal artery? => blood",
  ],
  ["a number", "The station has four platforms.", "How many platforms does the station have? => four"],
  ["a use", "Litmus paper is used for testing acids.", "What is litmus paper used for? => testing acids"],
];

const chinese: readonly (readonly [string, string, string])[] = [
  ["定义", "渗透是指水分子通过半透膜的扩散。", "什么是渗透？ => 水分子通过半透膜的扩散"],
  ["名称", "肺泡外面的血管网被称为毛细血管。", "肺泡外面的血管网被称为什么？ => 毛细血管"],
  ["人物", "这种方法很有名。张衡发明了地动仪。", "谁发明了地动仪？ => 张衡"],
  ["由谁", "相对论由爱因斯坦提出。", "相对论由谁提出？ => 爱因斯坦"],
  ["年份", "1905 年，学校迁到南山。", "哪一年，学校迁到南山？ => 1905 年"],
  ["原因", "水管破裂，是因为管内的水结冰膨胀。", "为什么水管破裂？ => 管内的水结冰膨胀"],
  ["用途", "显微镜适用于观察细胞结构。", "显微镜适用于什么？ => 观察细胞结构"],
  ["分类", "岩石分为岩浆岩、沉积岩和变质岩。", "岩石分为哪几类？ => 岩浆岩、沉积岩和变质岩"],
  ["关系", "电流与电压成正比。", "电流与什么成正比？ => 电压"],
  ["数值", "保修期间为三年。", "保修期间是多久？ => 三年"],
];

describe("sentences", () => {
  it.each(english)(
    "G1: %s in an English sentence becomes a question in English",
    async (_, sentence, card) => {
      expect(await pairs("en", heading("Notes"), paragraph(sentence))).toContain(card);
    },
  );

  it.each(chinese)("G1: 中文句子里的%s成为中文问题", async (_, sentence, card) => {
    expect(await pairs("zh", heading("笔记"), paragraph(sentence))).toContain(card);
  });

  it("parallel Chinese clauses are one card each", async () => {
    const made = await pairs(
      "zh",
      heading("分工"),
      paragraph("采购部负责订货，仓库部负责收货，财务部负责付款。"),
    );

    expect(made).toEqual([
      "采购部负责什么？ => 订货",
      "仓库部负责什么？ => 收货",
      "财务部负责什么？ => 付款",
    ]);
  });

  it("a pronoun is replaced by what the sentence before speaks of", async () => {
    const text =
      "Osmosis is the movement of water through a membrane. It is caused by a difference in concentration.";

    expect(await pairs("en", heading("Notes"), paragraph(text))).toContain(
      "What causes osmosis? => a difference in concentration",
    );
  });

  it("a pronoun without anything to stand for gives no card", async () => {
    expect(await pairs("en", heading("Notes"), paragraph("It is the largest organ of the body."))).toEqual(
      [],
    );
  });

  it.each([
    "© 2024 Example Press. All rights reserved.",
    "Homework: workbook p. 12, exercises 3 to 5.",
    "Office hours are on Tuesdays in room 204.",
    "版权所有，翻印必究。",
    "作业：课本第 12 页第 3 题，周五前交。",
    "请大家扫码签到，二维码在群里。",
  ])("admin text gives no card: %s", async (text) => {
    expect(await cardsOf(/\p{Script=Han}/u.test(text) ? "zh" : "en", heading("X"), paragraph(text))).toEqual(
      [],
    );
  });

  it("nothing under a heading of references becomes a card", async () => {
    const made = await cardsOf(
      "en",
      heading("Topic"),
      heading("References"),
      paragraph("Osmosis is a movement of water."),
    );

    expect(made).toEqual([]);
  });
});

describe("structure", () => {
  it("a term line asks for its meaning", async () => {
    expect(
      await pairs("en", heading("Cells"), ...items(false, "Ribosome: the site of protein synthesis")),
    ).toContain("What is a ribosome? => the site of protein synthesis");
    expect(await pairs("zh", heading("细胞"), paragraph("核糖体：合成蛋白质的场所"))).toContain(
      "核糖体是什么？ => 合成蛋白质的场所",
    );
  });

  it("a question with its answer is taken as it stands", async () => {
    const made = await pairs(
      "zh",
      heading("问答"),
      paragraph("问：为什么海水是咸的？"),
      paragraph("答：因为河流带来了盐分。"),
    );

    expect(made).toContain("为什么海水是咸的？ => 因为河流带来了盐分");
  });

  it("table cells are asked for by row and column", async () => {
    const made = await pairs(
      "en",
      heading("Metals"),
      table(["Metal", "Symbol"], ["Iron", "Fe"], ["Copper", "Cu"]),
    );

    expect(made).toContain("What is the symbol for iron? => Fe");
  });

  it("vocabulary is asked for in both directions", async () => {
    const made = await pairs("zh", heading("词汇"), table(["单词", "释义"], ["commute", "通勤"]));

    expect(made).toEqual(
      expect.arrayContaining(["“commute”是什么意思？ => 通勤", "“通勤”用英语怎么说？ => commute"]),
    );
  });

  it("ordered steps are asked for by number", async () => {
    const made = await pairs("zh", heading("实验步骤"), ...items(true, "称量样品", "加入溶剂", "加热搅拌"));

    expect(made).toContain("实验步骤：第 2 步是什么（共 3 步）？ => 加入溶剂");
  });

  it("a text in another language gets gap cards only", async () => {
    const made = await cardsOf(
      "other",
      heading("Geschichte"),
      paragraph("Die erste Eisenbahn fuhr 1835 von Nürnberg nach Fürth."),
    );

    expect(made.length).toBeGreaterThan(0);
    expect(made.every((card) => card.type === "cloze")).toBe(true);
  });
});
