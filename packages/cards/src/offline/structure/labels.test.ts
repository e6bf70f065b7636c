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
    [
      "几种方法问方法有哪些",
      "死锁预防：一次封锁法、顺序封锁法",
      "死锁预防的方法有哪些？ => 一次封锁法、顺序封锁法",
    ],
    ["空格隔开的成员问有哪些", "数据库故障：事务故障 系统故障 介质故障", "数据库故障有哪些？"],
    ["数的范围问范围", "登记端口号：1024~49151", "登记端口号的范围是多少？ => 1024~49151"],
    ["等式问等于什么", "总成本：等于可变成本与固定成本之和", "总成本等于什么？ => 可变成本与固定成本之和"],
    ["仪器后面的动词是作用", "透射电镜：观察细胞超微结构", "透射电镜的作用是什么？"],
    ["箭头在冒号前面属于术语", "函数依赖 X→Y：X 的值相同则 Y 的值一定相同", "X→Y"],
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
    ["zh", "古楚国：江汉平原，青铜编钟", "简述古楚国。 => 江汉平原，青铜编钟"],
    ["zh", "文化：石雕", "南诏古国 › 文化：[...] => 石雕"],
  ] as const)(
    "G1: %s: without a sure question one side of the line is hidden: %s",
    async (lang, line, card) => {
      expect(
        await under(lang, card.includes(" › ") ? (card.split(" › ")[0] ?? "") : "南方", paragraph(line)),
      ).toEqual([card]);
    },
  );

  it("G1: 条件属于标题所说的事，端口号的名称带上标题", async () => {
    expect(await under("zh", "正当防卫", paragraph("意思条件：防卫人保护合法权益的意识"))).toEqual([
      "正当防卫的意思条件是什么？ => 防卫人保护合法权益的意识",
    ]);
    expect(await under("zh", "熟知端口号", paragraph("SMTP：25"))).toEqual([
      "SMTP的熟知端口号是多少？ => 25",
    ]);
  });

  it("G1: 原因下面的名称不是定义，性质属于标题所说的事", async () => {
    const made = await pairs(
      "zh",
      heading("讲义", 1),
      heading("褥疮"),
      heading("发生原因", 3),
      ...items(false, "营养不良：皮下脂肪减少，受压处缺乏保护", "潮湿：皮肤受汗液浸渍，抵抗力下降"),
    );

    expect(made).toContain("营养不良为什么会引起褥疮？ => 皮下脂肪减少，受压处缺乏保护");
    expect(await under("zh", "浪漫主义的特征", paragraph("主观性：作家把自己的感情放在第一位"))).toEqual([
      "简述浪漫主义的主观性。 => 作家把自己的感情放在第一位",
    ]);
  });

  it.each([
    ["固有免疫：又称为非特异性免疫", "固有免疫又称什么？ => 非特异性免疫"],
    ["无效婚姻：重婚；近亲；未达到法定婚龄", "无效婚姻有哪些情形？ => 重婚；近亲；未达到法定婚龄"],
    ["查验证件：内宾使用居民身份证，一人一证", "怎样查验证件？ => 内宾使用居民身份证，一人一证"],
    [
      "《人权宣言》：天赋人权、三权分立、主权在民",
      "讲义 › [...]：天赋人权、三权分立、主权在民 => 《人权宣言》",
    ],
    ["洋务派的领导阶级：地主阶级", "洋务派的领导阶级是什么？ => 地主阶级"],
    ["开眼看世界第一人：林则徐，著有《四洲志》", "开眼看世界第一人是谁？ => 林则徐，著有《四洲志》"],
    ["钙泵：也称 Ca-ATP 酶，与钙离子特异结合", "简述钙泵。 => 与钙离子特异结合"],
    ["微热：体温37.3～38.0℃", "微热是什么？ => 体温37.3～38.0℃"],
    ["邻接矩阵：适合稠密图", "邻接矩阵适合什么？ => 稠密图"],
    ["《诗学》：亚里士多德", "《诗学》的作者是谁？ => 亚里士多德"],
    ["互文性：克里斯蒂娃提出", "互文性由谁提出？ => 克里斯蒂娃"],
    ["心室收缩期：0.3 s", "心室收缩期是多长？ => 0.3 s"],
    ["容量血管：静脉，容纳大部分循环血量", "容量血管是指什么？ => 静脉，容纳大部分循环血量"],
    ["区别意象与意境：意象是个别的，意境是整体的", "意象与意境有什么区别？ => 意象是个别的，意境是整体的"],
    ["元小说：关于小说的小说，如《法国中尉的女人》", "元小说是什么？ => 关于小说的小说"],
  ])("G1: 别名、情形、做法、名单各有问法：%s", async (line, card) => {
    const made = await under("zh", "讲义", paragraph(line));

    expect(made.map((text) => text.replace(/^讲义：/u, ""))).toContain(card.replace(/^讲义 › /u, ""));
  });

  it.each([
    "判断句：师者，所以传道受业解惑也。",
    "拍号的写法跟分数一样：上面是每小节的拍数，下面是音符",
    "资源消耗大：创建的开销较大，需要分配资源",
    "力学因素：垂直压力、摩擦力",
  ])("G1: 例句、小句和没有主语的标签不出卡：%s", async (line) => {
    expect((await under("zh", "讲义", paragraph(line))).join("\n")).not.toMatch(/简述|是什么|\[\.{3}\]：/u);
  });

  it("G1: 以介词结尾或开头的短语也是单词", async () => {
    const made = await under("zh", "短语", ...items(false, "abide by — 遵守", "in the long run — 从长远看"));

    expect(made).toContain("“abide by”是什么意思？ => 遵守");
    expect(made).toContain("“in the long run”是什么意思？ => 从长远看");
  });

  it("G1: a typed bullet is no part of the term, a later note belongs to the term of its line", async () => {
    expect(await under("zh", "模块", paragraph("- 微观结构：实体模式的总称"))).toEqual([
      "微观结构是什么？ => 实体模式的总称",
    ]);
    expect(
      await under(
        "en",
        "Regression",
        paragraph("Collinearity = predictors that move together. check: VIF above 10"),
      ),
    ).toContain("Collinearity: check: VIF above [...] => 10");
  });

  it("G1: words of a language course are asked for alike", async () => {
    const made = await pairs(
      "en",
      heading("Dutch for beginners", 1),
      heading("Food"),
      ...items(false, "de kaas = cheese", "het mes = knife", "Waar is de kaas? = Where is the cheese?"),
    );

    expect(made).toContain("What does “de kaas” mean? => cheese");
    expect(made).toContain("What does “het mes” mean? => knife");
    expect(made).toContain("What does “Waar is de kaas?” mean? => Where is the cheese?");
  });

  it("G1: what notes say behind a meaning is asked for by its number or name", async () => {
    const made = await under(
      "en",
      "Protocols",
      paragraph("RDP = protocol for screens. header only 8 bytes. invented by Ann Marlow"),
    );

    expect(made).toContain("RDP: header only [...] => 8 bytes");
    expect(made).toContain("RDP: invented by [...] => Ann Marlow");
  });

  it.each([
    ["Q < K：反应向右进行", "Q 小于 K说明什么？ => 反应向右进行"],
    ["定金：不得超过标的额的20%", "平衡常数：定金有什么要求？ => 不得超过标的额的20%"],
    ["法约尔 -> 一般管理", "平衡常数 › 法约尔 -> [...] => 一般管理"],
    ["努力：内部、不稳定、可控", "平衡常数 › [...]：内部、不稳定、可控 => 努力"],
  ])("G1: 关系式和性质不问是什么：%s", async (line, card) => {
    expect(await under("zh", "平衡常数", paragraph(line))).toEqual([card]);
  });

  it.each([
    ["en", "Map 4 and timeline: see the folder."],
    ["en", "Group talk: ten minutes on the cog next Tuesday"],
    ["zh", "图片来源：校图书馆"],
  ] as const)("%s: what belongs to the occasion makes no card: %s", async (lang, line) => {
    expect(await under(lang, "Cogs", paragraph(line))).toEqual([]);
  });

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
    ["en", "Mudflats - lower course - bare at low tide - birds feed there"],
    ["en", "You need one of six grounds: consent, contract or law"],
    ["en", "Lecture 14: The Black Death"],
    ["zh", "血液黏度：全血 4，取决于"],
    ["zh", "第三章：期货公司"],
    ["zh", "需求获取->需求提炼->需求描述"],
    ["zh", "教学要求：掌握缺失和重复的概念"],
    ["zh", "天宝之乱：但在后期任用奸臣，朝政腐败"],
    ["zh", "参考书：经济学原理第八版"],
    ["zh", "一夫一妻：符合一夫一妻制"],
    ["zh", "自由落体：见笔记"],
    ["zh", "介词和连词：介词还是连词？"],
    ["zh", "▲ 课后活动：查一查第一台蒸汽机"],
    ["zh", "地形：如平原，平坦辽阔，适宜耕作"],
    ["zh", "“谷贱”说的就是这个道理：丰收使粮价下跌"],
    ["zh", "班级：周末三班 老师：林老师 日期：11月9日"],
  ] as const)("%s: no term is taken from “%s”", async (lang, line) => {
    expect((await under(lang, "Notes", paragraph(line))).join("\n")).not.toMatch(
      /是什么|要点|What is|What are/,
    );
  });
});
