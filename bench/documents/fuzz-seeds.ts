import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildDocx, paragraph } from "../../packages/documents/src/testing/build-docx.ts";
import { buildPdf, lines } from "../../packages/documents/src/testing/build-pdf.ts";

interface Seed {
  readonly name: string;
  readonly bytes: Buffer;
}

const fixturesDir = join(import.meta.dirname, "../../fixtures");

const table = `<w:tbl><w:tr><w:tc>${paragraph("Organ")}</w:tc><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph("Task")}</w:tc></w:tr></w:tbl>`;
const rtf = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0\fcharset134 SimSun;}}{\stylesheet{\s1 heading 1;}}\pard\s1 Cells\par\pard The \b cell\b0  \u32454?\u32990? \'e9.\par\trowd\cellx1\cellx2\intbl Organ\cell Task\cell\row}`;
const html =
  "<html><head><title>Cells</title></head><body><h1>Cells</h1><p>A &lt;cell&gt; &#x7ec6;</p><ul><li>One<ul><li>Two</ul></ul><table><tr><th>Organ<td colspan=2>Task</table><pre>a\nb</pre></body></html>";

/** What is damaged: the sound fixtures of all formats, and small files whose bytes lie open (no packed streams). */
export function readSeeds(): Seed[] {
  const fixtures = readdirSync(fixturesDir)
    .filter((name) => /\.(pdf|docx?|md|txt)$/.test(name) && !/bomb|deepnest|empty|scanned/.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(fixturesDir, name)) }))
    // The long ones cost most of the time and damage no other code.
    .filter(({ bytes }) => bytes.length < 140_000);
  const open = [
    {
      name: "open.pdf",
      bytes: buildPdf([lines(["The cell is the unit of life.", "It divides."], { x: 50, y: 90 })]),
    },
    { name: "open.docx", bytes: buildDocx({ body: paragraph("Cells", '<w:pStyle w:val="H1"/>') + table }) },
    { name: "rich.doc", bytes: Buffer.from(rtf, "latin1") },
    { name: "page.doc", bytes: Buffer.from(html) },
  ].map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
  return [...fixtures, ...open, ...open];
}
