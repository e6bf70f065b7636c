import { describe, expect, it } from "vitest";
import { cardsOf } from "../testing/pairs.ts";
import { heading, paragraph } from "../testing/build-document.ts";

describe("a narrative", () => {
  it("G1: a sentence behind one with cards of its own is not counted as a repeat of it", async () => {
    const text =
      "From 1712 Halden was ruled by the Torne wardens, a family of shipowners who resided at Moss. The king lived in Brevik without real power.";
    const cards = await cardsOf("en", heading("Guilds"), paragraph(text));

    expect(cards.filter(({ rule }) => rule === "gap.pair").map(({ answer }) => answer)).toEqual(["Brevik"]);
    expect(cards.length).toBeGreaterThan(2);
  });
});
