import { describe, expect, it } from "vitest";
import { cardsOf } from "../testing/pairs.ts";
import { heading, paragraph } from "../testing/build-document.ts";

describe("a narrative", () => {
  it("G1: a sentence behind one with cards of its own is not counted as a repeat of it", async () => {
    const text =
      "From 1712 Halden was ruled by the Torne wardens, a family of shipowners who resided at Moss. The king lived in Brevik without real power.";
    const cards = await cardsOf("en", heading("Guilds"), paragraph(text));

    expect(cards.filter(({ rule }) => rule === "gap.pair").map(({ answer }) => answer)).toEqual(["Brevik"]);
    expect(cards.length).toBeGreaterThan(2);
  });
});

const told: readonly (readonly [string, string, string])[] = [
  [
    "who he is stands in the sentence before",
    "1368 年，周元璋定都江宁。为了巩固统治，他采纳刘温的建议修筑石城。",
    "为什么周元璋采纳刘温的建议修筑石城？ => 为了巩固统治",
  ],
  [
    "he stays the same over several sentences",
    "1368 年，周元璋定都江宁。他派徐达北征草原。为了控制言路，他采纳刘温的建议焚毁野史。",
    "为什么周元璋采纳刘温的建议焚毁野史？ => 为了控制言路",
  ],
  [
    "the same year is that of the sentence before",
    "1791 年，议会通过新税法。同年 6 月，卫兵在港口扣押商船，没收全部货物。",
    "哪年哪月，卫兵在港口扣押商船，没收全部货物？ => 1791 年 6 月",
  ],
  [
    "the next year is reckoned, and not asked for",
    "1791 年，议会通过新税法。次年 1 月，卫兵在港口扣押商船，史称“海关之变”。",
    "1792 年 1 月，卫兵在港口扣押商船，史称“[...]” => 海关之变",
  ],
  [
    "one of those that were named",
    "几位启蒙学者抨击旧制。其中，孟德斯鸠在《法意》中提出三权分立学说。",
    "谁在《法意》中提出三权分立学说？ => 孟德斯鸠",
  ],
  [
    "or of the part before",
    "1362 年，陈有谅在沙河之战中大败元军；同年，周元璋攻入江宁，改称吴公。",
    "哪一年，周元璋攻入江宁，改称吴公？ => 1362 年",
  ],
];

describe("a Chinese narrative", () => {
  it.each(told)("G1: %s", async (_name, text, card) => {
    const cards = await cardsOf("zh", heading("王朝的更替"), paragraph(text));

    expect(cards.map(({ question, answer }) => `${question} => ${answer}`)).toContain(card);
    expect(cards.every(({ source }) => text.includes(source.quote))).toBe(true);
  });

  it.each([
    ["somebody was sent, and may be the one who acts", "1368 年，周元璋派徐达北征。他攻占了大都，修筑城墙。"],
    ["two people", "1368 年，周元璋与徐达会师江宁。他采纳刘温的建议修筑石城。"],
    ["two years", "1368 年至 1402 年，石城先后扩建两次。次年，周棣攻入江宁，夺取王位。"],
  ])("G1: not where %s", async (_name, text) => {
    const cards = await cardsOf("zh", heading("王朝的更替"), paragraph(text));

    expect(cards.map(({ question }) => question).join("\n")).not.toMatch(/周元璋(?:攻占|采纳)|14\d\d 年/u);
  });
});

describe("a deed", () => {
  it.each([
    ["1368 年，周元璋称帝，定都江宁，史称后吴。", "江宁"],
    ["为了防御胡骑，周元璋派徐达北征草原，修筑了西起沙州、东到渤海的边墙。", "徐达"],
    ["周元璋开凿的兴渠沟通了沙江和汉水，便利了漕运。", "兴渠"],
    ["越侯践卧薪尝胆，最终灭掉句国，洗雪前耻。", "句国"],
    ["1402 年，周棣被流放到琼岛，王位空悬。", "琼岛"],
    ["1815 年，拿破仑在沙河战役中最终失败，被流放到圣赫勒拿岛。", "圣赫勒拿岛"],
  ])("G1: what was done is asked beside its date: %s", async (text, answer) => {
    const cards = await cardsOf("zh", heading("王朝的更替"), paragraph(text));

    expect(cards.filter(({ rule }) => rule === "gap.deed").map((card) => card.answer)).toEqual([answer]);
  });

  it.each([
    "该城后来建成了著名的瓷都，远近闻名。",
    "名号的确立，是周国完成统一大业的产物，显示了威势。",
    "周元璋废除丞相后设大学士，以备顾问。",
    "移民在沿海建立了许多殖民城邦。",
    "合理设置课堂结构，妥善组织竞赛。",
    "满一年仍未订立的，视为已签订无固定期限合同。",
  ])("G1: no thing that anybody could name: %s", async (text) => {
    const cards = await cardsOf("zh", heading("王朝的更替"), paragraph(text));

    expect(cards.map(({ rule }) => rule)).not.toContain("gap.deed");
  });
});

describe("a long English sentence", () => {
  it.each([
    ["Jan Wolski fled to Norway, where he was murdered on the orders of Karl Brandt.", "Karl Brandt"],
  ])("G1: a part that no question takes up is hidden in: %s", async (text, answer) => {
    const cards = await cardsOf("en", heading("Guilds"), paragraph(text));

    expect(cards.filter(({ rule }) => rule === "gap.unasked").map((card) => card.answer)).toEqual([answer]);
  });

  it("G1: not a word that quotation marks only raise", async () => {
    const text =
      'The guild of Halden took its rules from the older league of Moss, which is why its seals look "turned" to us now.';

    expect(
      (await cardsOf("en", heading("Guilds"), paragraph(text))).map(({ answer }) => answer),
    ).not.toContain("turned");
  });
});

describe("a Chinese sentence that no rule of the clauses knows", () => {
  it.each([
    ["部门章程可以设定警告、通报和一定数额的罚款。", "部门章程可以设定什么？ => 警告、通报和一定数额的罚款"],
    ["市政规章可以设定除停业以外的行政处分。", "市政规章可以设定哪些行政处分？ => 除停业以外的行政处分"],
    ["限制出行的行政处分，只能由法律设定。", "限制出行的行政处分，只能由什么设定？ => 法律"],
    [
      "两个以上港务机关都有管辖权的，由最先立案的港务机关管辖。",
      "两个以上港务机关都有管辖权的，由谁管辖？ => 最先立案的港务机关",
    ],
    [
      "违章行为轻微并及时改正，没有造成后果的，不予行政处分。",
      "违章行为轻微并及时改正，没有造成后果的，应当怎样处理？ => 不予行政处分",
    ],
    [
      "寄养人和亲属间的权利义务关系，因寄养关系的成立而消除。",
      "寄养人和亲属间的权利义务关系因什么而消除？ => 寄养关系的成立",
    ],
    [
      "有下列情形之一的，合伙无效：冒名；有禁止合伙的职务；未到法定年龄。",
      "有哪些情形之一的，合伙无效？ => 冒名；有禁止合伙的职务；未到法定年龄",
    ],
    [
      "关于石城废弃的原因，学者提出了“洪水说”和“瘟疫说”两种观点。",
      "关于石城废弃的原因，学者提出了哪两种观点？ => “洪水说”和“瘟疫说”",
    ],
    [
      "狄德隆、伏尔特和卢梭等启蒙思想家抨击旧制，为变革作了思想准备。",
      "哪些启蒙思想家抨击旧制，为变革作了思想准备？ => 狄德隆、伏尔特和卢梭",
    ],
    ["段文远主持了大量壁画的临摹工作。", "谁主持了大量壁画的临摹工作？ => 段文远"],
  ])("G1: %s", async (text, card) => {
    const cards = await cardsOf("zh", heading("第三讲"), paragraph(text));

    expect(cards.map(({ question, answer }) => `${question} => ${answer}`)).toContain(card);
  });

  it.each([
    "康有为、梁启超等人坚持走改良道路，反对用武力推翻旧制。",
    "常见于伤寒、肺炎球菌性肺炎等急性病。",
    "高诗以悲壮著称，岑诗以奇峭见长。",
    "辛弃疾，号稼轩，南宋豪放派词人。",
    "克劳修斯表述：热量不能自发地从低温物体传到高温物体。",
  ])("G1: nobody is asked for in: %s", async (text) => {
    const cards = await cardsOf("zh", heading("第三讲"), paragraph(text));

    expect(cards.map(({ rule }) => rule)).not.toContain("agent.who");
  });
});

describe("an English sentence that is asked as a whole", () => {
  it.each([
    [
      "To obtain a permit the trader must prove good standing beyond all doubt.",
      "What must the trader prove to obtain a permit? => good standing beyond all doubt",
    ],
    [
      "Whether a mooring is permanent depends on the depth of the piles and the purpose of the owner.",
      "On what does it depend whether a mooring is permanent? => the depth of the piles and the purpose of the owner",
    ],
    [
      "Where two or more guilds own a quay at the same time, they hold it as joint wardens or as wardens in common.",
      "Where two or more guilds own a quay at the same time, as what do they hold it? => as joint wardens or as wardens in common",
    ],
    [
      "The four seals required for a joint charter are the town, the guild, the bishop and the crown.",
      "Which four seals are required for a joint charter? => the town, the guild, the bishop and the crown",
    ],
    ["A closing order annuls the decision.", "What does a closing order do? => annul the decision"],
  ])("G1: %s", async (text, card) => {
    const cards = await cardsOf("en", heading("Permits"), paragraph(text));

    expect(cards.map(({ question, answer }) => `${question} => ${answer}`)).toContain(card);
  });

  it("G1: not of one kind where a second deed follows", async () => {
    const cards = await cardsOf(
      "en",
      heading("Permits"),
      paragraph("A warden grows old and leaves the quay."),
    );

    expect(cards.map(({ rule }) => rule)).not.toContain("fact.does");
  });
});

it.each([
  [
    "Under the doctrine of borrowed intent, a trader who aims at one guild and harms another is liable for it.",
    "borrowed intent",
  ],
  [
    "Under the mirror-glass principle a buyer need not concern himself with claims behind the register.",
    "mirror-glass principle",
  ],
])("G1: the rule that a sentence tells is asked by its name: %s", async (text, answer) => {
  const cards = await cardsOf("en", heading("Permits"), paragraph(text));

  expect(cards.filter(({ rule }) => rule === "gap.rule").map((card) => card.answer)).toEqual([answer]);
});

it("G1: whom to sign up with, what is on the back and who gave the pictures are nothing to learn", async () => {
  const english =
    "Reading questions on the back. Oral presentations: sign up with Ms Brandt before the break.";

  expect(await cardsOf("en", heading("Guilds"), paragraph(english))).toEqual([]);
  expect(await cardsOf("zh", heading("行会"), paragraph("本页图片由港务教研组提供。"))).toEqual([]);
});
