import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { buildPdf, lines } from "../../testing/build-pdf.ts";
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

describe("reading order", () => {
  it("follows two columns one after the other", async () => {
    const page = [...lines(left, { x: 50, y: 100 }), ...lines(right, { x: 320, y: 100 })];

    expect(await texts(page)).toEqual([left.join(" "), right.join(" ")]);
  });

  it("is found by geometry where the producer wrote across the columns", async () => {
    const page = left.flatMap((text, index) => [
      { text, x: 50, y: 100 + index * 12 },
      { text: right[index] ?? "", x: 320, y: 100 + index * 12 },
    ]);

    expect((await texts(page)).join(" ")).toBe([...left, ...right].join(" "));
  });

  it("is that of a page drawn lying on its side", async () => {
    const page = left.map((text, index) => ({ text, x: 100 + index * 12, y: 700, isSideways: true }));
    const stamp = { text: "Preprint of a journal", x: 20, y: 400 };

    expect(await texts([...page, stamp])).toEqual([left.join(" ")]);
  });

  it("joins a paragraph that runs over to the next page", async () => {
    const result = await texts(
      lines(left.slice(0, 2), { x: 50, y: 700 }),
      lines(left.slice(2), { x: 50, y: 100 }),
    );

    expect(result).toEqual([left.join(" ")]);
  });
});

describe("lines", () => {
  it("mend hyphens of words that stand unbroken elsewhere, and keep those of compounds", async () => {
    const page = lines(
      [
        "The membrane of a cell is a thin mem-",
        "brane that lets some molecules pass a well-",
        "known barrier, which is well-known to all.",
      ],
      { x: 50, y: 100 },
    );

    expect(await texts(page)).toEqual([
      "The membrane of a cell is a thin membrane that lets some molecules pass a well-known barrier, which is well-known to all.",
    ]);
  });

  it("part paragraphs by indent and by gap", async () => {
    const indented = [
      ...lines(left, { x: 50, y: 100 }),
      { text: right[0] ?? "", x: 65, y: 160 },
      ...lines(right.slice(1), { x: 50, y: 172 }),
    ];
    const spaced = [...lines(left, { x: 50, y: 100 }), ...lines(right, { x: 50, y: 170 })];

    expect(await texts(indented)).toEqual([left.join(" "), right.join(" ")]);
    expect(await texts(spaced)).toEqual([left.join(" "), right.join(" ")]);
  });
});

describe("page furniture", () => {
  it("is left out: running heads and page numbers", async () => {
    const page = (number: number, body: string[]): PlacedText[] => [
      { text: "Physiology Reader", x: 200, y: 30, size: 8 },
      ...lines(body, { x: 50, y: 100 }),
      { text: `- ${String(number)} -`, x: 290, y: 820, size: 8 },
    ];

    const result = await texts(page(1, left), page(2, right), page(3, left));

    expect(result.join(" ")).not.toMatch(/Physiology|- \d -/);
  });

  it("is left out on a single page too", async () => {
    const result = await texts([
      { text: "Physiology Reader", x: 200, y: 30, size: 8 },
      ...lines(left, { x: 50, y: 100 }),
    ]);

    expect(result).toEqual([left.join(" ")]);
  });
});

describe("text that only looks like page furniture", () => {
  it("stays on a title page, and where there is no other text", async () => {
    const titlePage = [
      { text: "Ada Example", x: 240, y: 60, size: 9 },
      { text: "Notes on the Heart", x: 180, y: 300, size: 24 },
    ];

    expect(await texts(titlePage)).toEqual(["Ada Example", "Notes on the Heart"]);
    expect(await texts([{ text: "12", x: 290, y: 60 }])).toEqual(["12"]);
  });
});

describe("tags", () => {
  it("keep every cell of rows that stand in no table, and every cell without a row", async () => {
    const page = [
      { text: "Vessels", x: 50, y: 90 },
      ...["Artery", "thick", "Vein", "thin"].map((text, index) => ({
        text,
        x: 50 + (index % 2) * 150,
        y: 110 + Math.floor(index / 2) * 15,
      })),
      { text: "Loose cell", x: 50, y: 170 },
      ...lines(left, { x: 50, y: 200 }),
    ];
    const cell = (index: number) => ({ role: "TD", children: [{ role: "P", children: [index] }] });
    const tags = {
      role: "Document",
      children: [
        { role: "P", children: [0] },
        {
          role: "Sect",
          children: [
            { role: "TR", children: [cell(1), cell(2)] },
            { role: "TR", children: [cell(3), cell(4)] },
          ],
        },
        { role: "Sect", children: [cell(5)] },
        { role: "P", children: [6, 7, 8, 9, 10] },
      ],
    };

    const { blocks, text } = await parseDocument(buildPdf([page], { tags }));

    expect(blocks.find(({ type }) => type === "table")).toMatchObject({
      rows: [
        ["Artery", "thick"],
        ["Vein", "thin"],
      ],
    });
    expect(text).toContain("Loose cell");
    expect(text).toContain(left.join(" "));
  });
});

describe("structure", () => {
  it("gives headings levels by size and weight, and every block its section", async () => {
    const page: PlacedText[] = [
      { text: "The Circulation", x: 50, y: 80, size: 20, font: "bold" },
      { text: "1.1 The heart", x: 50, y: 110, size: 13, font: "bold" },
      ...lines(left, { x: 50, y: 130 }),
      { text: "1.2 Vessels", x: 50, y: 210, size: 13, font: "bold" },
      ...lines(right, { x: 50, y: 230 }),
    ];

    const { blocks } = await read(page);

    expect(
      blocks.filter(({ type }) => type === "heading").map((block) => "level" in block && block.level),
    ).toEqual([1, 2, 2]);
    expect(blocks.at(-1)).toMatchObject({ section: ["The Circulation", "1.2 Vessels"], page: 1 });
  });

  it("reads tables without rules, wrapped cells included", async () => {
    const row = (y: number, ...cells: string[]): PlacedText[] =>
      cells.map((text, index) => ({ text, x: 60 + index * 150, y, size: 9 }));
    const page = [
      ...lines(left, { x: 50, y: 100 }),
      ...row(180, "Vessel", "Function", "Wall"),
      ...row(195, "Artery", "carries blood", "thick"),
      { text: "Vein", x: 60, y: 210, size: 9 },
      ...lines(["brings blood back", "to the heart"], { x: 210, y: 210, size: 9, step: 10.5 }),
      { text: "thin", x: 360, y: 210, size: 9 },
      ...lines(right, { x: 50, y: 250 }),
    ];

    expect((await texts(page))[1]).toEqual([
      ["Vessel", "Function", "Wall"],
      ["Artery", "carries blood", "thick"],
      ["Vein", "brings blood back to the heart", "thin"],
    ]);
  });

  it("tells list items, their nesting and fixed-width code", async () => {
    const page: PlacedText[] = [
      ...lines(left, { x: 50, y: 100 }),
      { text: "\u2022 Arteries", x: 60, y: 180 },
      { text: "\u2022 Aorta", x: 80, y: 192 },
      { text: "\u2022 Veins", x: 60, y: 204 },
      { text: "def pulse(beats):", x: 50, y: 230, font: "mono" },
      { text: "return beats * 4", x: 74, y: 242, font: "mono" },
    ];

    const { blocks } = await parseDocument(
      buildPdf([page.map((item) => ({ ...item, text: item.text.replace("\u2022", "\u0095") }))]),
    );

    expect(blocks.slice(1)).toMatchObject([
      { type: "listItem", ordered: false, depth: 0, text: "Arteries" },
      { type: "listItem", depth: 1, text: "Aorta" },
      { type: "listItem", depth: 0, text: "Veins" },
      { type: "code", text: "def pulse(beats):\n    return beats * 4" },
    ]);
  });
});

describe("formulas", () => {
  const display: PlacedText[] = [
    { text: "q = a + b", x: 250, y: 170, font: "symbol" },
    { text: "(1)", x: 500, y: 170 },
  ];

  it("on their own line are marked lossy, with their number", async () => {
    const { blocks } = await read([
      ...lines(left, { x: 50, y: 100 }),
      ...display,
      ...lines(right, { x: 50, y: 195 }),
    ]);

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "formula", "paragraph"]);
    expect(blocks[1]).toMatchObject({ lossy: true, text: expect.stringContaining("(1)") as unknown });
  });

  it("inside a sentence stay with it", async () => {
    const result = await texts([
      ...lines(left.slice(0, 2), { x: 50, y: 100 }),
      { text: "q = a", x: 50, y: 124, font: "symbol" },
      { text: "is the flow in all of the vessels taken together", x: 80, y: 124 },
    ]);

    expect(result).toHaveLength(1);
  });
});

describe("footnotes", () => {
  const note = { text: "Or nearly so.", x: 60, y: 700, size: 7.5 };
  const body: PlacedText[] = [
    ...lines(left, { x: 50, y: 100 }),
    { text: "It never rests.", x: 50, y: 160 },
    { text: "1", x: 112, y: 156, size: 6 },
  ];

  it("leave the text together with the sign that points to them", async () => {
    const { blocks } = await read([...body, { text: "1", x: 50, y: 698, size: 5 }, note]);

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "paragraph", "footnote"]);
    expect(blocks[1]).toMatchObject({ text: "It never rests." });
    expect(blocks[2]).toMatchObject({ ref: "1", text: "Or nearly so." });
  });

  it("are not made of small type that no sign points to", async () => {
    const { blocks } = await read([...body, { text: "2", x: 50, y: 698, size: 5 }, note]);

    expect(blocks.map(({ type }) => type)).not.toContain("footnote");
  });

  it("do not part a paragraph that goes on overleaf", async () => {
    const { blocks } = await read(
      [...body.slice(0, 4), { text: "1", x: 274, y: 132, size: 6 }, { ...note, text: "1 Or nearly so." }],
      lines(left.slice(4), { x: 50, y: 100 }),
    );

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "footnote"]);
    expect(blocks[0]).toMatchObject({ text: left.join(" ") });
  });
});

describe("page labels", () => {
  const pages = [1, 2, 3].map(() => lines(left, { x: 50, y: 300 }));

  it("are given where they are not plain counting", async () => {
    const catalogue = "/PageLabels << /Nums [0 << /S /r >> 2 << /S /D /St 1 /P (A-) >>] >>";

    expect(await parseDocument(buildPdf(pages, { catalogue }))).toMatchObject({
      pages: 3,
      pageLabels: ["i", "ii", "A-1"],
    });
    expect(await parseDocument(buildPdf(pages))).not.toHaveProperty("pageLabels");
  });
});

describe("images", () => {
  const page: PlacedText[] = [
    ...lines(left, { x: 50, y: 100 }),
    { text: "Figure 1: The heart from the front", x: 60, y: 420, size: 9 },
    ...lines(right, { x: 50, y: 460 }),
  ];
  const place = { x: 60, y: 180, side: 200 };
  const readWith = (pages: number) =>
    parseDocument(
      buildPdf(
        Array.from({ length: pages }, () => page),
        { pictures: Array.from({ length: pages }, (_unused, index) => ({ ...place, page: index + 1 })) },
      ),
    );

  it("stand in the text with their caption, and as PNG among the media", async () => {
    const { blocks, media } = await readWith(1);

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "image", "paragraph"]);
    expect(blocks[1]).toMatchObject({ mediaId: "m0", caption: "Figure 1: The heart from the front" });
    expect(media).toMatchObject([{ id: "m0", mimeType: "image/png" }]);
    expect(Buffer.from(media[0]?.bytes ?? []).readUInt32BE(16)).toBe(130);
  });

  it("are left out where they come back on page after page", async () => {
    expect((await readWith(3)).media).toHaveLength(1);
    expect((await readWith(4)).media).toEqual([]);
  });
});

describe("captions", () => {
  const row = (y: number, ...cells: string[]): PlacedText[] =>
    cells.map((text, index) => ({ text, x: 60 + index * 150, y, size: 9 }));
  const grid = [...row(180, "Vessel", "Wall"), ...row(195, "Artery", "thick"), ...row(210, "Vein", "thin")];

  it("of a table belong to it, sentences that name it stay text", async () => {
    const { blocks } = await read([
      ...lines(left, { x: 50, y: 80 }),
      { text: "Table 1: Walls of vessels", x: 60, y: 160, size: 9 },
      ...grid,
      { text: "Table 1 shows that walls differ from vessel to vessel.", x: 50, y: 250 },
    ]);

    expect(blocks[1]).toMatchObject({ type: "table", caption: "Table 1: Walls of vessels" });
    expect(blocks[2]).toMatchObject({ type: "paragraph" });
    expect(blocks).toHaveLength(3);
  });
});

describe("bookmarks", () => {
  it("make headings of lines that look like text, on their own page only", async () => {
    const page: PlacedText[] = [
      { text: "1.2 The heart", x: 50, y: 95 },
      ...lines(left, { x: 50, y: 115 }),
      { text: "Vessels", x: 50, y: 190 },
      ...lines(right, { x: 50, y: 215 }),
    ];
    const bookmarks = [
      { title: "The heart", page: 1 },
      { title: "Vessels", page: 2 },
    ];

    const { blocks } = await parseDocument(buildPdf([page, page], { bookmarks }));

    expect(blocks.filter(({ type }) => type === "heading")).toMatchObject([
      { text: "1.2 The heart", page: 1, level: 1 },
      { text: "Vessels", page: 2, level: 1 },
    ]);
  });
});

describe("files that cannot be read", () => {
  it("are scans when no page has text, and skipped pages are named when some have", async () => {
    await expect(read([])).rejects.toMatchObject({ code: "NO_TEXT_LAYER" });
    expect((await read(lines(left, { x: 50, y: 100 }), [])).warnings).toEqual([
      { code: "PAGES_WITHOUT_TEXT", pages: [2] },
    ]);
  });

  it("are damaged when they are cut off, but not when junk precedes the header", async () => {
    const whole = buildPdf([lines(left, { x: 50, y: 100 })]);

    await expect(parseDocument(whole.subarray(0, 300))).rejects.toMatchObject({ code: "CORRUPT_FILE" });
    expect((await parseDocument(Buffer.concat([Buffer.alloc(120, 7), whole]))).format).toBe("pdf");
  });
});
