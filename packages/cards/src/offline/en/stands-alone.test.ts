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

  it("G1: a notice is required for what the sentence before says", async () => {
    const cards = await made(
      "Clubs",
      "The members can dismiss the treasurer by a simple vote at any general meeting. Written notice of 14 days is required.",
    );

    expect(cards).toContain("at any general meeting. Written notice of [...] is required. => 14 days");
  });

  it.each([
    [
      "which value, a sentence says itself",
      "Probate is the sworn proof of a will. Estate duty is charged at 35% on the value above the limit of £9,000.",
      "35%",
      "Probate is the sworn proof",
    ],
    [
      "of whom there were many, a sentence says itself",
      "About 900 rebels were killed in the streets. Some 40,000 people fled across the Ruritanian border, many of them on foot.",
      "40,000 people",
      "rebels were killed in the streets",
    ],
    [
      "who is meant behind yet, a sentence says itself",
      "The anger of the crowd turned into riots. Justus was ready to leave, yet Theona persuaded him to stay in the palace.",
      "Theona",
      "turned into riots",
    ],
  ])("G1: %s, and no other sentence stands before it", async (_, text, answer, before) => {
    const cards = (await made("Notes", text)).split("\n").filter((card) => card.endsWith(`=> ${answer}`));

    expect(cards.length).toBeGreaterThan(0);
    expect(cards.join("\n")).not.toContain(before);
  });

  it.each([
    [
      "two sentences",
      "The Orlo muscle is striated. It also works without our will. At the same rate the Brevik muscle beats about 70 times a minute for this reason.",
      "The Orlo muscle is striated. It",
    ],
    [
      "one that has another value",
      "Salt was sold in every harbour of the northern coast. In 1911 the amount was fixed at 30 tonnes by the governor of Brevik.",
      "Salt was sold",
    ],
  ])("no gap stands behind %s", async (_, text, before) => {
    const gaps = (await made("Notes", text)).split("\n").filter((card) => card.includes("[...]"));

    expect(gaps.join("\n")).not.toContain(before);
  });
});
