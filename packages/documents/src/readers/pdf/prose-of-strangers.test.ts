import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { buildPdf, gridLines, lines } from "../../testing/build-pdf.ts";
import type { PlacedText } from "../../testing/build-pdf.ts";

// Bullets and dashes by their codes in the fonts' encoding.
const prose = [
  "The heart is a muscle that pumps blood through the body of an animal",
  "and has four chambers, each of which contracts in its turn during one",
  "cardiac cycle. Valves between the chambers keep the blood from flowing",
  "back while the muscle is at rest again.",
];

const read = async (page: PlacedText[], drawing = "") =>
  (await parseDocument(buildPdf([page], { drawing }))).blocks.map((block) => ({
    type: block.type,
    text: block.type === "table" ? block.rows.flat().join(" ") : "text" in block ? block.text : "",
  }));

describe("prose", () => {
  it("beside a figure is one paragraph though its lines end early", async () => {
    const narrow = [
      "Blood that comes back from the",
      "body enters the right atrium",
      "and passes a valve on its way",
      "into the right ventricle, which",
      "presses it on to the lungs.",
    ];
    const page = [...lines(narrow, { x: 50, y: 100 }), ...lines(prose, { x: 50, y: 160 })];

    expect(await read(page)).toEqual([
      { type: "paragraph", text: narrow.join(" ") },
      { type: "paragraph", text: prose.join(" ") },
    ]);
  });

  it("sets the size of the text, however much small type stands in tables", async () => {
    const organs = ["heart", "liver", "kidney", "spleen", "stomach", "pancreas", "bladder", "thyroid"];
    const cells = Array.from({ length: 160 }, (_unused, index) => ({
      text: `${organs[index % organs.length] ?? ""} ${String(index)}`,
      x: 60 + (index % 5) * 90,
      y: 200 + Math.floor(index / 5) * 12,
      size: 8,
    }));
    const drawing = gridLines(
      [55, 145, 235, 325, 415, 505],
      Array.from({ length: 33 }, (_unused, row) => 191 + row * 12),
    );

    const blocks = await read([...lines(prose, { x: 50, y: 100 }), ...cells], drawing);

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "table"]);
  });

  it("mends ranges and addresses that a line's end has broken", async () => {
    const page = lines(
      [
        "That war has been told in many books, and the years of 1914\u0096",
        "1918 fill a whole shelf of them, see https://",
        "example.org/the-long-history-of-that-great-war/years?from=",
        "1914 for a list of all of them, which goes on.",
      ],
      { x: 50, y: 100 },
    );

    expect((await read(page)).map(({ text }) => text).join(" ")).toContain(
      "1914–1918 fill a whole shelf of them, see https://example.org/the-long-history-of-that-great-war/years?from=1914 for",
    );
  });
});

describe("papers in two columns", () => {
  const column = (y: number, count: number): string[] =>
    Array.from(
      { length: count },
      (_unused, index) => `${prose[index % 3]?.slice(0, 40) ?? ""} ${String(y + index)}`,
    );

  it("keep the next column out of the notes below a line", async () => {
    const drawing = gridLines([50, 120], [700]).split("\n")[0] ?? "";
    const mark = { text: "1", x: 252.5, y: 680, size: 6 };
    const note = [
      { text: "1", x: 52, y: 712, size: 5 },
      { text: "Seen first by William Harvey in London.", x: 56, y: 716, size: 8 },
    ];
    const page = [
      ...lines(column(100, 49), { x: 50, y: 100 }),
      { text: "flowing back while the muscle is at rest again.", x: 50, y: 684 },
      mark,
      ...note,
      ...lines(column(200, 52), { x: 320, y: 100 }),
    ];

    const notes = (await read(page, drawing)).filter(({ type }) => type === "footnote");

    expect(notes.map(({ text }) => text)).toEqual(["Seen first by William Harvey in London."]);
  });

  it("have their headings in the bold type of TeX's Times", async () => {
    const page: PlacedText[] = [
      { text: "2.1. The heart", x: 50, y: 80, font: "texBold" },
      ...lines(prose, { x: 50, y: 100 }),
    ];

    expect((await read(page)).map(({ type }) => type)).toEqual(["heading", "paragraph"]);
  });

  it("have numbered capitals for headings, also on two lines; options in capitals stay a list", async () => {
    const page: PlacedText[] = [
      { text: "II. THE HEART AND THE VESSELS OF THE", x: 120, y: 80 },
      { text: "CIRCULATION", x: 200, y: 92 },
      ...lines(prose, { x: 50, y: 110 }),
      { text: "A. ATRIUM", x: 50, y: 180 },
      { text: "B. VENTRICLE", x: 50, y: 192 },
    ];

    expect(await read(page)).toEqual([
      { type: "heading", text: "II. THE HEART AND THE VESSELS OF THE CIRCULATION" },
      { type: "paragraph", text: prose.join(" ") },
      { type: "listItem", text: "ATRIUM" },
      { type: "listItem", text: "VENTRICLE" },
    ]);
  });

  it("are prose where a justified line's wide spaces stand below each other", async () => {
    const row = (y: number, ...words: (readonly [string, number])[]): PlacedText[] =>
      words.map(([text, x]) => ({ text, x, y }));
    const page = [
      ...lines(["the great vessels of", "the body, in which"], { x: 50, y: 100 }),
      ...row(124, ["blood", 50], ["always", 95], ["moves on", 140]),
      ...row(136, ["under", 50], ["a high", 95], ["pressure,", 140]),
      ...lines(["as long as the heart", "beats."], { x: 50, y: 148 }),
    ];

    expect((await read(page)).map(({ type }) => type)).not.toContain("table");
  });
});

describe("items", () => {
  it("may run on flush with the text around them", async () => {
    const page = [
      ...lines(prose, { x: 50, y: 100 }),
      { text: "\u0095 Arteries carry blood away from the heart under high pressure, so", x: 62, y: 160 },
      { text: "their walls are thick.", x: 50, y: 172 },
      { text: "\u0095 Veins bring it back.", x: 62, y: 184 },
      { text: "Both kinds of vessel meet in the capillaries, whose walls are so thin", x: 62, y: 196 },
      { text: "that oxygen passes through them.", x: 50, y: 208 },
    ];

    expect((await read(page)).slice(1)).toEqual([
      {
        type: "listItem",
        text: "Arteries carry blood away from the heart under high pressure, so their walls are thick.",
      },
      { type: "listItem", text: "Veins bring it back." },
      {
        type: "paragraph",
        text: "Both kinds of vessel meet in the capillaries, whose walls are so thin that oxygen passes through them.",
      },
    ]);
  });

  it("in bold type run on in bold type", async () => {
    const bold = (text: string, x: number, y: number): PlacedText => ({ text, x, y, font: "bold" });
    const page = [
      ...lines(prose, { x: 50, y: 100 }),
      bold("\u0095", 62, 160),
      bold("Arteries carry blood away from the heart to all of the", 74, 160),
      bold("organs of the body", 74, 172),
      ...lines(prose, { x: 50, y: 200 }),
    ];

    expect((await read(page))[1]).toEqual({
      type: "listItem",
      text: "Arteries carry blood away from the heart to all of the organs of the body",
    });
  });
});

describe("rules below headings", () => {
  it("do not take the cells of a grid between them a second time", async () => {
    const rule = (y: number): string => gridLines([50, 545], [y]).split("\n")[0] ?? "";
    const cell = (text: string, x: number, y: number): PlacedText => ({ text, x, y, size: 9 });
    const page = [
      { text: "Arteries", x: 270, y: 95, font: "bold" as const },
      cell("Wall", 110, 122),
      cell("thick", 310, 122),
      cell("Flow", 110, 142),
      cell("fast", 310, 142),
      { text: "Veins", x: 275, y: 175, font: "bold" as const },
      ...lines(prose, { x: 50, y: 200 }),
    ];
    const drawing = [rule(100), gridLines([100, 300, 500], [110, 130, 150]), rule(180)].join("\n");

    expect((await read(page, drawing)).map(({ text }) => text)).toEqual([
      "Arteries",
      "Wall thick Flow fast",
      "Veins",
      prose.join(" "),
    ]);
  });
});

describe("words printed twice", () => {
  it("are read once where the second print lies on the first, and twice where it stands beside it", async () => {
    const page = [
      ...[0, 0.3, 0.6].flatMap((offset) => lines(prose, { x: 50 + offset, y: 100 + offset / 2 })),
      { text: "ha", x: 50, y: 180 },
      { text: "ha", x: 61, y: 180 },
    ];

    expect(await read(page)).toEqual([
      { type: "paragraph", text: prose.join(" ") },
      { type: "paragraph", text: "haha" },
    ]);
  });
});

describe("words typed onto a page", () => {
  const place = "/Rect [50 500 250 520] /DA (/Helv 10 Tf 0 g)";
  const below = "/Rect [50 400 250 420] /DA (/Helv 10 Tf 0 g)";
  const note = `<< /Type /Annot /Subtype /FreeText ${place} /Contents (Asked in every exam.) >>`;
  const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) ${below} /V (A valve, filled in) >>`;
  const hidden = `<< /Type /Annot /Subtype /FreeText ${place} /F 2 /Contents (Not to be seen) >>`;
  const comment = `<< /Type /Annot /Subtype /Text ${place} /Contents (A mere comment) >>`;

  it("follow what is printed there: text boxes and filled fields, nothing hidden, no comments", async () => {
    const annotations = [note, field, hidden, comment].join(" ");
    const { blocks } = await parseDocument(buildPdf([lines(prose, { x: 50, y: 100 })], { annotations }));

    expect(blocks.map((block) => ("text" in block ? block.text : ""))).toEqual([
      prose.join(" "),
      "Asked in every exam.",
      "A valve, filled in",
    ]);
  });

  it("do not make a scan a document with text", async () => {
    await expect(parseDocument(buildPdf([[]], { annotations: note }))).rejects.toMatchObject({
      code: "NO_TEXT_LAYER",
    });
  });
});
