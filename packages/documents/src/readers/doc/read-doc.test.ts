import { utils, write } from "cfb";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";

/** An OLE file with streams of the given names. */
function container(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const file = utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, content);
  return Uint8Array.from(write(file, { type: "buffer" }) as ArrayLike<number>);
}

function header(fields: { magic?: number; version?: number; flags?: number }): Buffer {
  const main = Buffer.alloc(8192);
  main.writeUInt16LE(fields.magic ?? 0xa5ec, 0);
  main.writeUInt16LE(fields.version ?? 0xc1, 2);
  main.writeUInt16LE(fields.flags ?? 0, 10);
  return main;
}

/** The least a Word 97 file needs: one piece of single-byte text and nothing else. */
function minimalDoc(text: string): Uint8Array {
  const main = header({});
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

const textStart = 2048;
const propertyPage = 4096;

interface RichDoc {
  readonly text: string;
  /** Single modifiers of neighbouring stretches of characters, as `[first, behind last, modifier bytes]`. */
  readonly looks?: readonly (readonly [number, number, readonly number[]])[];
  /** Texts of footnotes and the places of their marks. */
  readonly footnotes?: readonly (readonly [number, string])[];
  readonly fonts?: readonly string[];
  readonly data?: Buffer;
}

/** A Word 97 file with character properties, fonts and footnotes ([MS-DOC] 2.5 to 2.9). */
function richDoc({ text, looks = [], footnotes = [], fonts = [], data }: RichDoc): Uint8Array {
  const notes = footnotes.map(([, note]) => `${note}\r`);
  const all = text + notes.join("");
  const main = header({});
  main.write(all, textStart, "latin1");
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(all.length - text.length, 0x50);
  const table: Buffer[] = [];
  let offset = 0;
  const put = (field: number, part: Buffer): void => {
    main.writeUInt32LE(offset, field);
    main.writeUInt32LE(part.length, field + 4);
    table.push(part);
    offset += part.length;
  };
  const numbers = (...values: number[]): Buffer => {
    const part = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => part.writeUInt32LE(value, index * 4));
    return part;
  };
  const clx = Buffer.alloc(21);
  clx.writeUInt8(2, 0);
  clx.writeUInt32LE(16, 1);
  clx.writeUInt32LE(all.length, 9);
  clx.writeUInt32LE((textStart * 2) | 0x4000_0000, 15);
  put(0x1a2, clx);
  looks.forEach(([first, behind, modifier], index) => {
    const end = propertyPage + 510 - index * 20;
    main.writeUInt32LE(textStart + first, propertyPage + index * 4);
    main.writeUInt32LE(textStart + behind, propertyPage + index * 4 + 4);
    main.writeUInt8((end - 18 - propertyPage) / 2, propertyPage + (looks.length + 1) * 4 + index);
    main.writeUInt8(modifier.length, end - 18);
    main.set(modifier, end - 17);
  });
  main.writeUInt8(looks.length, propertyPage + 511);
  put(0xfa, numbers(textStart, textStart + all.length, propertyPage / 512));
  let reached = 0;
  put(
    0xaa,
    Buffer.concat([numbers(...footnotes.map(([mark]) => mark), 0), Buffer.alloc(footnotes.length * 2)]),
  );
  put(0xb2, numbers(0, ...notes.map((note) => (reached += note.length)), reached));
  const names = fonts.map((name) => {
    const font = Buffer.alloc(40 + name.length * 2 + 2);
    font.writeUInt8(font.length - 1, 0);
    font.write(name, 40, "utf16le");
    return font;
  });
  const counts = Buffer.alloc(4);
  counts.writeUInt16LE(fonts.length, 0);
  put(0x112, Buffer.concat([counts, ...names]));
  const streams = { WordDocument: main, "0Table": Buffer.concat([...table, Buffer.alloc(4096)]) };
  return container(data ? { ...streams, Data: data } : streams);
}

describe("what stands in the lines of a Word 97-2003 file", () => {
  it("keeps bold words marked, and drops what tracked changes deleted", async () => {
    const { blocks } = await parseDocument(
      richDoc({
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
      richDoc({
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
      richDoc({
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
      richDoc({
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
      richDoc({
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

  it("is refused at once when its sector chains run in circles", async () => {
    const bytes = Uint8Array.from(minimalDoc("Cells divide.\r".repeat(200)));
    const view = new DataView(bytes.buffer);
    const table = (view.getUint32(0x4c, true) + 1) * 512;
    view.setUint32(table + 4 * 3, 2, true);
    view.setUint32(table + 4 * 2, 3, true);

    await expect(parseDocument(bytes)).rejects.toMatchObject({ code: "CORRUPT_FILE" });
  });

  it.each([
    ["OLD_WORD", { WordDocument: header({ magic: 0xa5dc }) }],
    ["OLD_WORD", { WordDocument: header({ version: 0x68 }) }],
    ["PASSWORD_PROTECTED", { WordDocument: header({ flags: 0x100 }) }],
    ["PASSWORD_PROTECTED", { EncryptedPackage: Buffer.alloc(600, 1) }],
    ["UNSUPPORTED_CONTENT", { Workbook: Buffer.alloc(600, 1) }],
    ["CORRUPT_FILE", { WordDocument: header({}) }],
  ])("is refused with %s by what its streams say", async (code, streams) => {
    await expect(parseDocument(container(streams))).rejects.toMatchObject({ code });
  });
});
