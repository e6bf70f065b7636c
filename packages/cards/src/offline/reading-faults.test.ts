import { describe, expect, it } from "vitest";
import { heading, paragraph, table, type LooseBlock } from "../testing/build-document.ts";
import { pairs } from "../testing/pairs.ts";

const underHeading = (lang: "zh" | "en", ...blocks: readonly LooseBlock[]): Promise<readonly string[]> =>
  pairs(lang, heading(lang === "zh" ? "要点" : "Notes"), ...blocks);

/** Faults found by reading decks, each with a sentence of the same kind and the card that must not come back. */
const englishFaults: readonly (readonly [string, string, RegExp])[] = [
  [
    "what a pronoun stands for is not asked of its sentence",
    "The charter is the basic law of the town. It entered into force on 3 May 1802.",
    /=> the charter$/i,
  ],
  ["a term of the year is no fact", "Earth Science 1, spring term, first half of the year.", /./],
  [
    "a verb behind because is not the main one",
    "The relay halts the motor because the timer works only in manual mode.",
    /because the timer work/,
  ],
  [
    "the middle of a sentence is no subject",
    "Cracks appear, a fault that is called crazing.",
    /What a fault/,
  ],
  ["a place is no subject", "Below the clay lies a layer of gravel from the ice age.", /What does below/],
  [
    "calling somebody something is no passive",
    "Lamarck called the science of living things biology.",
    /What Lamarck called/,
  ],
  [
    "a year and a clause are no object",
    "Mary Anning discovered in 1811 that the bones belonged to a reptile.",
    /=> 1811 that|^When did Mary Anning discover\?/,
  ],
  [
    "a substance is nobody",
    "Indigo, a common blue dye, was introduced by John Smith in 1880.",
    /Who was indigo/i,
  ],
  [
    "the object of a set phrase is none",
    "The agreement entered into force in Norway and the ban takes effect after a year.",
    /=> (?:force|effect)\b/,
  ],
  ["a place in a definition is no time", "A ford is a place where a river is shallow.", /^When is/],
  ["half a number is no gap", "The buffer is long, so the window is at most 65,535 bytes.", /65$|=> 535/],
  ["whose release it is stands elsewhere", "Cold water inhibits its release.", /=> its release/],
  [
    "a numeral ends a sentence",
    "The enzyme changes factor X to factor XI. Plasma carries the enzyme.",
    /XI\. Plasma/,
  ],
  [
    "the main clause goes on behind the second comma",
    "The guild, which had controlled prices for ages, signed the pact in 1854.",
    /When had the guild controlled/,
  ],
  ["a year is asked for by when only", "Conscription was introduced in 1873.", /introduced in\?/],
  [
    "the number of a subsection is no part of its sentence",
    "(2) The council shall publish the accounts.",
    /\(2\)|\[\.\.\.\]\)/,
  ],
  [
    "a time without its comma is no subject",
    "Within three weeks the fire destroyed half of the forest.",
    /What did within/,
  ],
  [
    "a noun that looks like a verb is none",
    "The data subject may withdraw the request.",
    /do the data subject/,
  ],
  [
    "a name ends before a verb",
    "Farmers blamed cold air, known as the bora, or a bad year.",
    /also known as/,
  ],
  [
    "the rest of an enumeration is no clause",
    "In 1920 the board ruled that oats, rye and barley had failed.",
    /that oats\?/,
  ],
  [
    "a second predicate is no object",
    "A lichen contains algae and is called a dual organism.",
    /=> .* and is called/,
  ],
  [
    "the beginning of a sentence is no term",
    "In the early 1950s Ann Lee proposed a test: samples are heated and weighed.",
    /What is In the/,
  ],
];

const lawFault = "Article I. Pilots shall be regarded as servants of the public.";

const chineseFaults: readonly (readonly [string, string, RegExp])[] = [
  [
    "lines of notes that were joined are sentences of their own",
    "1864年，萨克斯证明光合作用的产物有淀粉 1881年，恩格尔曼证明氧气由叶绿体释放",
    /淀粉 1881|淀粉哪一年|=> 1881年.*淀粉/u,
  ],
  ["a word is not cut at 用", "已开业的企业，应当自用工之日起一个月内登记。", /=> 工/u],
  ["agreeing is no relation", "用人单位与职工代表协商一致，可以调整工作时间。", /与什么一致/u],
  ["a span of years is no date", "郑氏的首航比欧洲船队到达早87年。", /哪一年/u],
  ["一种 counts nothing", "酵母菌（一种真菌）在缺氧环境下，可以缓慢生长。", /=> 一种$/u],
  ["somebody is nobody to ask about", "也有学者认为这座塔建于更早的年代。", /也有学者认为什么/u],
  [
    "a bracket is closed in the question",
    "温度升高后反应变慢（因为酶在高温下失去活性）。",
    /（？|[^（]*）$/u,
  ],
  ["介词后面不是主语", "对损坏的设备造成扩大的，应当停止使用。", /^对损坏的设备造成什么/u],
  ["关键是什么的关键没有说", "他们认为时间不保证进步，关键在于练习的质量。", /^关键是什么/u],
  ["“它”不是人", "1872年，张謇创办大生纱厂，它是当地最大的企业。", /张謇是什么/u],
  ["比例不拆开", "杂交后代中高茎与矮茎的比例约为 3：1。", /=> 3$|\[\.\.\.\]：1/u],
  ["世纪的起止不是一年", "17世纪60年代到80年代，船队三次远航。", /哪个世纪，到/u],
  ["“不是因为”不是原因", "大师记得住棋局，不是因为记忆力好，而是因为会组块。", /不？/u],
  ["“本研究”不是“研究什么”的主语", "本研究发现，光照主要影响叶片的厚度。", /本研究什么/u],
  ["条文的情形不是问题", "第七条 会员提供虚假材料的，应当退还补贴。", /会员提供什么|第七条/u],
  ["名词里的“规定”没有主语", "基准价是政府规定的、适用于全国的价格。", /规定什么/u],
  ["大于、小于之前少了主语", "得分大于60的学员是合格学员，小于60的学员是补考学员。", /^小于/u],
  ["“指”后面不是动作的主人", "民生主张指废除旧债。", /谁废除/u],
  ["罗列在目的状语里的不是空", "为减少误差，试样被随机分为两组。", /为\[/u],
  ["日期不拆开", "1923年9月1日中午，地震袭击了东京。", /\[\.\.\.\]9月|年\[/u],
  ["what nobody is named for is not asked", "1404年被皇帝赐姓，后来出使西洋各国。", /哪一年，被/u],
];

describe("faults found by reading", () => {
  it.each(englishFaults)("%s", async (_, sentence, fault) => {
    for (const pair of await underHeading("en", paragraph(sentence))) expect(pair).not.toMatch(fault);
  });

  it("the number of an article is no gap", async () => {
    const runs = [{ start: 0, end: 10, bold: true }] as const;
    const block: LooseBlock = { type: "paragraph", text: lawFault, runs };

    for (const pair of await underHeading("en", block)) expect(pair).not.toMatch(/Article I$/);
  });

  it.each(chineseFaults)("%s", async (_, sentence, fault) => {
    for (const pair of await underHeading("zh", paragraph(sentence))) expect(pair).not.toMatch(fault);
  });

  it.each([
    [
      "the means keep their adverb",
      "The tide is measured today by a gauge.",
      "How is the tide measured today? => by a gauge",
    ],
    [
      "a scientist is somebody",
      "The layer was found by the geologist Ann Lee.",
      "Who found the layer? => the geologist Ann Lee",
    ],
    [
      "what somebody is enabled to do",
      "A breach entitles the buyer to reject the goods.",
      "What does a breach entitle the buyer to do? => reject the goods",
    ],
    [
      "what somebody is given",
      "The charter gave the mayor command of the guard.",
      "What did the charter give the mayor? => command of the guard",
    ],
    [
      "how long something lasts",
      "The protection lasts only a few weeks.",
      "How long does the protection last? => only a few weeks",
    ],
    [
      "unless turns a prohibition into a condition",
      "A guard shall not be required to work at night unless the guard has agreed.",
      "When may a guard be required to work at night? => if the guard has agreed",
    ],
    [
      "what a statute says must be done is asked as a duty",
      "The keeper shall report a loss to the office within 14 days of the discovery.",
      "Within what time must the keeper report a loss to the office? => within 14 days of the discovery",
    ],
    [
      "what is forbidden without leave is asked with it",
      "The guest must not paint the walls without the owner's written consent.",
      "What must the guest not do without the owner's written consent? => paint the walls",
    ],
    [
      "what may be done in a case is asked of the case",
      "If the fee is unpaid, the library may suspend the card.",
      "If the fee is unpaid, what may the library do? => suspend the card",
    ],
    [
      "a way is asked for by how",
      "The owner may end the contract by giving written notice.",
      "How may the owner end the contract? => by giving written notice",
    ],
    [
      "a difference is asked for by how",
      "The newt differs from the lizard in that the skin is moist.",
      "How does the newt differ from the lizard? => the skin is moist",
    ],
    [
      "a place is asked for by where",
      "The plates were printed in Antwerp.",
      "Where were the plates printed? => in Antwerp",
    ],
    [
      "what is named after somebody keeps its capital",
      "Marfan syndrome is caused by a mutation.",
      "What causes Marfan syndrome? => a mutation",
    ],
    [
      "it means what its meant",
      "The charter is the basic law of the town. Its full title is the Charter of Rights. It was signed on 3 May 1802.",
      "When was the charter signed? => on 3 May 1802",
    ],
    [
      "has had is one verb",
      "The rule has had little effect because nobody enforces it.",
      "Why has the rule had little effect? => nobody enforces it",
    ],
  ])("%s", async (_, sentence, expected) => {
    expect(await underHeading("en", paragraph(sentence))).toContain(expected);
  });

  it("numbered conditions are asked for with the line that announces them", async () => {
    const made = await underHeading(
      "en",
      paragraph("The report shall state:"),
      paragraph("(a) the time of the accident;"),
      paragraph("(b) the names of the witnesses."),
    );

    expect(made).toEqual([
      "What must the report state? => the time of the accident; the names of the witnesses",
    ]);
  });

  it("条文里“下列情形”连同各项一起问", async () => {
    const made = await underHeading(
      "zh",
      paragraph("第六条 学员有下列情形之一的，培训中心可以取消其资格："),
      paragraph("（一）冒用他人证件；"),
      paragraph("（二）连续三次缺课。"),
    );

    expect(made).toEqual(["学员有哪些情形之一的，培训中心可以取消其资格？ => 冒用他人证件；连续三次缺课"]);
  });

  it.each([
    [
      "收到货物之日起多少日",
      "承租人应当自收到账单之日起十日内付款。",
      "承租人应当自收到账单之日起多少日内付款？ => 十日",
    ],
    [
      "情形之后由谁",
      "双方对面积有争议的，由测绘机构负责复核。",
      "双方对面积有争议的，由谁负责复核？ => 测绘机构",
    ],
    ["以什么为特征", "痛风以关节红肿为主要特征。", "痛风以什么为主要特征？ => 关节红肿"],
    [
      "末尾才给出名称",
      "水从叶片散失到空气中，这个过程叫做蒸腾作用。",
      "水从叶片散失到空气中，这个过程叫做什么？ => 蒸腾作用",
    ],
    ["数额不以数字开头", "违约金的金额为合同价款的两成。", "违约金的金额为多少？ => 合同价款的两成"],
    ["术语后面说的是用途", "石蕊：用于检验酸碱性。", "石蕊用于什么？ => 检验酸碱性"],
    ["术语后面是算式", "净利率 = 净利润 / 营业收入", "净利率怎么计算？ => 净利润 / 营业收入"],
    ["有几种自由", "居民有言论、通信等自由。", "居民有哪些自由？ => 言论、通信等自由"],
  ])("%s", async (_, sentence, expected) => {
    expect(await underHeading("zh", paragraph(sentence))).toContain(expected);
  });

  it("a table of yes and no is asked for by row", async () => {
    const made = await underHeading(
      "en",
      table(
        ["Plan", "Backup", "Sharing", "Audit"],
        ["Basic", "yes", "no", "no"],
        ["Team", "yes", "yes", "no"],
      ),
    );

    expect(made).toContain("“Team”: which of Backup, Sharing, Audit is “yes”? => Backup, Sharing");
    expect(made).toHaveLength(2);
  });

  it("a column of readings is asked for beside the meaning", async () => {
    const made = await underHeading("zh", table(["单词", "假名", "释义"], ["銀行", "ぎんこう", "储蓄机构"]));

    expect(made).toContain("“銀行”怎么读？ => ぎんこう");
  });

  it("a column that is a clause becomes a question", async () => {
    const made = await underHeading(
      "en",
      table(["Agent", "What it does"], ["Fixer", "dissolves silver salts"], ["Toner", "colours the print"]),
    );

    expect(made).toContain("What does the fixer do? => dissolves silver salts");
  });

  it("things that a line counts and then lists are asked for by their number", async () => {
    expect(await underHeading("zh", paragraph("冰岛语有四个格：主格、属格、与格和宾格。"))).toContain(
      "冰岛语有哪四个格？ => 主格、属格、与格和宾格",
    );
  });
});

it.each([
  ["民事法律行为是民事主体通过意思表示设立、变更、终止民事法律关系的行为。", "民事法律行为是什么？"],
  ["抽象行政行为是行政机关针对不特定对象制定的、可以反复适用的行为。", "抽象行政行为是什么？"],
])("a term that ends in 行为 is defined like any other: %s", async (sentence, question) => {
  const definition = sentence.slice(sentence.indexOf("是") + 1, -1);

  expect(await underHeading("zh", paragraph(sentence))).toContain(`${question} => ${definition}`);
});
