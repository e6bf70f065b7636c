import { parseDocument } from "@deckle/documents";
import { describe, expect, it } from "vitest";
import { splitIntoPassages } from "./passages.ts";

async function split(markdown: string) {
  const document = await parseDocument(Buffer.from(markdown), { fileName: "a.md" });
  return { document, passages: splitIntoPassages(document) };
}

describe("the passages of a document", () => {
  it("are verbatim pieces of it, each of one section, with the headings above", async () => {
    const { document, passages } = await split(
      "# 细胞\n\n细胞是生命的基本单位。\n\n细胞很小。\n\n## 细胞膜\n\n细胞膜由磷脂构成。\n\n# 植物\n",
    );

    expect(passages.map(({ section, text, hasBody }) => [section, text, hasBody])).toEqual([
      [["细胞"], "细胞\n细胞是生命的基本单位。\n细胞很小。", true],
      [["细胞", "细胞膜"], "细胞膜\n细胞膜由磷脂构成。", true],
      [["植物"], "植物", false],
    ]);
    for (const { offset, text } of passages) {
      expect(document.text.slice(offset, offset + text.length)).toBe(text);
    }
  });

  it("cut a block without end after sentences, and never a character in half", async () => {
    const sentence = "细胞膜上的蛋白质负责运输。";
    const { passages } = await split(`${sentence.repeat(500)}\n\n${"📚".repeat(3000)}\n`);

    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(1500);
    expect(passages[0]?.text.endsWith("。")).toBe(true);
    expect(passages.every(({ text }) => !text.includes("\uFFFD"))).toBe(true);
    expect(passages.map(({ text }) => text).join("")).toHaveLength(sentence.length * 500 + 6000);
  });
});
