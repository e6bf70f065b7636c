import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Block, ParsedDocument } from "@deckle/documents";
import { buildDocx } from "../../packages/documents/src/testing/build-docx.ts";
import { runCommand } from "../../scripts/run-command.ts";

const printTimeoutMs = 60_000;

type Text = Extract<Block, { type: "paragraph" | "listItem" }>;
type Item = Extract<Block, { type: "listItem" }>;
type Table = Extract<Block, { type: "table" }>;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A text cut where bold type begins and ends. */
function boldParts({ text, runs }: Text): readonly { readonly text: string; readonly isBold: boolean }[] {
  const parts = [];
  let at = 0;
  for (const { start, end, bold } of runs ?? []) {
    if (bold !== true || start < at) continue;
    parts.push(
      { text: text.slice(at, start), isBold: false },
      { text: text.slice(start, end), isBold: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at), isBold: false });
  return parts.filter((part) => part.text !== "");
}

/** Numbers of ordered items, in the order of the blocks. */
function numbered(blocks: readonly Block[]): ReadonlyMap<Item, number> {
  const last = new Map<string, number>();
  const numbers = new Map<Item, number>();
  for (const block of blocks) {
    if (block.type !== "listItem") continue;
    const number = (last.get(block.listId) ?? 0) + 1;
    last.set(block.listId, number);
    numbers.set(block, number);
  }
  return numbers;
}

/** The document as somebody types it into a plain text file: empty lines, hyphens and numbers, tabs between cells. */
export function toPlainText({ blocks }: ParsedDocument): Uint8Array {
  const numbers = numbered(blocks);
  const parts: string[] = [];
  let before: Block["type"] | undefined;
  for (const block of blocks) {
    const isInList = before === "listItem" && block.type === "listItem";
    if (parts.length > 0) parts.push(isInList ? "\n" : "\n\n");
    if (block.type === "table") parts.push(block.rows.map((row) => row.join("\t")).join("\n"));
    else if (block.type === "listItem") {
      const mark = block.ordered ? `${numbers.get(block) ?? 1}. ` : "- ";
      parts.push("  ".repeat(block.depth) + mark + block.text);
    } else if ("text" in block) parts.push(block.text);
    before = block.type;
  }
  return new TextEncoder().encode(`${parts.join("")}\n`);
}

/** The document as Word keeps it: styles for headings, numbering for lists, a grid for tables. */
export function toDocx({ blocks }: ParsedDocument): Uint8Array {
  const lists = [...new Set(blocks.flatMap((block) => (block.type === "listItem" ? [block.listId] : [])))];
  const isOrdered = (id: string) =>
    blocks.some((block) => block.type === "listItem" && block.listId === id && block.ordered);
  const numbering =
    `<w:abstractNum w:abstractNumId="0">${levels("bullet", "•")}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="1">${levels("decimal", "%1.")}</w:abstractNum>` +
    lists
      .map(
        (id, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${isOrdered(id) ? 1 : 0}"/></w:num>`,
      )
      .join("");
  return buildDocx({ body: blocks.map((block) => wordOf(block, lists)).join(""), numbering });
}

function levels(format: string, mark: string): string {
  const level = (depth: number) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${mark.replace("1", String(depth + 1))}"/></w:lvl>`;
  return [0, 1, 2].map(level).join("");
}

function wordOf(block: Block, lists: readonly string[]): string {
  switch (block.type) {
    case "heading":
      return wordParagraph(
        [{ text: block.text, isBold: false }],
        `<w:pStyle w:val="H${Math.min(3, block.level)}"/>`,
      );
    case "listItem": {
      const list = lists.indexOf(block.listId) + 1;
      const properties = `<w:numPr><w:ilvl w:val="${Math.min(2, block.depth)}"/><w:numId w:val="${list}"/></w:numPr>`;
      return wordParagraph(boldParts(block), properties);
    }
    case "paragraph":
      return wordParagraph(boldParts(block));
    case "table":
      return wordTable(block);
    case "code":
    case "formula":
    case "footnote":
      return wordParagraph([{ text: block.text, isBold: false }]);
    case "image":
      return "";
  }
}

function wordParagraph(parts: ReturnType<typeof boldParts>, properties = ""): string {
  const runs = parts.map(
    ({ text, isBold }) =>
      `<w:r>${isBold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`,
  );
  return `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}${runs.join("")}</w:p>`;
}

function wordCell(text: string): string {
  return `<w:tc>${wordParagraph([{ text, isBold: false }])}</w:tc>`;
}

function wordTable({ rows, headerRows }: Table): string {
  const body = rows.map((row, at) => {
    const head = at < headerRows ? "<w:trPr><w:tblHeader/></w:trPr>" : "";
    return `<w:tr>${head}${row.map(wordCell).join("")}</w:tr>`;
  });
  return `<w:tbl>${body.join("")}</w:tbl><w:p/>`;
}

/** The document as a browser prints it on A4. */
export async function toPdf(document: ParsedDocument, chromium: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "deckle-print-"));
  try {
    const page = join(folder, "page.html");
    const pdf = join(folder, "page.pdf");
    await writeFile(page, pageOf(document));
    const { ok, output } = await runCommand(
      chromium,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
        `--user-data-dir=${join(folder, "profile")}`,
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      { timeoutMs: printTimeoutMs },
    );
    if (!ok) throw new Error(`Chromium printed nothing: ${output}`);
    return new Uint8Array(await readFile(pdf));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function pageOf({ blocks, lang }: ParsedDocument): string {
  const numbers = numbered(blocks);
  const style =
    "body{font:11pt/1.5 serif;margin:0}table{border-collapse:collapse}td,th{border:1px solid;padding:3px 8px;text-align:left}";
  const body = blocks.map((block) => htmlOf(block, numbers)).join("\n");
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;
}

function htmlOf(block: Block, numbers: ReadonlyMap<Item, number>): string {
  if (block.type === "table") {
    const rows = block.rows.map((row, at) => {
      const tag = at < block.headerRows ? "th" : "td";
      return `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
    });
    return `<table>${rows.join("")}</table>`;
  }
  if (block.type === "image") return "";
  if (block.type === "heading") return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
  if (block.type !== "paragraph" && block.type !== "listItem") return `<p>${escaped(block.text)}</p>`;
  const text = boldParts(block)
    .map((part) => (part.isBold ? `<b>${escaped(part.text)}</b>` : escaped(part.text)))
    .join("");
  if (block.type === "paragraph") return `<p>${text}</p>`;
  const list = block.ordered ? `ol start="${numbers.get(block) ?? 1}"` : "ul";
  return `<${list} style="margin:0 0 0 ${block.depth * 2}em"><li>${text}</li></${list.slice(0, 2)}>`;
}
