import type { ParsedDocument } from "@deckle/documents";
import { describe, expect, it } from "vitest";
import { splitRunInHeads } from "./run-in-heads.ts";
import { buildDocument, items, type LooseBlock, paragraph, table } from "./testing/build-document.ts";

const outline = (...blocks: readonly LooseBlock[]) => told(splitRunInHeads(buildDocument("zh", ...blocks)));
const told = ({ blocks }: ParsedDocument) =>
  blocks.map((block) => [...block.section, "text" in block ? block.text : block.type].join(" / "));

describe("heads of a Chinese outline without markup", () => {
  it("a numbered head stands over the text that it runs in with, up to the next of its depth", () => {
    expect(
      outline(
        paragraph("（一）行政许可。 省级规章可以设定临时性许可，期限一年。"),
        paragraph("申请由本人提出。"),
        paragraph("（二）听证。 费用由行政机关承担。"),
      ),
    ).toEqual([
      "（一）行政许可",
      "（一）行政许可 / 省级规章可以设定临时性许可，期限一年。",
      "（一）行政许可 / 申请由本人提出。",
      "（二）听证",
      "（二）听证 / 费用由行政机关承担。",
    ]);
  });

  it("a number in front of a sentence is none", () => {
    const lines = ["（一）合同自成立时生效。 法律另有规定的除外。", "（二）警告。（三）罚款。"];

    expect(outline(...lines.map(paragraph))).toEqual(lines);
  });

  it("heads of their own nest by their numbers", () => {
    expect(
      outline(
        paragraph("护理学基础"),
        paragraph("一、生命体征"),
        paragraph("（一）体温"),
        paragraph("口温 36.3～37.2℃"),
        paragraph("（二）脉搏"),
        paragraph("成人每分钟六十到一百次。"),
        paragraph("二、给药"),
        paragraph("皮内注射在前臂掌侧下段。"),
      ),
    ).toEqual([
      "护理学基础",
      "一、生命体征",
      "一、生命体征 / （一）体温",
      "一、生命体征 / （一）体温 / 口温 36.3～37.2℃",
      "一、生命体征 / （二）脉搏",
      "一、生命体征 / （二）脉搏 / 成人每分钟六十到一百次。",
      "二、给药",
      "二、给药 / 皮内注射在前臂掌侧下段。",
    ]);
  });

  it.each(["【洋务运动】", "▲ 力学", "☆ 体温、脉搏", "【知识点1】热力环流", "3、热型"])(
    "%s is one",
    (head) => {
      expect(outline(paragraph("讲义"), paragraph(head), paragraph("空气受热上升。")).at(-1)).toBe(
        `${head} / 空气受热上升。`,
      );
    },
  );

  it("numbered lines beside each other are members, and no heads", () => {
    const lines = ["常见水果", "1、苹果", "2、香蕉", "3、樱桃"];

    expect(outline(...lines.map(paragraph)).slice(1, 3)).toEqual(["1、苹果", "2、香蕉"]);
  });

  it("an aspect of its own stands under the name above it", () => {
    expect(
      outline(
        paragraph("心理学笔记"),
        paragraph("遗忘"),
        paragraph("遗忘先快后慢。"),
        paragraph("原因"),
        ...items(false, "衰退", "干扰"),
        paragraph("动机"),
        table(["理论", "提出者"]),
      ).slice(3),
    ).toEqual(["遗忘 / 原因", "遗忘 / 原因 / 衰退", "遗忘 / 原因 / 干扰", "动机", "动机 / table"]);
  });
});
