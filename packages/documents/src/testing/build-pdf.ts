import { deflateSync } from "node:zlib";

/** Text at a place on an A4 page: points from the left and from the top. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly font?: keyof typeof fonts;
  /** Written upwards: `x` and `y` still give where it begins. */
  readonly isSideways?: boolean;
}

const fonts = {
  plain: "Helvetica",
  bold: "Helvetica-Bold",
  mono: "Courier",
  symbol: "Symbol",
  texBold: "NimbusRomNo9L-Medi",
} as const;
const pageHeight = 842;

function contentOf(page: readonly PlacedText[], isTagged: boolean): string {
  return page
    .map(({ text, x, y, size = 10, font = "plain", isSideways = false }, index) => {
      const escaped = text.replace(/[\\()]/g, String.raw`\$&`);
      const turned = isSideways ? "0 1 -1 0" : "1 0 0 1";
      const place = `${turned} ${String(x)} ${String(pageHeight - y)} Tm`;
      const shown = `BT /${font} ${String(size)} Tf ${place} (${escaped}) Tj ET`;
      return isTagged ? `/Span << /MCID ${String(index)} >> BDC ${shown} EMC` : shown;
    })
    .join("\n");
}

/** A picture of 130 x 130 pixels at a place on a page: points from the left and the top, 1-based page. */
export interface PlacedPicture {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const pictureSide = 130;

/** Every pixel differs from its neighbours, so that nothing can mistake it for a plain area. */
function picture(): Buffer {
  const pixels = Buffer.from(Array.from({ length: pictureSide ** 2 * 3 }, (_unused, at) => (at * 7) % 251));
  const side = String(pictureSide);
  return stream(
    pixels,
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
  );
}

const paint = ({ x, y, side }: PlacedPicture): string =>
  `q ${String(side)} 0 0 ${String(side)} ${String(x)} ${String(pageHeight - y - side)} cm /Picture Do Q`;

/** Assembles numbered objects and their cross-reference table (PDF 1.7, 7.5). */
function assemble(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from("%PDF-1.4\n")];
  let offset = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(offset);
    const part = Buffer.concat([
      Buffer.from(`${String(index + 1)} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    offset += part.length;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = String(objects.length + 1);
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(offset)}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function stream(data: Buffer, entries = ""): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${String(data.length)} ${entries} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** Lines of a table's grid: between `xs` and `ys`, in points from the left and from the top. */
export function gridLines(xs: readonly number[], ys: readonly number[]): string {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const line = (x0: number, y0: number, x1: number, y1: number): string =>
    `${String(x0)} ${String(pageHeight - y0)} m ${String(x1)} ${String(pageHeight - y1)} l S`;
  return [...ys.map((y) => line(left, y, right, y)), ...xs.map((x) => line(x, top, x, bottom))].join("\n");
}

/** Bookmarks in one row, each leading to the top of its page. */
function outlineObjects(
  bookmarks: readonly { readonly title: string; readonly page: number }[],
  root: number,
  pageNumbers: readonly number[],
): Buffer[] {
  if (bookmarks.length === 0) return [];
  const first = root + 1;
  const items = bookmarks.map(({ title, page }, index) => {
    const next = index + 1 < bookmarks.length ? `/Next ${String(first + index + 1)} 0 R ` : "";
    const target = `[${String(pageNumbers[page - 1])} 0 R /XYZ 0 842 0]`;
    return `<< /Title (${title}) /Parent ${String(root)} 0 R ${next}/Dest ${target} >>`;
  });
  const last = root + bookmarks.length;
  return [`<< /First ${String(first)} 0 R /Last ${String(last)} 0 R >>`, ...items].map((text) =>
    Buffer.from(text),
  );
}

/** An element of the structure tree; a number is the text of that index on the first page. */
export interface Tag {
  readonly role: string;
  readonly children: readonly (Tag | number)[];
}

/** The structure tree's objects, numbered from `root`: the root, its parent tree, then the elements (PDF 1.7, 14.7). */
function structureObjects(tag: Tag | undefined, root: number, page: number): Buffer[] {
  if (!tag) return [];
  const elements: string[] = [];
  const parents: number[] = [];
  const add = ({ role, children }: Tag, parent: number): number => {
    const number = root + 2 + elements.push("") - 1;
    const kids = children.map((child) => {
      if (typeof child !== "number") return `${String(add(child, number))} 0 R`;
      parents[child] = number;
      return String(child);
    });
    elements[number - root - 2] =
      `<< /Type /StructElem /S /${role} /P ${String(parent)} 0 R /Pg ${String(page)} 0 R /K [${kids.join(" ")}] >>`;
    return number;
  };
  const first = add(tag, root);
  const references = parents.map((number) => `${String(number)} 0 R`).join(" ");
  return [
    `<< /Type /StructTreeRoot /K [${String(first)} 0 R] /ParentTree ${String(root + 1)} 0 R >>`,
    `<< /Nums [0 [${references}]] >>`,
    ...elements,
  ].map((text) => Buffer.from(text));
}

export interface PdfExtras {
  /** Content stream object in place of each page's own. */
  readonly contents?: Buffer;
  /** Drawing commands of each page, before its text. */
  readonly drawing?: string;
  readonly bookmarks?: readonly { readonly title: string; readonly page: number }[];
  readonly pictures?: readonly PlacedPicture[];
  /** Entries of the document's catalogue. */
  readonly catalogue?: string;
  /** Structure tree of the first page. */
  readonly tags?: Tag;
  /** Dictionaries of the first page's annotations. */
  readonly annotations?: string;
}

/** A PDF whose pages show the given texts, written in the given order. */
export function buildPdf(pages: readonly (readonly PlacedText[])[], extras: PdfExtras = {}): Uint8Array {
  const { contents, drawing = "", bookmarks = [], pictures = [], catalogue = "", tags, annotations } = extras;
  const names = Object.entries(fonts);
  const firstPage = 3 + names.length;
  const pageNumbers = pages.map((_page, index) => firstPage + index * 2);
  const fontList = names.map(([name], index) => `/${name} ${String(3 + index)} 0 R`).join(" ");
  const pictureNumber = firstPage + pages.length * 2 + (bookmarks.length === 0 ? 0 : bookmarks.length + 1);
  const xObjects = pictures.length === 0 ? "" : `/XObject << /Picture ${String(pictureNumber)} 0 R >> `;
  const outlineRoot = firstPage + pages.length * 2;
  const structureRoot = pictureNumber + (pictures.length === 0 ? 0 : 1);
  const structure = tags ? `/MarkInfo << /Marked true >> /StructTreeRoot ${String(structureRoot)} 0 R ` : "";
  const outline = bookmarks.length === 0 ? "" : `/Outlines ${String(outlineRoot)} 0 R `;
  return assemble([
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${outline}${structure}${catalogue} >>`),
    Buffer.from(
      `<< /Type /Pages /Count ${String(pages.length)} /Kids [${pageNumbers.map((number) => `${String(number)} 0 R`).join(" ")}] >>`,
    ),
    ...names.map(([, base]) => {
      const encoding = base === "Symbol" ? "" : "/Encoding /WinAnsiEncoding ";
      return Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${base} ${encoding}>>`);
    }),
    ...pages.flatMap((page, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${tags && index === 0 ? "/StructParents 0 " : ""}${annotations && index === 0 ? `/Annots [${annotations}] ` : ""}/Resources << ${xObjects}/Font << ${fontList} >> >> /Contents ${String(firstPage + index * 2 + 1)} 0 R >>`,
      ),
      contents ??
        stream(
          Buffer.from(
            [
              drawing,
              contentOf(page, tags !== undefined && index === 0),
              ...pictures.filter((placed) => placed.page === index + 1).map(paint),
            ].join("\n"),
            "latin1",
          ),
        ),
    ]),
    ...outlineObjects(bookmarks, outlineRoot, pageNumbers),
    ...(pictures.length === 0 ? [] : [picture()]),
    ...structureObjects(tags, structureRoot, firstPage),
  ]);
}

/** A few kilobytes that inflate twice, to hundreds of megabytes of spaces. */
export function buildFlateBomb(megabytes: number): Uint8Array {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 });
  const twice = deflateSync(once, { level: 9 });
  return buildPdf([[]], { contents: stream(twice, "/Filter [/FlateDecode /FlateDecode]") });
}

/** Lines of a paragraph one below the other. */
export function lines(
  texts: readonly string[],
  place: { x: number; y: number; size?: number; step?: number },
): PlacedText[] {
  const { x, y, size = 10, step = 12 } = place;
  return texts.map((text, index) => ({ text, x, y: y + index * step, size }));
}
