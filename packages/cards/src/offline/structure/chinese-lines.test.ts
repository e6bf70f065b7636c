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

describe("a Chinese line that tells an amount", () => {
  it.each([
    ["beside its name", "口腔温度 36.3～37.2℃；直肠温度 36.5～37.7℃", "直肠温度是多少？ => 36.5～37.7℃"],
    [
      "of each of several",
      "静脉输液速度：成人40～60滴/分，儿童20～40滴/分",
      "儿童的静脉输液速度是多少？ => 20～40滴/分",
    ],
    [
      "of each of several measures",
      "血压：收缩压 90～139mmHg，舒张压 60～89mmHg",
      "舒张压是多少？ => 60～89mmHg",
    ],
    [
      "with what it depends on",
      "对流层高度因纬度而异：低纬 17～18 km，高纬 8～9 km",
      "高纬的对流层高度是多少？ => 8～9 km",
    ],
    ["in degrees", "低热 37.3～38.0℃", "低热的温度是多少？ => 37.3～38.0℃"],
    ["in volts", "一节干电池 1.5 V", "一节干电池的电压是多少？ => 1.5 V"],
    ["a minute", "缓脉：<60次/分", "缓脉是多少次/分？ => <60次/分"],
    ["with a remark", "正常人血浆 pH：7.35～7.45，与缓冲物质有关", "正常人血浆 pH是多少？ => 7.35～7.45"],
  ])("asks for the amount %s", async (_, line, card) => {
    expect(await made("复习", line)).toContain(card);
  });

  it("hides each amount where no question about the whole is sure", async () => {
    const cards = await made("热型", "稽留热：39～40℃，24小时波动不超过1℃。见于伤寒");

    expect(cards).toContain("热型 › 稽留热：[...]，24小时波动不超过1℃ => 39～40℃");
    expect(cards).toContain("热型 › 稽留热：39～40℃，24小时波动不超过[...] => 1℃");
  });

  it("asks for a penalty and not for a definition", async () => {
    expect(await made("法律责任", "阻挠执法：罚二千元以上五万元以下")).toEqual([
      "阻挠执法怎样处罚？ => 罚二千元以上五万元以下",
    ]);
  });
});

describe("a line with a formula", () => {
  it.each([
    ["机械效率 η = W有/W总 × 100%", ["机械效率的公式是什么？ => η = W有/W总 × 100%"]],
    ["功率 P = W/t 单位：瓦特（W）", ["功率的公式是什么？ => P = W/t", "功率的单位是什么？ => 瓦特（W）"]],
    ["浮力：F浮 = ρ液gV排（阿基米德原理）", ["浮力的公式是什么？ => F浮 = ρ液gV排"]],
    ["并联：I=I1+I2，U=U1=U2", ["并联的公式有哪些？ => I=I1+I2，U=U1=U2"]],
    ["光速 c = 3×10⁸ m/s", ["光速是多少？ => 3×10⁸ m/s"]],
  ])("asks for what the line names: %s", async (line, cards) => {
    expect(await made("物理", line)).toEqual(cards);
  });
});

describe("a line that teaches a Chinese word", () => {
  it.each([
    ["朗润（lǎng rùn）：明朗润泽。", ["“朗润”是什么意思？ => 明朗润泽"]],
    ["卖弄 mài nong 有意显示、炫耀", ["“卖弄”是什么意思？ => 有意显示、炫耀"]],
    ["粗犷（guǎng） 静谧（mì）", ["“粗犷”的“犷”怎么读？ => guǎng", "“静谧”的“谧”怎么读？ => mì"]],
    [
      "绝境：古义 与人世隔绝的地方；今义 没有出路的境地",
      ["“绝境”的古义是什么？ => 与人世隔绝的地方", "“绝境”的今义是什么？ => 没有出路的境地"],
    ],
    ["尊君在不：“不”同“否”", ["“尊君在不”中的“不”通哪个字？ => 否"]],
    ["友人惭：惭，意动用法，感到惭愧", ["“友人惭”中的“惭”是什么意思？ => 意动用法，感到惭愧"]],
    ["咄咄逼人：形容气势汹汹，盛气凌人。", ["“咄咄逼人”是什么意思？ => 形容气势汹汹，盛气凌人"]],
  ])("asks for its meaning, its reading or what it stands for: %s", async (line, cards) => {
    expect(await made("字词", line)).toEqual(cards);
  });

  it("is not asked for in a foreign language", async () => {
    expect((await made("成语", "画蛇添足：做了多余的事，反而有害")).join("\n")).not.toContain("用英语");
  });
});

describe("a line of Chinese notes without a sentence", () => {
  it.each([
    ["徐志摩 新月派 《再别康桥》", ["徐志摩 新月派 《[...]》 => 再别康桥"]],
    ["七月派 胡风 主观战斗精神、“第三只眼”", ["[...] 胡风 主观战斗精神、“第三只眼” => 七月派"]],
    ["茅盾 原名沈德鸿 《子夜》《春蚕》", ["[...] 原名沈德鸿 《子夜》《春蚕》 => 茅盾"]],
    ["1905 中国同盟会 东京 《民报》", ["[...] 中国同盟会 东京 《民报》 => 1905"]],
    ["创造社——1921年，日本东京，“为艺术”", ["[...]——1921年，日本东京，“为艺术” => 创造社"]],
  ])("has its name and what it tells as gaps: %s", async (line, cards) => {
    expect(await made("流派", line)).toEqual(expect.arrayContaining(cards));
  });

  it("is none where a date stands in front of a sentence", async () => {
    const cards = await made("太平天国", "1853 太平天国定都天京，颁布《天朝田亩制度》");

    expect(cards.join("\n")).toContain("《[...]》 => 天朝田亩制度");
  });

  it("hides the remark on each of several members of somebody's theory", async () => {
    const cards = await made("人格", "弗洛伊德：本我（快乐原则）、自我（现实原则）、超我（道德原则）");

    expect(cards).toContain("弗洛伊德：本我（快乐原则）、自我（[...]）、超我（道德原则） => 现实原则");
  });

  it("asks whose a theory is", async () => {
    expect(await made("教育的起源", "生物起源说：利托尔诺、沛西·能（第一个正式的学说）")).toEqual([
      "生物起源说由谁提出？ => 利托尔诺、沛西·能（第一个正式的学说）",
    ]);
  });
});

describe("lines that a line in Chinese announces", () => {
  it("are asked for by their names", async () => {
    const lines = ["遗忘的原因：", "① 衰退说（巴甫洛夫）", "② 干扰说：先学的干扰后学的"];

    expect(await pairs("zh", heading("记忆"), ...lines.map(paragraph))).toContain(
      "遗忘的原因有哪些？ => 衰退说、干扰说",
    );
  });

  it("are as many as it says", async () => {
    const lines = [
      "两种记忆系统：",
      "短时记忆：容量有限的记忆",
      "长时记忆：容量无限的记忆",
      "复述：口头重复的过程",
    ];

    expect(await pairs("zh", heading("记忆"), ...lines.map(paragraph))).toContain(
      "有哪两种记忆系统？ => 短时记忆、长时记忆",
    );
  });

  it("are asked for under a heading that names what they are", async () => {
    const lines = ["（1）具有普遍性", "（2）具有客观性", "（3）具有多样性"];

    expect(await pairs("zh", heading("联系的特点"), ...lines.map(paragraph))).toContain(
      "联系的特点有哪些？ => 具有普遍性、具有客观性、具有多样性",
    );
  });
});

describe("sentences of Chinese notes that begin with a term of their own", () => {
  it("are asked each for itself, whatever mark they have", async () => {
    const cards = await made(
      "复习",
      "资产＝由企业拥有、会带来经济利益的资源。负债＝会导致经济利益流出的现时义务。需求定律：其他不变，P↑ → Qd↓。",
    );

    expect(cards).toContain("负债是什么？ => 会导致经济利益流出的现时义务");
    expect(cards).toContain("需求定律的内容是什么？ => 其他不变，P↑ → Qd↓");
  });

  it("are lines of prose where the first of them has none", async () => {
    const line = "会计分期把经营活动划分为一个个期间。它的意义：由此才有折旧。";

    expect((await made("会计", line)).join("\n")).not.toContain("意义");
  });

  it("ask what is done in a case", async () => {
    expect(await made("财产清查", "现金盘亏：无法查明原因的，批准后记入“管理费用”")).toEqual([
      "现金盘亏怎样处理？ => 无法查明原因的，批准后记入“管理费用”",
    ]);
  });

  it("hide what leads to more than can be guessed", async () => {
    expect(await made("错账更正", "划线更正法 → 凭证没错，只是账簿记录有文字或数字错误")).toEqual([
      "错账更正 › [...] → 凭证没错，只是账簿记录有文字或数字错误 => 划线更正法",
    ]);
  });

  it("are members of what a line with a number at its end announces", async () => {
    const lines = [
      "错账更正三法：",
      "1）划线更正法 → 账簿有误",
      "2）红字更正法 → 科目用错",
      "3）补充登记法 → 金额少记",
    ];

    expect(await pairs("zh", heading("账簿"), ...lines.map(paragraph))).toContain(
      "错账更正三法是什么？ => 划线更正法、红字更正法、补充登记法",
    );
  });
});

describe("what goes with a term of Chinese notes", () => {
  it("is a gap where it is a word that may be anything to the term", async () => {
    const line = paragraph("薄荷：后下。辛夷：包煎。");

    expect(await pairs("zh", heading("中药学", 1), heading("解表药"), line)).toEqual([
      "解表药 › 薄荷：[...] => 后下",
      "解表药 › 辛夷：[...] => 包煎",
    ]);
  });

  it("is how it is, where it is qualities side by side", async () => {
    expect(await made("城市化", "发达国家：起步早、水平高、速度慢")).toEqual([
      "发达国家有什么特点？ => 起步早、水平高、速度慢",
    ]);
  });

  it("is no deed of somebody where the heading only has the letter of a dynasty in it", async () => {
    const cards = await made("清热药", "石膏：生用清热泻火，煅用敛疮生肌；先煎");

    expect(cards.join("\n")).not.toContain("事迹");
  });

  it("is not when it was, where the date goes on to tell what happened", async () => {
    const cards = await made("航天", "嫦娥五号：2020年12月17日带回月壤1731克");

    expect(cards.join("\n")).not.toContain("什么时候？ => 2020年12月17日带回");
  });

  it("is no definition of a case", async () => {
    expect((await made("刑事责任年龄", "已满16周岁：完全负刑事责任")).join("\n")).not.toMatch(/是什么|是指/u);
  });

  it("belongs to no title of a paper", async () => {
    const cards = await pairs("zh", heading("公共基础知识速记", 1), paragraph("特点：覆盖面广、考点分散"));

    expect(cards.join("\n")).not.toContain("速记的");
  });
});

describe("a short paragraph below a question with its number", () => {
  it("is its answer", async () => {
    const lines = ["1. 安全生产方针是什么？", "安全第一、预防为主、综合治理。"];

    expect(await pairs("zh", heading("法规"), ...lines.map(paragraph))).toEqual([
      "安全生产方针是什么？ => 安全第一、预防为主、综合治理",
    ]);
  });
});
