import { routes } from "@deckle/contract";
import { expect, it } from "vitest";
import {
  choiceFields,
  type DeckChoices,
  noChoices,
  problemsOfChoices,
  rememberChoices,
  rememberedChoices,
} from "./deck-choices.ts";

function memory(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const chosen: DeckChoices = {
  difficulty: "hard",
  density: "dense",
  cardType: "cloze",
  maxCards: "30",
  pages: "3-10",
  focus: "线粒体，ATP",
};

it("what is left open is left out of the form", () => {
  expect(choiceFields(noChoices)).toEqual({});
});

it("every choice is a field that the contract takes", () => {
  const fields = choiceFields(chosen);

  expect(fields).toEqual({
    difficulty: "hard",
    density: "dense",
    card_type: "cloze",
    max_cards: 30,
    pages: "3-10",
    focus: "线粒体，ATP",
  });
  const form = { boxname: "b", knowledge_base_id: "0b5cf7a4-7f0e-4a53-9a0b-6a2f0f6f2d11", ...fields };
  expect(routes.uploadFile.input.safeParse(form).success).toBe(true);
});

it.each([
  ["3－10", "3-10"],
  ["３ – １０", "3-10"],
  ["3到10", "3-10"],
  [" 7 ", "7"],
])("a page range typed as %s means %s", (typed, meant) => {
  expect(problemsOfChoices({ ...noChoices, pages: typed })).toEqual([]);
  expect(choiceFields({ ...noChoices, pages: typed })).toEqual({ pages: meant });
});

it.each(["0", "10-3", "a", "1-2-3", "-3"])("refuses the page range %s before it is sent", (pages) => {
  expect(problemsOfChoices({ ...noChoices, pages })).toEqual(["pages"]);
});

it.each(["0", "1001", "1.5", "many"])("refuses %s as the most cards", (maxCards) => {
  expect(problemsOfChoices({ ...noChoices, maxCards })).toEqual(["maxCards"]);
});

it("remembers what holds for every document, and nothing about one", () => {
  const storage = memory();

  rememberChoices(storage, chosen);

  expect(rememberedChoices(storage)).toEqual({ ...chosen, pages: "", focus: "" });
});

it.each(["", "null", "[]", "{", '{"difficulty":"impossible","maxCards":-4}'])(
  "starts from the defaults where %j is stored",
  (content) => {
    expect(rememberedChoices(memory({ "deckle-deck-choices": content }))).toEqual(noChoices);
  },
);
