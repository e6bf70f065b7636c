import { deflateSync } from "node:zlib";

interface PdfPage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const page = { width: 595, height: 842, margin: 72 };
const body = { size: 11, leading: 16, charactersPerLine: 84 };
const heading = { size: 18, leading: 34 };

/**
 * A PDF of plain pages in Helvetica: a bold heading, then paragraphs. ASCII text only (the fonts are not embedded).
 * The same pages give the same bytes: no date and no identifier is written.
 */
export function writePdf(document: { readonly title: string; readonly pages: readonly PdfPage[] }): Buffer {
  const firstPage = 6;
  const pageIds = document.pages.map((_, index) => firstPage + index * 2);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    `<< /Title (${escaped(document.title)}) >>`,
    ...document.pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${firstPage + index * 2 + 1} 0 R /Resources << /Font << /Body 3 0 R /Bold 4 0 R >> >> >>`,
      contentStream(content),
    ]),
  ];
  return assemble(objects);
}

function contentStream({ heading: title, paragraphs }: PdfPage): Buffer {
  let y = page.height - page.margin - heading.size;
  const parts = [textAt("Bold", heading.size, y, title)];
  y -= heading.leading;
  for (const paragraph of paragraphs) {
    for (const line of wrap(paragraph)) {
      parts.push(textAt("Body", body.size, y, line));
      y -= body.leading;
    }
    y -= body.leading / 2;
  }
  const bytes = deflateSync(Buffer.from(parts.join("\n"), "latin1"));
  const head = Buffer.from(`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`, "latin1");
  return Buffer.concat([head, bytes, Buffer.from("\nendstream", "latin1")]);
}

function textAt(font: string, size: number, y: number, text: string): string {
  return `BT /${font} ${size} Tf ${page.margin} ${y} Td (${escaped(text)}) Tj ET`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (character) => `\\${character}`);
}

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < body.charactersPerLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Header, numbered objects, cross-reference table, trailer (ISO 32000-1, 7.5). */
function assemble(objects: readonly (string | Buffer)[]): Buffer {
  const chunks = [Buffer.from("%PDF-1.7\n%\xb5\xb5\xb5\xb5\n", "latin1")];
  let length = chunks[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, "latin1"),
      typeof object === "string" ? Buffer.from(object, "latin1") : object,
      Buffer.from("\nendobj\n", "latin1"),
    ]);
    chunks.push(chunk);
    length += chunk.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`;
  return Buffer.concat([...chunks, Buffer.from(table, "latin1")]);
}
