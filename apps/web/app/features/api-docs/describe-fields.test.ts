import { routes } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { describeFields } from "./describe-fields.ts";

describe("the fields of a call", () => {
  it("R9: names each with its type, whether it is needed, its default and its bounds", () => {
    expect(describeFields(routes.listCards.input)).toEqual([
      { name: "box_id", type: "uuid", isRequired: true },
      { name: "search", type: "string", isRequired: false, defaultValue: '""', most: 200 },
      { name: "section", type: "string[]", isRequired: false, defaultValue: "[]" },
      { name: "offset", type: "integer", isRequired: false, defaultValue: "0", range: { from: 0 } },
      { name: "limit", type: "integer", isRequired: false, defaultValue: "100", range: { from: 1, to: 500 } },
    ]);
  });

  it("writes choices of values and of shapes", () => {
    const types = Object.fromEntries(
      [...describeFields(routes.answerCard.input), ...describeFields(routes.createCard.input)].map(
        ({ name, type }) => [name, type],
      ),
    );

    expect(types).toMatchObject({
      rating: "1 | 2 | 3 | 4",
      answered_at: "date-time",
      content:
        '{ type: "basic", question: string, answer: string, tags?: string[] } | { type: "cloze", text: string, tags?: string[] }',
    });
  });

  it("has none for a call without input", () => {
    expect(describeFields(routes.listKnowledgeBases.input)).toEqual([]);
  });
});
