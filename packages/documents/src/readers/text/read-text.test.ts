import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { readPlainText } from "./read-plain-text.ts";

const chinese = "细胞是生物体结构和功能的基本单位。";

const utf16 = (text: string, order: "le" | "be"): Buffer => {
  const bytes = Buffer.from(text, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
};

const summary = (text: string): string[] =>
  readPlainText(text).blocks.map((block) => {
    if (block.type === "table") return `t ${block.rows.map((row) => row.join("|")).join(" / ")}`;
    if (block.type === "heading") return `h${String(block.level)} ${block.text}`;
    if (block.type === "listItem") return `${block.ordered ? "#" : "-"}${String(block.depth)} ${block.text}`;
    return "text" in block ? `p ${block.text}` : "";
  });

describe("the encoding of a text", () => {
  it.each([
    ["UTF-8", Buffer.from(chinese)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${chinese}`)],
    ["UTF-16 LE with a mark", utf16(`\ufeff${chinese}`, "le")],
    ["UTF-16 BE with a mark", utf16(`\ufeff${chinese}`, "be")],
    ["UTF-16 LE without a mark", utf16(`${chinese}\n`.repeat(20), "le")],
    ["UTF-16 BE without a mark", utf16(`${chinese}\n`.repeat(20), "be")],
    [
      "GB18030",
      Buffer.from(
        "cfb8b0fbcac7c9fafaefcce5bde1b9b9bacdb9a6c4dcb5c4bbf9b1bea5a5cebba1a3"
          .replace("faef", "ceef")
          .replace("a5a5", "b5a5"),
        "hex",
      ),
    ],
  ])("is found for %s", (_name, bytes) => {
    expect(decodeText(bytes).trim().split("\n")[0]).toBe(chinese);
  });

  it.each([
    [
      "Japanese in Shift-JIS",
      "8d8790ac82cd904195a882aa8cf582f08e6782a493ad82ab82c582a082e98142",
      "合成は植物が光を使う働きである。",
    ],
    [
      "Korean in EUC-KR",
      "bcadbfefc0ba20b4ebc7d1b9ceb1b9c0c720bcf6b5b5c0ccb4d92e",
      "서울은 대한민국의 수도이다.",
    ],
    ["Traditional Chinese in Big5", "a4dfc5a6a6b3a57cadd3b5c4abc7a143", "心臟有四個腔室。"],
    [
      "Chinese in UTF-16 without a mark or a zero",
      utf16("心脏有四个腔：左心房、左心室。", "le"),
      "心脏有四个腔：左心房、左心室。",
    ],
    ["UTF-16 whose zeros lie on the wrong side", utf16("第一章：一个人的一生", "be"), "第一章：一个人的一生"],
    [
      "Russian in KOI8-R",
      "fac5cdccd120d7d2c1ddc1c5d4d3d120d7cfcbd2d5c720d3d7cfc5ca20cfd3c92e",
      "Земля вращается вокруг своей оси.",
    ],
    [
      "Czech in Windows-1250",
      Buffer.from("Led\xf2\xe1\xe8ek \xf8\xed\xe8n\xed je pr\xf9m\xecrn\xec velk\xfd.", "latin1"),
      "Ledňáček říční je průměrně velký.",
    ],
    ["German in Windows-1252", Buffer.from("\xc4pfel, \xd6l, \xdcbung.", "latin1"), "Äpfel, Öl, Übung."],
    ["Japanese of old mail", Buffer.from("\u001b$BF|K\\\u001b(B 1\n", "latin1"), "日本 1\n"],
  ])("is found on one short line: %s", (_name, bytes, expected) => {
    const decoded = decodeText(typeof bytes === "string" ? Buffer.from(bytes, "hex") : bytes);

    expect(decoded).toBe(expected);
  });

  it("is UTF-16 for Latin text with zeros on one side, and Windows-1252 for single accents", () => {
    expect(decodeText(utf16("The cell.", "be"))).toBe("The cell.");
    expect(
      decodeText(Buffer.from("Les cellules \xe9taient observ\xe9es par le savant fran\xe7ais.", "latin1")),
    ).toContain("étaient observées");
  });

  it("stays UTF-8 where a few bytes are broken", () => {
    const bytes = Buffer.from(chinese.repeat(40));
    bytes[31] = 0xff;

    expect(decodeText(bytes)).toContain(chinese.repeat(38));
  });

  it("is none for binary data", () => {
    expect(() =>
      decodeText(Buffer.from(Array.from({ length: 500 }, (_unused, index) => (index * 7) % 32))),
    ).toThrow("not a readable");
  });
});

describe("plain text", () => {
  it("joins lines that were wrapped at one width, and keeps lines that were not", () => {
    const wrapped =
      "The heart pumps blood through the body and\nto the lungs. It has four chambers, each of\nwhich contracts in its turn, and four valves\nthat keep the blood from flowing back again.";

    expect(summary(wrapped)).toEqual([`p ${wrapped.replace(/\n/g, " ")}`]);
    expect(summary("心脏有四个腔。\n瓣膜防止血液倒流。")).toEqual([
      "p 心脏有四个腔。",
      "p 瓣膜防止血液倒流。",
    ]);
  });

  it("joins wrapped lines that are indented, group by group, and keeps verse and lists of words", () => {
    const group = (indent: string, ...lines: string[]): string =>
      lines.map((line) => indent + line).join("\n");
    const wrapped = [
      [
        "The heart pumps blood through the whole body and",
        "to the lungs. It has four chambers, of which two",
        "take the blood in.",
      ],
      ["A valve lets blood pass in one direction only, so", "that nothing flows back."],
      ["The aorta is the widest vessel of the body, whose", "wall is thick."],
      ["Its branches reach every organ, among them the", "Liver and the kidneys."],
    ];
    const texts = wrapped
      .map((lines, index) => group(" ".repeat(3 + 4 * (index % 2)), ...lines))
      .join("\n\n");
    const wide = "x".repeat(100);

    expect(summary(`${texts}\n\n${wide}`)).toEqual([
      ...wrapped.map((lines) => `p ${lines.join(" ")}`),
      `p ${wide}`,
    ]);
    expect(summary("apple a red fruit\nbanana a yellow fruit\ncherry a small red fruit\nplum")).toHaveLength(
      4,
    );
  });

  const alikeLines: readonly (readonly [string, readonly string[]])[] = [
    [
      "terms with a Chinese colon",
      [
        "关系：关系是一张二维表，每个关系都有一个关系名，对应一张表",
        "元组：表中的一行称为一个元组，它描述现实世界中的一个实体",
        "属性：表中的一列称为一个属性，给它起的名字叫做一个属性名",
        "候选码：能唯一标识一个元组的属性组，去掉一个就不再唯一",
        "主码：从若干个候选码中选定的一个，它的值不能为空或者重复",
      ],
    ],
    [
      "terms with a Chinese dash and full stops",
      [
        "选择——从关系中选出满足条件的元组，是对行的运算。属性不变。",
        "投影——从关系中选出若干个属性列。结果里没有重复的元组。",
        "连接——从两个关系的积中选取属性间满足一定条件的那些元组。",
        "除法——求出与另一个关系的所有元组都有联系的值。用得不多。",
      ],
    ],
    [
      "terms with a colon",
      [
        "Relation: a two-dimensional table with a name, as a database stores it",
        "Tuple: one row of a relation, which describes one entity of the world",
        "Attribute: one column of a relation, with its name and its own domain",
        "Candidate key: a smallest set of attributes that identifies one tuple",
      ],
    ],
    [
      "terms in small letters with a hyphen",
      [
        "osmosis - the movement of water through a membrane. It needs no energy",
        "diffusion - the spreading of particles to where there are fewer. Slow",
        "active transport - movement against the gradient, for which cells pay",
      ],
    ],
    [
      "sentences",
      [
        "The mitochondria make most of the energy of a cell.",
        "The nucleus holds most of the genes of the cell.",
        "The ribosome builds the proteins that a cell needs.",
        "The membrane decides what may enter or leave a cell.",
      ],
    ],
    [
      "statements without a full stop",
      [
        "线粒体是细胞进行有氧呼吸的主要场所，被称为动力工厂",
        "叶绿体是绿色植物进行光合作用的场所，含有多种的色素",
        "核糖体是细胞内合成蛋白质的场所，由核酸和蛋白质组成",
        "染色体由脱氧核糖核酸和蛋白质组成，在分裂时才能看见",
      ],
    ],
    [
      "terms among statements",
      [
        "检索练习：主动回忆比重复阅读更能促进长期的记忆，间隔更好",
        "认知负荷由任务、呈现和学习者三方面决定，可以分为三个种类",
        "支架教学：先提供帮助，再逐步撤除。学生最后独立完成任务",
        "期望效应：教师的期望影响学生的表现，学生会朝着它的方向走",
        "翻转课堂：课前看视频学习知识，课堂上讨论和练习，互相评价",
        "教师提问后要等待三秒以上，等得久一些，回答的质量就会更高",
        "元认知：对自己的认知过程的认知，包括计划、监控和调节策略",
      ],
    ],
    [
      "terms and years before a space",
      [
        "无因管理 没有法定义务，为避免他人利益受损。对方须偿还费用",
        "表见代理 无权代理人的行为，客观上使相对人相信。结果有效力",
        "1954年 第一部宪法通过。这部宪法规定了国家的根本制度等内容",
        "1982年 现行宪法通过。它后来又修改过五次，最近的一次不太久",
      ],
    ],
    [
      "vocabulary",
      [
        "abandon vt. 放弃，遗弃；to give up completely or leave",
        "ability n. 能力，才能；the power to do something well",
        "absence n. 缺席，不在；the state of being away from one",
        "absorb vt. 吸收，吸引；to take in liquid, gas, or light",
      ],
    ],
  ];

  it.each(alikeLines)("keeps lines of about one length apart that are items: %s", (_name, lines) => {
    const items = lines.map((line) => `p ${line}`);

    expect(summary(lines.join("\n"))).toEqual(items);
    expect(summary(`第一章 概述\n${lines.join("\n")}\n第二章 补充\n${lines.join("\n")}`)).toEqual([
      "h1 第一章 概述",
      ...items,
      "h1 第二章 补充",
      ...items,
    ]);
    expect(summary(`2 关系代数\n${lines.join("\n")}`)).toEqual(["h1 2 关系代数", ...items]);
  });

  it("joins the lines of wrapped items, and parts them from wrapped prose", () => {
    const mail = [
      "thanks for your mail about the lecture on Monday. I have read through the",
      "slides again and I think that the part on enzymes needs another example: all",
      "of them are proteins.",
    ];
    const glossary = [
      ["Osmosis: the movement of water through a membrane from", "the weaker to the stronger solution."],
      ["Diffusion: the spreading of particles from where there", "  are many to where there are few."],
      ["Active transport: movement against the gradient, for", "which the cell spends energy."],
    ];
    const terms = glossary.map((lines) => lines.join("\n")).join("\n");
    const parts = glossary.map((lines) => `p ${lines.map((line) => line.trim()).join(" ")}`);

    expect(summary(terms)).toEqual(parts);
    expect(summary(`${mail.join("\n")}\n\n${terms}`)).toEqual([`p ${mail.join(" ")}`, ...parts]);
  });

  it.each([
    ["columns", 2],
    ["characters", 1],
  ])("joins a Chinese novel wrapped by %s", (_name, wide) => {
    const paragraphs = [
      "关系数据库在1970年由科德提出，他当时在IBM公司工作。此后十多年里，许多公司都照着他的论文做出了自己的系统，其中有几个到2005年还在使用，后来又被别的系统代替了。",
      "“你说得对，”老师笑着说，“可是为什么要把表拆开呢？”学生们谁也没有回答，教室里静得能听见窗外的雨声，过了很久才有人举起手。",
      "他说：“因为重复。”",
      "老师点了点头，把粉笔放下，又在黑板上画了一张表，表里写着学生的姓名、学号、所在的系和系主任的名字，然后问大家这张表有什么问题。",
    ];
    const wrap = (text: string): string => {
      const lines = [""];
      let used = 0;
      for (const character of `　　${text}`) {
        const columns = character > "\u2000" ? wide : 1;
        if (used + columns > 30 * wide && !/[，。、”？：]/.test(character)) {
          lines.push("");
          used = 0;
        }
        lines[lines.length - 1] += character;
        used += columns;
      }
      return lines.join("\n");
    };

    expect(summary(paragraphs.map(wrap).join("\n"))).toEqual(paragraphs.map((text) => `p ${text}`));
  });

  it("joins a wrapped licence in capitals, and leaves its notices apart", () => {
    const licence = [
      'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR',
      "IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY AND",
      "FITNESS FOR A PARTICULAR PURPOSE.",
    ];
    const notices = [
      "Copyright 2001 by the first of the authors.",
      "Copyright 2004 by the second of the authors.",
    ];

    expect(summary(`${notices.join("\n")}\n\n${licence.join("\n")}`)).toEqual([
      ...notices.map((line) => `p ${line}`),
      `p ${licence.join(" ")}`,
    ]);
  });

  it("leaves questions and answers their letters, and takes options for a list", () => {
    const pairs = [
      "Q. What holds the genes of a cell?",
      "A. The nucleus, which lies in its middle.",
      "Q2: What makes most of a cell's energy?",
      "A2: The mitochondria.",
      "问：什么叫做元组？",
      "答：表中的一行。",
      "问题1：哪种码可以作为主码",
      "答案1：任何一个候选码，由设计的人来选定，选定以后它的值就不能为空，也不能够有重复。",
    ];
    const options = "Q. Which organ pumps the blood?\nA. The lung\nB. The heart";

    expect(summary(pairs.join("\n"))).toEqual(pairs.map((line) => `p ${line}`));
    expect(summary(pairs.join("\n\n"))).toEqual(pairs.map((line) => `p ${line}`));
    expect(summary(`${options}\n\n${pairs.join("\n")}`)).toEqual([
      "p Q. Which organ pumps the blood?",
      "#0 The lung",
      "#0 The heart",
      ...pairs.map((line) => `p ${line}`),
    ]);
  });

  it("takes a term with its meaning for no heading, nor chapters that follow each other", () => {
    const long =
      "属性：表中的一列，给每个属性起的名字叫做属性名，不同的属性可以有相同的域，名字却不能够一样。";

    expect(summary(`关系：一张二维表\n\n元组：表中的一行\n\n${long}`)).toEqual([
      "p 关系：一张二维表",
      "p 元组：表中的一行",
      `p ${long}`,
    ]);
    expect(summary("本书共三章。\n第一章 概述\n第二章 关系\n第三章 查询")).toHaveLength(4);
    expect(summary("本书共三章。\n第一章 概述\n第二章 关系\n第三章 查询").join("")).not.toContain("h1");
  });

  it("reads lines without number and without a blank line between them", () => {
    const lines = 150_000;

    expect(readPlainText("- Relation: a table with rows and columns.\n".repeat(lines)).blocks).toHaveLength(
      lines,
    );
    expect(readPlainText("Relation: a table with rows and columns.\n".repeat(lines)).blocks).toHaveLength(
      lines,
    );
  });

  it("takes the sign off headings of notes, and leaves comments alone", () => {
    expect(
      summary(
        "# 光合作用\n植物利用光能。\n## 光反应 ##\n发生在类囊体膜上。\n\n# set the name\n# of the file\nname=a",
      ),
    ).toEqual([
      "h1 光合作用",
      "p 植物利用光能。",
      "h2 光反应",
      "p 发生在类囊体膜上。",
      "p # set the name",
      "p # of the file",
      "p name=a",
    ]);
  });

  it("finds headings by number, underline, capitals and standing alone", () => {
    const prose = "A cell is the smallest unit of life that can live alone and divide into two new cells.";

    expect(
      summary(
        `Cell Biology\n\n${prose}\n\nChapter 1: Cells\n\n${prose}\n\n1.1 Membranes\n\n${prose}\n\nOrganelles\n==========\n\n${prose}\n\nENERGY\n\n${prose}`,
      ).filter((line) => line.startsWith("h")),
    ).toEqual(["h1 Cell Biology", "h1 Chapter 1: Cells", "h2 1.1 Membranes", "h1 Organelles", "h1 ENERGY"]);
    expect(
      summary("第一章 细胞\n\n细胞是生命的基本单位。\n\n一、细胞膜\n\n细胞膜很薄。").filter((line) =>
        line.startsWith("h"),
      ),
    ).toEqual(["h1 第一章 细胞", "h2 一、细胞膜"]);
  });

  it("reads lists with their nesting, and tables of tabs", () => {
    expect(summary("- Animals\n  - Cats\n- Plants\n\n1. First\n2. Second")).toEqual([
      "-0 Animals",
      "-1 Cats",
      "-0 Plants",
      "#0 First",
      "#0 Second",
    ]);
    expect(summary("1.细胞膜控制物质进出。\n2.线粒体是有氧呼吸的场所。\n3.5亿年前出现了鱼类。")).toEqual([
      "#0 细胞膜控制物质进出。",
      "#0 线粒体是有氧呼吸的场所。",
      "p 3.5亿年前出现了鱼类。",
    ]);
    expect(summary("1.Arteries carry blood away.\n2.Veins bring it back.")).toEqual([
      "#0 Arteries carry blood away.",
      "#0 Veins bring it back.",
    ]);
    expect(summary("Organ\tTask\nHeart\tpumps")).toEqual(["t Organ|Task / Heart|pumps"]);
  });

  it("reads a table between bars where lines of text stand right above and below it", () => {
    const text =
      "House plan\n\nthe rooms:\n| room | use |\n|---|---|\n| attic | seeds |\n| cellar | tubers |\nboth are dry";

    expect(summary(text)).toEqual([
      "h1 House plan",
      "p the rooms:",
      "t room|use / attic|seeds / cellar|tubers",
      "p both are dry",
    ]);
  });
});
