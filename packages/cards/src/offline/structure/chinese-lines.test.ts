import { describe, expect, it } from "vitest";
import { heading, items, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = async (topic: string, line: string) => pairs("zh", heading(topic), paragraph(line));

describe("the marks that a line of Chinese notes begins with", () => {
  it.each([
    ["★ 干燥空气的主要成分：氮气、氧气", "干燥空气的主要成分有哪些？ => 氮气、氧气"],
    ["【重点】组织水肿的原因：①营养不良；②淋巴管阻塞", "组织水肿的原因是什么？ => ①营养不良；②淋巴管阻塞"],
    ["→ 地理坐标：经线和纬线交织成的网格", "地理坐标是什么？ => 经线和纬线交织成的网格"],
  ])("are no part of what is asked: %s", async (line, card) => {
    expect(await made("复习", line)).toContain(card);
  });
});

describe("a Chinese line of several terms", () => {
  it.each([
    ["behind dashes", "心脏中枢——延髓；体温中枢——下丘脑", "体温中枢是什么？ => 下丘脑"],
    [
      "behind equals signs without spaces",
      "复利=按本利和计算的利息；单利=只按本金计算的利息",
      "单利是什么？ => 只按本金计算的利息",
    ],
    ["behind a wide equals sign", "气旋＝气流上升的低压中心", "气旋是什么？ => 气流上升的低压中心"],
    [
      "under a name of their own",
      "法的概念：广义——一切规范性文件；狭义——立法机关制定的法律",
      "狭义的法是什么？ => 立法机关制定的法律",
    ],
    [
      "by a basis of division",
      "遗嘱——按形式分：公证遗嘱、自书遗嘱；按人数分：单独遗嘱、共同遗嘱",
      "遗嘱按人数分为哪几类？ => 单独遗嘱、共同遗嘱",
    ],
  ])("asks for each of them: %s", async (_, line, card) => {
    expect(await made("复习", line)).toContain(card);
  });

  it("asks an aspect of the term before it, not of the heading", async () => {
    const cards = await made("常见中毒", "亚硝酸盐：误当食盐；解毒剂：亚甲蓝");

    expect(cards).toContain("亚硝酸盐的解毒剂是什么？ => 亚甲蓝");
  });

  it("hides what is done about a thing that is no illness", async () => {
    const cards = await made("常见食物中毒", "四季豆：皂素、凝集素；预防：烧熟煮透");

    expect(cards).toContain("四季豆 › 预防：[...] => 烧熟煮透");
  });

  it("is one where its points are numbered", async () => {
    const cards = await made("急症", "急性肺水肿：粉红色泡沫痰。处理：①停止输液；②端坐位：双腿下垂");

    expect(cards.join("\n")).not.toMatch(/端坐位(?:是|有|的)/u);
  });
});

describe("what comes of something, behind an arrow", () => {
  it("is a gap with all that comes of it", async () => {
    expect(await made("价格", "需求富有弹性 → 降价，总收益增加")).toContain(
      "价格 › 需求富有弹性 → [...] => 降价，总收益增加",
    );
  });

  it("is no definition of it", async () => {
    expect((await made("市场", "负外部性（污染）→ 产量过多，因为私人成本低")).join("\n")).not.toContain(
      "是指什么",
    );
  });
});

describe("statements to be judged", () => {
  const judged = items(
    true,
    "冷荤间每餐使用前用紫外线灯照射 30 分钟以上。（√）",
    "罐头开封后在冷藏室可以保存 90 天。（×）",
  );

  it("are facts where they are right, and nothing where they are wrong", async () => {
    const cards = (await pairs("zh", heading("餐饮卫生"), ...judged)).join("\n");

    expect(cards).toContain("=> 30 分钟");
    expect(cards).not.toContain("罐头");
  });
});

describe("the occasion of an examination", () => {
  it.each([
    "考试时间：1月8日上午，地点：文科楼201。不考：港台文学。",
    "考场 3 教 402，带计算器！",
    "名词解释 5×4，计算 2 题，论述 1 题",
    "讲课：周老师 仅限学员使用",
  ])("is nothing to learn: %s", async (line) => {
    expect(await pairs("zh", heading("文学史"), paragraph(line), paragraph("下周抽背。"))).toEqual([]);
  });
});
