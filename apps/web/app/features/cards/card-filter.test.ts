import { routeExamples, type WireCard } from "@deckle/contract";
import { expect, it } from "vitest";
import { filterCards, parametersOf, viewOf } from "./card-filter.ts";

it("a view survives the way through the address", () => {
  const view = { search: "意思 & 表示", section: ["第六章", "1.1 a/b"], filter: "suspended" } as const;

  expect(viewOf(new URLSearchParams(parametersOf(view).toString()))).toEqual(view);
  expect(parametersOf({ search: " ", section: [], filter: "all" }).toString()).toBe("");
});

it("an address that nobody wrote shows everything", () => {
  expect(viewOf(new URLSearchParams("show=broken&x=1"))).toEqual({ search: "", section: [], filter: "all" });
});

it("filters by what was done to a card", () => {
  const plain: WireCard = routeExamples.createCard.output;
  const cards = [
    { ...plain, card_id: "a", origin: "document" },
    { ...plain, card_id: "b", origin: "document", is_suspended: true },
    { ...plain, card_id: "c", origin: "document", is_edited: true },
    { ...plain, card_id: "d", origin: "learner" },
  ] as const;
  const idsOf = (filter: Parameters<typeof filterCards>[1]) =>
    filterCards(cards, filter).map((card) => card.card_id);

  expect(idsOf("all")).toEqual(["a", "b", "c", "d"]);
  expect([idsOf("suspended"), idsOf("edited"), idsOf("added")]).toEqual([["b"], ["c"], ["d"]]);
});
