import { expect, it } from "vitest";
import { nextGapNumber, parseCardText, parseInline, texWithGaps, withoutGapMarks } from "./card-text.ts";

it("formulas are told from prices", () => {
  expect(parseInline("能量 $E=mc^2$，售价 $5 到 $10")).toEqual([
    { kind: "text", text: "能量 " },
    { kind: "maths", tex: "E=mc^2", isDisplayed: false },
    { kind: "text", text: "，售价 $5 到 $10" },
  ]);
  expect(parseInline(String.raw`\(a_1\) and $$x+y$$`)).toEqual([
    { kind: "maths", tex: "a_1", isDisplayed: false },
    { kind: "text", text: " and " },
    { kind: "maths", tex: "x+y", isDisplayed: true },
  ]);
});

it("a gap has its content and its hint, and may hold braces", () => {
  expect(parseInline("由{{c1::细胞::名词}}构成")).toEqual([
    { kind: "text", text: "由" },
    { kind: "gap", content: [{ kind: "text", text: "细胞" }], hint: "名词" },
    { kind: "text", text: "构成" },
  ]);
  expect(parseInline("{{c2::f() { return {}; }}}")).toEqual([
    { kind: "gap", content: [{ kind: "text", text: "f() { return {}; }" }], hint: null },
  ]);
});

it("what does not close stays text", () => {
  for (const text of ["{{c1::open", "a `b", "$x", "{{c1::{{c1::{{c1::"]) {
    expect(withoutGapMarks(text)).toBe(text);
  }
});

it("several numbered lines are a list, one is a sentence", () => {
  expect(parseCardText("三个条件：\n1. 能力\n2. 真实\n\n结束")).toEqual([
    { kind: "paragraph", content: [{ kind: "text", text: "三个条件：" }] },
    { kind: "list", start: 1, items: [[{ kind: "text", text: "能力" }], [{ kind: "text", text: "真实" }]] },
    { kind: "paragraph", content: [{ kind: "text", text: "结束" }] },
  ]);
  expect(parseCardText("1. Introduction")[0]?.kind).toBe("paragraph");
});

it("code keeps its lines, closed or not", () => {
  expect(parseCardText("run\n```js\nlet a = 1;\n\n$b$\n```")).toEqual([
    { kind: "paragraph", content: [{ kind: "text", text: "run" }] },
    { kind: "code", text: "let a = 1;\n\n$b$" },
  ]);
  expect(parseCardText("```\nx")).toEqual([{ kind: "code", text: "x" }]);
});

it("gaps in formulas are boxes, then their content", () => {
  const tex = String.raw`E = {{c1::m c^{2}}}`;

  expect(texWithGaps(tex, "hidden")).toBe(String.raw`E = \boxed{\;?\;}`);
  expect(texWithGaps(tex, "shown")).toBe("E = {m c^{2}}");
});

it("a new gap gets the next number", () => {
  expect(nextGapNumber("plain")).toBe(1);
  expect(nextGapNumber("{{c1::a}} {{c4::b}}")).toBe(5);
});

it("a cloze text reads as a sentence", () => {
  expect(withoutGapMarks("由{{c1::细胞::名词}}构成，$E={{c2::m}}$")).toBe("由细胞构成，$E={{c2::m}}$");
});

it("a flood of openers stays text", () => {
  const flood = "{{c1::".repeat(2_000);

  expect(parseCardText(flood)).toEqual([{ kind: "paragraph", content: [{ kind: "text", text: flood }] }]);
});
