import { expect, it } from "vitest";
import { answerParts } from "./answer-parts.ts";

it("marks point to their sources, of either width", () => {
  expect(answerParts("细胞膜由磷脂构成。[1]厚度约 7 纳米【2】。", 2)).toEqual([
    { kind: "text", text: "细胞膜由磷脂构成。" },
    { kind: "mark", source: 1 },
    { kind: "text", text: "厚度约 7 纳米" },
    { kind: "mark", source: 2 },
    { kind: "text", text: "。" },
  ]);
});

it("a number without a source is text", () => {
  expect(answerParts("see [3] and [0]", 2)).toEqual([{ kind: "text", text: "see [3] and [0]" }]);
});
