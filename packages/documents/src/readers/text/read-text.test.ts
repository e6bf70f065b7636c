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
});
