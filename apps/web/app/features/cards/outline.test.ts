import { expect, it } from "vitest";
import { outlineOf } from "./outline.ts";

it("headings hold the cards of what is below them, in the document's order", () => {
  const outline = outlineOf([
    { section: ["A"], card_amount: 1 },
    { section: ["A", "A.1"], card_amount: 2 },
    { section: ["B", "B.1", "B.1.1"], card_amount: 4 },
    { section: ["B", "B.2"], card_amount: 8 },
    { section: [], card_amount: 3 },
  ]);

  expect(outline.map(({ label, depth, cards }) => [label, depth, cards])).toEqual([
    ["A", 0, 3],
    ["A.1", 1, 2],
    ["B", 0, 12],
    ["B.1", 1, 4],
    ["B.1.1", 2, 4],
    ["B.2", 1, 8],
  ]);
});
