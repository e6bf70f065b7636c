import { describe, expect, it } from "vitest";
import { heading, type LooseBlock } from "../testing/build-document.ts";
import { pairs } from "../testing/pairs.ts";

const startingBold = (text: string, head: string): LooseBlock => ({
  type: "paragraph",
  text,
  runs: [{ start: 0, end: head.length, bold: true }],
});

describe("words in bold that a paragraph begins with", () => {
  it("G1: are the heading of what they alone tell: which defence", async () => {
    const made = await pairs(
      "en",
      heading("Answers to an action for slander"),
      startingBold(
        "Fair comment. The words must rest on true facts. The defence fails if the writer did not hold the view himself.",
        "Fair comment.",
      ),
    );

    expect(made.join("\n")).toContain("Fair comment: when does the defence fail? => if the writer");
  });

  it("say nothing in front of a sentence that names its own thing", async () => {
    const made = await pairs(
      "en",
      heading("The kidney"),
      startingBold(
        "Secretion. Potassium is moved from the blood into the tubule. The right to water was recognised in 2010.",
        "Secretion.",
      ),
    );

    expect(made.length).toBeGreaterThan(0);
    expect(made.join("\n")).not.toContain("Secretion");
  });
});
