import type { PDFDocumentProxy } from "pdfjs-dist";
import { cleanText } from "../../characters.ts";
import type { Draft } from "../../draft.ts";
import { columnsOf } from "../text/line-width.ts";
import { DocumentError } from "../../errors.ts";
import { limits } from "../../limits.ts";
import type { DocumentWarning } from "../../model.ts";
import { createMediaStore } from "../docx/media.ts";
import type { MediaStore } from "../docx/media.ts";
import { attachCaptions } from "./captions.ts";
import { connectBlocks } from "./connect-blocks.ts";
import { cutRegions } from "./cut-regions.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { hasCells, readDrawing } from "./drawn-lines.ts";
import type { Drawing } from "./drawn-lines.ts";
import { withoutFigureLabels } from "./figure-labels.ts";
import { takeFootnotes } from "./footnotes.ts";
import { createFurnitureTest } from "./furniture.ts";
import { createLineJoiner } from "./line-joiner.ts";
import { pitchRatio } from "./line-pitch.ts";
import { openPdf } from "./load-pdfjs.ts";
import { applyOutline, readOutline } from "./outline.ts";
import type { Bookmark } from "./outline.ts";
import { hasImages, mayShowImages, readPageImages } from "./page-images.ts";
import type { PageImage } from "./page-images.ts";
import { readPageText } from "./page-text.ts";
import type { FontLooks, PageText, TextPiece } from "./page-text.ts";
import { placeImages, placeTables, withoutRepeated } from "./place-images.ts";
import { segmentsToBlocks } from "./region-blocks.ts";
import type { LayoutBlock, LayoutContext } from "./region-blocks.ts";
import { inRowOrder } from "./rows.ts";
import { takeRuledTables } from "./ruled-tables.ts";
import { segmentPage } from "./segments.ts";
import type { PageSegments, Segment } from "./segments.ts";
import { coversPage, taggedToBlocks } from "./tagged-blocks.ts";

interface ReadPages {
  readonly images: readonly PageImage[];
  /** By page number, where a page's drawing was read. */
  readonly drawings: ReadonlyMap<number, Drawing>;
  readonly pages: readonly PageText[];
  readonly warnings: readonly DocumentWarning[];
}

const charactersOf = (page: PageText): number => page.pieces.reduce((sum, { text }) => sum + text.length, 0);

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_unused, index) => first + index);

async function hasTags(document: PDFDocumentProxy): Promise<boolean> {
  if (document.numPages > limits.maxTaggedPages) return false;
  try {
    // Typed as an object, given as a map.
    const info = (await document.getMarkInfo()) as unknown;
    return info instanceof Map && info.get("Marked") === true;
  } catch {
    // Without the note the layout is used, which needs no tags.
    return false;
  }
}

/** Reads page after page; what lies beyond the limits is named in a warning. */
async function readPages(
  document: PDFDocumentProxy,
  mayHaveImages: boolean,
  signal: AbortSignal | undefined,
): Promise<ReadPages> {
  const last = Math.min(document.numPages, limits.maxPages);
  const asked = { isTagged: await hasTags(document), hasNotes: last <= limits.maxDrawnPages };
  const looks: FontLooks = new Map();
  const pages: PageText[] = [];
  const images: PageImage[] = [];
  const drawings = new Map<number, Drawing>();
  const warnings: DocumentWarning[] = [];
  let characters = 0;
  for (let number = 1; number <= last && characters < limits.maxCharacters; number++) {
    signal?.throwIfAborted();
    const { page, text: written } = await readPageText(document, number, looks, asked);
    const isDrawn = (last <= limits.maxDrawnPages || hasCells(written)) && !coversPage(written);
    const drawing = isDrawn ? await readDrawing(page, written.frame) : undefined;
    if (drawing) drawings.set(number, drawing);
    const text = drawing ? withDrawnBullets(written, drawing) : written;
    pages.push(text);
    characters += charactersOf(text);
    const isLookedThrough = mayHaveImages && images.length < maxImages && text.pieces.length > 0;
    if (isLookedThrough && mayShowImages(text)) images.push(...(await readPageImages(page, text)));
    page.cleanup();
  }
  if (characters >= limits.maxCharacters) warnings.push({ code: "TEXT_OVER_LIMIT" });
  else if (document.numPages > last) {
    // A forged page count must not become a list of two thousand million numbers.
    const beyond = range(last + 1, Math.min(document.numPages, last + 10_000));
    warnings.push({ code: "PAGES_OVER_LIMIT", pages: beyond });
  }
  return { pages, drawings, images: withoutRepeated(images), warnings };
}

/** Columns of a fixed-width font that make no prose yet: cells and labels are as short. */
const shortColumns = 24;
/** Share of all characters that prose needs to tell the body's size. */
const minProseShare = 0.05;

function mostFrequent(weights: ReadonlyMap<number, number>): number | undefined {
  let [main, most]: [number | undefined, number] = [undefined, 0];
  for (const [size, weight] of weights) if (weight > most) [main, most] = [size, weight];
  return main;
}

/**
 * Type size of most of the document's characters, or of most of its prose where that is larger: tables outweigh prose in
 * small type, while small print below short lines is no body.
 */
function bodySizeOf(segmented: readonly PageSegments[]): number {
  const all = new Map<number, number>();
  const prose = new Map<number, number>();
  let [total, inProse] = [0, 0];
  for (const { segments } of segmented) {
    for (const { mainSize, text } of segments) {
      all.set(mainSize, (all.get(mainSize) ?? 0) + text.length);
      total += text.length;
      const beyond = Math.max(0, columnsOf(text) - shortColumns);
      prose.set(mainSize, (prose.get(mainSize) ?? 0) + beyond);
      inProse += beyond;
    }
  }
  const ofAll = mostFrequent(all) ?? 10;
  return inProse >= minProseShare * total ? Math.max(ofAll, mostFrequent(prose) ?? 0) : ofAll;
}

const holds = ({ x0, x1, y, size }: Segment, piece: TextPiece): boolean =>
  piece.x >= x0 - 1 && piece.x <= x1 && Math.abs(piece.y - y) < 0.5 * size;

/** Read images before logos are known to repeat; more would only cost memory. */
const maxImages = 2 * limits.maxMedia;

interface Extras {
  readonly bookmarks: readonly Bookmark[];
  readonly drawings: ReadonlyMap<number, Drawing>;
  readonly images: readonly PageImage[];
  readonly media: MediaStore;
}

/** Blocks of one page: by its tags where they cover it, else by its layout. */
function pageBlocks(
  page: PageText,
  { segments, isStreamOrder }: PageSegments,
  context: LayoutContext,
  options: { readonly guessesHeadings: boolean; readonly isFurniture: (segment: Segment) => boolean },
): LayoutBlock[] {
  if (page.tags && coversPage(page)) return taggedToBlocks(page, page.tags, context, options);
  if (isStreamOrder) return segmentsToBlocks(segments, context);
  return cutRegions(segments).flatMap((region) => segmentsToBlocks(inRowOrder(region), context));
}

function layOut(pages: readonly PageText[], extras: Extras) {
  const segmented = pages.map(segmentPage);
  const bodySize = bodySizeOf(segmented);
  const isFurniture = createFurnitureTest(pages, segmented, bodySize);
  const join = createLineJoiner(segmented.flatMap(({ segments }) => segments));
  const ratio = pitchRatio(segmented);
  const blocks: LayoutBlock[] = [];
  const guessesHeadings = !pages.some(({ tags }) => tags?.slots.some(({ kind }) => kind === "heading"));
  pages.forEach((whole, index) => {
    const isOnPage = (segment: Segment): boolean => isFurniture(segment, index);
    const furniture = segmented[index]?.segments.filter(isOnPage) ?? [];
    const isPiece = (piece: TextPiece): boolean => furniture.some((segment) => holds(segment, piece));
    const drawing = extras.drawings.get(whole.number);
    const ruled = drawing ? takeRuledTables(whole, drawing, join) : { tables: [], page: whole };
    const { notes, page } = takeFootnotes(ruled.page, bodySize, { join, isFurniture: isPiece, drawing });
    const { segments, isStreamOrder } = (page === whole && segmented[index]) || segmentPage(page);
    const text = segments.filter((segment) => !isOnPage(segment));
    const context = { bodySize, join, page: page.number, pitchRatio: ratio };
    const own = pageBlocks(page, { segments: text, isStreamOrder }, context, {
      guessesHeadings,
      isFurniture: isOnPage,
    });
    const images = extras.images.filter((image) => image.page === page.number);
    const labelled = withoutFigureLabels(own, bodySize, drawing);
    // Asked for nothing, the store notes that an image was left out.
    if (labelled.hasFigures) extras.media.add(undefined);
    const withTables = placeTables(labelled.blocks, ruled.tables, page.number);
    blocks.push(...attachCaptions(placeImages(withTables, images, extras.media), bodySize), ...notes);
  });
  return connectBlocks(applyOutline(blocks, extras.bookmarks), join);
}

const minPageCharacters = 20;

/** Pages without text among pages with text; a document of such pages only is a scan. */
function emptyPages(pages: readonly PageText[]): DocumentWarning[] {
  const empty = pages.filter((page) => page.pieces.length === 0).map(({ number }) => number);
  const total = pages.reduce((sum, page) => sum + charactersOf(page), 0);
  const isScan =
    empty.length === pages.length || (empty.length >= pages.length / 2 && total < minPageCharacters);
  if (isScan) throw new DocumentError("NO_TEXT_LAYER");
  return empty.length > 0 ? [{ code: "PAGES_WITHOUT_TEXT", pages: empty }] : [];
}

const maxLabelCharacters = 20;

/** Printed page numbers, where they are not those that counting gives. */
async function pageLabelsOf(document: PDFDocumentProxy): Promise<readonly string[] | undefined> {
  if (document.numPages > limits.maxPages) return undefined;
  try {
    const labels = (await document.getPageLabels())?.map((label) =>
      cleanText(label).slice(0, maxLabelCharacters),
    );
    return labels?.some((label, index) => label !== String(index + 1)) === true ? labels : undefined;
  } catch {
    // Labels that cannot be read leave the pages to be counted.
    return undefined;
  }
}

async function titleOf(document: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await document.getMetadata();
    const title = "Title" in info && typeof info.Title === "string" ? info.Title.trim() : "";
    // Producers write the file's name there when nobody gave a title.
    return title === "" || /\.\w{2,4}$|^(untitled|microsoft word|无标题)/i.test(title) ? undefined : title;
  } catch {
    // Metadata that cannot be read is no reason to refuse the text.
    return undefined;
  }
}

/**
 * Reads a PDF's text in reading order: running heads removed, lines joined to paragraphs, headings, lists and tables
 * told apart; footnotes, captions and images are set beside it.
 *
 * @throws {DocumentError} `PASSWORD_PROTECTED`, `CORRUPT_FILE`, `NO_TEXT_LAYER` (scans).
 */
export async function readPdf(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Draft> {
  const document = await openPdf(bytes);
  try {
    const media = createMediaStore();
    const { pages, images, drawings, warnings } = await readPages(document, hasImages(bytes), signal);
    const skipped = emptyPages(pages);
    const title = await titleOf(document);
    const blocks = layOut(pages, { images, drawings, media, bookmarks: await readOutline(document) });
    const left: DocumentWarning[] = media.hasSkipped() ? [{ code: "IMAGES_SKIPPED" }] : [];
    return {
      format: "pdf",
      title,
      pages: document.numPages,
      pageLabels: await pageLabelsOf(document),
      blocks,
      media: media.all(),
      warnings: [...warnings, ...skipped, ...left],
    };
  } finally {
    await document.loadingTask.destroy();
  }
}
