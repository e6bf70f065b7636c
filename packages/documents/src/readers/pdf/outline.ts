import type { PDFDocumentProxy } from "pdfjs-dist";
import type { LayoutBlock, LayoutText } from "./region-blocks.ts";

/** A bookmark: its title, how deep it stands (1 is outermost) and the page it leads to, where that can be told. */
export interface Bookmark {
  readonly title: string;
  readonly depth: number;
  readonly page: number | undefined;
}

const maxBookmarks = 2000;
const maxDepth = 6;

interface OutlineNode {
  readonly title: string;
  readonly dest: string | readonly unknown[] | null;
  readonly items: readonly OutlineNode[];
}

async function pageOf(document: PDFDocumentProxy, dest: OutlineNode["dest"]): Promise<number | undefined> {
  try {
    const place: readonly unknown[] | null =
      typeof dest === "string" ? await document.getDestination(dest) : dest;
    const target = place?.[0];
    if (typeof target === "number") return target + 1;
    if (typeof target !== "object" || target === null) return undefined;
    // A destination's first entry is a reference to its page (PDF 1.7, 12.3.2.2); anything else throws.
    return (await document.getPageIndex(target as Parameters<typeof document.getPageIndex>[0])) + 1;
  } catch {
    // A bookmark that leads nowhere still names a heading.
    return undefined;
  }
}

/** The document's bookmarks in order, none where there are none or they cannot be read. */
export async function readOutline(document: PDFDocumentProxy): Promise<readonly Bookmark[]> {
  const bookmarks: Bookmark[] = [];
  const visit = async (nodes: readonly OutlineNode[], depth: number): Promise<void> => {
    for (const node of nodes) {
      if (bookmarks.length >= maxBookmarks) return;
      bookmarks.push({ title: node.title, depth, page: await pageOf(document, node.dest) });
      if (depth < maxDepth) await visit(node.items, depth + 1);
    }
  };
  try {
    const outline = (await document.getOutline()) as readonly OutlineNode[] | null;
    await visit(outline ?? [], 1);
  } catch {
    // Without bookmarks the headings are found by their looks.
  }
  return bookmarks;
}

/** Letters and digits only: producers change spaces, dashes and quotation marks in bookmarks. */
const keyOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Bookmarks often leave the number out that the heading has. */
const withoutNumber = (text: string): string =>
  text.replace(/^(?:\d{1,3}(?:[.．]\d{1,3}){0,5}[.．]?\s*|(?:chapter|section|part)\s+\w{1,6}[.:\s]+)/i, "");

function titleKeys(text: string): readonly string[] {
  return [keyOf(text), keyOf(withoutNumber(text))].filter((key) => key !== "");
}

const maxHeadingLines = 4;

const mayBeHeading = (block: LayoutBlock): block is LayoutText =>
  (block.kind === "heading" || block.kind === "paragraph" || block.kind === "item") &&
  block.lines <= maxHeadingLines;

/** Lines that a bookmark names become headings; the depth of the bookmark is kept for their level. */
export function applyOutline(
  blocks: readonly LayoutBlock[],
  bookmarks: readonly Bookmark[],
): readonly LayoutBlock[] {
  if (bookmarks.length === 0) return blocks;
  const depths = new Map<string, number>();
  for (const { title, depth, page } of bookmarks) {
    if (page === undefined) continue;
    for (const key of titleKeys(title)) depths.set(`${String(page)}:${key}`, depth);
  }
  return blocks.map((block) => {
    if (!mayBeHeading(block)) return block;
    const depth = titleKeys(block.text)
      .map((key) => depths.get(`${String(block.page)}:${key}`))
      .find((found) => found !== undefined);
    return depth === undefined ? block : { ...block, kind: "heading" as const, bookmarkDepth: depth };
  });
}
