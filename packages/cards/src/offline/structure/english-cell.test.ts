import { describe, expect, it } from "vitest";
import { heading, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const cells: readonly (readonly [string, readonly (readonly string[])[], string])[] = [
  [
    "what it is best for",
    [
      ["Knot", "Best for"],
      ["Reef knot", "tying a parcel"],
    ],
    "Reef knot: best for what? => tying a parcel",
  ],
  [
    "a head that is a clause asks nothing by itself",
    [
      ["Fault", "How you see it?", "Rider does"],
      ["Slipped chain", "pedals spin", "turns the crank by hand"],
    ],
    "[...]: turns the crank by hand => Slipped chain",
  ],
  [
    "when it is avoided",
    [
      ["Knot", "Avoid when"],
      ["Reef knot", "a life hangs on the rope"],
    ],
    "Reef knot: avoid when? => a life hangs on the rope",
  ],
  [
    "when something is used",
    [
      ["Test", "Used when"],
      ["ANOVA", "three or more means"],
    ],
    "When is ANOVA used? => three or more means",
  ],
  [
    "a first time by when",
    [
      ["Play", "First performed"],
      ["The Ferry", "1931"],
    ],
    "When was The Ferry first performed? => 1931",
  ],
  [
    "a letter stands for a word that begins with it",
    [
      ["Letter", "Stands for"],
      ["S", "specific"],
    ],
    "What does letter S stand for? => specific",
  ],
  [
    "a treaty is signed",
    [
      ["Treaty", "Year"],
      ["Treaty of Kiel", "1814"],
    ],
    "When was the Treaty of Kiel signed? => 1814",
  ],
  [
    "a dynasty has dates",
    [
      ["Dynasty", "Dates"],
      ["Ptolemaic", "305–30 BC"],
    ],
    "What are the dates of the Ptolemaic dynasty? => 305–30 BC",
  ],
  [
    "an ion keeps its noun",
    [
      ["Ion", "Charge"],
      ["phosphate", "-3"],
    ],
    "What is the charge of the phosphate ion? => -3",
  ],
  [
    "a comparative is that of the adjective",
    [
      ["Adjective", "Comparative"],
      ["bad", "worse"],
    ],
    "What is the comparative of “bad”? => worse",
  ],
];

describe("how a cell of an English table is asked for", () => {
  it.each(cells)("G1: %s", async (_, rows, card) => {
    expect(await pairs("en", heading("Notes on a subject"), table(...rows))).toContain(card);
  });
});
