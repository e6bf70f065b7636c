import { utils, write } from "cfb";

/** An OLE file with streams of the given names. */
export function container(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const file = utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, content);
  return Uint8Array.from(write(file, { type: "buffer" }) as ArrayLike<number>);
}

export function wordHeader(fields: { magic?: number; version?: number; flags?: number }): Buffer {
  const main = Buffer.alloc(8192);
  main.writeUInt16LE(fields.magic ?? 0xa5ec, 0);
  main.writeUInt16LE(fields.version ?? 0xc1, 2);
  main.writeUInt16LE(fields.flags ?? 0, 10);
  return main;
}

const textStart = 2048;
const pageBytes = 512;

export interface DocContent {
  readonly text: string;
  /** Single modifiers of neighbouring stretches of characters, as `[first, behind last, modifier bytes]`. */
  readonly looks?: readonly (readonly [number, number, readonly number[]])[];
  /** Texts of footnotes and the places of their marks. */
  readonly footnotes?: readonly (readonly [number, string])[];
  readonly fonts?: readonly string[];
  /** Names of the styles, and one index of them for each paragraph of the text; without it there are no styles. */
  readonly styles?: { readonly names: readonly string[]; readonly ofParagraphs: readonly number[] };
  readonly data?: Buffer;
}

/** A style sheet of paragraph styles without properties ([MS-DOC] 2.9.272, STSH). */
function styleSheet(names: readonly string[]): Buffer {
  const header = Buffer.alloc(20);
  header.writeUInt16LE(18, 0);
  header.writeUInt16LE(names.length, 2);
  header.writeUInt16LE(10, 4);
  const styles = names.map((name) => {
    const style = Buffer.alloc(16 + name.length * 2);
    style.writeUInt16LE(style.length - 2, 0);
    style.writeUInt16LE(0xffe, 2);
    style.writeUInt16LE(0xfff1, 4);
    style.writeUInt16LE(name.length, 12);
    style.write(name, 14, "utf16le");
    return style;
  });
  return Buffer.concat([header, ...styles]);
}

/** A page of paragraph properties that hold nothing but a style ([MS-DOC] 2.9.175, PapxFkp). */
function paragraphPage(text: string, ofParagraphs: readonly number[]): Buffer {
  const page = Buffer.alloc(pageBytes);
  let reached = textStart;
  page.writeUInt32LE(reached, 0);
  text.match(/[^\r]*\r/g)?.forEach((paragraph, index) => {
    const at = pageBytes - 2 - (index + 1) * 4;
    reached += paragraph.length;
    page.writeUInt32LE(reached, (index + 1) * 4);
    page.writeUInt8(at / 2, (ofParagraphs.length + 1) * 4 + index * 13);
    page.writeUInt8(2, at);
    page.writeUInt16LE(ofParagraphs[index] ?? 0, at + 1);
  });
  page.writeUInt8(ofParagraphs.length, pageBytes - 1);
  return page;
}

/** A Word 97 file with character properties, fonts and footnotes ([MS-DOC] 2.5 to 2.9). */
export function buildDoc({
  text,
  looks = [],
  footnotes = [],
  fonts = [],
  styles,
  data,
}: DocContent): Uint8Array {
  const notes = footnotes.map(([, note]) => `${note}\r`);
  const all = text + notes.join("");
  // Properties lie in a page of their own behind the text.
  const propertyPage = Math.ceil((textStart + all.length) / pageBytes) * pageBytes;
  const main = Buffer.concat([wordHeader({}), Buffer.alloc(propertyPage + pageBytes)]);
  if (styles) main.set(paragraphPage(text, styles.ofParagraphs), propertyPage + pageBytes);
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
    const end = propertyPage + pageBytes - 2 - index * 20;
    main.writeUInt32LE(textStart + first, propertyPage + index * 4);
    main.writeUInt32LE(textStart + behind, propertyPage + index * 4 + 4);
    main.writeUInt8((end - 18 - propertyPage) / 2, propertyPage + (looks.length + 1) * 4 + index);
    main.writeUInt8(modifier.length, end - 18);
    main.set(modifier, end - 17);
  });
  main.writeUInt8(looks.length, propertyPage + pageBytes - 1);
  put(0xfa, numbers(textStart, textStart + all.length, propertyPage / pageBytes));
  if (styles) {
    put(0xa2, styleSheet(styles.names));
    put(0x102, numbers(textStart, textStart + all.length, propertyPage / pageBytes + 1));
  }
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
