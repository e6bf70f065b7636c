import { describe, expect, it } from "vitest";
import { heading, type LooseBlock, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const under = async (topic: string, ...blocks: readonly LooseBlock[]) =>
  pairs("en", heading("Notes", 1), heading(topic), ...blocks);

describe("notes that leave their subject to the heading", () => {
  it.each([
    ["Offer", "Must be definite and communicated.", "Offer › Must be [...] => definite and communicated"],
    [
      "Active transport",
      "Needs ATP from respiration.",
      "Active transport › Needs [...] => ATP from respiration",
    ],
    ["Turgor", "Lost in wilting plants.", "Turgor › Lost in [...] => wilting plants"],
  ])("%s: %s", async (topic, line, card) => {
    expect(await under(topic, paragraph(line))).toEqual([card]);
  });

  it("belong to the term before them in the line", async () => {
    const made = await under(
      "Transport",
      paragraph("Turgor: the pressure of the cell contents on the wall. Lost in wilting plants."),
    );

    expect(made).toContain("Turgor › Lost in [...] => wilting plants");
  });

  it.each([
    ["a heading that names an aspect", "Symptoms", "Lost in the first two days."],
    ["a heading over several things", "Osmosis and diffusion", "Needs energy from respiration."],
    ["what points at a sentence before it", "Turgor", "Depends on this process."],
  ])("%s tells no subject", async (_, topic, line) => {
    expect(await under(topic, paragraph(line))).toEqual([]);
  });
});

describe("a note without its auxiliary", () => {
  it("is no deed of its subject", async () => {
    const made = await under(
      "Negligence",
      paragraph("Breach inferred where the accident would not normally happen without carelessness."),
    );

    expect(made.join()).not.toContain("When did breach");
  });

  it("has no year for its object", async () => {
    const made = await under("Elizabeth", paragraph("Mary Queen of Scots executed 1587"));

    expect(made.join()).not.toContain("What did");
  });
});
