import { expect, it } from "vitest";
import { earliestFirst } from "./use-knowledge-bases.ts";

it("the earliest knowledge base comes first, whatever the order of the answer", () => {
  const later = { id: "b", CreatedAt: "2026-03-01T00:00:00.000Z" };
  const earlier = { id: "a", CreatedAt: "2026-01-01T00:00:00.000Z" };

  expect(earliestFirst([later, earlier])).toEqual([earlier, later]);
});
