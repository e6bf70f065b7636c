import { writePdf } from "../../scripts/write-pdf.ts";
import { buildDocx, paragraph } from "../../packages/documents/src/testing/build-docx.ts";
import { buildFlateBomb, buildPdf } from "../../packages/documents/src/testing/build-pdf.ts";
import { buildZip } from "../../packages/documents/src/testing/build-zip.ts";

const megabyte = 1024 * 1024;
const words =
  "the cell membrane keeps water salts and proteins inside while channels let chosen ions pass whenever a signal from another cell arrives at its surface".split(
    " ",
  );

/** Numbers without order that are the same in each run (Park and Miller's generator). */
function createSequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647);
}

function sentences(next: () => number, count: number): string {
  return Array.from({ length: count }, () => {
    const picked = Array.from({ length: 10 + (next() % 8) }, () => words[next() % words.length] ?? "");
    return `The ${picked.join(" ")}.`;
  }).join(" ");
}

/** 400 pages of prose under numbered headings. */
export function longPdf(): Uint8Array {
  const next = createSequence(7);
  const pages = Array.from({ length: 400 }, (_, index) => ({
    heading: `Chapter ${index + 1}: Membranes`,
    paragraphs: Array.from({ length: 7 }, () => sentences(next, 5)),
  }));
  return writePdf({ title: "Four hundred pages", pages });
}

/** A Word file of at least 10 MB, half of it text and half an image that does not compress. */
export function largeDocx(): Uint8Array {
  const next = createSequence(11);
  const paragraphs: string[] = [];
  for (let index = 0; index < 12_000; index += 1) {
    const text = `${index} ${sentences(next, 4)}`;
    paragraphs.push(
      index % 40 === 0 ? paragraph(`Section ${index}`, '<w:pStyle w:val="H1"/>') : paragraph(text),
    );
  }
  const noise = (bytes: number) => Uint8Array.from({ length: bytes }, () => next() % 256);
  const images = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [
      `word/media/image${index}.png`,
      Buffer.concat([Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), noise(1.5 * megabyte)]),
    ]),
  );
  return buildDocx({ body: paragraphs.join(""), extra: images });
}

/** Markdown of 10 MB: headings, prose with marks, lists, tables, code. */
export function largeMarkdown(): Uint8Array {
  const next = createSequence(13);
  const parts: string[] = [];
  let length = 0;
  for (let index = 0; length < 10 * megabyte; index += 1) {
    const part = [
      `## ${index} Membranes`,
      sentences(next, 6).replace("the", "**the**"),
      `- ${sentences(next, 1)}\n- ${sentences(next, 1)}`,
      `| part | task |\n|---|---|\n| wall | ${words[next() % words.length] ?? ""} |`,
      "```js\nconst cell = 1;\n```",
    ].join("\n\n");
    parts.push(part);
    length += part.length + 2;
  }
  return Buffer.from(parts.join("\n\n"));
}

interface Bomb {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const text = (content: string): Uint8Array => Buffer.from(content);

/** Files that unfold to far more than they are, or that punish work that is not linear. */
export function bombs(): Bomb[] {
  const drawing = Buffer.from("BT /plain 9 Tf (a) Tj ET\n".repeat(600_000));
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${drawing.length} >>\nstream\n`),
    drawing,
    Buffer.from("\nendstream"),
  ]);
  return [
    { name: "flate.pdf", bytes: buildFlateBomb(900) },
    { name: "operators.pdf", bytes: buildPdf([[]], { contents: stream }) },
    { name: "zip.docx", bytes: buildZip({ "word/document.xml": Buffer.alloc(300 * megabyte, 0x20) }) },
    {
      name: "nested.docx",
      bytes: buildDocx({ body: `${"<w:sdt>".repeat(60_000)}${"</w:sdt>".repeat(60_000)}` }),
    },
    { name: "quotes.md", bytes: text(">".repeat(9 * megabyte)) },
    { name: "links.md", bytes: text("[a](".repeat(2 * megabyte)) },
    { name: "groups.rtf", bytes: text(String.raw`{\rtf1${"{".repeat(9 * megabyte)}`) },
    { name: "nested.html", bytes: text(`<html>${"<div><ul><li><table>".repeat(megabyte / 4)}`) },
    { name: "open.html", bytes: text(`<html>${"<script>".repeat(megabyte)}`) },
    { name: "one-line.txt", bytes: text("a ".repeat(5 * megabyte)) },
  ];
}
