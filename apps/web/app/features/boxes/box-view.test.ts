import { routeExamples, type CardBox } from "@deckle/contract";
import { expect, it } from "vitest";
import { addressOfView, boxesOfView, type BoxView, viewOfAddress } from "./box-view.ts";

const example = routeExamples.getCardBox.output;
const box = (subject_name: string, change: Partial<CardBox> = {}): CardBox => ({
  ...example,
  subject_name,
  file_name: `${subject_name}.pdf`,
  ...change,
});

const boxes = [
  box("民法总则", { CreatedAt: "2026-01-03T00:00:00.000Z", card_amount: 5 }),
  box("Café 12", { CreatedAt: "2026-01-02T00:00:00.000Z", card_amount: 40, status: "running" }),
  box("Café 2", { CreatedAt: "2026-01-01T00:00:00.000Z", card_amount: 9, status: "failed" }),
];
const all: BoxView = { search: "", filter: "all", order: "newest" };
const names = (view: Partial<BoxView>, language = "en") =>
  boxesOfView(boxes, { ...all, ...view }, language).map(({ subject_name }) => subject_name);

it("every word of the search must occur, in any case, width or accent", () => {
  expect(names({ search: "ＣＡＦＥ 2" })).toEqual(["Café 12", "Café 2"]);
  expect(names({ search: "总则" })).toEqual(["民法总则"]);
  expect(names({ search: "总则 cafe" })).toEqual([]);
});

it("the file's name counts too", () => {
  expect(names({ search: "总则.pdf" })).toEqual(["民法总则"]);
});

it("filters by what a person calls the state", () => {
  expect(names({ filter: "working" })).toEqual(["Café 12"]);
  expect(names({ filter: "finished" })).toEqual(["民法总则"]);
  expect(names({ filter: "failed" })).toEqual(["Café 2"]);
});

it("sorts by age, by name with numbers as numbers, and by size", () => {
  expect(names({})).toEqual(["民法总则", "Café 12", "Café 2"]);
  expect(names({ order: "name" })).toEqual(["Café 2", "Café 12", "民法总则"]);
  expect(names({ order: "cards" })).toEqual(["Café 12", "Café 2", "民法总则"]);
});

it("an address leads back to its view, and a broken one to the default", () => {
  const view: BoxView = { search: "民法", filter: "failed", order: "name" };

  expect(viewOfAddress(addressOfView(view))).toEqual(view);
  expect(addressOfView(all).size).toBe(0);
  expect(viewOfAddress(new URLSearchParams("status=odd&sort="))).toEqual(all);
});
