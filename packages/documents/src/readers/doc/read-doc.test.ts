import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { buildDoc, container, wordHeader } from "../../testing/build-doc.ts";

/** The least a Word 97 file needs: one piece of single-byte text and nothing else. */
function minimalDoc(text: string): Uint8Array {
  const main = wordHeader({});
  main.write(text, 2048, "latin1");
  main.writeUInt32LE(text.length, 0x4c);
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE((2048 * 2) | 0x4000_0000, 15);
  main.writeUInt32LE(21, 0x1a6);
  return container({ WordDocument: main, "0Table": table });
}

describe("what stands in the lines of a Word 97-2003 file", () => {
  it("keeps bold words marked, and drops what tracked changes deleted", async () => {
    const { blocks } = await parseDocument(
      buildDoc({
        text: "A cell never always divides.\r",
        looks: [
          [2, 6, [0x35, 0x08, 1]],
          [6, 12, [0x00, 0x08, 1]],
        ],
      }),
    );

    expect(blocks).toMatchObject([
      { type: "paragraph", text: "A cell always divides.", runs: [{ start: 2, end: 6, bold: true }] },
    ]);
  });

  it("takes bold lines for headings where no style tells of any", async () => {
    const text = "Mitosis\rCells divide, and each half grows again.\rMeiosis\rGametes form.\r";
    const second = text.indexOf("Meiosis");
    const { blocks } = await parseDocument(
      buildDoc({
        text,
        looks: [
          [0, 7, [0x35, 0x08, 1]],
          [7, second, [0x35, 0x08, 0]],
          [second, second + 7, [0x35, 0x08, 1]],
        ],
      }),
    );

    expect(blocks.map(({ type }) => type)).toEqual(["heading", "paragraph", "heading", "paragraph"]);
  });

  it("sets footnotes behind the paragraph that marks them", async () => {
    const { blocks, text } = await parseDocument(
      buildDoc({
        text: "Cells divide\u0002 often.\rThey grow.\r",
        footnotes: [[12, "\u0002 Seen by Virchow."]],
      }),
    );

    expect(blocks).toMatchObject([
      { type: "paragraph", text: "Cells divide often." },
      { type: "footnote", ref: "1", text: "Seen by Virchow." },
      { type: "paragraph", text: "They grow." },
    ]);
    expect(text).toBe("Cells divide often.\nSeen by Virchow.\nThey grow.");
  });

  it("takes lines of fixed-width type for code, with their spaces", async () => {
    const text = "Run it:\rif ready:\r   go()\rDone.\r";
    const { blocks } = await parseDocument(
      buildDoc({
        text,
        fonts: ["Times New Roman", "Courier New"],
        looks: [[8, text.length - 6, [0x4f, 0x4a, 1, 0]]],
      }),
    );

    expect(blocks).toMatchObject([
      { type: "paragraph", text: "Run it:" },
      { type: "code", text: "if ready:\n   go()" },
      { type: "paragraph", text: "Done." },
    ]);
  });

  it("leaves out contents lists by their page numbers, not by their style alone", async () => {
    const { blocks } = await parseDocument(
      buildDoc({
        text: 'Cells\t12\r\u0013TOC \\o\u0014\u0013HYPERLINK \\l "_Toc1"\u0014Tissues\u0015\u0015\rOrgans\rA cell divides.\r',
        styles: { names: ["Normal", "TOC 1"], ofParagraphs: [1, 1, 1, 0] },
      }),
    );

    expect(blocks).toMatchObject([{ text: "Organs" }, { text: "A cell divides." }]);
  });

  it("gives pictures as media, and says where a drawing could not be taken", async () => {
    const file = Buffer.from("\u0089PNG\r\n\u001a\n0000", "latin1");
    const record = Buffer.concat([
      Buffer.from([0, 0, 0x1e, 0xf0, 17 + file.length, 0, 0, 0]),
      Buffer.alloc(17),
      file,
    ]);
    const picture = Buffer.alloc(68);
    picture.writeUInt32LE(68 + record.length, 0);
    picture.writeUInt16LE(68, 4);
    const { blocks, media, warnings } = await parseDocument(
      buildDoc({
        text: "Seen from above.\u0001\rA drawing.\u0008\r",
        looks: [[16, 17, [0x03, 0x6a, 0, 0, 0, 0]]],
        data: Buffer.concat([picture, record, Buffer.alloc(4096)]),
      }),
    );

    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "image", "paragraph"]);
    expect(media).toMatchObject([{ mimeType: "image/png" }]);
    expect(Buffer.from(media[0]?.bytes ?? [])).toEqual(file);
    expect(warnings).toEqual([{ code: "IMAGES_SKIPPED" }]);
  });
});

describe("a Word 97-2003 file", () => {
  it("gives its paragraphs, with the visible half of fields", async () => {
    const { blocks, format } = await parseDocument(
      minimalDoc('Cells divide.\rSee \u0013HYPERLINK "x"\u0014Virchow\u0015 for more.\r'),
    );

    expect(format).toBe("doc");
    expect(blocks).toMatchObject([
      { type: "paragraph", text: "Cells divide." },
      { type: "paragraph", text: "See Virchow for more." },
    ]);
  });

  it("loses no cell where the marks of the rows are damaged", async () => {
    const { text } = await parseDocument(
      minimalDoc("Organs\rHeart\u0007pumps\u0007\u0007Lung\u0007breathes\u0007"),
    );

    expect(text).toBe("Organs\nHeart\npumps\nLung\nbreathes");
  });

  it("is refused at once when its sector chains run in circles", async () => {
    const bytes = Uint8Array.from(minimalDoc("Cells divide.\r".repeat(200)));
    const view = new DataView(bytes.buffer);
    const table = (view.getUint32(0x4c, true) + 1) * 512;
    view.setUint32(table + 4 * 3, 2, true);
    view.setUint32(table + 4 * 2, 3, true);

    await expect(parseDocument(bytes)).rejects.toMatchObject({ code: "CORRUPT_FILE" });
  });

  it.each([
    ["OLD_WORD", { WordDocument: wordHeader({ magic: 0xa5dc }) }],
    ["OLD_WORD", { WordDocument: wordHeader({ magic: 0xa699 }) }],
    ["OLD_WORD", { WordDocument: wordHeader({ version: 0x68 }) }],
    ["PASSWORD_PROTECTED", { WordDocument: wordHeader({ flags: 0x100 }) }],
    ["PASSWORD_PROTECTED", { EncryptedPackage: Buffer.alloc(600, 1) }],
    ["UNSUPPORTED_CONTENT", { Workbook: Buffer.alloc(600, 1) }],
    ["CORRUPT_FILE", { WordDocument: wordHeader({}) }],
  ])("is refused with %s by what its streams say", async (code, streams) => {
    await expect(parseDocument(container(streams))).rejects.toMatchObject({ code });
  });

  it.each([
    ["Word for Windows 2", [0xdb, 0xa5, 0x2d, 0x00]],
    ["Word for Macintosh 5", [0xfe, 0x37, 0x00, 0x23]],
    ["Windows Write", [0x31, 0xbe, 0x00, 0x00, 0x00, 0xab]],
  ])("is told from one of %s, which is no OLE file yet", async (_name, start) => {
    const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(900, 3)]);

    await expect(parseDocument(bytes, { fileName: "a.doc" })).rejects.toMatchObject({ code: "OLD_WORD" });
  });
});
