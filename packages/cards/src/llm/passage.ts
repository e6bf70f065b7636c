import { blockText, type Block, type ParsedDocument } from "@deckle/documents";
import { estimateTokenCount } from "tokenx";
import type { Chunk } from "../model.ts";
import { isNoiseHeading } from "../offline/noise.ts";

/** A stretch of one block, as UTF-16 offsets into the document's text. */
export interface Piece {
  readonly blockIndex: number;
  readonly start: number;
  readonly end: number;
}

/** What one call works on: pieces in reading order. */
export type Passage = readonly Piece[];

const maxTokens = 2400;
const minPieceLength = 400;
const sentenceEnd = /[。！？；!?;\n]|\.\s/g;

/** A chunk's subject matter as passages that one call can hold; none when it is all references, contents or homework. */
export function passagesOf(document: ParsedDocument, chunk: Chunk): readonly Passage[] {
  const pieces: Piece[] = [];
  for (let blockIndex = chunk.firstBlock; blockIndex < chunk.endBlock; blockIndex++) {
    const block = document.blocks[blockIndex];
    if (block === undefined || isLeftOut(block)) continue;
    pieces.push({ blockIndex, start: block.offset, end: block.offset + blockText(block).length });
  }
  const hasContent = pieces.some(({ blockIndex }) => document.blocks[blockIndex]?.type !== "heading");
  return hasContent ? cutToSize(document, pieces) : [];
}

function isLeftOut(block: Block): boolean {
  return blockText(block).trim() === "" || block.section.some(isNoiseHeading);
}

function cutToSize(document: ParsedDocument, passage: Passage): readonly Passage[] {
  const tokens = passage.reduce((sum, piece) => sum + tokensOf(document, piece), 0);
  if (tokens <= maxTokens) return [passage];
  const halves = halvesOf(document, passage);
  return halves === undefined ? [passage] : halves.flatMap((half) => cutToSize(document, half));
}

function tokensOf(document: ParsedDocument, { start, end }: Piece): number {
  return estimateTokenCount(document.text.slice(start, end));
}

/** Two passages of about one length: between blocks, else between sentences; nothing when it is too short to cut. */
export function halvesOf(
  document: ParsedDocument,
  passage: Passage,
): readonly [Passage, Passage] | undefined {
  const [first] = passage;
  if (first === undefined) return undefined;
  if (passage.length === 1) return halvesOfPiece(document, first);
  const total = passage.reduce((sum, piece) => sum + piece.end - piece.start, 0);
  let before = 0;
  let cut = 0;
  while (cut < passage.length - 1 && (cut === 0 || before < total / 2)) {
    const piece = passage[cut];
    before += piece === undefined ? 0 : piece.end - piece.start;
    cut += 1;
  }
  return [passage.slice(0, cut), passage.slice(cut)];
}

function halvesOfPiece(document: ParsedDocument, piece: Piece): readonly [Passage, Passage] | undefined {
  const { blockIndex, start, end } = piece;
  if (end - start < 2 * minPieceLength) return undefined;
  const middle = start + Math.floor((end - start) / 2);
  const reach = Math.min(2000, Math.floor((end - start) / 4));
  sentenceEnd.lastIndex = 0;
  const found = sentenceEnd.exec(document.text.slice(middle, middle + reach));
  const cut = found === null ? middle : middle + found.index + found[0].length;
  return [[{ blockIndex, start, end: cut }], [{ blockIndex, start: cut, end }]];
}

/** The part of a passage that begins with the piece in which an offset lies. */
export function restFrom(passage: Passage, offset: number): Passage {
  const place = passage.findIndex((piece) => offset < piece.end);
  return place < 0 ? [] : passage.slice(place);
}
