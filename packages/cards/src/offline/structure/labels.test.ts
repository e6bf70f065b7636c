import { describe, expect, it } from "vitest";
import { heading, items, type LooseBlock, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const lines = (...texts: readonly string[]): readonly LooseBlock[] => texts.map(paragraph);
const under = (lang: "zh" | "en", topic: string, ...blocks: readonly LooseBlock[]) =>
  pairs(lang, heading(lang === "zh" ? "讲义" : "Course", 1), heading(topic), ...blocks);

describe("what an aspect belongs to", () => {
  it("G1: 标题只说一样东西，标签就属于它", async () => {
    const made = await under(
      "zh",
      "盐铁专卖",
      ...lines("核心思想：由官府经营盐铁", "最终失败的标志：废除榷酤"),
    );

    expect(made).toEqual([
      "盐铁专卖的核心思想是什么？ => 由官府经营盐铁",
      "盐铁专卖的最终失败的标志是什么？ => 废除榷酤",
    ]);
  });

  it("标题说几样东西，标签属于哪一样就说不准", async () => {
    expect(await under("zh", "插值 拟合", ...lines("缺点：端点附近误差很大"))).toEqual([]);
  });

  it("前面另有一个名称，标签属于哪一个就说不准", async () => {
    const made = await under("zh", "散列", ...lines("开放定址：冲突时往后找空位的方法", "缺点：容易堆积"));

    expect(made.join("\n")).not.toContain("缺点");
  });

  it("G1: 没有冒号的一行字是后面标签的主人", async () => {
    const made = await under(
      "zh",
      "插值 拟合",
      paragraph("样条插值 步骤"),
      ...items(true, "把区间分成小段", "每段写出多项式", "列出连接条件"),
      paragraph("缺点：计算量大"),
    );

    expect(made).toContain("样条插值的缺点是什么？ => 计算量大");
  });

  it("G1: a definition below a line of its own says what that line names", async () => {
    const made = await under(
      "en",
      "Key ideas",
      ...lines("2. Tidal Range (TR)", "Definition: the height between two tides"),
    );

    expect(made).toEqual(["What is Tidal Range? => the height between two tides"]);
  });

  it("G1: a label inside a line belongs to its term", async () => {
    const made = await under(
      "en",
      "Diseases",
      ...items(false, "Scurvy: lack of fresh food. Treatment: citrus fruit"),
    );

    expect(made).toContain("Scurvy: what is the treatment? => citrus fruit");
  });

  it("G1: a list of causes defines nothing: the name is hidden, under whose cause it is", async () => {
    const made = await under(
      "en",
      "Bread Riots",
      paragraph("Political causes:"),
      ...items(false, "Weak Council: it never met in two years"),
    );

    expect(made).toEqual([
      "Bread Riots, political causes › [...]: it never met in two years => Weak Council",
    ]);
  });

  it("G1: 标签下并列的几项一起问，带上主人", async () => {
    const made = await pairs(
      "zh",
      heading("讲义", 1),
      heading("机械钟"),
      heading("缺陷", 3),
      ...items(true, "走时不准", "怕潮湿", "要天天上弦"),
    );

    expect(made).toEqual(["机械钟的缺陷有哪些？ => 走时不准、怕潮湿、要天天上弦"]);
  });
});

describe("what a term line is asked", () => {
  it.each([
    [
      "a rule by what it says",
      "Rule of Tides: in the six hours of a tide the water rises by twelfths",
      "What does the Rule of Tides say?",
    ],
    [
      "an article by what it provides",
      "Section 12: it is the duty of a master to keep a log",
      "What does Section 12 provide?",
    ],
    [
      "somebody with dates by who",
      "Émile Sorin (1850-1911) - Belgian painter of harbours",
      "Who was Émile Sorin?",
    ],
    [
      "a doubtful article by its meaning",
      "Leeway: the sideways drift of a boat",
      "What is meant by “Leeway”?",
    ],
    [
      "how something is measured",
      "Real wage: measured using constant prices",
      "How is the real wage measured?",
    ],
  ])("G1: %s", async (_, line, question) => {
    expect(
      (await under("en", "Notes", ...items(false, line))).map((pair) => pair.split(" => ")[0]),
    ).toContain(question);
  });

  it.each([
    ["an example is no part of it", "Ebb = falling water. classic case: Fundy", "falling water"],
    [
      "nor is advice",
      "Median = middle value when sorted; use it for skewed data",
      "middle value when sorted",
    ],
  ])("G1: %s", async (_, line, answer) => {
    expect((await under("en", "Notes", paragraph(line)))[0]?.split(" => ")[1]).toBe(answer);
  });

  it.each([
    ["各有所指的两个词问区别", "嫁接与扦插：嫁接用砧木，扦插不用砧木", "嫁接与扦插有什么区别？"],
    ["分为几样问哪几样", "烫伤分为三度：一度、二度、三度", "烫伤分为哪三度？"],
    ["要遵守的原则", "借阅要遵守“先还后借”原则：旧书还清才能借新书", "借阅要遵守的“先还后借”原则是什么？"],
    ["操作问怎样做", "判断脉搏：用两指触摸颈部，时间为10秒", "怎样判断脉搏？"],
    ["分布问如何", "降水分布：东多西少", "降水分布如何？"],
  ])("G1: %s", async (_, line, question) => {
    expect((await under("zh", "要点", paragraph(line))).join("\n")).toContain(question);
  });

  it.each([
    [
      "en",
      "Backfire: do not let the pump run dry first",
      "Pumps › [...]: do not let the pump run dry first => Backfire",
    ],
    ["zh", "古楚国：江汉平原，青铜编钟", "南方古国 › [...]：江汉平原，青铜编钟 => 古楚国"],
    ["zh", "文化：石雕", "南诏古国 › 文化：[...] => 石雕"],
  ] as const)(
    "G1: %s: without a sure question one side of the line is hidden: %s",
    async (lang, line, card) => {
      expect(await under(lang, card.split(" › ")[0] ?? "", paragraph(line))).toEqual([card]);
    },
  );

  it("G1: “之最”下面的最高最低问是哪个", async () => {
    expect(await under("zh", "大洲平均海拔之最", ...lines("最低：欧洲"))).toEqual([
      "平均海拔最低的大洲是哪个？ => 欧洲",
    ]);
  });

  it.each([
    ["en", "wider if: more samples are taken"],
    ["en", "null result ≠ failure: it is a finding"],
    ["en", "many tests: 20 tests at 0.05 -> expect one by chance"],
    ["en", "Use separate pans and lids: red for meat"],
    ["zh", "地形：如平原，平坦辽阔，适宜耕作"],
    ["zh", "“谷贱”说的就是这个道理：丰收使粮价下跌"],
    ["zh", "班级：周末三班 老师：林老师 日期：11月9日"],
  ] as const)("%s: no term is taken from “%s”", async (lang, line) => {
    expect((await under(lang, "Notes", paragraph(line))).join("\n")).not.toMatch(
      /是什么|要点|What is|What are/,
    );
  });
});
