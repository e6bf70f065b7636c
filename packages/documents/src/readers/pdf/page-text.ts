import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { TextItem, TextMarkedContent } from "pdfjs-dist/types/src/display/api.d.ts";
import { restoreRadicals, restoreTexCodes, splitLigatures } from "../../characters.ts";
import { limits } from "../../limits.ts";
import { readAnnotations } from "./annotations.ts";
import { joinFractions } from "./inline-fractions.ts";
import { mathsFontName } from "./maths-glyphs.ts";
import type { Matrix } from "./matrix.ts";
import { mendLines } from "./mend-lines.ts";
import { withoutOverprint } from "./overprint.ts";
import { readPageTags } from "./structure-tags.ts";
import type { PageTags } from "./structure-tags.ts";

/** A run of glyphs as the producer wrote it. Lengths in points; `y` is the baseline, growing downwards. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isMono: boolean;
  /** From a font of signs for formulas. */
  readonly isMaths: boolean;
  /** Id of the marked content it lies in, where the document is tagged. */
  readonly contentId: string | undefined;
}

export interface PageText {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly TextPiece[];
  /** Leads from the page's own coordinates to those of the pieces. */
  readonly frame: Matrix;
  /** Structure tags of the page, where the document is tagged. */
  readonly tags: PageTags | undefined;
}

interface FontLook {
  readonly isBold: boolean;
  readonly isMono: boolean;
  readonly isMaths: boolean;
}

/** Looks of the fonts met so far; a document-wide cache, because ids are document-wide. */
export type FontLooks = Map<string, FontLook>;

/** `NimbusRomNo9L-Medi` is the bold of TeX's Times; `Medium` of other families is text. */
const boldName = /bold|black|heavy|demi|semibold|-bd|-medi(?:ital)?$|cmbx|sfbx|ecbx|黑体|simhei|heiti/i;
const monoName = /mono|courier|cmtt|lmmono|lmtt|sftt|ectt|consol|menlo|inconsolata|fixed/i;

interface NamedFont {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly isMonospace?: boolean;
}

/**
 * Font names only come with a page's drawing commands, which also decode its images: asked for only where a page brings
 * a font not seen before.
 */
async function learnFonts(page: PDFPageProxy, ids: ReadonlySet<string>, looks: FontLooks): Promise<void> {
  const unknown = [...ids].filter((id) => !looks.has(id));
  if (unknown.length === 0) return;
  try {
    await page.getOperatorList();
  } catch {
    // Drawing commands that cannot be read cost the weight of the type, not the text.
  }
  for (const id of unknown) {
    const font = page.commonObjs.has(id) ? (page.commonObjs.get(id) as NamedFont | null) : null;
    const name = font?.name ?? "";
    // pdfjs also calls fonts with few glyphs fixed-width; the name knows better.
    looks.set(id, {
      isBold: boldName.test(name) || font?.bold === true || font?.black === true,
      isMono: monoName.test(name) || (name === "" && font?.isMonospace === true),
      isMaths: mathsFontName.test(name),
    });
  }
}

/** Text content, read in pieces so that a page of endless text can be left. */
async function readItems(page: PDFPageProxy, isTagged: boolean): Promise<(TextItem | TextMarkedContent)[]> {
  const reader = page.streamTextContent({ includeMarkedContent: isTagged }).getReader();
  const items: (TextItem | TextMarkedContent)[] = [];
  try {
    while (items.length < limits.maxItemsPerPage) {
      const { done, value } = await reader.read();
      if (done) return items;
      for (const item of (value as { items: (TextItem | TextMarkedContent)[] }).items) items.push(item);
    }
    await reader.cancel(new Error("enough text on one page"));
  } finally {
    reader.releaseLock();
  }
  return items;
}

interface PlacedItem {
  readonly item: TextItem;
  readonly contentId: string | undefined;
}

/** Pairs each text item with the innermost marked content that has an id. */
function placeItems(items: readonly (TextItem | TextMarkedContent)[]): PlacedItem[] {
  const open: (string | undefined)[] = [];
  const placed: PlacedItem[] = [];
  for (const item of items) {
    if ("str" in item) {
      if (item.str.trim() !== "") placed.push({ item, contentId: open.findLast((id) => id !== undefined) });
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.type === "beginMarkedContentProps" ? (item.id ?? undefined) : undefined);
  }
  return placed;
}

/** Quarter turns clockwise by which a run of text lies on the page; 0 is upright. */
type Turns = 0 | 1 | 2 | 3;

function turnsOf(viewport: Matrix, transform: Matrix): Turns {
  const alongX = viewport[0] * transform[0] + viewport[2] * transform[1];
  const alongY = viewport[1] * transform[0] + viewport[3] * transform[1];
  if (Math.abs(alongY) > Math.abs(alongX)) return alongY > 0 ? 1 : 3;
  return alongX < 0 ? 2 : 0;
}

/** pdfjs types a matrix as a list of anything; it is always six numbers. */
const matrixOf = (item: TextItem): Matrix => item.transform as unknown as Matrix;

/** How most of the page's text lies: some producers draw a wide page lying on its side. */
function mainTurns(viewport: Matrix, placed: readonly PlacedItem[]): Turns {
  const characters = [0, 0, 0, 0];
  for (const { item } of placed) {
    const turns = turnsOf(viewport, matrixOf(item));
    characters[turns] = (characters[turns] ?? 0) + item.str.length;
  }
  const most = Math.max(...characters);
  // The index of one of the four.
  return (characters[0] === most ? 0 : characters.indexOf(most)) as Turns;
}

/** The page's frame turned so that text lying by `turns` stands upright in it. */
function uprightFrame(
  [a, b, c, d, e, f]: Matrix,
  turns: Turns,
  page: { readonly width: number; readonly height: number },
): Matrix {
  if (turns === 1) return [b, -a, d, -c, f, page.width - e];
  if (turns === 2) return [-a, -b, -c, -d, page.width - e, page.height - f];
  return turns === 3 ? [-b, a, -d, c, page.height - f, e] : [a, b, c, d, e, f];
}

const unknownLook: FontLook = { isBold: false, isMono: false, isMaths: false };

/** Text runs in the upright frame; those that lie otherwise than most, like a stamp in the margin, are left out. */
function toPieces(placed: readonly PlacedItem[], frame: Matrix, looks: FontLooks): TextPiece[] {
  const [va, vb, vc, vd, ve, vf] = frame;
  const pieces: TextPiece[] = [];
  for (const { item, contentId } of placed) {
    const matrix = matrixOf(item);
    if (turnsOf(frame, matrix) !== 0) continue;
    const [c, d, e, f] = [matrix[2], matrix[3], matrix[4], matrix[5]];
    const { isBold, isMono, isMaths } = looks.get(item.fontName) ?? unknownLook;
    pieces.push({
      text: splitLigatures(restoreRadicals(restoreTexCodes(item.str))),
      x: va * e + vc * f + ve,
      y: vb * e + vd * f + vf,
      width: item.width,
      size: Math.hypot(va * c + vc * d, vb * c + vd * d) || item.height,
      isBold,
      isMono,
      isMaths,
      contentId,
    });
  }
  return pieces;
}

export async function readPageText(
  document: PDFDocumentProxy,
  number: number,
  looks: FontLooks,
  { isTagged, hasNotes }: { readonly isTagged: boolean; readonly hasNotes: boolean },
): Promise<{ page: PDFPageProxy; text: PageText }> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  // Typed as a list, like an item's.
  const own = viewport.transform as unknown as Matrix;
  const tags = isTagged ? await readPageTags(page) : undefined;
  const placed = placeItems(await readItems(page, isTagged));
  await learnFonts(page, new Set(placed.map(({ item }) => item.fontName)), looks);
  const turns = mainTurns(own, placed);
  const frame = uprightFrame(own, turns, viewport);
  const written = joinFractions(mendLines(withoutOverprint(toPieces(placed, frame, looks))));
  // A page of typed notes alone is still a scan.
  const typed = hasNotes && written.length > 0 ? await readAnnotations(page, frame) : [];
  const pieces = typed.length > 0 ? [...written, ...typed] : written;
  const { width, height } = viewport;
  const size = turns % 2 === 0 ? { width, height } : { width: height, height: width };
  return { page, text: { number, ...size, frame, pieces, tags } };
}
