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
