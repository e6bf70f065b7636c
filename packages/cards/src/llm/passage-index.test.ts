import { parseDocument } from "@deckle/documents";
import { planChunks } from "../plan-chunks.ts";
import { describe, expect, it } from "vitest";
import { type FoundQuote, indexPassage } from "./passage-index.ts";
import { halvesOf, passagesOf } from "./passage.ts";

const text = `# 牛顿定律

物体在没有外力作用时，总保持匀速直线运动状态或静止状态。

The Congress of Vienna met from September 1814 to June 1815 under the chairmanship of Metternich.

## 参考文献

张三：《力学》，1999 年。
`;

async function find(quote: string): Promise<FoundQuote | undefined> {
  const document = await parseDocument(new TextEncoder().encode(text), { fileName: "a.md" });
  const [passage = []] = (await planChunks(document)).flatMap((chunk) => passagesOf(document, chunk));
  const found = indexPassage(document, passage).find(quote);
  if (found !== undefined) {
    expect(document.text.slice(found.offset, found.offset + found.quote.length)).toBe(found.quote);
  }
  return found;
}

describe("a quote of a model", () => {
  it("is found whatever its spaces, case, width and marks are, and becomes the document's own words", async () => {
    expect(await find("物体在没有外力作用时,总保持匀速直线运动状态")).toMatchObject({
      quote: "物体在没有外力作用时，总保持匀速直线运动状态",
      match: "exact",
    });
    expect(await find("the CONGRESS of  Vienna met")).toMatchObject({ quote: "The Congress of Vienna met" });
  });

  it("is found when a few of its letters were changed", async () => {
    expect(
      await find(
        "The Congres of Vienna met from September 1814 to June 1815 under the chairmanship of Metternich",
      ),
    ).toMatchObject({ match: "fuzzy" });
  });

  it("is found by its longest part when something was left out", async () => {
    expect(await find("The Congress of Vienna ... under the chairmanship of Metternich.")).toMatchObject({
      quote: "under the chairmanship of Metternich",
    });
  });

  it("is not found when it was made up", async () => {
    expect(
      await find("The Congress of Berlin met from June to July 1878 under the chairmanship of Bismarck"),
    ).toBe(undefined);
    expect(await find("！")).toBe(undefined);
  });

  it("is not looked for in the references, which the model does not see", async () => {
    expect(await find("张三：《力学》")).toBe(undefined);
  });
});

describe("a passage", () => {
  it("is cut until one call can hold it, without losing a letter", async () => {
    const long = Array.from({ length: 4000 }, (_, at) => `Sentence number ${at} says something.`).join(" ");
    const document = await parseDocument(new TextEncoder().encode(long), { fileName: "a.txt" });

    const passages = (await planChunks(document)).flatMap((chunk) => passagesOf(document, chunk));
    const joined = passages.flat().map(({ start, end }) => document.text.slice(start, end));

    expect(joined.join("").replaceAll("\n", " ")).toBe(document.text.replaceAll("\n", " "));
    expect(Math.max(...joined.map((part) => part.length))).toBeLessThan(20_000);
    expect(passages.length).toBeGreaterThan(10);
  });

  it("too short to be cut is not cut", async () => {
    const document = await parseDocument(new TextEncoder().encode("One short line."), { fileName: "a.txt" });

    expect(halvesOf(document, [{ blockIndex: 0, start: 0, end: 15 }])).toBe(undefined);
  });
});
