import { describe, expect, it } from "vitest";
import { heading, paragraph, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

describe("tables of the forms of words", () => {
  it("G1: the dictionary form names the row, and the group before it does not", async () => {
    const made = await pairs(
      "en",
      heading("Verbs"),
      table(
        ["", "infinitive", "past", "supine"],
        ["group 1", "kasta", "kastade", "kastat"],
        ["group 3", "tro", "trodde", "trott"],
      ),
    );

    expect(made).toContain("What is the past of “tro”? => trodde");
    expect(made).toContain("What is the supine of “kasta”? => kastat");
    expect(made.join("\n")).not.toContain("group");
  });

  it("G1: 原形在第一列时问它的其他形式", async () => {
    const made = await pairs(
      "zh",
      heading("不规则动词"),
      table(["原形", "过去式"], ["swim", "swam"], ["ring", "rang"]),
    );

    expect(made).toEqual(["“swim”的过去式是什么？ => swam", "“ring”的过去式是什么？ => rang"]);
  });

  it("G1: the first cell is the word whose numbers and cases a grid gives", async () => {
    const made = await pairs(
      "en",
      heading("Nouns"),
      table(
        ["", "Singular", "Plural"],
        ["indefinite", "en fisk", "fisker"],
        ["definite", "fisken", "fiskene"],
      ),
    );

    expect(made).toEqual([
      "What is the indefinite plural of “en fisk”? => fisker",
      "What is the definite singular of “en fisk”? => fisken",
      "What is the definite plural of “en fisk”? => fiskene",
    ]);
  });

  it("G1: 上一行举出的动词写进问题", async () => {
    const made = await pairs(
      "zh",
      heading("现在时"),
      paragraph("第一组动词去掉词尾再变化。以 chanter 为例："),
      table(["人称", "变位"], ["nous", "chantons"]),
    );

    expect(made).toContain("“chanter”（人称：nous）的变位是什么？ => chantons");
  });
});
