import { blockText, type Block, type ParsedDocument } from "@deckle/documents";

interface Span {
  readonly offset: number;
  readonly quote: string;
}

/** Longest stretch in which a quote that is not found letter by letter is looked for. */
const maxBlockLength = 200_000;
/** In a longer block a quote is looked for from where the last one stood. */
const shortBlockLength = 20_000;

/**
 * Finds a quote in the text of its block: as it stands, else by its letters and digits alone. Answers the document's own
 * words, so that slicing the text at `offset` gives exactly `quote`. Linear in the block's length. In a very long block it
 * looks behind `from`, where the last quote stood, before it looks from the beginning.
 */
export function locateQuote(
  document: ParsedDocument,
  { block, from }: { readonly block: Block; readonly from: number },
  quote: string,
): Span | undefined {
  const end = endOfBlock(block);
  const wanted = quote.trim();
  if (wanted === "") return undefined;
  // A quote may run on into the blocks below (a list with its lead), but begins in its own.
  const text = document.text.slice(block.offset, end + wanted.length);
  const isLong = text.length > shortBlockLength;
  const further = isLong ? text.indexOf(wanted, from - block.offset) : -1;
  const exact = further >= 0 ? further : text.indexOf(wanted);
  if (exact >= 0 && block.offset + exact < Math.max(end, block.offset + 1)) {
    return { offset: block.offset + exact, quote: wanted };
  }
  return locateByLetters(document.text, { start: block.offset, end }, wanted);
}

/** Where the block's text ends in the document's text. */
function endOfBlock(block: Block): number {
  return block.offset + blockText(block).length;
}

function locateByLetters(
  text: string,
  range: { readonly start: number; readonly end: number },
  wanted: string,
): Span | undefined {
  if (range.end - range.start > maxBlockLength) return undefined;
  const haystack = foldWithPositions(text, range.start, range.end);
  const needle = foldWithPositions(wanted, 0, wanted.length).key;
  if (needle.length < 3) return undefined;
  const found = haystack.key.indexOf(needle);
  const first = haystack.positions[found];
  const last = haystack.positions[found + needle.length - 1];
  if (found < 0 || first === undefined || last === undefined) return undefined;
  const lastLength = (text.codePointAt(last) ?? 0) > 0xff_ff ? 2 : 1;
  return { offset: first, quote: text.slice(first, last + lastLength) };
}

/** The letters and digits of a stretch, folded, with the place each came from. */
export function foldWithPositions(text: string, start: number, end: number) {
  let key = "";
  const positions: number[] = [];
  for (let at = start; at < end;) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const folded = letter.normalize("NFKC").toLowerCase();
    for (const unit of folded.match(/[\p{L}\p{N}]/gu) ?? []) {
      key += unit;
      for (let index = 0; index < unit.length; index++) positions.push(at);
    }
    at += letter.length;
  }
  return { key, positions };
}
