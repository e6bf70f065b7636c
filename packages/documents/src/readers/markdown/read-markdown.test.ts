import { describe, expect, it } from "vitest";
import { readMarkdown } from "./read-markdown.ts";

const blocks = (source: string) => readMarkdown(source).blocks;

describe("Markdown", () => {
  it("takes the title from the front matter, once", () => {
    expect(blocks('---\ntitle: "Cells"\ntags: [a]\n---\n\n# Cells\n\ntext')).toMatchObject([
      { type: "heading", text: "Cells", isTitle: true },
      { type: "paragraph", text: "text" },
    ]);
    expect(blocks("---\n\nJust a rule above.")).toMatchObject([
      { type: "paragraph", text: "Just a rule above." },
    ]);
  });

  it("reads the plain line that notes begin with as their title", () => {
    const notes =
      "**Law of the sea**\n\nAll zones are measured from the baseline.\n\n## Straits\n\nShips pass.";
    expect(blocks(notes)).toMatchObject([
      { type: "heading", level: 1, text: "Law of the sea" },
      { type: "paragraph", text: "All zones are measured from the baseline." },
      { type: "heading", text: "Straits" },
      { type: "paragraph" },
    ]);
    for (const text of [
      "All zones are measured from it.\n\nThe normal one is the low-water line.",
      "Baseline: the low-water line\n\nAll zones are measured from the baseline.",
      "Über allen Gipfeln\n\nIst Ruh",
      "Sea law\n\n# Law of the sea\n\nAll zones are measured from the baseline.",
    ]) {
      expect(blocks(text)[0]).toMatchObject({ type: "paragraph" });
    }
  });

  it("keeps formulas whole and money alone", () => {
    expect(
      blocks("Let $a_1*b*c_2$ be \\(x^2\\).\n\n$$\n\\frac{1}{2}\n$$\n\nIt costs $5 or $6."),
    ).toMatchObject([
      { type: "paragraph", text: "Let $a_1*b*c_2$ be $x^2$." },
      { type: "formula", latex: String.raw`\frac{1}{2}` },
      { type: "paragraph", text: "It costs $5 or $6." },
    ]);
  });

  it("keeps notes line by line, as their author ended them", () => {
    expect(blocks("mutex: one owner at a time\nsemaphore = a counter\nbarrier -> all wait")).toMatchObject([
      { type: "paragraph", text: "mutex: one owner at a time" },
      { type: "paragraph", text: "semaphore = a counter" },
      { type: "paragraph", text: "barrier -> all wait" },
    ]);
    expect(blocks("同化：把新知识放进已有图式\n顺应：改变图式来适应新知识")).toMatchObject([
      { type: "paragraph", text: "同化：把新知识放进已有图式" },
      { type: "paragraph", text: "顺应：改变图式来适应新知识" },
    ]);
  });

  it("keeps short lines of Chinese notes apart that stop without a mark", () => {
    const texts = (source: string) => blocks(source).map((block) => ("text" in block ? block.text : ""));

    expect(texts("链表用指针\n插入和删除只改指针\n查找要从头走")).toEqual([
      "链表用指针",
      "插入和删除只改指针",
      "查找要从头走",
    ]);
    expect(texts("* 日晒：带着果肉晒干，甜感强\n* 蜜处理：保留部分果胶，平衡\n瑕疵豆要挑掉，有霉味")).toEqual(
      ["日晒：带着果肉晒干，甜感强", "蜜处理：保留部分果胶，平衡", "瑕疵豆要挑掉，有霉味"],
    );
    expect(texts("先看缝隙，\n再量宽度")).toEqual(["先看缝隙，再量宽度"]);
  });

  it("joins the lines of wrapped prose", () => {
    const english =
      "The cell is the smallest unit of life that can\nreplicate independently, and every organism is\ncomposed of one or more of them.";
    const chinese = "细胞是生物体结构和功能的基本单位，一切生物体都\n由细胞构成，而细胞只能来自已有的细胞。";

    const colon =
      "A skilled person is compared with others of the same\ntrade: a roofer who works as roofers do is careful.";

    expect(blocks(english)).toMatchObject([{ type: "paragraph", text: english.replaceAll("\n", " ") }]);
    expect(blocks(colon)).toMatchObject([{ type: "paragraph", text: colon.replaceAll("\n", " ") }]);
    expect(blocks(chinese)).toMatchObject([{ type: "paragraph", text: chinese.replaceAll("\n", "") }]);
  });

  it("reads nested and task lists, with further paragraphs of an item as paragraphs", () => {
    expect(blocks("1. one\n\n   more\n   - two\n- [x] done")).toMatchObject([
      { type: "listItem", ordered: true, depth: 0, text: "one" },
      { type: "paragraph", text: "more" },
      { type: "listItem", ordered: false, depth: 1, text: "two" },
      { type: "listItem", ordered: false, depth: 0, text: "done" },
    ]);
  });

  it("reads tables, code and quotes", () => {
    expect(
      blocks("| a | b |\n|---|---|\n| **1** | `x|y` |\n\n```python\nx = 1\n```\n\n> quoted\n> text"),
    ).toMatchObject([
      { type: "table", headerRows: 1 },
      { type: "code", lang: "python", text: "x = 1\n" },
      { type: "paragraph", text: "quoted text" },
    ]);
  });

  it("marks bold, code and links with offsets into the clean text", () => {
    expect(blocks("A **cell  wall** has `x` and [more](https://e.org).")).toMatchObject([
      {
        text: "A cell wall has x and more.",
        runs: [
          { start: 2, end: 11, bold: true },
          { start: 16, end: 17, code: true },
          { start: 22, end: 26, href: "https://e.org" },
        ],
      },
    ]);
  });

  it("reads footnotes and definitions, and drops their marks from the sentence", () => {
    expect(
      blocks("Cells divide[^1].\n\n[^1]: Virchow, 1855.\n\nMitosis\n: Division into two equal cells\n"),
    ).toMatchObject([
      { type: "paragraph", text: "Cells divide." },
      { type: "footnote", ref: "1", text: "Virchow, 1855." },
      { type: "paragraph", text: "Mitosis: Division into two equal cells" },
    ]);
  });

  it("drops tags, comments and scripts, and keeps their text", () => {
    expect(
      blocks("<div>kept &amp; clean<script>alert(1)</script></div>\n\na <b>bold</b> <!-- no --> word"),
    ).toMatchObject([{ text: "kept & clean" }, { text: "a bold word" }]);
  });

  it("reads long files piece by piece with nothing lost", () => {
    const chapter = (index: number): string =>
      `# Chapter ${String(index)}\n\n\`\`\`\n# no heading\n\`\`\`\n\n${"A cell divides. ".repeat(4000)}\n\n`;
    const source = Array.from({ length: 40 }, (_unused, index) => chapter(index)).join("");

    const result = blocks(source);

    expect(result.map(({ type }) => type)).toEqual(
      Array.from({ length: 40 }, () => ["heading", "code", "paragraph"]).flat(),
    );
  });
});
