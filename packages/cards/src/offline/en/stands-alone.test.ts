import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = async (title: string, text: string) =>
  (await pairs("en", heading(title), paragraph(text))).join("\n");

describe("what a sentence needs beside itself", () => {
  it("G1: each of what, the sentence before says", async () => {
    const cards = await made(
      "Clinical notes",
      "The adrenal glands are a pair of small organs that sit on top of the kidneys. Each weighs about 5 g in an adult.",
    );

    expect(cards).toContain("on top of the kidneys. Each weighs about [...] in an adult. => 5 g");
  });

  it("G1: the commonest causes of what, the sentence before says better than the title", async () => {
    const cards = await made(
      "The endocrine system",
      "Goitre is defined as a swelling of the thyroid that lasts more than three months. The commonest causes in Europe are iodine deficiency and thyroiditis.",
    );

    expect(cards).toContain("The commonest causes in Europe are [...]. => iodine deficiency and thyroiditis");
    expect(cards).not.toContain("The endocrine system › The commonest");
  });

  it("G1: too before a quality does not go on from another sentence", async () => {
    expect(
      await made("Harm", "Harm is too remote if a careful builder could not have foreseen it at the time."),
    ).toContain("When is harm too remote?");
  });

  it.each([
    "On 4 June, in a speech at the harbour to mark the queen's jubilee, he announced the sale of the Aral Line.",
    "In May 1811, after the ban had become known, he changed sides and joined the Danish Navy.",
    "In 1987 the two women, then aged thirty, met again in Oslo for the trial.",
    "That was too much for Gorchakov and his three ministers.",
    "Over the next 80 years, almost every aspect of weaving underwent tremendous change.",
    "That test comes from Hurst v Palmer (1931), a case on wills.",
    "The first three come from the cortex, the last one from the medulla of the gland.",
    "The supreme law of the land, ratified in 1788.",
    "Began in North Holland around 1760, fed by cheap peat and good harbours.",
  ])("who or what, no sentence here tells: %s", async (sentence) => {
    expect(await made("Notes", sentence)).not.toContain("[...]");
  });
});
