import type { Block, ParsedDocument } from "@deckle/documents";
import type { CardDraft, CardSource } from "./model.ts";
import { contentWords } from "./text/content-words.ts";
import { letterKey } from "./text/letter-key.ts";
import { locateQuote } from "./text/locate-quote.ts";

/** Share of the answer's words that must stand in the quote or the headings above it. */
const minSupport = 0.4;
const minQuoteLetters = 3;

/** Finds the place of a draft's quote in its block. */
export type Grounding = (block: Block, draft: CardDraft) => CardSource | undefined;

/**
 * The place of a draft's quote in the document; nothing when the quote is not there, when fewer than two fifths of the
 * answer's words stand in it or in the headings above it, or when a number of the answer stands in neither. Drafts that
 * come in the order of the text are found in linear time, also in a book that is one paragraph.
 */
export function createGrounding(document: ParsedDocument): Grounding {
  let last = { blockId: "", offset: 0 };
  return (block, draft) => {
    const from = last.blockId === block.id ? last.offset : block.offset;
    const source = groundDraft(document, { block, from }, draft);
    if (source !== undefined) last = source;
    return source;
  };
}

function groundDraft(
  document: ParsedDocument,
  { block, from }: { readonly block: Block; readonly from: number },
  draft: CardDraft,
): CardSource | undefined {
  const key = letterKey(draft.quote);
  if (key.length < minQuoteLetters) return undefined;
  const span = locateQuote(document, { block, from }, draft.quote);
  if (span === undefined) return undefined;
  const context =
    (span.quote === draft.quote ? key : letterKey(span.quote)) + letterKey(block.section.join(" "));
  if (!isSupported(draft.answer, context)) return undefined;
  return {
    quote: span.quote,
    offset: span.offset,
    section: block.section,
    blockId: block.id,
    ...(block.page === undefined ? {} : { page: block.page }),
  };
}

function isSupported(answer: string, context: string): boolean {
  const words = contentWords(answer);
  if (words.some((word) => /^\d+$/.test(word) && !context.includes(word))) return false;
  if (words.length === 0) return true;
  const found = words.filter((word) => context.includes(word)).length;
  return found / words.length >= minSupport;
}
