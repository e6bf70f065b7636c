import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockText } from "./block-text.ts";
import type { ParsedDocument } from "./model.ts";
import { parseDocument } from "./parse-document.ts";
import { buildDoc } from "./testing/build-doc.ts";
import { buildDocx, paragraph } from "./testing/build-docx.ts";
import { buildPdf } from "./testing/build-pdf.ts";
import type { PlacedText } from "./testing/build-pdf.ts";

/** A part of a made-up document; every word is of letters only, so that no reader can take it for a mark. */
type Part =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly words: readonly string[] }
  | { readonly kind: "paragraph"; readonly words: readonly string[] }
  | { readonly kind: "item"; readonly words: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly [string, string, string])[] };

const latin = fc.stringMatching(/^[b-df-hj-np-tv-z]{3,9}$/);
const anyWord = fc.oneof(
  { weight: 2, arbitrary: latin },
  fc.stringMatching(/^[细胞分裂生长遗传基因蛋白质]{2,5}$/),
);

function documents(word: fc.Arbitrary<string>): fc.Arbitrary<readonly Part[]> {
  const words = (minLength: number, maxLength: number) => fc.array(word, { minLength, maxLength });
  const cells = fc.tuple(word, word, word);
  return fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant("heading" as const),
        level: fc.constantFrom(1, 2, 3),
        words: words(1, 4),
      }),
      fc.record({ kind: fc.constant("paragraph" as const), words: words(3, 30) }),
      fc.record({ kind: fc.constant("item" as const), words: words(1, 9) }),
      fc.record({
        kind: fc.constant("table" as const),
        rows: fc.array(cells, { minLength: 2, maxLength: 5 }),
      }),
    ),
    { minLength: 1, maxLength: 12 },
  );
}

const wordsOf = (part: Part): readonly string[] => (part.kind === "table" ? part.rows.flat() : part.words);
const lineOf = (part: Part): string => wordsOf(part).join(" ");
const letters = (text: string): string => text.replace(/[\s•]+/g, "");

function toMarkdown(parts: readonly Part[]): Uint8Array {
  const blocks = parts.map((part) => {
    if (part.kind === "heading") return `${"#".repeat(part.level)} ${lineOf(part)}`;
    if (part.kind === "item") return `- ${lineOf(part)}`;
    if (part.kind === "paragraph") return lineOf(part);
    const [head = [], ...rows] = part.rows.map((row) => [...row]);
    return [head, ["-", "-", "-"], ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  });
  return Buffer.from(blocks.join("\n\n"));
}

function toHtml(parts: readonly Part[]): Uint8Array {
  const blocks = parts.map((part) => {
    if (part.kind === "heading") return `<h${String(part.level)}>${lineOf(part)}</h${String(part.level)}>`;
    if (part.kind === "item") return `<ul><li>${lineOf(part)}</ul>`;
    if (part.kind === "paragraph") return `<p>${lineOf(part)}</p>`;
    return `<table>${part.rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
  });
  return Buffer.from(`<html><body>${blocks.join("\n")}</body></html>`);
}

function toArchive(parts: readonly Part[]): Uint8Array {
  const head =
    'MIME-Version: 1.0\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  return Buffer.from(head + Buffer.from(toHtml(parts)).toString("base64"));
}

function toDocx(parts: readonly Part[]): Uint8Array {
  const blocks = parts.map((part) => {
    if (part.kind === "heading") return paragraph(lineOf(part), `<w:pStyle w:val="H${String(part.level)}"/>`);
    if (part.kind !== "table") return paragraph(part.kind === "item" ? `• ${lineOf(part)}` : lineOf(part));
    const rows = part.rows.map(
      (row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`,
    );
    return `<w:tbl>${rows.join("")}</w:tbl>`;
  });
  return buildDocx({ body: blocks.join("") });
}

const rtfText = (text: string): string =>
  text.replace(/[^\u0020-\u007e]/g, (character) => `\\u${String(character.charCodeAt(0))}?`);

function toRtf(parts: readonly Part[]): Uint8Array {
  const blocks = parts.map((part) => {
    if (part.kind === "heading") return String.raw`\pard\s${String(part.level)} ${rtfText(lineOf(part))}\par`;
    if (part.kind !== "table") return String.raw`\pard ${rtfText(lineOf(part))}\par`;
    const row = (cells: readonly string[]): string =>
      String.raw`\trowd\cellx1\cellx2\cellx3` +
      cells.map((cell) => String.raw`\pard\intbl ${rtfText(cell)}\cell`).join("") +
      String.raw`\row`;
    return `${part.rows.map(row).join("")}\\pard`;
  });
  const styles = [1, 2, 3]
    .map((level) => String.raw`{\s${String(level)} heading ${String(level)};}`)
    .join("");
  return Buffer.from(String.raw`{\rtf1\ansi{\stylesheet${styles}}${blocks.join("\n")}}`, "latin1");
}

const toText = (parts: readonly Part[]): Uint8Array => Buffer.from(parts.map(lineOf).join("\n\n"));

const toDoc = (parts: readonly Part[]): Uint8Array =>
  buildDoc({ text: parts.map((part) => `${lineOf(part)}\r`).join("") });

const lineWords = 8;
const pageLines = 40;

/** Parts one below the other, on as many pages as they need; no part is cut by a page's end. */
function toPages(parts: readonly Part[]): { pages: PlacedText[][]; pageOf: number[] } {
  const pages: PlacedText[][] = [[]];
  const pageOf: number[] = [];
  let line = 0;
  for (const part of parts) {
    const height = part.kind === "table" ? part.rows.length : Math.ceil(part.words.length / lineWords);
    if (line + height > pageLines) {
      pages.push([]);
      line = 0;
    }
    pageOf.push(pages.length);
    const page = pages.at(-1) ?? [];
    const y = (at: number): number => 100 + (line + at) * 14;
    if (part.kind === "table") {
      part.rows.forEach((row, at) =>
        row.forEach((text, column) => page.push({ text, x: 60 + column * 160, y: y(at) })),
      );
    } else {
      for (let at = 0; at < height; at++) {
        const text = part.words.slice(at * lineWords, (at + 1) * lineWords).join(" ");
        const mark = part.kind === "item" && at === 0 ? "\u2022 " : "";
        page.push({
          text: (mark + text).replace("\u2022", "\u0095"),
          x: part.kind === "item" && at > 0 ? 58 : 50,
          y: y(at),
          ...(part.kind === "heading" ? { size: 18 - part.level, font: "bold" as const } : {}),
        });
      }
    }
    line += height + 1.5;
  }
  return { pages, pageOf };
}

/** What holds for every document, whatever was read: point 5 of what a block knows. */
function expectPlaces({ blocks, text }: ParsedDocument): void {
  const open: { level: number; text: string }[] = [];
  let behind = 0;
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  for (const block of blocks) {
    expect(text.startsWith(blockText(block), block.offset)).toBe(true);
    expect(block.offset).toBe(behind);
    behind = block.offset + blockText(block).length + 1;
    if (block.type === "heading") while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    expect(block.section).toEqual(open.map((heading) => heading.text));
    if (block.type === "heading") open.push(block);
    const runs = "runs" in block ? (block.runs ?? []) : [];
    for (const { start, end } of runs) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(blockText(block).length);
    }
  }
}

const formats = [
  ["cells.md", anyWord, toMarkdown],
  ["cells.txt", anyWord, toText],
  ["cells.docx", anyWord, toDocx],
  ["page.doc", anyWord, toHtml],
  ["archive.doc", anyWord, toArchive],
  ["rich.doc", anyWord, toRtf],
  ["binary.doc", latin, toDoc],
  ["cells.pdf", latin, (parts: readonly Part[]) => buildPdf(toPages(parts).pages)],
] as const;

describe("a document of any shape", () => {
  it.each(formats)(
    "G1: loses and reorders no word as %s, and every block knows its place",
    async (name, word, write) => {
      await fc.assert(
        fc.asyncProperty(documents(word), async (parts) => {
          const document = await parseDocument(write(parts), { fileName: name });

          expect(letters(document.text)).toBe(letters(parts.map(lineOf).join("")));
          expectPlaces(document);
        }),
        { numRuns: 40 },
      );
    },
    60_000,
  );

  it("has its blocks on the pages they were written on", async () => {
    const long = documents(latin).map((parts) => [...parts, ...parts, ...parts]);

    await fc.assert(
      fc.asyncProperty(long, async (parts) => {
        const { pages, pageOf } = toPages(parts);
        const { blocks, text } = await parseDocument(buildPdf(pages));
        const startOf = (index: number): number => letters(parts.slice(0, index).map(lineOf).join("")).length;

        for (const block of blocks) {
          const at = letters(text.slice(0, block.offset)).length;
          const part = parts.findLastIndex((_part, index) => startOf(index) <= at);
          expect(block.page).toBe(pageOf[part]);
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});
