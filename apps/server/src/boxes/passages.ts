import { blockText, type Block, type ParsedDocument } from "@deckle/documents";

/** A piece of a document's text, as it stands there. */
export interface Passage {
  /** Place among the document's passages, from 0. */
  readonly ordinal: number;
  /** Verbatim, headings included. */
  readonly text: string;
  /** UTF-16 offset in the document's text. */
  readonly offset: number;
  /** 1-based; null in formats without pages. */
  readonly page: number | null;
  /** Headings above, outermost first; a heading at the beginning of the text is the last of them. */
  readonly section: readonly string[];
  /** Whether there is more than headings. */
  readonly hasBody: boolean;
}

/** A passage is closed once it holds this many characters: enough to understand, little enough to quote. */
const wantedLength = 600;
/** A longer block is cut. */
const maxLength = 1500;

/**
 * A document in pieces of one section and page each, in its order; together they hold all its text. Linear.
 */
export function splitIntoPassages(document: ParsedDocument): readonly Passage[] {
  const pieces: Piece[] = [];
  for (const block of document.blocks) {
    const text = blockText(block);
    if (text.trim() === "") continue;
    const last = pieces.at(-1);
    if (last !== undefined && belongsTo(last, block)) {
      last.end = block.offset + text.length;
      last.hasBody ||= block.type !== "heading";
    } else pieces.push(pieceOf(block, text.length));
  }
  return pieces
    .flatMap((piece) => cut(piece, document.text))
    .map(({ start, end, page, section, hasBody }, ordinal) => ({
      ordinal,
      text: document.text.slice(start, end),
      offset: start,
      page,
      section,
      hasBody,
    }));
}

interface Piece {
  readonly start: number;
  end: number;
  readonly page: number | null;
  readonly section: readonly string[];
  hasBody: boolean;
}

function pieceOf(block: Block, length: number): Piece {
  return {
    start: block.offset,
    end: block.offset + length,
    page: block.page ?? null,
    section: sectionOf(block),
    hasBody: block.type !== "heading",
  };
}

/** A heading stands at the beginning of its own section. */
export function sectionOf(block: Block): readonly string[] {
  return block.type === "heading" ? [...block.section, block.text] : block.section;
}

function belongsTo(piece: Piece, block: Block): boolean {
  return (
    block.type !== "heading" &&
    piece.end - piece.start < wantedLength &&
    piece.page === (block.page ?? null) &&
    piece.section.length === block.section.length &&
    piece.section.every((heading, at) => heading === block.section[at])
  );
}

/** After the end of a sentence where there is one in the second half, never within a character. */
function cut(piece: Piece, text: string): readonly Piece[] {
  const parts: Piece[] = [];
  let { start } = piece;
  while (piece.end - start > maxLength) {
    const window = text.slice(start, start + maxLength);
    const sentences = [...window.matchAll(/[。！？!?；;\n]|\.\s/gu)];
    const lastEnd = sentences.reduce((end, match) => match.index + match[0].length || end, 0);
    const isHalf = /[\uD800-\uDBFF]$/.test(window);
    const length = lastEnd > maxLength / 2 ? lastEnd : maxLength - (isHalf ? 1 : 0);
    parts.push({ ...piece, start, end: start + length });
    start += length;
  }
  return [...parts, { ...piece, start }];
}
