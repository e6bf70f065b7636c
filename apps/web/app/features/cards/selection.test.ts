import { expect, it } from "vitest";
import { nothingSelected, toggle } from "./selection.ts";

const order = ["a", "b", "c", "d", "e"];
const one = { order, reach: "one" } as const;
const range = { order, reach: "range" } as const;

it("a range goes from the last one touched, in both directions", () => {
  const first = toggle(nothingSelected, "b", one);

  expect([...toggle(first, "d", range).ids]).toEqual(["b", "c", "d"]);
  expect([...toggle(toggle(nothingSelected, "d", one), "b", range).ids].toSorted()).toEqual(["b", "c", "d"]);
});

it("a range over chosen ones takes them out", () => {
  const all = { ids: new Set(order), anchor: "b" };

  expect([...toggle(all, "d", range).ids]).toEqual(["a", "e"]);
});

it("a range from a card that is no longer there is that one card", () => {
  expect([...toggle({ ids: new Set(["x"]), anchor: "x" }, "c", range).ids]).toEqual(["x", "c"]);
});
