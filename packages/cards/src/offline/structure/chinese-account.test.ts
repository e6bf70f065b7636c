import { describe, expect, it } from "vitest";
import { heading, items, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const asked = async (topic: string, line: string) =>
  pairs("zh", heading("讲义", 1), heading(topic), paragraph(line));

describe("中文词条的问法由所说的话决定", () => {
  it.each([
    ["整句的解释问指什么", "倒摄干扰：后学的材料妨碍先学的", "倒摄干扰是指什么？ => 后学的材料妨碍先学的"],
    [
      "结尾是名词的定义问是什么",
      "出租权：有偿许可他人临时使用作品，从中取得报酬的权利",
      "出租权是什么？ => 有偿许可他人临时使用作品，从中取得报酬的权利",
    ],
    [
      "并列的性状问特点",
      "硬光：方向性强，阴影清晰，反差大",
      "硬光有什么特点？ => 方向性强，阴影清晰，反差大",
    ],
    ["算式问公式", "直线法：年折旧额 = 原值 ÷ 年限", "直线法的公式是什么？ => 年折旧额 = 原值 ÷ 年限"],
    ["定律问内容", "墨菲定律：可能出错的事迟早会出错", "墨菲定律的内容是什么？ => 可能出错的事迟早会出错"],
    [
      "成因问怎样形成",
      "极地高压带：因为寒冷空气下沉而形成，气流向低纬散开",
      "极地高压带是怎样形成的？ => 因为寒冷空气下沉而形成，气流向低纬散开",
    ],
    ["规定问要求", "押金：不得超过一个月的租金总额", "押金有什么要求？ => 不得超过一个月的租金总额"],
    [
      "两样东西的区别",
      "while 和 until 的区别：while 条件为真时循环；until 条件为假时循环",
      "while 和 until 有什么区别？ => while 条件为真时循环；until 条件为假时循环",
    ],
    [
      "几样东西的区别",
      "brook / river / stream：brook 是小溪；river 是大河；stream 是溪流",
      "brook、river、stream有什么区别？ => brook 是小溪；river 是大河；stream 是溪流",
    ],
    ["看到的现象问为什么", "雪后的早晨气温更低：融雪吸收热量", "为什么雪后的早晨气温更低？ => 融雪吸收热量"],
    [
      "用途问用于什么",
      "顿号：用于句子内部并列词语之间的停顿",
      "顿号用于什么？ => 句子内部并列词语之间的停顿",
    ],
    ["两大的问是哪两个", "世界两大渔场带：暖流区和上升流区", "世界两大渔场带是哪两个？ => 暖流区和上升流区"],
    ["数目在名词后面", "防护用具三种：口罩、手套、护目镜", "防护用具有哪三种？ => 口罩、手套、护目镜"],
    [
      "性质怎样",
      "英国革命具有双重意义：既推翻专制，又开创议会制",
      "英国革命具有怎样的双重意义？ => 既推翻专制，又开创议会制",
    ],
    ["唯一的人问谁", "最早登上南极点的探险家：阿蒙森", "最早登上南极点的探险家是谁？ => 阿蒙森"],
    ["唯一的地方问哪个", "面积最大的沙漠：撒哈拉沙漠", "面积最大的沙漠是哪个？ => 撒哈拉沙漠"],
    ["引号里的话问指什么", "“黑船来航”：美国舰队驶入江户湾", "“黑船来航”指什么？ => 美国舰队驶入江户湾"],
    [
      "百分率问怎么计算",
      "成活率：成活株数 ÷ 栽植株数 × 100%",
      "成活率怎么计算？ => 成活株数 ÷ 栽植株数 × 100%",
    ],
    ["以量词作结的释义是定义", "热容：描述物体吸热本领的物理量", "热容是什么？ => 描述物体吸热本领的物理量"],
    [
      "学者问贡献和观点",
      "泰勒斯：提出水是万物的本原，测量过金字塔的高度",
      "泰勒斯的主要贡献是什么？ => 提出水是万物的本原，测量过金字塔的高度",
    ],
  ])("G1: %s", async (_, line, card) => {
    expect(await asked("笔记", line)).toContain(card);
  });

  it("G1: 反应式等号后面的是空", async () => {
    const made = await asked("置换反应", "Zn + CuSO₄ = ZnSO₄ + Cu");

    expect(made).toEqual(["置换反应 › Zn + CuSO₄ = [...] => ZnSO₄ + Cu"]);
  });

  it("G1: 带括号的标签仍是标签，记笔记的人的话不进答案", async () => {
    const made = await asked("甲午风云", "借口（导火索）：东学党起义（常考）");

    expect(made).toEqual(["甲午风云的借口是什么？ => 东学党起义"]);
  });

  it("G1: 父题说过的方面不再说，字母说它代表什么", async () => {
    const made = [
      ...(await pairs(
        "zh",
        heading("讲义", 1),
        heading("十字军东征的原因"),
        paragraph("直接原因：教皇号召"),
      )),
      ...(await pairs("zh", heading("讲义", 1), heading("PEST 分析"), ...items(false, "P 政治", "E 经济"))),
    ];

    expect(made).toContain("十字军东征的直接原因是什么？ => 教皇号召");
    expect(made).toContain("PEST 分析中的“P”代表什么？ => 政治");
  });

  it("G1: 下一行的“答”回答上一行的问题", async () => {
    const made = await pairs(
      "zh",
      heading("血液", 1),
      paragraph("3、何谓等渗溶液?(2分)"),
      paragraph("答:渗透压与血浆相等的溶液"),
    );

    expect(made).toContain("何谓等渗溶液？ => 渗透压与血浆相等的溶液");
  });

  it("G1: 标题里“重点”一类的话不算标题，■ 开头独占一行的是标题", async () => {
    const made = [
      ...(await pairs(
        "zh",
        heading("讲义", 1),
        heading("保险原则（必考!!）"),
        paragraph("补偿：损失多少赔多少"),
      )),
      ...(await pairs("zh", paragraph("■ 渗漏"), paragraph("原因：防水层开裂"))),
    ];

    expect(made.join("\n")).not.toContain("必考");
    expect(made.join("\n")).toContain("渗漏的原因");
  });

  it("G1: 全角空格隔开词和词义", async () => {
    const made = await pairs(
      "zh",
      heading("讲义", 1),
      heading("重点短语"),
      ...items(true, "set off　出发", "wave sb. off　为某人送别", "on foot　在路上步行"),
    );

    expect(made).toContain("“wave sb. off”是什么意思？ => 为某人送别");
  });

  it.each(["折中定价：介于二者之间", "5 年：银行对账单"])("没有着落的话不问：%s", async (line) => {
    expect((await asked("定价", line)).join("\n")).not.toMatch(/是什么|发生了/u);
  });
});
