import { describe, expect, it } from "vitest";
import { heading, paragraph, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const english: readonly (readonly [string, readonly (readonly string[])[], string])[] = [
  [
    "a place by which",
    [
      ["River", "Continent"],
      ["Orinoco", "South America"],
    ],
    "On which continent is the river Orinoco? => South America",
  ],
  [
    "a number with the unit of its head",
    [
      ["Mountain", "Height (m)"],
      ["Elbrus", "5642"],
    ],
    "What is the height of the mountain Elbrus in m? => 5642",
  ],
  [
    "a kind by what kind",
    [
      ["Bridge", "Type"],
      ["Firth", "cantilever"],
    ],
    "What type of bridge is Firth? => cantilever",
  ],
  [
    "a letter with its head",
    [
      ["Class", "Colour"],
      ["Q", "orange"],
    ],
    "What is the colour of class Q? => orange",
  ],
  [
    "a quality with what it is a quality of",
    [
      ["Bond", "Typical strength"],
      ["Ionic", "high"],
      ["Metallic", "variable"],
    ],
    "What is the typical strength of the ionic bond? => high",
  ],
  [
    "a word for a quality with its kind",
    [
      ["Gait", "Beats"],
      ["Diagonal", "2"],
    ],
    "How many beats does the diagonal gait have? => 2",
  ],
  [
    "what follows from an event by the event",
    [
      ["Year", "Event", "Significance"],
      ["1707", "Union of two crowns", "one parliament"],
    ],
    "What is the significance of “Union of two crowns”? => one parliament",
  ],
  [
    "a reign by when",
    [
      ["Ruler", "Reign"],
      ["Kangxi", "1661–1722"],
    ],
    "When did Kangxi reign? => 1661–1722",
  ],
  [
    "a dynasty by which",
    [
      ["Ruler", "Dynasty"],
      ["Kangxi", "Qing"],
    ],
    "Which dynasty did Kangxi belong to? => Qing",
  ],
  [
    "an author by who",
    [
      ["Novel", "Author"],
      ["Emma", "Jane Austen"],
    ],
    "Who is the author of Emma? => Jane Austen",
  ],
  [
    "a founding by when",
    [
      ["City", "Founded"],
      ["Odessa", "1794"],
    ],
    "When was Odessa founded? => 1794",
  ],
  [
    "a number of things by how many",
    [
      ["Insect", "Number of wings"],
      ["Fly", "2"],
    ],
    "How many wings does the fly have? => 2",
  ],
  [
    "traits of things that stand at the head of the columns",
    [
      ["Feature", "Moss", "Fern"],
      ["Tallest size", "20 cm", "20 m"],
    ],
    "Moss — tallest size: [...] => 20 cm",
  ],
];

const chinese: readonly (readonly [string, readonly (readonly string[])[], string])[] = [
  [
    "要做的事问如何",
    [
      ["故障", "判断", "处理"],
      ["油管堵塞", "压力升高", "拆下清洗"],
    ],
    "如何判断油管堵塞？ => 压力升高",
  ],
  [
    "带“的”的栏目留空",
    [
      ["器官", "壁的层数"],
      ["胃", "四层"],
    ],
    "器官“胃”——壁的层数：[...] => 四层",
  ],
  [
    "分布问在哪里",
    [
      ["植物", "分布"],
      ["红树林", "热带海岸"],
    ],
    "红树林分布在哪里？ => 热带海岸",
  ],
  [
    "人问谁",
    [
      ["仪器", "发明者"],
      ["温度计", "伽利略"],
    ],
    "温度计的发明者是谁？ => 伽利略",
  ],
  [
    "年份问哪一年",
    [
      ["元素", "发现年份"],
      ["镭元素", "1898"],
    ],
    "镭元素的发现年份是哪一年？ => 1898",
  ],
  [
    "单位放在括号里",
    [
      ["试样", "电阻/Ω"],
      ["铜丝一", "3.2"],
    ],
    "铜丝一的电阻是多少（单位：Ω）？ => 3.2",
  ],
  [
    "说明栏问作用",
    [
      ["命令", "说明"],
      ["tar", "打包文件"],
    ],
    "tar的作用是什么？ => 打包文件",
  ],
  [
    "一个字的名称带上种类",
    [
      ["助词", "用法"],
      ["を", "表示对象"],
    ],
    "助词“を”的用法是什么？ => 表示对象",
  ],
  [
    "大事按年份问",
    [
      ["时间", "事件"],
      ["1861年", "设立总理衙门"],
    ],
    "1861年发生了什么？ => 设立总理衙门",
  ],
  [
    "表头是事物时按事物问",
    [
      ["比较项目", "桡骨", "尺骨"],
      ["位置", "拇指一侧", "小指一侧"],
    ],
    "尺骨位于哪里？ => 小指一侧",
  ],
];

describe("the question of a table's cell follows what stands in it", () => {
  it.each(english)("G1: %s", async (_, rows, card) => {
    expect(await pairs("en", heading("Notes on a subject"), table(...rows))).toContain(card);
  });

  it.each(chinese)("G1: %s", async (_, rows, card) => {
    expect(await pairs("zh", heading("课堂笔记"), table(...rows))).toContain(card);
  });

  it("G1: a table of traits belongs to what stands in the heading", async () => {
    const made = await pairs(
      "en",
      heading("Drugs", 1),
      heading("Statins (oral)"),
      table(["Element", "Details"], ["Uses", "high cholesterol"]),
    );

    expect(made).toContain("Statins: what are the uses? => high cholesterol");
  });

  it("G1: words of another language are vocabulary, whatever the heading", async () => {
    const made = await pairs(
      "zh",
      heading("单词"),
      table(["韩文", "发音", "中文"], ["바다", "bada", "大海"]),
    );

    expect(made).toEqual([
      "“바다”怎么读？ => bada",
      "“바다”是什么意思？ => 大海",
      "“大海”用韩文怎么说？ => 바다",
    ]);
  });

  it("example sentences and remarks are no answers", async () => {
    const made = await pairs("zh", heading("助词"), table(["助词", "例句"], ["を", "水を飲みます"]));

    expect(made).toEqual([]);
  });

  it("G1: a word of a sentence is asked in its sentence", async () => {
    const made = await pairs(
      "zh",
      heading("《师说》字词"),
      table(["字词", "句子", "意义"], ["道", "师道之不传也久矣", "风尚"], ["道", "传道受业", "道理"]),
    );

    expect(made).toEqual([
      "“师道之不传也久矣”中的“道”是什么意思？ => 风尚",
      "“传道受业”中的“道”是什么意思？ => 道理",
    ]);
  });

  it("G1: words of the language that the title teaches are no English words", async () => {
    const made = await pairs(
      "zh",
      heading("葡语 A1 第 4 讲", 1),
      heading("词汇表"),
      table(["葡语词", "中文"], ["o marido", "丈夫"]),
    );

    expect(made).toContain("“丈夫”用葡语怎么说？ => o marido");
  });

  it("G1: two tables side by side are two tables", async () => {
    const made = await pairs(
      "zh",
      heading("折射率"),
      table(["物质", "折射率", "介质", "折射率"], ["金刚石", "2.42", "氯化钠", "1.54"]),
    );

    expect(made).toEqual(["金刚石的折射率是多少？ => 2.42", "氯化钠的折射率是多少？ => 1.54"]);
  });

  it("G1: a code stands for something, which is what is dealt with", async () => {
    const made = await pairs(
      "zh",
      heading("房态"),
      table(["房态代码", "含义", "处理"], ["OOO", "维修房", "报工程部"]),
    );

    expect(made).toEqual(["房态代码“OOO”表示什么？ => 维修房", "房态代码为“OOO”时，如何处理？ => 报工程部"]);
  });

  it("G1: stages under a bare heading belong to what the title treats", async () => {
    const made = await pairs(
      "zh",
      heading("压力性损伤的预防与照护", 1),
      heading("分期与表现"),
      table(["分期", "照护要点"], ["1 期", "增加翻身次数，禁止按摩"], ["4 期", "送医处理"]),
    );

    expect(made).toContain("压力性损伤：4 期的照护要点是什么？ => 送医处理");
  });

  it("G1: forms of a word are asked of the example that the row gives", async () => {
    const made = await pairs(
      "en",
      heading("Gender of nouns"),
      table(["Gender", "indefinite", "definite"], ["masculine", "en jakke", "jakken"]),
    );

    expect(made).toEqual([
      "masculine — indefinite: [...] jakke => en",
      "“en jakke” — definite: [...] => jakken",
    ]);
  });

  it("two lists side by side say nothing of each other", async () => {
    const made = await pairs(
      "en",
      heading("Decision trees"),
      table(["Advantages", "Disadvantages"], ["Easy to interpret", "Prone to overfitting"]),
    );

    expect(made).toEqual([]);
  });

  it("G1: degrees are those of what the heading names", async () => {
    const made = await pairs(
      "en",
      heading("Hypoglycemia classification"),
      table(["Level", "Symptoms"], ["Severe", "Altered mental status"]),
    );

    expect(made).toEqual([
      "Hypoglycemia: what are the symptoms of the severe level? => Altered mental status",
    ]);
  });

  it("G1: a symbol stands for something", async () => {
    const made = await pairs(
      "en",
      heading("Constants"),
      table(["Symbol", "Name"], ["k", "Boltzmann constant"]),
    );

    expect(made).toEqual(["What does the symbol k stand for? => Boltzmann constant"]);
  });

  it("G1: traits whose names the heading gives as things are things", async () => {
    const made = await pairs(
      "zh",
      heading("经度和纬度"),
      table(["项目", "经度", "纬度"], ["起始线", "本初子午线", "赤道"]),
    );

    expect(made).toContain("纬度的起始线是什么？ => 赤道");
  });

  it("G1: a case is asked for what was held in it", async () => {
    const made = await pairs(
      "en",
      heading("Offer and acceptance", 1),
      heading("Key cases"),
      table(["Case", "Holding"], ["Hyde v Wrench (1840)", "A counter-offer ends the offer."]),
    );

    expect(made).toEqual(["What was held in Hyde v Wrench (1840)? => A counter-offer ends the offer"]);
  });

  it("G1: a climate is named as one", async () => {
    const made = await pairs(
      "zh",
      heading("世界气候"),
      table(["气候类型", "分布"], ["地中海", "南北纬30°～40°大陆西岸"]),
    );

    expect(made).toEqual(["地中海气候分布在哪里？ => 南北纬30°～40°大陆西岸"]);
  });

  it("G1: an adjective over parts of a body takes its noun", async () => {
    const made = await pairs(
      "en",
      heading("Muscles of the tongue"),
      table(["Muscle", "Action"], ["Transverse", "Narrows and elongates"]),
    );

    expect(made).toEqual(["What is the action of the transverse muscle? => Narrows and elongates"]);
  });

  it("G1: bare numbers of two heads stand under the caption", async () => {
    const made = await pairs(
      "en",
      heading("Matter", 1),
      paragraph("Table 2.1 Percentage of elements"),
      table(["Element", "Atmosphere", "Crust"], ["Oxygen", "21%", "46%"]),
    );

    expect(made).toContain("Percentage of elements › Atmosphere — oxygen: [...] => 21%");
  });

  it("G1: what a parameter means is no effect of it", async () => {
    const made = await pairs(
      "zh",
      heading("叉车"),
      table(["参数", "含义"], ["额定起重量", "允许举升的最大质量"]),
    );

    expect(made).toEqual(["叉车的额定起重量是什么？ => 允许举升的最大质量"]);
  });
});
