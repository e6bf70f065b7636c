import { expect, it } from "vitest";
import { contentId, noteGuid } from "./identity.ts";

it("gives every note the guid that released packages gave it", () => {
  // Never change these: learners' notes would come a second time instead of being updated.
  expect(noteGuid("a")).toBe("BI9PeUv{k)");
  expect(noteGuid("box 1\0zh1")).toBe("l4$s-ZlUIy");
});

it("gives ids that look like times of the past, the same for the same content", () => {
  expect(contentId("deck", "Sample")).toBe(1_546_916_105_211);
  expect(contentId("deck", "Sample")).not.toBe(contentId("preset", "Sample"));
});
