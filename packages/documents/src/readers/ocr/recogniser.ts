import { DocumentError } from "../../errors.ts";
import type { ParsedDocument } from "../../model.ts";
import { mergeRecognised } from "./merge-recognised.ts";
import type { TextLayer } from "./merge-recognised.ts";
import { openScans } from "./open-scans.ts";
import type { ScanLimits, Scans } from "./open-scans.ts";
import { runRecognition } from "./run-recognition.ts";
import type { RecognisedPage, RecognitionCommand } from "./run-recognition.ts";
import type { RecognisedText } from "./tidy-pages.ts";

export interface OcrOptions {
  /** Program with tesseract's command line: a path, or a name found by the `PATH` in `environment`. */
  readonly command: string;
  /** Tesseract's names, best first: `chi_sim`, `eng`. */
  readonly languages: readonly string[];
  /** Pages recognised of one document; the others are named in a warning. Default 60, a minute for each twenty. */
  readonly maxPages?: number | undefined;
  /** All the variables the program gets, say `PATH` and `TESSDATA_PREFIX`. Default none. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

export interface RecognitionOptions {
  /** Languages of this document in place of those of `OcrOptions`. */
  readonly ocrLanguages?: readonly string[] | undefined;
  /** Called after each scanned page, whether it could be read or not. */
  readonly onRecognised?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
}

const defaultMaxPages = 60;
/** All pages of one document together. */
const wallMs = 600_000;
/** A program that fails on so many pages, and has read none, has another reason than the pages. */
const maxEarlyFailures = 3;

/** They go to a command line. */
const isLanguage = (name: string): boolean => /^[a-z][a-z0-9_]{1,29}$/i.test(name);

const range = (last: number): number[] => Array.from({ length: last }, (_unused, index) => index + 1);

async function recognisePage(
  scans: Scans,
  page: number,
  command: RecognitionCommand,
): Promise<RecognisedPage> {
  const image = await scans.image(page);
  command.signal?.throwIfAborted();
  const recognised = image ? await runRecognition(image, command) : nothing;
  command.signal?.throwIfAborted();
  return recognised;
}

const nothing: RecognisedPage = { type: "text", text: "", confidence: undefined };

/** Reads the given pages, one after the other, until the clock or the program ends it. */
async function recognisePages(
  scans: Scans,
  pages: readonly number[],
  { command, onRecognised }: { readonly command: RecognitionCommand } & RecognitionOptions,
): Promise<RecognisedText[]> {
  const read: RecognisedText[] = [];
  const deadline = performance.now() + wallMs;
  let failures = 0;
  for (const [index, page] of pages.entries()) {
    if (performance.now() > deadline || (read.length === 0 && failures >= maxEarlyFailures)) break;
    const recognised = await recognisePage(scans, page, command);
    if (recognised.type === "missing") break;
    if (recognised.type === "failed") failures++;
    else if (/[\p{L}\p{N}]/u.test(recognised.text)) {
      read.push({ page, text: recognised.text, confidence: recognised.confidence });
    }
    onRecognised?.({ done: index + 1, total: pages.length });
  }
  return read;
}

function emptyLayer(pages: number): TextLayer {
  return {
    pages,
    blocks: [],
    media: [],
    warnings: [{ code: "PAGES_WITHOUT_TEXT", pages: range(Math.min(pages, 2000)) }],
    stats: { characters: 0, milliseconds: 0 },
  };
}

/** Pages that the reader could not read for want of text. */
const pagesWithoutText = ({ warnings }: TextLayer): readonly number[] =>
  warnings.find(({ code }) => code === "PAGES_WITHOUT_TEXT")?.pages ?? [];

/**
 * Adds the text of scanned pages to what the text layer of a PDF gave; `undefined` for `layer` where it gave nothing. The
 * pictures are taken out in a process without rights, and the program that reads them gets nothing else.
 *
 * @throws {DocumentError} `NO_TEXT_LAYER` where nothing could be read at all; the reason of an aborted signal.
 */
export function createRecogniser(options: OcrOptions, limits: Omit<ScanLimits, "signal">) {
  const { command, languages, maxPages = defaultMaxPages, environment = {} } = options;
  return async (
    bytes: Uint8Array,
    layer: ParsedDocument | undefined,
    call: RecognitionOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<ParsedDocument> => {
    const { signal, ocrLanguages = languages, onRecognised } = call;
    const chosen = ocrLanguages.filter(isLanguage);
    const started = performance.now();
    const scans = await openScans(bytes, { ...limits, signal });
    try {
      const text: TextLayer = layer ?? emptyLayer(scans.pages);
      const pages = pagesWithoutText(text).slice(0, maxPages);
      const program = { command, languages: chosen.length > 0 ? chosen : ["eng"], environment, signal };
      const read = await recognisePages(scans, pages, { command: program, onRecognised });
      if (layer === undefined && read.length === 0) throw new DocumentError("NO_TEXT_LAYER");
      const document = mergeRecognised(text, read);
      const milliseconds = text.stats.milliseconds + Math.round(performance.now() - started);
      return { ...document, stats: { ...document.stats, milliseconds } };
    } finally {
      scans.close();
    }
  };
}
