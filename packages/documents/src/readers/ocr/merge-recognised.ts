import { assembleDocument } from "../../assemble-document.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import type { Block, DocumentWarning, ParsedDocument } from "../../model.ts";
import { readPlainText } from "../text/read-plain-text.ts";
import { tidyPages } from "./tidy-pages.ts";
import type { RecognisedText } from "./tidy-pages.ts";

function blocksOf({ page, text }: RecognisedText): DraftBlock[] {
  return readPlainText(text).blocks.map((block) => ({ ...block, page }));
}

/** Below this a page's words are wrong too often to learn from unchecked; clean scans reach 90. */
const sureConfidence = 75;

function warningsOf(before: readonly DocumentWarning[], recognised: readonly RecognisedText[]) {
  const read = new Set(recognised.map(({ page }) => page));
  const left = before.flatMap((warning): DocumentWarning[] => {
    if (warning.code !== "PAGES_WITHOUT_TEXT") return [warning];
    const pages = (warning.pages ?? []).filter((page) => !read.has(page));
    return pages.length === 0 ? [] : [{ ...warning, pages }];
  });
  const unsure = recognised
    .filter(({ confidence }) => confidence !== undefined && confidence < sureConfidence)
    .map(({ page }) => page);
  return unsure.length === 0 ? left : [...left, { code: "PAGES_RECOGNISED_POORLY" as const, pages: unsure }];
}

/** What the text layer gave, or nothing but a page count and the pages without text where it gave none. */
export type TextLayer = Pick<
  ParsedDocument,
  "title" | "pages" | "pageLabels" | "blocks" | "media" | "warnings" | "stats"
>;

/** A block without its place in the old document: it gets a new one. */
function toDraft(block: Block): DraftBlock {
  const { id: _id, section: _section, offset: _offset, ...own } = block;
  return own;
}

/** Puts recognised pages in their place between those that had text. */
export function mergeRecognised(layer: TextLayer, recognised: readonly RecognisedText[]): ParsedDocument {
  const added = tidyPages(recognised).flatMap(blocksOf);
  const blocks: DraftBlock[] = [...layer.blocks.map(toDraft), ...added].toSorted(
    (before, after) => (before.page ?? 0) - (after.page ?? 0),
  );
  const draft: Draft = {
    format: "pdf",
    title: layer.title,
    pages: layer.pages,
    pageLabels: layer.pageLabels,
    blocks,
    media: layer.media,
    warnings: warningsOf(layer.warnings, recognised),
  };
  const document = assembleDocument(draft);
  return { ...document, stats: { ...layer.stats, characters: document.text.length } };
}
