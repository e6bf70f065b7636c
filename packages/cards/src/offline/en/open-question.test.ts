import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs, pairsOrQuestions } from "../../testing/pairs.ts";

const cardsOf = (text: string): Promise<readonly string[]> =>
  pairs("en", heading("Notes on a subject"), paragraph(text));

describe("an open question on an object", () => {
  it("gives way to a gap over the amount or the name that the object tells", async () => {
    expect(await cardsOf("The abbey owned a herd of some 400 horses on the moor.")).toEqual([
      "The abbey owned a herd of some [...] on the moor. => 400 horses",
    ]);
    expect(await cardsOf("Saxony received most of the Lausitz.")).toEqual([
      "Saxony received most of the [...]. => Lausitz",
    ]);
  });

  it("gives way to a gap over the object where the question would say little", async () => {
    expect(await cardsOf("Warm salt water relaxes the smooth muscle.")).toEqual([
      "Warm salt water relaxes the [...]. => smooth muscle",
    ]);
  });

  it("stays where the object is several things, and for a learner who wants no gaps", async () => {
    const several = "What do the glands release? => cortisol, adrenaline and aldosterone";
    expect(await cardsOf("The glands release cortisol, adrenaline and aldosterone.")).toEqual([several]);
    const text = "Saxony received most of the Lausitz.";
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(
      "What did Saxony receive? => most of the Lausitz",
    );
  });
});
