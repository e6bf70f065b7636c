import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { buildPdf, gridLines, lines } from "../../testing/build-pdf.ts";
import type { PlacedText } from "../../testing/build-pdf.ts";

const left = [
  "The heart is a muscle that pumps blood through",
  "the body. It has four chambers, and each of them",
  "contracts in its turn during one cardiac cycle.",
  "Valves between the chambers keep the blood from",
  "flowing back while the muscle is at rest again.",
];
const right = [
  "Arteries carry blood away from the heart under",
  "high pressure, so their walls are thick and made",
  "of several layers. Veins bring the blood back to",
  "the heart; their walls are thin, and valves keep",
  "the blood moving towards the heart in the legs.",
];

const read = async (...pages: PlacedText[][]) => parseDocument(buildPdf(pages));
const texts = async (...pages: PlacedText[][]) =>
  (await read(...pages)).blocks.map((block) =>
    block.type === "table" ? block.rows : "text" in block ? block.text : "",
  );

describe("tables that lines tell", () => {
  const cell = (text: string, x: number, y: number): PlacedText => ({ text, x, y, size: 9 });
  const prose = lines(left, { x: 50, y: 300 });
  const tableOf = async (page: PlacedText[], drawing: string) =>
    (await parseDocument(buildPdf([page], { drawing }))).blocks.find(({ type }) => type === "table");

  it("have the cells of their grid, narrow columns and wrapped cells too", async () => {
    const page = [
      ...lines(right, { x: 50, y: 50 }),
      cell("Organ", 54, 122),
      cell("Task", 86, 122),
      cell("Per day", 140, 122),
      cell("Heart", 54, 142),
      cell("pumps the", 86, 142),
      cell("blood", 86, 152),
      cell("7000 l", 140, 142),
      cell("Lungs", 54, 172),
      cell("breathe", 86, 172),
      cell("10000 l", 140, 172),
      ...prose,
    ];

    expect(await tableOf(page, gridLines([50, 82, 136, 190], [110, 130, 160, 180]))).toMatchObject({
      rows: [
        ["Organ", "Task", "Per day"],
        ["Heart", "pumps the blood", "7000 l"],
        ["Lungs", "breathe", "10000 l"],
      ],
      headerRows: 1,
    });
  });

  it("keep what stands in a merged cell in the first of its places", async () => {
    const page = [
      cell("Organ", 54, 122),
      cell("Adult", 144, 122),
      cell("Child", 244, 122),
      cell("Heart", 54, 150),
      cell("300 g", 144, 142),
      cell("90 g", 244, 142),
      cell("not known", 144, 162),
      ...prose,
    ];
    const merged = [
      gridLines([50, 140, 240, 330], [110, 130]),
      gridLines([140, 240, 330], [130, 150]),
      gridLines([50, 140], [130, 170]),
      gridLines([140, 330], [150, 170]),
    ].join("\n");

    expect(await tableOf(page, merged)).toMatchObject({
      rows: [
        ["Organ", "Adult", "Child"],
        ["Heart", "300 g", "90 g"],
        ["", "not known", ""],
      ],
    });
  });

  it("need no upright lines", async () => {
    const page = [
      cell("Vessel", 54, 122),
      cell("Wall", 96, 122),
      cell("Artery", 54, 137),
      cell("thick", 96, 137),
      cell("Vein", 54, 149),
      cell("thin", 96, 149),
      ...prose,
    ];
    const rules = [110, 126, 154].map((y) => gridLines([50, 200], [y]).split("\n")[0]).join("\n");

    expect(await tableOf(page, rules)).toMatchObject({
      rows: [
        ["Vessel", "Wall"],
        ["Artery", "thick"],
        ["Vein", "thin"],
      ],
    });
  });

  it("stand where they were in the text, and boxes around prose are none", async () => {
    const page = [
      ...lines(right, { x: 50, y: 50 }),
      cell("Vessel", 54, 122),
      cell("Wall", 144, 122),
      cell("Artery", 54, 142),
      cell("thick", 144, 142),
      ...prose,
    ];
    const drawing = [gridLines([50, 140, 240], [110, 130, 150]), gridLines([45, 330], [285, 360])].join("\n");

    const { blocks } = await parseDocument(buildPdf([page], { drawing }));

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "table", "paragraph"]);
    expect(blocks[2]).toMatchObject({ text: left.join(" ") });
  });
});

describe("cells and marks that nothing rules", () => {
  it("are a table where the same strips stay free in several lines, however narrow", async () => {
    const row = (y: number, ...cells: string[]): PlacedText[] =>
      cells.map((text, index) => ({ text, x: [50, 86, 138][index] ?? 0, y }));
    const page = [
      ...lines(right, { x: 50, y: 50 }),
      ...row(140, "Artery", "thick wall", "high pressure"),
      ...row(154, "Vein", "thin wall", "low pressure"),
      ...row(168, "Aorta", "the widest", "very high"),
      ...lines(left, { x: 50, y: 200 }),
    ];

    expect((await texts(page))[1]).toEqual([
      ["Artery", "thick wall", "high pressure"],
      ["Vein", "thin wall", "low pressure"],
      ["Aorta", "the widest", "very high"],
    ]);
  });

  it("are items where a browser drew their bullets", async () => {
    const disc = (y: number): string => `${String(58)} ${String(842 - y)} 4 4 re f`;
    const page = [
      ...lines(right, { x: 50, y: 50 }),
      { text: "Arteries carry blood away from the heart", x: 70, y: 140 },
      { text: "Veins carry it back", x: 70, y: 154 },
      ...lines(left, { x: 50, y: 190 }),
    ];

    const { blocks } = await parseDocument(buildPdf([page], { drawing: [disc(139), disc(153)].join("\n") }));

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "listItem", "listItem", "paragraph"]);
    expect(blocks[1]).toMatchObject({ text: "Arteries carry blood away from the heart", ordered: false });
  });

  it("are notes below a short line, in type as large as the text's", async () => {
    const page = [
      ...lines(left, { x: 50, y: 500 }),
      { text: "1", x: 252.5, y: 544, size: 6 },
      { text: "1", x: 50, y: 696, size: 6 },
      { text: "Seen by Harvey in 1628.", x: 56, y: 700 },
    ];
    const drawing = gridLines([50, 190], [680]).split("\n")[0] ?? "";

    const { blocks } = await parseDocument(buildPdf([page], { drawing }));

    expect(blocks).toMatchObject([
      { type: "paragraph", text: left.join(" ") },
      { type: "footnote", ref: "1", text: "Seen by Harvey in 1628." },
    ]);
  });

  it("stand in their place where the producer wrote one font before the other", async () => {
    const page: PlacedText[] = [
      { text: '"', x: 94.5, y: 100 },
      { text: '"', x: 122, y: 100 },
      { text: "The word", x: 50, y: 100 },
      { text: "heart", x: 98.5, y: 100 },
      { text: "is old.", x: 129, y: 100 },
    ];

    expect(await texts(page)).toEqual(['The word "heart" is old.']);
  });
});

describe("drawings", () => {
  const labels = [
    { text: "Atrium", x: 80, y: 200, size: 8 },
    { text: "Ventricle", x: 180, y: 260, size: 8 },
  ];
  const caption = { text: "Figure 2: Chambers of the heart", x: 80, y: 320, size: 9 };
  const page = [...lines(left, { x: 50, y: 80 }), ...labels, caption, ...lines(right, { x: 50, y: 350 })];

  it("leave their labels out of the text, and a warning says that they were left out", async () => {
    const drawing = gridLines([70, 160], [180, 220]);

    const { text, warnings } = await parseDocument(buildPdf([page], { drawing }));

    expect(text).toBe([left.join(" "), caption.text, right.join(" ")].join("\n"));
    expect(warnings).toEqual([{ code: "IMAGES_SKIPPED" }]);
  });

  it("are needed for that: short lines before a caption stay where nothing is drawn", async () => {
    expect((await read(page)).text).toContain("Atrium\nVentricle");
  });
});

describe("what TeX writes", () => {
  it("gives fractions in the line, and sums with their limits stay as they are", async () => {
    const page: PlacedText[] = [
      ...lines(right, { x: 50, y: 50 }),
      { text: "The ratio is", x: 50, y: 140, size: 10 },
      { text: "g", x: 108, y: 140, size: 10, font: "symbol" },
      { text: "=", x: 117, y: 140, size: 10 },
      { text: "5", x: 127, y: 136, size: 7 },
      { text: "3", x: 127, y: 144, size: 7 },
      { text: "for such a gas, as the kinetic theory says.", x: 134, y: 140, size: 10 },
    ];

    expect((await texts(page)).at(-1)).toMatch(/^The ratio is . = 5\/3 for such a gas, as the kinetic/u);
  });

  it("takes no line of names under a title for a heading", async () => {
    const page: PlacedText[] = [
      { text: "Notes on the heart", x: 200, y: 60, size: 20 },
      { text: "Ada Example and Bernd Muster", x: 200, y: 90, size: 12 },
      { text: "12 March 2024", x: 240, y: 110, size: 12 },
      { text: "1 Introduction", x: 50, y: 150, size: 15 },
      ...lines(left, { x: 50, y: 180 }),
    ];

    expect((await read(page)).blocks.map(({ type }) => type)).toEqual([
      "heading",
      "paragraph",
      "paragraph",
      "heading",
      "paragraph",
    ]);
  });
});
