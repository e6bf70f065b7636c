import { describe, expect, it } from "vitest";
import { tidyPages } from "./tidy-pages.ts";

const tidy = (...texts: string[]): string[] =>
  tidyPages(texts.map((text, index) => ({ page: index + 1, text }))).map(({ text }) => text.trim());

describe("recognised pages", () => {
  it("lose page numbers and the heads that they share", () => {
    expect(
      tidy(
        "Biology 1\n\nCells live.\n\nPage 1\n\f",
        "Biology 2\n\nCells divide.\n\n- 2 -\n\f",
        "第 3 页\nEnd\n",
      ),
    ).toEqual(["Cells live.", "Cells divide.", "End"]);
  });

  it("have lines that reach the margin joined, hyphens gone, list items and short lines kept apart", () => {
    expect(
      tidy(
        "The cell is the smallest unit of life in this environ-\nment, and every cell comes from another cell as we\nknow.\n• Diffusion moves small molecules down a gradient now\n• Transport",
      ),
    ).toEqual([
      "The cell is the smallest unit of life in this environment, and every cell comes from another cell as we know.\n• Diffusion moves small molecules down a gradient now\n• Transport",
    ]);
  });

  it("have no gaps between Chinese characters, and bullets where other round signs stand first", () => {
    expect(tidy("。 ”自 由 扩 散: ATP 不 变")).toEqual(["• 自由扩散: ATP 不变"]);
    expect(tidy("¢ Atrium\ne Ventricle\ne. g. a wall")).toEqual(["• Atrium\n• Ventricle\ne. g. a wall"]);
  });
});
