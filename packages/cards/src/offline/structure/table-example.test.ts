import { describe, expect, it } from "vitest";
import { heading, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

describe("the column of examples", () => {
  it.each([
    [
      "one example asks what it is an example of",
      [
        ["Dune", "Example"],
        ["Star", "Erg Chebbi"],
      ],
      "Erg Chebbi is an example of which dune? => Star",
    ],
    [
      "a word for stuff",
      [
        ["Solid type", "Example"],
        ["Amorphous", "glass"],
      ],
      "“glass” is an example of which solid? => Amorphous",
    ],
    [
      "several examples stay a list",
      [
        ["Dune", "Examples"],
        ["Star", "Erg Chebbi, Badain Jaran"],
      ],
      "Star: what are some examples? => Erg Chebbi, Badain Jaran",
    ],
  ])("G1: %s", async (_, rows, card) => {
    expect(await pairs("en", heading("Sand"), table(...rows))).toEqual([card]);
  });

  it("G1: 一个例子问它是哪种事物的例子", async () => {
    const made = await pairs(
      "zh",
      heading("桥梁"),
      table(["桥梁类型", "举例"], ["拱桥", "赵州桥"], ["梁桥", "洛阳桥、安平桥"]),
    );

    expect(made).toEqual(["赵州桥是哪种桥梁的例子？ => 拱桥", "梁桥的例子有哪些？ => 洛阳桥、安平桥"]);
  });

  it("G1: an example of an ending determines nothing and is not asked for", async () => {
    const made = await pairs(
      "en",
      heading("Nouns"),
      table(
        ["Group", "Plural ending", "Example"],
        ["first", "-ur", "ein sol, soler"],
        ["second", "-ir", "ein fot"],
      ),
    );

    expect(made.join("\n")).not.toContain("example");
  });
});

describe("tables of measurements", () => {
  it("G1: rows that begin with a measured number name nothing", async () => {
    const made = await pairs(
      "en",
      heading("Irises"),
      table(["Leaf width", "Leaf length"], ["3.5", "1.4"], ["3.1", "1.5"]),
    );

    expect(made).toEqual([]);
  });
});
