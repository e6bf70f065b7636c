import { describe, expect, it } from "vitest";
import { heading, type LooseBlock, paragraph, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

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
      "Control plane — function: [...] => routing decisions",
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
        ["Protocol", "Payload"],
        ["MQTT", "a message on a topic that the client has subscribed to before"],
      ],
      "MQTT: what is the payload? => a message on a topic that the client has subscribed to before",
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
      [table(["Blood group", "Antigens"], ["AB", "those of A and B"])],
      "Blood group AB: what are the antigens? => those of A and B",
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
      "a gap without the small words before it",
      "en",
      [table(["Feature", "s 4", "s 5"], ["Entry", "as a licensee", "as a lodger"])],
      "s 4 — entry: as a [...] => licensee",
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
