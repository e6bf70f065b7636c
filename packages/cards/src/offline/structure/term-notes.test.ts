import { describe, expect, it } from "vitest";
import { heading, items, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

describe("English lines whose meaning is a predicate", () => {
  it.each([
    [
      "a place",
      "Transcription: takes place in the nucleus",
      "Where does transcription take place? => in the nucleus",
    ],
    ["a year", "Kett's Rebellion: broke out in 1549", "When did Kett's Rebellion break out? => in 1549"],
    [
      "a moment",
      "Ovulation: occurs when the follicle bursts",
      "When does ovulation occur? => when the follicle bursts",
    ],
    [
      "where a thing is",
      "Mitral valve: found between two chambers",
      "Where is the mitral valve found? => between two chambers",
    ],
    [
      "a use",
      "Tongs and clamps: used to hold hot glass",
      "What are tongs and clamps used for? => to hold hot glass",
    ],
    [
      "a material",
      "Bronze alloys: made of copper and tin",
      "What are bronze alloys made of? => copper and tin",
    ],
    [
      "a founder",
      "Hanseatic League: founded by German merchants",
      "Who was the Hanseatic League founded by? => German merchants",
    ],
    [
      "contents",
      "Sports drink: contains sugar and salt",
      "What does the sports drink contain? => sugar and salt",
    ],
    [
      "a belief",
      "Levellers: believed that all men should vote",
      "What did levellers believe? => all men should vote",
    ],
    ["a beginning", "Weaning: begins at six months", "When does weaning begin? => at six months"],
    [
      "a habit",
      "Upper House: elected every six years",
      "How often is the Upper House elected? => every six years",
    ],
    [
      "a condition",
      "Loose scree: formed when frost splits the rock",
      "When is the loose scree formed? => when frost splits the rock",
    ],
    [
      "a place with a clause",
      "Sink holes: occur where limestone dissolves",
      "Where do sink holes occur? => where limestone dissolves",
    ],
    ["stuff", "Sandstone: made of grains of quartz", "What is sandstone made of? => grains of quartz"],
    [
      "members",
      "Percussion family: drum, triangle, gong",
      "What belongs to the percussion family? => drum, triangle, gong",
    ],
    ["a span of years", "Interwar period: 1918 to 1939", "When was the interwar period? => 1918 to 1939"],
    [
      "a span",
      "Session cookie: kept until the window closes",
      "How long is the session cookie kept? => until the window closes",
    ],
  ])("G1: %s is asked as such", async (_, line, card) => {
    expect(await pairs("en", heading("Notes"), ...items(false, line))).toContain(card);
  });

  it.each([
    ["a manner is no place", "Cytokinesis: occurs in two stages"],
    ["nor is a response", "Shivering: occurs in response to cold"],
    ["nor a season", "Leaf fall: takes place in the autumn of each year"],
  ])("%s", async (_, line) => {
    const made = await pairs("en", heading("Notes"), ...items(false, line));

    expect(made.join("\n")).not.toMatch(/^Where/m);
  });
});

describe("English names and their article", () => {
  it.each([
    ["an event", "Great Fire Plague: killed a tenth of the town", "What did the Great Fire Plague do?"],
    ["a statute", "Statute of Winchester: law on the watch in towns", "What is the Statute of Winchester?"],
    ["an amendment", "19th Amendment: gave the vote to women", "What did the 19th Amendment do?"],
    ["a church", "Coptic Church: church of Egypt", "What is the Coptic Church?"],
    [
      "an institution is nobody",
      "Papal Court: led the appeal of every bishop",
      "What did the Papal Court do?",
    ],
    ["many in Latin", "Bacteria: cells without a nucleus", "What are bacteria?"],
    ["the only one of its kind", "Final product: water", "What is the final product?"],
    ["a mark of a note", "Predation *: the act of killing for food", "What is predation?"],
    ["what is of something", "Wheel of Fortune: emblem of luck", "What is the Wheel of Fortune?"],
    ["a scale", "Mercalli scale: measures how a quake is felt", "What does the Mercalli scale do?"],
    ["somebody with initials", "GH Mead: published lectures on the self", "What did GH Mead do?"],
    ["somebody who did something", "Jane Marlow: reformer who opened schools", "Who was Jane Marlow?"],
    [
      "a short name with its long one",
      "PAN (Personal Area Network): a few metres",
      "What is meant by “PAN (Personal Area Network)”?",
    ],
    [
      "what a doctrine did",
      "Hallstein Doctrine: promised no contact with rivals",
      "What did the Hallstein Doctrine do?",
    ],
    [
      "a spectrum is nobody",
      "Emission Spectrum: Emission of light by hot gas",
      "What is meant by “Emission Spectrum”?",
    ],
    ["who said something", "Amos Tull: rationalist who said that habit decides", "Who was Amos Tull?"],
    ["a colonist", "Mary Hale: colonist who sued the governor", "Who was Mary Hale?"],
  ])("G1: %s", async (_, line, question) => {
    const made = await pairs("en", heading("Notes"), ...items(false, line));

    expect(made).toContain(`${question} => ${line.replace(/^.*?: /, "")}`);
  });

  it.each([
    ["the article that the text gives it", "Scripts read the BOM, too.", "What is the BOM?"],
    ["one of many where the text says so", "Each window has a BOM.", "What is a BOM?"],
    ["no article where the text shows none", "Scripts are loaded last.", "What is meant by “BOM”?"],
  ])("G1: an abbreviation takes %s", async (_, sentence, question) => {
    const line = "BOM: tree of objects behind a window";
    const made = await pairs("en", heading("Notes"), paragraph(sentence), ...items(false, line));

    expect(made).toContain(`${question} => tree of objects behind a window`);
  });

  it("G1: a name that the text writes with a capital keeps it", async () => {
    const made = await pairs(
      "en",
      heading("Notes"),
      paragraph("Those who came with Cromwell had no pay for years."),
      ...items(false, "Cromwell: leader of the army that won the war"),
    );

    expect(made.join("\n")).toContain("Cromwell");
    expect(made.join("\n")).not.toContain("cromwell");
  });
});

describe("中文条目里的零散笔记", () => {
  it.each([
    ["人物问是谁", "忽必烈：元朝皇帝，定都大都", "忽必烈是谁？ => 元朝皇帝，定都大都"],
    ["事件只问年份", "贞观改革：627年，唐太宗，任用贤臣", "贞观改革是在哪一年？ => 627年"],
    [
      "时段问什么时候",
      "希波战争：希腊与波斯，公元前499—前449年",
      "希波战争是什么时候？ => 公元前499—前449年",
    ],
    ["颁布问哪一年颁布", "钦定学堂章程：1902年颁布，没有实行", "钦定学堂章程是哪一年颁布的？ => 1902年"],
    ["设立问哪一年设立", "方言馆：1863年设立，外语学堂", "方言馆是哪一年设立的？ => 1863年"],
    ["分期问表现", "出疹期：高热不退，全身红疹", "出疹期有什么表现？ => 高热不退，全身红疹"],
    ["在字结尾问哪里", "文艺复兴最早兴起于：意大利", "文艺复兴最早兴起于哪里？ => 意大利"],
    ["发明者问是谁", "电报发明者：莫尔斯", "电报发明者是谁？ => 莫尔斯"],
    ["总称不问包括哪些", "四诊：望、闻、问、切的总称", "四诊是什么？ => 望、闻、问、切的总称"],
  ])("G1: %s", async (_, line, card) => {
    expect(await pairs("zh", heading("笔记", 1), heading("复习"), ...items(false, line))).toContain(card);
  });

  it.each([
    ["日期和名称混在一起", "飞梭：凯伊，1733年"],
    ["几个年份各是一件事", "荷兰：1581年独立，1602年东印度公司"],
    ["并列的名称没有说它是什么", "古希腊：雅典与斯巴达；神话、悲剧"],
  ])("%s，不知道问什么就不问", async (_, line) => {
    const made = await pairs("zh", heading("笔记", 1), heading("复习"), ...items(false, line));

    expect(made.join("\n")).not.toContain("是什么");
    expect(made.join("\n")).not.toContain("哪一年");
  });

  it.each([
    ["字号后面的身份说明是某个人", "诸葛亮：字孔明，蜀汉丞相", "诸葛亮是谁？ => 字孔明，蜀汉丞相"],
    ["运动只问时间", "一二九运动：1935年12月9日，北平学生", "一二九运动是什么时候？ => 1935年12月9日"],
    ["地点问哪里", "兴中会成立地点：檀香山", "兴中会成立地点是哪里？ => 檀香山"],
    ["国别和作品说的是某个人", "福禄培尔：德国，《人的教育》", "福禄培尔是谁？ => 德国，《人的教育》"],
    ["并列的否定说明问特点", "报文交换：灵活，不独占线路", "报文交换有什么特点？ => 灵活，不独占线路"],
    [
      "阶段里的成员问包括哪些",
      "道德发展阶段：他律、自律、公正",
      "道德发展阶段包括哪些？ => 他律、自律、公正",
    ],
    ["提醒问要注意什么", "地高辛：注意测量心率", "地高辛要注意什么？ => 注意测量心率"],
    [
      "外语短语问意思",
      "hay que + 不定式：应该（无人称）",
      "“hay que + 不定式”是什么意思？ => 应该（无人称）",
    ],
    ["服法问怎么使用", "奥美拉唑：饭前服用，整粒吞服", "奥美拉唑怎么使用？ => 饭前服用，整粒吞服"],
    ["病症问表现", "低血糖症：心慌，出汗，手抖", "低血糖症有什么表现？ => 心慌，出汗，手抖"],
    ["数得出的作品问有哪些", "三大名著：《甲》《乙》《丙》", "三大名著有哪些？ => 《甲》《乙》《丙》"],
    ["首选问什么", "过敏性休克首选：肾上腺素", "过敏性休克首选什么？ => 肾上腺素"],
    ["分组的数值各问各的", "插管深度：成人22cm，儿童12cm", "儿童的插管深度是多少？ => 12cm"],
    ["用时问多长", "洗手时间：不少于15秒", "洗手时间是多长？ => 不少于15秒"],
  ])("G1: %s", async (_, line, card) => {
    expect(await pairs("zh", heading("笔记", 1), heading("复习"), ...items(false, line))).toContain(card);
  });

  it("G1: 人物标题下面的朝代和作品说的是某个人", async () => {
    const made = await pairs(
      "zh",
      heading("笔记", 1),
      heading("作家"),
      ...items(false, "施耐庵：元末明初，《水浒传》"),
    );

    const deeds = await pairs("zh", heading("笔记", 1), heading("人物"), ...items(false, "左宗棠：收复新疆"));
    expect(deeds).toContain("左宗棠的主要事迹是什么？ => 收复新疆");
    const groups = await pairs(
      "zh",
      heading("笔记", 1),
      heading("作家"),
      ...items(false, "元曲：散曲和杂剧的合称", "苏门学士：黄庭坚、秦观、晁补之"),
    );
    expect(groups.join("\n")).not.toContain("主要事迹");
    expect(made).toContain("施耐庵是谁？ => 元末明初，《水浒传》");
  });

  it("G1: a number above a list of labels is what they belong to", async () => {
    const made = await pairs(
      "en",
      heading("Key terms"),
      { type: "listItem", ordered: true, depth: 0, listId: "a", text: "Habituation" },
      {
        type: "listItem",
        ordered: false,
        depth: 0,
        listId: "b",
        text: "Definition: a weaker answer to a repeated stimulus",
      },
    );

    expect(made).toContain("What is habituation? => a weaker answer to a repeated stimulus");
  });

  it("G1: 泛称身份的词不是某个人", async () => {
    const made = await pairs(
      "zh",
      heading("笔记", 1),
      heading("复习"),
      ...items(false, "法老：古埃及的国王"),
    );

    expect(made).toContain("法老是什么？ => 古埃及的国王");
  });

  it("G1: 表格里只有范围的列带上标题", async () => {
    const made = await pairs("zh", heading("笔记", 1), heading("血压"), {
      type: "table",
      headerRows: 1,
      rows: [
        ["人群", "正常范围"],
        ["成年人", "90～139mmHg"],
        ["新生儿", "60～90mmHg"],
      ],
    });

    expect(made).toContain("血压：成年人的正常范围是多少？ => 90～139mmHg");
  });
});

it.each([
  ["zh", "讲解：渡船由港务局管理。", "渡船由谁管理？ => 港务局"],
  ["en", "Commentary: A ferry is a boat with two bows.", "What is a ferry?"],
] as const)("a word about the sentences behind it is no term: %s", async (lang, text, card) => {
  const made = await pairs(lang, heading(lang === "zh" ? "渡口" : "Crossings"), paragraph(text));

  expect(made.join("\n")).toContain(card);
  expect(made.join("\n")).not.toMatch(/讲解|ommentary/);
});

it.each([
  "Found in large numbers in loose soil: worms, mites and moulds",
  '"leaf") moulds - pale threads',
  "two loose boards -> clamp, wait a day",
])("half a sentence is no term: %s", async (line) => {
  expect(await pairs("en", heading("Soil"), paragraph(line))).toEqual([]);
});
