import { basename } from "node:path";
import { type Block, type ParsedDocument, describeWarning } from "@deckle/documents";
import { readInput } from "../caller.ts";
import { onlyFile } from "../choices.ts";
import { say } from "../command-error.ts";
import type { Outcome, Request } from "../request.ts";
import { parserOf } from "./document-parser.ts";

/** `inspect FILE`: what the reader makes of a document, without its images' bytes. */
export async function inspect(request: Request): Promise<Outcome> {
  const file = onlyFile(request);
  const bytes = await readInput(request.caller, file);
  const parser = parserOf(request);
  try {
    const document = await parser.parse(bytes, { fileName: basename(file) });
    return {
      exitCode: 0,
      lines: [headLine(document, request), ...document.blocks.map(blockLine)],
      failures: document.warnings.map((warning) => describeWarning(warning, request.caller.language)),
      json: { ok: true, document: presentDocument(document) },
    };
  } finally {
    await parser.close();
  }
}

function presentDocument(document: ParsedDocument): object {
  const { format, title, lang, pages, pageLabels, blocks, warnings, stats } = document;
  return { format, title, lang, pages, pageLabels, blocks: blocks.map(presentBlock), warnings, stats };
}

/** A block without what only the inside needs: ids, offsets, marked runs. */
function presentBlock(block: Block): object {
  const place = { page: block.page, section: block.section };
  switch (block.type) {
    case "heading":
      return { type: block.type, level: block.level, text: block.text, ...place };
    case "paragraph":
      return { type: block.type, text: block.text, ...place };
    case "listItem":
      return { type: block.type, ordered: block.ordered, depth: block.depth, text: block.text, ...place };
    case "table":
      return {
        type: block.type,
        rows: block.rows,
        headerRows: block.headerRows,
        caption: block.caption,
        ...place,
      };
    case "code":
      return { type: block.type, text: block.text, lang: block.lang, ...place };
    case "formula":
      return { type: block.type, latex: block.latex, text: block.text, ...place };
    case "image":
      return { type: block.type, alt: block.alt, caption: block.caption, ...place };
    case "footnote":
      return { type: block.type, ref: block.ref, text: block.text, ...place };
  }
}

function headLine(document: ParsedDocument, { caller }: Request): string {
  const pages = document.pages === undefined ? "" : say(caller, "pages", { count: String(document.pages) });
  return [document.format, document.lang, pages, document.title ?? ""]
    .filter((part) => part !== "")
    .join(" · ");
}

function blockLine(block: Block): string {
  const page = block.page === undefined ? "" : `[${block.page}] `;
  switch (block.type) {
    case "heading":
      return `${page}${"#".repeat(block.level)} ${block.text}`;
    case "listItem":
      return `${page}${"  ".repeat(block.depth)}${block.ordered ? "1." : "-"} ${block.text}`;
    case "table":
      return `${page}${block.rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}`;
    case "image":
      return `${page}(image) ${block.alt ?? block.caption ?? ""}`;
    case "paragraph":
    case "code":
    case "formula":
    case "footnote":
      return `${page}${block.text}`;
  }
}
