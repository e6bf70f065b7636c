import { assembleDocument } from "./assemble-document.ts";
import type { Draft } from "./draft.ts";
import { DocumentError } from "./errors.ts";
import { limits } from "./limits.ts";
import type { DocumentWarning, ParsedDocument } from "./model.ts";
import { formatOfName, looksLikeMarkdown, sniffContent } from "./sniff.ts";

export interface ParseOptions {
  /** A hint only: it chooses between Markdown and plain text, and a mismatch becomes a warning. */
  readonly fileName?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Markup aside, more than is kept of a text; what lies beyond only costs time and memory. */
async function readWithin(whole: string, read: (text: string) => Promise<Draft>): Promise<Draft> {
  const text = whole.slice(0, limits.maxCharacters * 1.2);
  const draft = await read(text);
  const isCut = text.length < whole.length;
  return isCut ? { ...draft, warnings: [...(draft.warnings ?? []), { code: "TEXT_OVER_LIMIT" }] } : draft;
}

async function readText(bytes: Uint8Array, named: string | undefined): Promise<Draft> {
  const { decodePage } = await import("./readers/html/decode-html.ts");
  return readWithin(decodePage(bytes), async (text) => readDecoded(text, named));
}

async function readArchive(bytes: Uint8Array): Promise<Draft> {
  const { pageOfArchive } = await import("./readers/html/page-of-archive.ts");
  const { decodePage } = await import("./readers/html/decode-html.ts");
  const { readHtml } = await import("./readers/html/read-html.ts");
  return readWithin(decodePage(pageOfArchive(bytes)), async (text) => readHtml(text));
}

async function readDecoded(text: string, named: string | undefined): Promise<Draft> {
  if (text.trim() === "") throw new DocumentError("EMPTY_FILE");
  const { isHtml } = await import("./readers/html/decode-html.ts");
  if (isHtml(text)) {
    const { readHtml } = await import("./readers/html/read-html.ts");
    return readHtml(text);
  }
  if (named === "md" || (named !== "txt" && looksLikeMarkdown(text))) {
    const { readMarkdown } = await import("./readers/markdown/read-markdown.ts");
    return readMarkdown(text);
  }
  const { readPlainText } = await import("./readers/text/read-plain-text.ts");
  return readPlainText(text);
}

/** Readers are loaded when they are first needed: pdfjs alone takes a third of a second. */
async function readContent(bytes: Uint8Array, options: ParseOptions): Promise<Draft> {
  const named = formatOfName(options.fileName);
  switch (sniffContent(bytes)) {
    case "pdf": {
      const { readPdf } = await import("./readers/pdf/read-pdf.ts");
      return readPdf(bytes, options.signal);
    }
    case "cfb": {
      const { readDoc } = await import("./readers/doc/read-doc.ts");
      return readDoc(bytes);
    }
    case "zip": {
      const { readDocx } = await import("./readers/docx/read-docx.ts");
      return readDocx(bytes, options.signal);
    }
    case "rtf": {
      const { readRtf } = await import("./readers/rtf/read-rtf.ts");
      return readRtf(bytes);
    }
    case "oldWord":
      throw new DocumentError("OLD_WORD");
    case "mime":
      return readArchive(bytes);
    case "text":
      return readText(bytes, named);
  }
}

/** A reader's own exception means that the bytes broke a rule of their format; running out of stack, that they nest. */
function toDocumentError(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const isStackOverflow = error instanceof RangeError && /call stack/i.test(error.message);
  return new DocumentError(isStackOverflow ? "TOO_COMPLEX" : "CORRUPT_FILE", { cause: error });
}

function mismatch(draft: Draft, fileName: string | undefined): DocumentWarning[] {
  const named = formatOfName(fileName);
  return named === undefined || named === draft.format ? [] : [{ code: "TYPE_MISMATCH" }];
}

/**
 * Reads a PDF, DOC, DOCX, Markdown or text file into blocks, in this process. The content decides the format, the name
 * is a hint. Work grows linearly with the file but is not bounded in time or memory: outside files belong into
 * `createIsolatedParser`.
 *
 * @throws {DocumentError} with any of its codes; `EMPTY_FILE` for no bytes or white space only, `TOO_LITTLE_TEXT` where
 *   there is not one letter or digit. An aborted `signal` throws its reason.
 */
export async function parseDocument(bytes: Uint8Array, options: ParseOptions = {}): Promise<ParsedDocument> {
  const started = performance.now();
  options.signal?.throwIfAborted();
  if (bytes.byteLength === 0) throw new DocumentError("EMPTY_FILE");
  let document: Omit<ParsedDocument, "stats">;
  try {
    const draft = await readContent(bytes, options);
    const warnings = [...(draft.warnings ?? []), ...mismatch(draft, options.fileName)];
    document = assembleDocument({ ...draft, warnings });
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toDocumentError(error);
  }
  if (!/[\p{L}\p{N}]/u.test(document.text)) throw new DocumentError("TOO_LITTLE_TEXT");
  const milliseconds = Math.round(performance.now() - started);
  return { ...document, stats: { characters: document.text.length, milliseconds } };
}
