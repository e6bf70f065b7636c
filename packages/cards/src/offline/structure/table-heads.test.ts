import { describe, expect, it } from "vitest";
import { heading, type LooseBlock, paragraph, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const heads: readonly (readonly ["zh" | "en", string, readonly (readonly string[])[], string])[] = [
  [
    "en",
    "forms of a word by the word",
    [
      ["Person", "hablar"],
      ["yo", "hablo"],
    ],
    "What is the “yo” form of “hablar”? => hablo",
  ],
  [
    "en",
    "stuff without an article",
    [
      ["Alloy", "Hardness"],
      ["Stainless steel", "high"],
    ],
    "What is the hardness of stainless steel? => high",
  ],
  [
    "en",
    "a verb by what it does",
    [
      ["Enzyme", "Acts on"],
      ["Renin", "milk protein"],
    ],
    "What does renin act on? => milk protein",
  ],
  [
    "en",
    "how something is done",
    [
      ["Interest", "How protected"],
      ["Restrictive covenant", "by a notice"],
    ],
    "How is the restrictive covenant protected? => by a notice",
  ],
  [
    "en",
    "a head that asks by itself",
    [
      ["Interest", "Legal or equitable"],
      ["Restrictive covenant", "equitable"],
    ],
    "Restrictive covenant: legal or equitable? => equitable",
  ],
  [
    "en",
    "a common noun with its article",
    [
      ["Particle", "Relative mass"],
      ["Proton", "1"],
    ],
    "What is the relative mass of the proton? => 1",
  ],
  [
    "zh",
    "国家问哪个",
    [
      ["探测器", "国家"],
      ["好奇号", "美国"],
    ],
    "好奇号是哪个国家的？ => 美国",
  ],
  [
    "zh",
    "期限问多长",
    [
      ["事项", "期限"],
      ["缴纳罚款", "十五日内"],
    ],
    "缴纳罚款的期限是多长？ => 十五日内",
  ],
  [
    "zh",
    "起止年份不问哪一年",
    [
      ["年号", "起止时间"],
      ["康熙", "1661~1722年"],
    ],
    "康熙从何时到何时？ => 1661~1722年",
  ],
];

describe("heads that are more than a noun", () => {
  it.each(heads)("G1: %s: %s", async (lang, _, rows, card) => {
    expect(
      await pairs(lang, heading(lang === "zh" ? "课堂笔记" : "Notes on a subject"), table(...rows)),
    ).toContain(card);
  });

  it.each([
    [
      "what is written in code is quoted",
      [
        ["Method", "Returns"],
        ["pop", "the item"],
      ],
      "What does “pop” return? => the item",
    ],
    [
      "a code asks what it means",
      [
        ["Status code", "Meaning"],
        ["404", "not found"],
      ],
      "What does status code 404 mean? => not found",
    ],
    [
      "a layer keeps its noun",
      [
        ["Layer", "Data unit"],
        ["Transport", "segment"],
      ],
      "What is the data unit of the transport layer? => segment",
    ],
    [
      "a type of a thing is that thing",
      [
        ["Volcano type", "Shape"],
        ["Stratovolcano", "steep cone"],
      ],
      "What is the shape of the stratovolcano? => steep cone",
    ],
    [
      "a winner by who won",
      [
        ["Battle", "Winner"],
        ["Battle of Hastings", "William of Normandy"],
      ],
      "Who won the Battle of Hastings? => William of Normandy",
    ],
    [
      "a year before our era is a date",
      [
        ["Year", "Event"],
        ["44 BC", "Murder of Caesar"],
      ],
      "What happened in 44 BC? => Murder of Caesar",
    ],
    [
      "a type of a common thing",
      [
        ["Joint", "Type"],
        ["Elbow", "hinge"],
      ],
      "What type of joint is the elbow? => hinge",
    ],
    [
      "one example of several",
      [
        ["Scale", "Example"],
        ["nominal", "blood group"],
      ],
      "What is an example of the nominal scale? => blood group",
    ],
  ])("G1: %s", async (_, rows, card) => {
    expect(await pairs("en", heading("Notes"), table(...rows))).toEqual([card]);
  });

  it("G1: 有和没有不值得问，代表的事物问有哪些", async () => {
    const made = await pairs(
      "zh",
      heading("茶"),
      table(["茶类", "代表茶", "有无咖啡碱"], ["绿茶叶", "龙井、碧螺春", "有"]),
    );

    expect(made).toEqual(["绿茶叶的代表茶有哪些？ => 龙井、碧螺春"]);
  });

  it("G1: the verb goes with many things", async () => {
    const made = await pairs(
      "en",
      heading("Birds"),
      table(["Feather type", "Location"], ["Flight feathers", "wings and tail"]),
    );

    expect(made).toEqual(["Where are flight feathers located? => wings and tail"]);
  });

  it("the number of an article is no answer", async () => {
    const made = await pairs("zh", heading("期限"), table(["事项", "依据"], ["缴纳罚款", "第67条"]));

    expect(made).toEqual([]);
  });
});

describe("heads and names that no question is sure to fit", () => {
  it.each<readonly ["zh" | "en", string, readonly (readonly string[])[], string]>([
    [
      "en",
      "a head that is no common noun",
      [
        ["Measure", "Typical plot"],
        ["Odds ratio", "forest plot"],
      ],
      "Odds ratio — typical plot: [...] => forest plot",
    ],
    [
      "en",
      "a name that may be no noun",
      [
        ["Plane", "Function"],
        ["Control", "routing decisions"],
      ],
      "Control (plane) — function: [...] => routing decisions",
    ],
    [
      "en",
      "a row that is a case",
      [
        ["", "Key turned", "Key not turned"],
        ["Door locked", "it opens", "it stays shut"],
      ],
      "Door locked — key turned: [...] => it opens",
    ],
    [
      "en",
      "how many of something that happens",
      [
        ["Feature", "Budding", "Fission"],
        ["Daughter cells", "1", "2"],
      ],
      "Fission: how many daughter cells? => 2",
    ],
    [
      "en",
      "an answer too long for a gap",
      [
        ["Protocol", "Trigger"],
        ["MQTT", "a message on a topic that the client has subscribed to before"],
      ],
      "MQTT: what is the trigger? => a message on a topic that the client has subscribed to before",
    ],
    [
      "zh",
      "栏目是动宾短语",
      [
        ["区别", "信封", "明信片"],
        ["加盖邮戳", "盖在封口处", "盖在邮票上"],
      ],
      "信封——加盖邮戳：[...] => 盖在封口处",
    ],
    [
      "zh",
      "名称是形容词",
      [
        ["类型", "后果"],
        ["无效", "双方返还"],
      ],
      "合同 › 无效——后果：[...] => 双方返还",
    ],
    [
      "zh",
      "程度问如何",
      [
        ["比较项目", "浊音", "清音"],
        ["气流强弱", "较弱", "较强"],
      ],
      "浊音的气流强弱如何？ => 较弱",
    ],
  ])("G1: %s: %s", async (lang, _, rows, card) => {
    expect(await pairs(lang, heading(lang === "zh" ? "合同的类型" : "Notes"), table(...rows))).toContain(
      card,
    );
  });

  it.each<readonly [string, "zh" | "en", readonly LooseBlock[], string]>([
    [
      "a class of what the line above divides",
      "zh",
      [paragraph("噪声按照来源分为三类。"), table(["类别", "限值"], ["B 类", "夜间五十分贝"])],
      "B 类噪声的限值是什么？ => 夜间五十分贝",
    ],
    [
      "a condition under its heading",
      "zh",
      [heading("与氧气反应"), table(["金属", "反应条件"], ["镁条", "点燃"])],
      "与氧气反应：镁条的反应条件是什么？ => 点燃",
    ],
    [
      "a term of a contract by the head over it",
      "zh",
      [table(["租期", "押金上限"], ["不满一年", "一个月租金"])],
      "租期不满一年时，押金上限是多少？ => 一个月租金",
    ],
    [
      "what two offices are compared in",
      "en",
      [
        heading("Voting rights comparison"),
        table(["Feature", "Member", "Guest"], ["Budget vote", "Allowed once", "Not included"]),
      ],
      "Voting rights › Guest — budget vote: [...] => Not included",
    ],
    [
      "a length of time by the head over it",
      "en",
      [table(["Length of hire", "Notice"], ["1 month to 2 years", "one week"])],
      "Length of hire: 1 month to 2 years — notice: [...] => one week",
    ],
    [
      "a form of a word and its category",
      "en",
      [heading("Second declension", 3), table(["Case", "servus (m)"], ["Dat. pl.", "servis"])],
      "Second declension › servus (m) — Dat. pl.: [...] => servis",
    ],
    [
      "a battle by its place",
      "en",
      [table(["Battle", "Year"], ["Naseby", "1645"])],
      "When was the Battle of Naseby? => 1645",
    ],
    [
      "an ordinal with its kind",
      "en",
      [table(["Amendment", "What it did"], ["21st", "ended Prohibition"])],
      "What did the 21st amendment do? => ended Prohibition",
    ],
    [
      "a group by its letters",
      "en",
      [table(["Blood group", "Antigens"], ["AB", "both"])],
      "Blood group AB: what are the antigens? => both",
    ],
    [
      "a stage by its adjective",
      "en",
      [table(["Stage", "Key feature"], ["Concrete operational", "conservation"])],
      "What is the key feature of the concrete operational stage? => conservation",
    ],
    [
      "a bias by its name",
      "en",
      [table(["Bias", "Description"], ["Hindsight", "seeing past events as predictable"])],
      "What is hindsight bias? => seeing past events as predictable",
    ],
    [
      "a phase of what the heading names",
      "zh",
      [heading("减数分裂各期"), table(["时期", "主要特征"], ["中期", "同源染色体排列在赤道板两侧"])],
      "减数分裂中期的主要特征是什么？ => 同源染色体排列在赤道板两侧",
    ],
    [
      "a length of time by how long",
      "zh",
      [table(["疾病", "潜伏期"], ["风疹", "14～21天"])],
      "风疹的潜伏期是多长？ => 14～21天",
    ],
    [
      "an artery by its adjective",
      "en",
      [table(["Artery", "Source"], ["Lingual", "external carotid"])],
      "What is the source of the lingual artery? => external carotid",
    ],
    [
      "somebody by who",
      "en",
      [table(["Notion", "Economist"], ["Scarcity", "Robbins (1932)"])],
      "Scarcity: who is the economist? => Robbins (1932)",
    ],
    [
      "what is said of a notion and does not define it",
      "zh",
      [table(["名称", "内容"], ["浑仪", "最早造于汉代"])],
      "[...]：最早造于汉代 => 浑仪",
    ],
    [
      "works and facts of a field under its heading",
      "zh",
      [heading("汉代科技"), table(["名称", "内容"], ["历法", "落下闳：太初历"])],
      "汉代科技 › 历法：[...] => 落下闳：太初历",
    ],
    [
      "somebody's dynasty",
      "zh",
      [table(["人物", "朝代"], ["落下闳", "西汉"])],
      "落下闳是哪个朝代的人？ => 西汉",
    ],
    [
      "words under the name that their language gives itself",
      "en",
      [table(["Nederlands", "Engels"], ["Waar is het station?", "Where is the station?"])],
      "What does “Waar is het station?” mean in English? => Where is the station?",
    ],
    [
      "forms under the bold line above them",
      "en",
      [
        { type: "paragraph", text: "The past of fietsen", runs: [{ start: 0, end: 19, bold: true }] },
        table(["", "fietsen"], ["wij", "fietsten"]),
      ],
      "The past of fietsen › wij — fietsen: [...] => fietsten",
    ],
    [
      "a value by what it is the value of",
      "en",
      [heading("Pump settings"), table(["Parameter", "Value"], ["Water pressure", "9 bar"])],
      "Pump settings › Water pressure: [...] => 9 bar",
    ],
    [
      "a head that is a clause",
      "en",
      [table(["Word", "It does not mean"], ["eventuell", "eventually"])],
      "What does “eventuell” not mean? => eventually",
    ],
  ])("G1: %s", async (_, lang, blocks, card) => {
    expect(await pairs(lang, heading(lang === "zh" ? "要点" : "Notes", 1), ...blocks)).toContain(card);
  });

  it.each([
    [
      "a timetable",
      [
        ["Week", "Topic", "Reading"],
        ["1", "Sampling", "Chapter 2"],
        ["2", "Bias", "Chapter 3"],
      ],
    ],
    [
      "a marking scheme",
      [
        ["Component", "Weight"],
        ["Essay", "40 %"],
        ["Exam", "60 %"],
      ],
    ],
    [
      "people to write to",
      [
        ["Name", "E-mail", "Office"],
        ["Ann Lee", "ann at uni", "B 12"],
      ],
    ],
    [
      "results of a run",
      [
        ["Group", "n", "hits", "miss"],
        ["men", "30", "12", "18"],
        ["women", "28", "15", "13"],
      ],
    ],
    [
      "a sum",
      [
        ["Item", "Number of parts"],
        ["Total", "12"],
      ],
    ],
  ] as const)("G1: %s is no table of facts", async (_, rows) => {
    expect(await pairs("en", heading("Notes"), table(...rows))).toEqual([]);
  });

  it("G1: rows are named by the column that tells them apart", async () => {
    const made = await pairs(
      "zh",
      heading("激素"),
      table(["序号", "激素", "分泌部位"], ["1", "瘦素", "脂肪细胞"], ["2", "褪黑素", "松果体"]),
    );

    expect(made).toEqual(["瘦素的分泌部位在哪里？ => 脂肪细胞", "褪黑素的分泌部位在哪里？ => 松果体"]);
  });
});
