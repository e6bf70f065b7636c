import { describe, expect, it } from "vitest";
import { paragraph } from "../testing/build-document.ts";
import { pairs } from "../testing/pairs.ts";
import { subjectOf } from "./topic.ts";

describe("the first line of notes without headings", () => {
  const fact = paragraph("humus: dark matter of decayed plants and animals");

  it.each([
    "soil science week 3 -- horizons & humus (written in a hurry on the train, mind the typing)",
    "soil science week 3 -- horizons & humus",
  ])("is their title: %s", async (title) => {
    const cards = await pairs("en", paragraph(title), fact);

    expect(cards).toHaveLength(1);
    expect(cards[0]).toContain("dark matter of decayed plants and animals");
  });

  it("is a sentence of theirs where it has a stop", async () => {
    const first = paragraph("The humus is the dark matter of decayed plants and animals.");

    expect(await pairs("en", first)).toEqual([
      "What is the humus? => the dark matter of decayed plants and animals",
    ]);
  });
});

describe("the title of a paper", () => {
  it.each([
    ["ABX -- night-before sheet", "ABX"],
    ["Biology · Lecture 4 · Photosynthesis", "Biology · Photosynthesis"],
    ["大气 ▍ 专题导学案", "大气"],
    ["Revision notes", "Revision notes"],
    ["The Congress — class relations and trade", "The Congress — class relations and trade"],
  ])("%s is about %s", (title, subject) => {
    expect(subjectOf(title)).toBe(subject);
  });
});
