import { describe, expect, it } from "vitest";
import { stylesheet } from "./stylesheet.ts";

type Palette = Readonly<Record<string, string>>;

/** The colours of the light theme, and of the dark one, which stands in the sheet twice. */
function readPalettes(): Palette[] {
  const blocks = stylesheet.split("\n  color-scheme:").slice(1);
  return blocks.map((block) =>
    Object.fromEntries(
      [...(block.split("}")[0] ?? "").matchAll(/--([\w-]+): (#[0-9a-f]{3,6})/g)].map(([, name, colour]) => [
        name,
        colour,
      ]),
    ),
  );
}

/** WCAG 2.2: relative luminance of a colour. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, "$&$&") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ["light", readPalettes()[0]],
  ["dark", readPalettes()[1]],
])("the %s colours", (_name, palette = {}) => {
  const ratio = (front: string, back: string) => contrast(palette[front] ?? "", palette[back] ?? "");

  it.each([
    ["ink", "paper"],
    ["ink2", "paper"],
    ["ink", "sheet"],
    ["ink2", "sheet"],
    ["ink2", "sunk"],
    ["ink3", "sheet"],
    ["blue", "sheet"],
    ["blue-deep", "sheet"],
    ["again", "sheet"],
    ["onblue", "blue"],
    ["onblue", "blue-deep"],
  ])("make %s on %s readable", (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it("make the edges of fields and the focus ring visible", () => {
    expect(ratio("edge", "sheet")).toBeGreaterThanOrEqual(3);
    expect(ratio("blue", "paper")).toBeGreaterThanOrEqual(3);
  });
});

it("the dark colours are the same whether the system or the person chose them", () => {
  const [, bySystem, byChoice] = readPalettes();

  expect(Object.keys(bySystem ?? {}).length).toBeGreaterThan(10);
  expect(byChoice).toEqual(bySystem);
});
