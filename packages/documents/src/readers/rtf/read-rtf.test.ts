import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";

const read = async (rtf: string, fileName = "letter.doc") =>
  parseDocument(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${rtf}}`, "latin1"), { fileName });

describe("RTF under a Word name", () => {
  it("gives paragraphs with their bold and italic words, and no warning", async () => {
    const { blocks, format, warnings } = await read(
      String.raw`The {\b cell} divides\'2e\par It \i lives\i0 .\par`,
    );

    expect(format).toBe("doc");
    expect(warnings).toEqual([]);
    expect(blocks).toMatchObject([
      { type: "paragraph", text: "The cell divides.", runs: [{ start: 4, end: 8, bold: true }] },
      { type: "paragraph", text: "It lives.", runs: [{ start: 3, end: 8, italic: true }] },
    ]);
  });

  it("warns where the name promises another format", async () => {
    expect((await read(String.raw`A cell.\par`, "cell.docx")).warnings).toEqual([{ code: "TYPE_MISMATCH" }]);
  });

  it("reads \\u with its fallbacks passed over, surrogate pairs, and the code pages of fonts", async () => {
    const { text } = await read(
      String.raw`{\fonttbl{\f0\fcharset0 Times;}{\f1\fcharset134 SimSun;}}\f0 caf\'e9 \uc1\u32454?\u-32546? \u-10179?\u-8638?{\uc2\u8212\'a1\'aa}{\f1 \'cf\'b8\'b0\'fb}\par`,
    );

    expect(text).toBe("café 细胞 🙂—细胞");
  });

  it("takes headings from style names and outline levels, the title from the document's properties", async () => {
    const { blocks, title } = await read(
      String.raw`{\stylesheet{\s0 Normal;}{\s1\b heading 1;}{\s2 \'b1\'ea;}}{\info{\title Cells}{\author N}}\pard\s1 Membranes\par\pard\outlinelevel1 Channels\par\pard Text of it.\par`,
    );

    expect(title).toBe("Cells");
    expect(blocks).toMatchObject([
      { type: "heading", level: 1, text: "Membranes" },
      { type: "heading", level: 2, text: "Channels" },
      { type: "paragraph", section: ["Membranes", "Channels"] },
    ]);
  });

  it("reads lists by their printed marks and tables row by row", async () => {
    const { blocks } = await read(
      String.raw`\pard{\listtext\bullet\tab}\ilvl0 Animals\par{\pard\ilvl1{\listtext 1.\tab}Cats\par}\trowd\cellx1\cellx2\pard\intbl Organ\cell Task\cell\row\intbl Heart\cell pumps\par blood\cell\row\pard After.\par`,
    );

    expect(blocks).toMatchObject([
      { type: "listItem", ordered: false, depth: 0, text: "Animals" },
      { type: "listItem", ordered: true, depth: 1, text: "Cats" },
      {
        type: "table",
        rows: [
          ["Organ", "Task"],
          ["Heart", "pumps blood"],
        ],
        headerRows: 1,
      },
      { type: "paragraph", text: "After." },
    ]);
  });

  it("leaves out pictures, running heads, field codes, hidden and unknown text, and keeps footnotes apart", async () => {
    const { blocks } = await read(
      String.raw`{\header Page}{\*\unknown secret}{\pict\bin3 }}}ffd8}A {\field{\*\fldinst HYPERLINK "x"}{\fldrslt link}} here{\footnote \pard\plain See Hooke.}{\v gone}.\par`,
    );

    expect(blocks.map((block) => ("text" in block ? [block.type, block.text] : []))).toEqual([
      ["footnote", "See Hooke."],
      ["paragraph", "A link here."],
    ]);
  });

  it("ends early or with a code where groups are cut or pile up", async () => {
    expect((await read(String.raw`{\b A cell`)).text).toBe("A cell");
    await expect(read("{".repeat(100_000))).rejects.toMatchObject({ code: "TOO_COMPLEX" });
  });
});
