import { describe, expect, it } from "vitest";
import { heading, table } from "../../testing/build-document.ts";
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
    "en",
    "what it shows, with the article of a thing",
    [
      ["Statement", "Shows"],
      ["Cash flow statement", "cash in and out"],
    ],
    "What does the cash flow statement show? => cash in and out",
  ],
  [
    "en",
    "uses by what it is used for",
    [
      ["Metal", "Main uses"],
      ["Zinc", "galvanising"],
    ],
    "What is zinc mainly used for? => galvanising",
  ],
  [
    "en",
    "a formula for something",
    [
      ["Ratio", "Formula"],
      ["Stock turnover ratio", "sales / stock"],
    ],
    "What is the formula for the stock turnover ratio? => sales / stock",
  ],
  [
    "en",
    "an onset by how long",
    [
      ["Allergen", "Onset"],
      ["Nickel", "12 to 48 hours"],
    ],
    "Nickel: how long until onset? => 12 to 48 hours",
  ],
  [
    "en",
    "the events of an act by what happens in it",
    [
      ["Act", "Main events"],
      ["2", "The ferryman refuses to cross"],
    ],
    "What happens in Act 2? => The ferryman refuses to cross",
  ],
  [
    "en",
    "an authority by which case",
    [
      ["Factor", "Authority"],
      ["Social utility", "Rowe v Dunn"],
    ],
    "Which case is the authority for the social utility? => Rowe v Dunn",
  ],
  [
    "en",
    "who decides",
    [
      ["Case", "Who decides"],
      ["Lost key", "the porter"],
    ],
    "Lost key: who decides? => the porter",
  ],
  [
    "en",
    "numbered stages keep their kind",
    [
      ["Stage", "Growth"],
      ["1", "slow"],
      ["2", "rapid"],
      ["3", "none"],
    ],
    "Stage 2 — growth: [...] => rapid",
  ],
  [
    "en",
    "a work by whom it is",
    [
      ["Thinker", "Work", "Year"],
      ["Ada Brook", "On Tides", "1871"],
    ],
    "Which work is by Ada Brook? => On Tides",
  ],
  [
    "en",
    "the year beside a work is that of the work",
    [
      ["Thinker", "Work", "Year"],
      ["Ada Brook", "On Tides", "1871"],
    ],
    "When was “On Tides” published? => 1871",
  ],
  [
    "en",
    "several persons by who they are",
    [
      ["Court", "Judges"],
      ["Harbour Court", "two captains and a clerk"],
    ],
    "Harbour Court: who are the judges? => two captains and a clerk",
  ],
  [
    "en",
    "the contents of one of two things compared",
    [
      ["", "RAM", "ROM"],
      ["Typical size", "8 GB", "8 MB"],
      ["Contents", "programs in use", "boot instructions"],
    ],
    "What are the contents of ROM? => boot instructions",
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
      "one example by what it is an example of",
      [
        ["Scale", "Example"],
        ["nominal", "blood group"],
      ],
      "“blood group” is an example of which scale? => nominal",
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

  it("G1: a head that asks by itself is asked as it stands", async () => {
    const made = await pairs(
      "en",
      heading("Night shift"),
      table(
        ["Time", "What must happen", "Form"],
        ["9 hours later", "second inspection, and every 9 hours after that by the foreman on duty", "F 40"],
      ),
    );

    expect(made).toContain(
      "Time: 9 hours later: what must happen? => second inspection, and every 9 hours after that by the foreman on duty",
    );
  });

  it("G1: stages at the head of the columns have what the rows tell", async () => {
    const made = await pairs(
      "zh",
      heading("水库的一生"),
      table(["", "蓄水期", "稳定期", "淤积期"], ["管理重点", "控制水位上升速度", "调度发电", "排沙"]),
    );

    expect(made).toContain("稳定期的管理重点是什么？ => 调度发电");
  });

  it("G1: two lists side by side are no facts", async () => {
    const made = await pairs(
      "en",
      heading("Moving to the coast"),
      table(["Push factors", "Pull factors"], ["floods", "harbour jobs"], ["debt", "kin"]),
    );

    expect(made).toEqual([]);
  });

  it("the number of an article is no answer", async () => {
    const made = await pairs("zh", heading("期限"), table(["事项", "依据"], ["缴纳罚款", "第67条"]));

    expect(made).toEqual([]);
  });
});
