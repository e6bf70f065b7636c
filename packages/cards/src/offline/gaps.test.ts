import { describe, expect, it } from "vitest";
import { heading, type LooseBlock, paragraph } from "../testing/build-document.ts";
import { cardsOf, pairs } from "../testing/pairs.ts";
import { underHeading } from "./context.ts";

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

describe("a gap with one right answer", () => {
  it.each([
    [
      "one of a list",
      "en",
      "Ionic lattices can be simple, layered, or molecular, depending on the bonds.",
      /=> (?:simple|layered)/,
    ],
    [
      "the end of a list of numbers",
      "en",
      "The empirical rule gives the shares within 1, 2 and 3 sigmas of it.",
      /=> 2/,
    ],
    [
      "half of a name",
      "en",
      "The last paper takes place on Friday at 9.30 sports hall entrance.",
      /=> 9\.30 sports/,
    ],
    [
      "what can be counted in the sentence",
      "en",
      "Bleaching goes through 3 main stages, namely soaking, rinsing and drying in the sun.",
      /=> 3 main stages/,
    ],
    [
      "a quality of many things",
      "en",
      "Regular maintenance of bearings is important for the working life of a pump.",
      /=> important/,
    ],
    [
      "the year of a count",
      "en",
      "In 2015, there were an estimated 30 million bicycles in the Netherlands.",
      /=> 2015/,
    ],
    [
      "the first of a list",
      "en",
      "Signs are pale cheeks, cold hands and wounds that heal slowly.",
      /=> pale cheeks/,
    ],
    [
      "another form of a word that stands there",
      "en",
      "Some dissolving tablets dissolve at once in a glass of tap water.",
      /=> dissolving/,
    ],
    [
      "a name with a word of it",
      "en",
      "The Kowalski cable of 1946 was sent home by Jan Kowalski from Oslo.",
      /=> Jan Kowalski/,
    ],
    [
      "a number torn from its power",
      "en",
      "A grain of that dust weighs only about 9.11 × 10^-28 grams.",
      /=> 9\.11/,
    ],
    [
      "a note with dashes",
      "en",
      "Harbour blockade - June 1948 - Varga blocked the land routes to Trieste",
      /./,
    ],
    ["其中一个别号", "zh", "陆游，字务观，世称“陆放翁”“放翁先生”，越州人。", /=> 陆放翁/u],
    ["后面数得出的个数", "zh", "取火必须同时具备三个条件：可燃物、助燃物和火源。", /=> 三个/u],
    ["两个并列目的之一", "zh", "轮作的目的是提高土地利用效率，减少病虫害。", /=> 提高土地利用效率$/u],
    ["空泛的评价", "zh", "丝绸是构成古代贸易的重要内容，产地集中在江浙。", /=> 构成/u],
    ["没有年份的日子", "zh", "9月25日，青川县宣布独立，成为全省第一个脱离旧政权的县城。", /=> 9月25日/u],
    ["半个括号", "zh", "（而耕地的分布却是南少北多）", /./u],
  ] as const)("%s is none", async (_, lang, sentence, card) => {
    expect((await pairs(lang, paragraph(sentence))).join("\n")).not.toMatch(card);
  });

  it.each([
    [
      "what it is called",
      "en",
      "Ada Byrne drew her coasts from memory at sea, a practice known as blind pilotage.",
      "blind pilotage",
    ],
    [
      "a test with the name it bears",
      "en",
      "The third limb of the older Varga test, which few had followed, has gone from practice.",
      "Varga test",
    ],
    [
      "who stands beside his title",
      "en",
      "The last margrave, Otto Reinhardt, had asked the neighbours for help in vain.",
      "Otto Reinhardt",
    ],
    ["an amount with both ends and its unit", "zh", "进针时针尖斜面向上，以15°～30°角刺入皮下。", "15°～30°"],
    [
      "a number whose thousands are set apart",
      "zh",
      "马头星云距离地球约1 300光年，位于猎户座。",
      "1 300光年",
    ],
    ["a year with its season", "zh", "1911年夏天，湖南、湖北等省爆发保路运动。", "1911年夏天"],
    ["the number behind 约", "zh", "成年人的心脏重量约260克，位于两肺之间。", "260克"],
  ] as const)("G1: %s is one", async (_, lang, sentence, answer) => {
    expect(await pairs(lang, paragraph(sentence))).toContainEqual(
      expect.stringMatching(new RegExp(`=> ${answer}$`, "u")),
    );
  });
});

describe("a sentence that needs the one before it", () => {
  it.each([
    ["en", "In February 1802 his brother-in-law landed at Cap-Français with 20,000 soldiers."],
    ["en", "Anna Kowalska wrote the first version in April 2005 at Lublin."],
    ["en", "Built in 1530 under the orders of Cardinal Wolsey, it stood near Ipswich."],
    ["en", "The House of Lords awarded £2,500 for loss of amenity because rebuilding cost far more."],
    ["en", "The northern route led from Gansu to Kashgar along the Taklamakan Desert."],
    ["en", "Note that we now call the old scale of Celsius centigrade."],
    ["zh", "不久，陆云舟又在《江报》发刊词中公布了主张。"],
    ["zh", "陆云舟因此在1982年获得银河奖，表彰他的长篇小说。"],
    ["zh", "1823年破解了其中的十四个小图案。"],
    ["zh", "代表作《西江集》收录唱和的诗作。"],
    ["zh", "明人推他为“江左三家”之首，后人也这样说。"],
    ["zh", "国会以“新政”为名讨论了三年，该法案引起争议。"],
    ["zh", "我们学校的校训是“博学”，记得期末会考。"],
  ] as const)("%s: %s", async (lang, sentence) => {
    expect(await pairs(lang, paragraph(sentence))).toEqual([]);
  });

  it("G1: what a pointer means may stand in the same sentence", async () => {
    const made = await pairs("zh", paragraph("国会起草的新法律管得很严，公众对这部法律称为“铁律”。"));

    expect(made.join("\n")).toContain("=> 铁律");
  });
});

describe("a sentence that needs its heading", () => {
  it.each([
    [
      "whoever is meant",
      "President of the Senate",
      "Can be removed before the end of the term by a vote of the Assembly of Notables.",
      "President of the Senate › Can be removed before the end of the term by a vote of the [...]. => Assembly of Notables",
    ],
  ])("G1: %s is named in front", async (_, over, sentence, card) => {
    const made = await pairs("en", heading("Civics", 1), heading(over, 2), paragraph(sentence));

    expect(made).toContain(card);
  });

  it("G1: a thing of many stands under what it is part of", async () => {
    const sentence = "The dome collapsed in 740 after an earthquake near Constantinople.";
    const made = await pairs("en", heading("Civics", 1), heading("Hagia Irene", 2), paragraph(sentence));

    expect(made.length).toBeGreaterThan(0);
    for (const card of made) expect(card).toMatch(/^Hagia Irene/);
  });

  it("a heading that names no treaty does not tell which treaty", async () => {
    const sentence = "The treaty gave Estonia its eastern border in 1920.";

    expect(await pairs("en", heading("Baltic history"), paragraph(sentence))).toEqual([]);
  });

  it("a phrase without its verb is no sentence", async () => {
    const phrase = "Queen of Navarre, known for her letters and for the court at Nérac.";

    expect(await pairs("en", heading("Persons"), paragraph(phrase))).toEqual([]);
  });

  it("G1: a question has it in front too", () => {
    expect(underHeading("Food offences", "What is the penalty?")).toBe("Food offences: what is the penalty?");
    expect(underHeading("火灾分类", "B类的可燃物是什么？")).toBe("火灾分类：B类的可燃物是什么？");
    expect(underHeading("", "What is ATP?")).toBe("What is ATP?");
  });
});

describe("the sentence of a gap", () => {
  it("G1: of a long one only the part with the gap is shown", async () => {
    const made = await pairs(
      "en",
      heading("Harbours"),
      paragraph(
        "Some 4,500 inhabitants of Lokrum escaped to the islands of Elaphiti; the harbour stood empty for many months, and grass is said to have grown between the stones of its quay.",
      ),
    );

    expect(made.join("\n")).toContain("Lokrum escaped to the islands of Elaphiti. => 4,500 inhabitants");
    expect(made.join("\n")).not.toContain("quay");
  });

  it("G1: what joins it to another sentence is left out", async () => {
    const made = await pairs(
      "en",
      heading("Lamps"),
      paragraph("Davy also tested the lamp at Hebburn Colliery in January 1816."),
    );

    expect(made.join("\n")).not.toMatch(/\balso\b/);
    expect(made.join("\n")).toContain("January 1816");
  });
});

describe("a sentence behind the one it needs", () => {
  it.each([
    [
      "en",
      "Jan Wolski led a revolt of the miners of Olkusz. Six months later the guards of the salt office hanged him at Gdańsk.",
      "Gdańsk",
    ],
    ["zh", "织工们在江宁成立了锦业公所。该公所在1911年并入商会，章程沿用至战后。", "1911年"],
  ] as const)("G1: %s: both are shown, and the gap lies in the second", async (lang, text, answer) => {
    const cards = await cardsOf(lang, heading(lang === "zh" ? "行会" : "Miners"), paragraph(text));
    const pair = cards.find((card) => card.rule === "gap.pair");

    expect(pair?.answer).toBe(answer);
    expect(pair?.question).toBe(text.replace(answer, "[...]"));
    expect(pair?.source.quote).toBe(text);
  });

  it("G1: behind two, when the one before it needs the one before that", async () => {
    const text =
      "Jan Wolski led a revolt of the miners of Olkusz. His revolt ended within a month. He was tried at Gdańsk in February 1791.";
    const made = await cardsOf("en", heading("Miners"), paragraph(text));

    expect(made.every(({ question }) => !/^(?:His|He)\b/.test(question))).toBe(true);
  });

  it("G1: the year of a case in brackets does not end a sentence's card", async () => {
    const text =
      "In Barlow [1985] reels were taken from a cinema at night and brought back within six hours.";

    expect(await pairs("en", heading("Theft"), paragraph(text))).toContain(
      "In Barlow [1985] reels were taken from a cinema at night and brought back within [...]. => six hours",
    );
  });

  it("not behind one that needs another itself", async () => {
    const text = "It was led by Jan Wolski of Olkusz. His revolt was crushed in February 1791 by the guards.";

    expect((await cardsOf("en", heading("Miners"), paragraph(text))).map(({ rule }) => rule)).not.toContain(
      "gap.pair",
    );
  });
});

it.each([
  ["隋明帝在沿海各港设立市舶司。", "市舶司"],
  ["嬴昭统一六部，在全境推行里甲制，书同文，车同轨。", "里甲制"],
  ["动火申请由值班主任审批，有效期一天。", "值班主任"],
])("G1: the object of a founding is a gap: %s", async (sentence, answer) => {
  const made = await pairs("zh", paragraph(sentence));

  expect(made.join("\n")).toContain(answer);
});

it("G1: a noun with its quality is a gap where nothing else is", async () => {
  const made = await pairs(
    "en",
    heading("Springs"),
    paragraph("Each spring has an elastic limit at which it bends for good."),
  );

  expect(made.join("\n")).toContain("elastic limit");
});

describe("the term that a sentence begins with", () => {
  it.each([
    [
      "en",
      "A gantry crane sits in front of ships and distributes cargo among the waggons there.",
      "gantry crane",
    ],
    ["zh", "折返激动常见于旁道传导异常的心脏，多在青年时发作。", "折返激动"],
  ] as const)("G1: %s: is its gap where nothing else is asked of it", async (lang, sentence, answer) => {
    expect((await pairs(lang, paragraph(sentence))).join("\n")).toContain(answer);
  });

  it.each([
    ["en", "The claimant must take reasonable steps to keep the loss of the season small."],
    ["zh", "任何引起组织损伤的因素都可以引起炎症反应的发生。"],
  ] as const)("%s: a word for any of many is none", async (lang, sentence) => {
    expect((await pairs(lang, paragraph(sentence))).join("\n")).not.toMatch(/=> (?:claimant|任何)$/mu);
  });
});

describe("plain sentences of narratives and of law", () => {
  it.each([
    [
      "a rule's last noun phrase",
      "A joint owner who kills another cannot take by the right of survivorship.",
      "by the [...]. => right of survivorship",
    ],
    [
      "an age",
      "Adalbert became emperor at the age of thirteen.",
      "Adalbert became emperor at the age of [...]. => thirteen",
    ],
    [
      "a name behind what it is the name of",
      "The young king was crowned at Ribe in a cold church. For a time all power lay with his guardian, Bertram Vale.",
      "guardian, [...]. => Bertram Vale",
    ],
    [
      "where somebody was sent instead of something",
      "Colonel Bertram Vale discovered that the real author was Major Adler. The army transferred him to Tunisia instead of reopening the case.",
      "to [...] instead of reopening the case. => Tunisia",
    ],
  ])("G1: %s is a gap", async (_, sentence, card) => {
    expect((await pairs("en", paragraph(sentence))).join("\n")).toContain(card);
  });

  it("what a reader is told to do has none", async () => {
    const made = await pairs(
      "en",
      paragraph("Bring one primary source of your own to the revision seminar."),
    );

    expect(made).toEqual([]);
  });
});
