import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { TextItem, TextMarkedContent } from "pdfjs-dist/types/src/display/api.d.ts";
import { restoreRadicals, splitLigatures } from "../../characters.ts";
import { limits } from "../../limits.ts";
import { mathsFontName } from "./maths-glyphs.ts";
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

const boldName = /bold|black|heavy|demi|semibold|-bd|cmbx|sfbx|ecbx|黑体|simhei|heiti/i;
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

type Matrix = readonly [number, number, number, number, number, number];

/** Baseline origin and size in the page's upright frame; `undefined` for text that runs up or down the page. */
function place(
  viewport: Matrix,
  transform: readonly number[],
): { x: number; y: number; size: number } | undefined {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const [va, vb, vc, vd, ve, vf] = viewport;
  const alongX = va * a + vc * b;
  const alongY = vb * a + vd * b;
  if (Math.abs(alongY) > Math.abs(alongX)) return undefined;
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d);
  return { x: va * e + vc * f + ve, y: vb * e + vd * f + vf, size };
}

export async function readPageText(
  document: PDFDocumentProxy,
  number: number,
  looks: FontLooks,
  isTagged: boolean,
): Promise<{ page: PDFPageProxy; text: PageText }> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  // pdfjs types it as a list; it is always the six numbers of an affine matrix.
  const matrix = viewport.transform as unknown as Matrix;
  const tags = isTagged ? await readPageTags(page) : undefined;
  const placed = placeItems(await readItems(page, isTagged));
  await learnFonts(page, new Set(placed.map(({ item }) => item.fontName)), looks);
  const pieces: TextPiece[] = [];
  for (const { item, contentId } of placed) {
    const at = place(matrix, item.transform as readonly number[]);
    if (!at) continue;
    const look = looks.get(item.fontName) ?? { isBold: false, isMono: false, isMaths: false };
    const text = splitLigatures(restoreRadicals(item.str));
    pieces.push({ ...at, ...look, text, width: item.width, size: at.size || item.height, contentId });
  }
  return { page, text: { number, width: viewport.width, height: viewport.height, pieces, tags } };
}
