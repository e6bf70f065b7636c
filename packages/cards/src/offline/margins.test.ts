import { describe, expect, it } from "vitest";
import { buildDocument, heading, type LooseBlock, paragraph } from "../testing/build-document.ts";
import { createMargins, isHeaderLine } from "./margins.ts";

const fact = paragraph("Amylase is made in the salivary glands and breaks starch down into sugars.");
const marginsOf = (...blocks: readonly LooseBlock[]) => createMargins(buildDocument("en", ...blocks).blocks);

describe("the first and last lines of a document", () => {
  it("are notices as far as one follows another, and one of them is sure", () => {
    const margins = marginsOf(
      paragraph("BIO 110 — Class Notes — Dr. Kim, Assistant Professor"),
      heading("Digestion"),
      fact,
      fact,
      paragraph("Parents' evening bookings close on Friday."),
      paragraph("Stick this sheet in your book."),
    );

    expect([0, 2, 3, 4, 5].map(margins.standingAt)).toEqual([
      "notices",
      "text",
      "text",
      "notices",
      "notices",
    ]);
  });

  it("are subject matter where no more than a word speaks of the occasion", () => {
    const margins = marginsOf(
      paragraph("On Monday the workers marched to the palace."),
      fact,
      paragraph("Students unloaded ships at Hull."),
    );

    expect([0, 1, 2].map(margins.standingAt)).toEqual(["text", "text", "text"]);
  });

  it("are a notice where the first line of all has a word of one, and no stop", () => {
    const margins = marginsOf(paragraph("计网笔记 点名3次没到=没平时分！"), fact);

    expect([0, 1].map(margins.standingAt)).toEqual(["notices", "text"]);
  });

  it("are no header where the last stop of a long text was left out", () => {
    const text = `Students unloaded ships at Hull in the summer. ${"Amylase breaks starch down. ".repeat(9)}Ask your tutor`;

    expect(isHeaderLine(text)).toBe(false);
    expect(isHeaderLine("Class notes, ask your tutor")).toBe(true);
  });

  it("a paragraph that ends in a notice is one among notices, and what stands before it is not", () => {
    const margins = marginsOf(
      paragraph("Students unloaded ships at Hull."),
      paragraph("Amylase breaks starch down into sugars. Please return this booklet to the tutor."),
    );

    expect([0, 1].map(margins.standingAt)).toEqual(["text", "notices"]);
  });
});

describe("a document about courses", () => {
  it("has for its subject what others have for notices", () => {
    const margins = marginsOf(
      paragraph("Pupils mark the work of their classmates. Students learn from feedback forms."),
      paragraph("A quiz shows the tutor what the pupils know. Homework is set each week."),
      paragraph("Students hand essays to their tutor. Participants keep a journal."),
    );

    expect(margins.standingAt(1)).toBe("subject");
  });
});

describe("a line that comes on every page", () => {
  const title = (text: string) => paragraph(text);

  it("is a running title when its number rises", () => {
    const blocks = buildDocument(
      "en",
      title("BIOC0012 Enzyme kinetics 2"),
      fact,
      title("BIOC0012 Enzyme kinetics 3"),
    ).blocks;
    const margins = createMargins(blocks);

    expect(blocks.filter(margins.isRunningTitle)).toHaveLength(2);
  });

  it("is none when it is a label with its value, or a sentence", () => {
    const blocks = buildDocument(
      "en",
      ...[5, 10, 20].flatMap((dose) => [title(`Dose: ${dose} mg`), title(`The dose is ${dose} mg.`)]),
    ).blocks;
    const margins = createMargins(blocks);

    expect(blocks.filter(margins.isRunningTitle)).toEqual([]);
  });
});
