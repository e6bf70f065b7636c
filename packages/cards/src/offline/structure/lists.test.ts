import { describe, expect, it } from "vitest";
import { heading, items, type LooseBlock, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const nested = (...texts: readonly (readonly [number, string])[]): readonly LooseBlock[] =>
  texts.map(([depth, text]) => ({ type: "listItem", ordered: false, depth, listId: `l${depth}`, text }));

describe("term lines", () => {
  it.each([
    [
      "a year asks for what happened",
      "1707 – Scotland joins the union",
      "What happened in 1707? => Scotland joins the union",
    ],
    [
      "so does a span of years",
      "1756 - 1763: Seven Years' War",
      "What happened in 1756 - 1763? => Seven Years' War",
    ],
    [
      "a case asks for what was decided",
      "Smith v Jones [1901]: a finder keeps what the owner gave up",
      "What was decided in Smith v Jones [1901]? => a finder keeps what the owner gave up",
    ],
    [
      "a list of names is examples",
      "Loop diuretics: furosemide, bumetanide",
      "What are examples of loop diuretics? => furosemide, bumetanide",
    ],
    [
      "words with capitals keep their article",
      "Payback Rule: invest where the money returns first",
      "What is the Payback Rule? => invest where the money returns first",
    ],
    [
      "what a thing does is asked as such",
      "Counter-offer: kills the first offer",
      "What does “Counter-offer” do? => kills the first offer",
    ],
  ])("G1: %s", async (_, line, card) => {
    expect(await pairs("en", heading("Notes"), ...items(false, line))).toContain(card);
  });

  it.each([
    ["a chain of notes", "Lungs - many alveoli - large surface - short way"],
    ["a note", "Overlap Note: in an open economy this is constrained"],
    ["a predicate", "must be sufficient but need not be adequate: three wrappers were enough"],
    ["what a thing is not", "Silence: cannot be an acceptance of any offer"],
  ])("%s names nothing", async (_, line) => {
    for (const pair of await pairs("en", heading("Notes"), ...items(false, line))) {
      expect(pair).not.toMatch(/^What (?:is|are|is meant by) /);
    }
  });

  it.each([
    ["三个字的术语不加标题", "细胞的结构", "叶绿体：光合作用的场所", "叶绿体是什么？ => 光合作用的场所"],
    ["两个字的术语加标题", "心脏", "瓣膜：防止血液倒流的结构", "心脏：瓣膜是什么？ => 防止血液倒流的结构"],
    [
      "阶段问发生什么",
      "有丝分裂",
      "中期：着丝粒排列在赤道板上",
      "有丝分裂：中期发生什么？ => 着丝粒排列在赤道板上",
    ],
    ["数值问多少", "给药", "皮下注射的角度：30°～40°", "皮下注射的角度是多少？ => 30°～40°"],
    ["命令问作用", "SQL命令", "GRANT：授权", "GRANT的作用是什么？ => 授权"],
    ["长短问多长", "时间", "恒星日：23时56分4秒", "恒星日是多长？ => 23时56分4秒"],
    ["一句里的两个术语分开问", "公转", "近日点：1月初，远日点：7月初", "远日点是什么时候？ => 7月初"],
    ["含有什么问特点", "骨的构造", "骨外膜：含有血管和神经", "骨外膜有什么特点？ => 含有血管和神经"],
    ["做什么问作用", "运动系统", "静脉瓣：防止血液倒流", "静脉瓣的作用是什么？ => 防止血液倒流"],
    ["期限问多长", "会计凭证", "保管期限：三十年", "保管期限是多长？ => 三十年"],
    ["一列名称问包括哪些", "西班牙语", "序数词：第一、第二、第三", "序数词包括哪些？ => 第一、第二、第三"],
    ["年份问发生了什么", "洋务运动", "1861年：设立总理衙门", "1861年发生了什么？ => 设立总理衙门"],
  ])("G1: %s", async (_, topic, line, card) => {
    expect(await pairs("zh", heading("笔记", 1), heading(topic), paragraph(line))).toContain(card);
  });

  it("G1: a label in a list belongs to the item that it stands under", async () => {
    const made = await pairs(
      "zh",
      heading("教育目的"),
      ...nested([0, "个体本位论"], [1, "观点：从个人的需要出发"]),
    );

    expect(made).toContain("个体本位论的观点是什么？ => 从个人的需要出发");
  });

  it("G1: one word with Chinese behind it is a sentence, two such lines are vocabulary", async () => {
    const alone = await pairs(
      "zh",
      heading("合并"),
      paragraph("commit 完成合并"),
      paragraph("然后推送到远程仓库。"),
    );
    const beside = await pairs("zh", heading("单元一"), paragraph("commit 承诺"), paragraph("merge 合并"));

    expect(alone.join("\n")).not.toContain("什么意思");
    expect(beside).toContain("“commit”是什么意思？ => 承诺");
  });

  it("G1: a term of another language is the gap of what it means", async () => {
    const made = await pairs(
      "other",
      heading("Notions"),
      ...items(false, "Tiers état : l'ensemble de ceux qui ne sont ni prêtres ni nobles"),
    );

    expect(made).toEqual(["[...] : l'ensemble de ceux qui ne sont ni prêtres ni nobles => Tiers état"]);
  });
});

describe("lists", () => {
  it("G1: short members are asked for together, with the line that announces them", async () => {
    const made = await pairs(
      "zh",
      heading("需求"),
      paragraph("影响需求的因素："),
      ...items(false, "价格", "收入", "偏好"),
    );

    expect(made).toEqual(["影响需求的因素有哪些？ => 价格、收入、偏好"]);
  });

  it("G1: a bare label is asked of the heading above it", async () => {
    const made = await pairs(
      "en",
      heading("Plant cells", 1),
      heading("Vacuole"),
      paragraph("Functions:"),
      ...items(false, "Support", "Storage", "Growth"),
    );

    expect(made).toEqual(["Vacuole: what are the functions? => Support, Storage, Growth"]);
  });

  it.each([
    [
      "en",
      "Rivers wear their bed in two ways:",
      ["Abrasion: stones scrape it", "Attrition: stones hit each other"],
      "Rivers wear their bed in two ways: which two? => Abrasion, Attrition",
    ],
    [
      "en",
      "The claimant must prove that:",
      ["a duty was owed", "it was broken", "loss followed"],
      "What must the claimant prove? => a duty was owed, it was broken, loss followed",
    ],
    [
      "zh",
      "弦乐器分为两大类：",
      ["弓弦乐器：用弓擦弦", "拨弦乐器：用手拨弦"],
      "弦乐器分为哪两大类？ => 弓弦乐器、拨弦乐器",
    ],
    ["zh", "常见的有两种：", ["同化：变得相同", "异化：变得不同"], "语流音变常见的有哪两种？ => 同化、异化"],
  ] as const)(
    "G1: %s: what a line announces is asked for by the names behind it: %s",
    async (lang, lead, lines, card) => {
      const topic = lang === "zh" ? "语流音变" : "Rivers";
      const made = await pairs(
        lang,
        heading("Course", 1),
        heading(topic),
        paragraph(lead),
        ...items(false, ...lines),
      );

      expect(made).toContain(card);
    },
  );

  it("G1: a sentence that counts its members asks for that many", async () => {
    const made = await pairs(
      "en",
      heading("Rivers"),
      paragraph("Rivers erode in three ways:"),
      ...items(false, "Abrasion", "Attrition", "Solution"),
    );

    expect(made).toEqual(["Rivers erode in three ways: which three? => Abrasion, Attrition, Solution"]);
  });

  it("G1: a question and an answer that were read as two numbered items are one card", async () => {
    const made = await pairs(
      "en",
      heading("Duress"),
      ...items(true, "What is the effect of duress?", "The contract is voidable."),
    );

    expect(made).toEqual(["What is the effect of duress? => The contract is voidable"]);
  });
});

describe("what a term's meaning is", () => {
  it.each([
    [
      "how long something is",
      "Adverse possession: 10 years for registered land",
      "Adverse possession: how long? => 10 years for registered land",
    ],
    [
      "a sum is asked by how",
      "Number of moles = mass / molar mass",
      "How is the number of moles calculated? => mass / molar mass",
    ],
    [
      "what many things do is asked as such",
      "Enzymes: speed up reactions",
      "What do enzymes do? => speed up reactions",
    ],
    [
      "somebody is asked for by who",
      "Ann Hutton – founder of the first school",
      "Who was Ann Hutton? => founder of the first school",
    ],
  ])("G1: %s", async (_, line, card) => {
    expect(await pairs("en", heading("Notes"), ...items(false, line))).toContain(card);
  });

  it.each([
    [
      "an abbreviation that does something",
      "ARP: finds the address that belongs to a name",
      "What does ARP do? => finds the address that belongs to a name",
    ],
    [
      "a deed of the past",
      "Flying shuttle: allowed weavers to make wider cloth",
      "What did “Flying shuttle” do? => allowed weavers to make wider cloth",
    ],
    ["how many of something", "Adult skeleton: 206 bones", "Adult skeleton: how many bones? => 206 bones"],
    ["what cells do", "Osteoblasts: build new bone", "What do osteoblasts do? => build new bone"],
    [
      "what cells are",
      "Osteocytes: mature cells that keep the bone alive",
      "What are osteocytes? => mature cells that keep the bone alive",
    ],
    [
      "what goes on in a phase",
      "Lag phase: cells adapt, no division",
      "What happens in the lag phase? => cells adapt, no division",
    ],
    ["a plural from Latin", "Bacilli: rods", "What are bacilli? => rods"],
    [
      "what somebody did",
      "Filippo Neri – demonstrated linear perspective",
      "What did Filippo Neri do? => demonstrated linear perspective",
    ],
    [
      "a charter is nobody",
      "Magna Carta: charter that limited the power of King John",
      "What is meant by “Magna Carta”? => charter that limited the power of King John",
    ],
    [
      "a common noun before a name is written small",
      "Effects of the Black Death: higher wages, empty villages",
      "What are the effects of the Black Death? => higher wages, empty villages",
    ],
    [
      "one of numbered things",
      "Type II error: keeping a false hypothesis",
      "What is a Type II error? => keeping a false hypothesis",
    ],
    [
      "a sentence whose first word only looks like a verb",
      "Capital: profits from trade were invested in machines",
      "What is meant by “Capital”? => profits from trade were invested in machines",
    ],
  ])("G1: %s", async (_, line, card) => {
    expect(await pairs("en", heading("Notes"), ...items(false, line))).toContain(card);
  });

  it("G1: 只有编号的种类带上标题，有关问与什么有关", async () => {
    const made = await pairs(
      "zh",
      heading("免疫", 1),
      heading("超敏反应"),
      paragraph("II型：新生儿溶血症"),
      paragraph("IgE：与过敏反应有关"),
    );

    expect(made).toEqual(["超敏反应：II型是什么？ => 新生儿溶血症", "IgE与什么有关？ => 与过敏反应有关"]);
  });

  it("G1: a year under a heading of vocabulary is still a year", async () => {
    const made = await pairs(
      "en",
      heading("Notes", 1),
      heading("Vocabulary"),
      ...items(false, "1874: first exhibition in Paris", "Triptych: three panels"),
    );

    expect(made).toContain("What happened in 1874? => first exhibition in Paris");
  });

  it("a chain of notes is no meaning", async () => {
    const made = await pairs(
      "en",
      heading("Notes"),
      ...items(false, "Lungs - many alveoli - large surface - short way"),
    );

    expect(made.join("\n")).not.toMatch(/lungs\?/i);
  });

  it.each([
    ["含有什么问特点", "骨的构造", "骨外膜：含有血管和神经", "骨外膜有什么特点？ => 含有血管和神经"],
    ["做什么问作用", "运动系统", "静脉瓣：防止血液倒流", "静脉瓣的作用是什么？ => 防止血液倒流"],
    ["期限问多长", "会计凭证", "保管期限：三十年", "保管期限是多长？ => 三十年"],
    ["一列名称问包括哪些", "西班牙语", "序数词：第一、第二、第三", "序数词包括哪些？ => 第一、第二、第三"],
    ["长短问多长", "时间", "恒星日：23时56分4秒", "恒星日是多长？ => 23时56分4秒"],
    ["一句里的两个术语分开问", "公转", "近日点：1月初，远日点：7月初", "远日点是什么时候？ => 7月初"],
  ])("G1: %s", async (_, topic, line, card) => {
    expect(await pairs("zh", heading("笔记", 1), heading(topic), paragraph(line))).toContain(card);
  });

  it("G1: a quality under 特点 belongs to what the heading names", async () => {
    const made = await pairs(
      "zh",
      heading("笔记", 1),
      heading("进程 (Process)"),
      ...nested([0, "特点："], [1, "独立性：拥有自己的地址空间"]),
    );

    expect(made).toContain("进程的独立性是什么？ => 拥有自己的地址空间");
  });
});

describe("what is no term, and whose it is", () => {
  it.each([
    ["a trait", "Smaller - 1 to 10 micrometres across"],
    ["a lack", "No nucleus - DNA lies in the cytoplasm"],
    ["a clause", "Learning that has lasted - information that was stored"],
  ])("%s", async (_, line) => {
    expect(await pairs("en", heading("Notes"), ...items(false, line))).toEqual([]);
  });

  it("the heading of a paragraph is not asked for by what its first sentence says", async () => {
    const made = await pairs(
      "en",
      heading("Notes"),
      ...items(
        true,
        "Cell Structure: Animal cells have a nucleus. Plant cells also have a wall.",
        "Mitosis: a division",
      ),
    );

    expect(made.join("\n")).not.toContain("Cell Structure");
  });

  it("G1: a set that names its kind is asked for as a whole", async () => {
    expect(
      await pairs(
        "en",
        heading("Notes"),
        ...items(false, "Types of unemployment: frictional, structural, cyclical"),
      ),
    ).toContain("What are the types of unemployment? => frictional, structural, cyclical");
  });

  it("G1: 一行里并列的两个等式分开问，数额问等于多少", async () => {
    expect(await pairs("zh", heading("时值", 1), paragraph("全音符 = 4拍；二分音符 = 2拍"))).toContain(
      "全音符等于多少？ => 4拍",
    );
  });

  it("G1: 起义的日期不问多长，领导人属于标题", async () => {
    const made = await pairs(
      "zh",
      heading("历史", 1),
      heading("戊戌变法"),
      ...items(false, "领导人：康有为、梁启超", "武昌起义：1911年10月10日"),
    );

    expect(made).toEqual([
      "戊戌变法的领导人有哪些？ => 康有为、梁启超",
      "武昌起义是什么时候？ => 1911年10月10日",
    ]);
  });

  it("a heading that only names a subject is not asked for its lines", async () => {
    const made = await pairs(
      "zh",
      heading("政治", 1),
      heading("科学社会主义理论"),
      ...items(false, "从空想到科学", "从理论到实践"),
    );

    expect(made.join("\n")).not.toContain("有哪些");
  });
});
