import type { Block, ParsedDocument } from "@deckle/documents";
import { describe, expect, it } from "vitest";
import { splitRunInHeads } from "./run-in-heads.ts";
import { buildDocument, heading, items, type LooseBlock, paragraph } from "./testing/build-document.ts";
import { cardsOf } from "./testing/pairs.ts";

const marked = (text: string, end: number, type: "bold" | "italic" = "bold"): LooseBlock => ({
  type: "paragraph",
  text,
  runs: [type === "bold" ? { start: 0, end, bold: true } : { start: 0, end, italic: true }],
});
const bold = (text: string, head = text): LooseBlock => marked(text, head.length);

const split = (...blocks: readonly LooseBlock[]) => splitRunInHeads(buildDocument("en", ...blocks));
const outline = ({ blocks }: ParsedDocument) =>
  blocks.map((block) => [...block.section, wordsOf(block)].join(" / "));
const wordsOf = (block: Block) => ("text" in block ? block.text : "");

describe("heads that lines run in with", () => {
  it("numbered heads nest by their numbers, alone in a line or in front of the text", () => {
    const document = split(
      bold("1. Formation."),
      paragraph("1.1 Fisher v Bell [1961]. A knife in a window is no offer. It invites offers."),
      paragraph("1.2 Counter-offers end the offer that they answer."),
      bold("2. Terms."),
      paragraph("Terms bind both sides once they are agreed."),
    );

    expect(outline(document)).toEqual([
      "Formation",
      "Formation / Fisher v Bell [1961]",
      "Formation / Fisher v Bell [1961] / A knife in a window is no offer. It invites offers.",
      "Formation / 1.2 Counter-offers end the offer that they answer.",
      "Terms",
      "Terms / Terms bind both sides once they are agreed.",
    ]);
  });

  it("words in bold in front of a paragraph are the head of it and of its list alone", () => {
    const document = split(
      heading("Heat"),
      bold("Conduction. Metals pass heat on well. Two kinds are told apart:", "Conduction."),
      ...items(false, "by lattice", "by electrons"),
      paragraph("Glass passes it on badly and keeps a room warm."),
    );

    expect(outline(document)).toEqual([
      "Heat",
      "Heat / Conduction",
      "Heat / Conduction / Metals pass heat on well. Two kinds are told apart:",
      "Heat / Conduction / by lattice",
      "Heat / Conduction / by electrons",
      "Heat / Glass passes it on badly and keeps a room warm.",
    ]);
  });

  it("a short line in bold of its own stands above the paragraphs up to the next one", () => {
    const document = split(
      bold("Conduction"),
      paragraph("Metals pass heat on well because their electrons move."),
      paragraph("Glass passes it on badly and keeps a room warm."),
      bold("Convection"),
      paragraph("Warm water rises and cold water sinks in a kettle."),
    );

    expect(document.blocks.map(({ section }) => section.join())).toEqual([
      "",
      "Conduction",
      "Conduction",
      "",
      "Convection",
    ]);
  });

  it("a case in italics with its year is a head, a word in italics is none", () => {
    const text = "Fisher v Bell [1961]. A knife in a window is no offer. It invites offers.";
    const document = split(
      marked(text, "Fisher v Bell".length, "italic"),
      marked("Estoppel. It stops a party going back on its word.", "Estoppel".length, "italic"),
    );

    expect(outline(document)).toEqual([
      "Fisher v Bell [1961]",
      "Fisher v Bell [1961] / A knife in a window is no offer. It invites offers.",
      "Estoppel. It stops a party going back on its word.",
    ]);
  });

  it.each([
    ["a sentence", "Metals conduct heat. Glass does not."],
    ["a label", "Note: metals conduct heat well."],
    ["a question", "Why do metals feel cold? They conduct heat."],
  ])("%s in bold is no head", (_what, text) => {
    const document = buildDocument("en", bold(text, text.split(/(?<=[.?:])/)[0] ?? ""));

    expect(splitRunInHeads(document)).toBe(document);
  });

  it("numbered lines that follow each other are a list, and no heads of nothing", () => {
    const document = buildDocument("en", ...["1. Duty.", "2. Breach.", "3. Damage."].map(paragraph));

    expect(splitRunInHeads(document)).toBe(document);
  });

  it("the first words of a numbered item are its head where more stands behind them", () => {
    const [duty, breach] = items(true, "Duty of care. Owed to those nearby.", "Breach of it");
    const document = split(...(duty && breach ? [duty, breach] : []));

    expect(outline(document)).toEqual([
      "Duty of care",
      "Duty of care / Owed to those nearby.",
      "Breach of it",
    ]);
  });

  it("a part of the document with its number stands above all heads of its lines", () => {
    const document = split(
      paragraph("Slide 1 - Causes of the war"),
      bold("Alliances"),
      paragraph("Two blocks of powers stood against each other."),
      paragraph("Slide 2 - Spark"),
      paragraph("An heir was shot in the streets of Sarajevo."),
    );

    expect(document.blocks.map(({ section }) => section.join(" / "))).toEqual([
      "",
      "Causes of the war",
      "Causes of the war / Alliances",
      "",
      "Spark",
    ]);
  });

  it("lines in capitals stand above what follows them, but the first, which is the title", () => {
    const document = split(
      paragraph("THE TUDORS"),
      paragraph("HENRY VII (1485-1509)"),
      paragraph("Won the throne at Bosworth and married Elizabeth of York."),
      paragraph("MARY I (1553-58)"),
      paragraph("Lost Calais and died without an heir in the same year."),
    );

    expect(document.blocks.map(({ section }) => section.join())).toEqual([
      "",
      "",
      "HENRY VII (1485-1509)",
      "",
      "MARY I (1553-58)",
    ]);
  });

  it("an item of a list with nothing but a few words is the head of numbered lines below it", () => {
    const document = split(
      ...items(true, "Consideration"),
      paragraph("3.1 Past consideration is no consideration."),
      paragraph("3.2 Part payment of a debt is none either."),
    );

    expect(document.blocks.map(({ section }) => section.join())).toEqual([
      "",
      "Consideration",
      "Consideration",
    ]);
  });

  it("keeps ids and places, so that quotes are found where they stand", () => {
    const document = buildDocument(
      "en",
      bold("Turgor. Plant cells are stiff while they are full of water.", "Turgor."),
    );

    const { blocks, text } = splitRunInHeads(document);

    expect(blocks.map(({ id }) => id)).toEqual(["b0-head", "b0"]);
    for (const block of blocks) expect(text.startsWith(wordsOf(block), block.offset)).toBe(true);
  });

  it("a definition behind its term in bold is still asked as one", async () => {
    const text = "Osmosis. The movement of water from a weak solution to a strong one through a membrane.";
    const [card] = await cardsOf("en", heading("Cells"), bold(text, "Osmosis."));

    expect(card).toMatchObject({
      question: "What is osmosis?",
      source: { section: ["Cells"], quote: text.slice(0, -1) },
    });
  });

  it("a card says the head that its sentence stands behind", async () => {
    const cards = await cardsOf(
      "en",
      heading("Answers to an action for slander"),
      bold(
        "Fair comment. The words must rest on true facts. The defence fails if the writer did not hold the view.",
        "Fair comment.",
      ),
    );

    expect(cards.map(({ question, source }) => [source.section.at(-1), question])).toContainEqual([
      "Fair comment",
      "When does the defence fail?",
    ]);
  });
});
