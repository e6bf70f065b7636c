import type { ParsedDocument } from "@deckle/documents";
import { foldWithPositions } from "../text/locate-quote.ts";
import type { Passage } from "./passage.ts";

/** A quote in the document's own words. */
export interface FoundQuote {
  readonly blockId: string;
  readonly offset: number;
  readonly quote: string;
  readonly match: "exact" | "fuzzy";
}

export interface PassageIndex {
  /** Finds a quote by its letters and digits: all of them, else but for a few that the model changed. */
  find(quote: string): FoundQuote | undefined;
}

const minLetters = 3;
const minFuzzyLetters = 24;
const minPartLetters = 12;
const gram = 6;
/** Share of a quote's six-letter windows that may be missing where it is said to stand. */
const maxMissing = 0.08;
const maxAnchors = 8;

/** Makes a passage searchable. Linear in its length; a search too. */
export function indexPassage(document: ParsedDocument, passage: Passage): PassageIndex {
  let key = "";
  let positions: number[] = [];
  for (const { start, end } of passage) {
    const folded = foldWithPositions(document.text, start, end);
    key += folded.key;
    positions = positions.concat(folded.positions);
  }

  const spanAt = (from: number, length: number, match: FoundQuote["match"]): FoundQuote | undefined => {
    const first = positions[from];
    const last = positions[from + length - 1];
    if (first === undefined || last === undefined) return undefined;
    const piece = passage.find(({ start, end }) => first >= start && first < end);
    const blockId = piece === undefined ? undefined : document.blocks[piece.blockIndex]?.id;
    const lastLength = (document.text.codePointAt(last) ?? 0) > 0xff_ff ? 2 : 1;
    const quote = document.text.slice(first, last + lastLength);
    return blockId === undefined ? undefined : { blockId, offset: first, quote, match };
  };

  const findKey = (wanted: string): FoundQuote | undefined => {
    if (wanted.length < minLetters) return undefined;
    const exact = key.indexOf(wanted);
    if (exact >= 0) return spanAt(exact, wanted.length, "exact");
    const near = nearestSpan(key, wanted);
    return near === undefined ? undefined : spanAt(near.from, near.length, "fuzzy");
  };

  return {
    find: (quote) => {
      const whole = findKey(lettersOf(quote));
      if (whole !== undefined) return whole;
      // A quote with something left out is as good as its longest part.
      const parts = quote.split(/\.{3,}|…+|\[\.\.\.\]/u).map(lettersOf);
      const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), "");
      return parts.length > 1 && longest.length >= minPartLetters ? findKey(longest) : undefined;
    },
  };
}

function lettersOf(text: string): string {
  return foldWithPositions(text, 0, text.length).key;
}

/** Where a text stands with a few letters changed: tried at the places where one of its windows occurs. */
function nearestSpan(
  key: string,
  wanted: string,
): { readonly from: number; readonly length: number } | undefined {
  if (wanted.length < minFuzzyLetters) return undefined;
  const stride = Math.max(1, Math.floor((wanted.length - gram) / maxAnchors));
  for (let at = 0; at + gram <= wanted.length; at += stride) {
    const found = key.indexOf(wanted.slice(at, at + gram));
    if (found < 0) continue;
    const slack = Math.ceil(wanted.length * maxMissing);
    const from = Math.max(0, found - at - slack);
    const span = matchedSpan(key.slice(from, from + wanted.length + 2 * slack), wanted);
    if (span !== undefined) return { from: from + span.from, length: span.length };
  }
  return undefined;
}

function matchedSpan(window: string, wanted: string) {
  let missing = 0;
  let first = window.length;
  let last = -1;
  const grams = wanted.length - gram + 1;
  for (let at = 0; at < grams; at++) {
    const found = window.indexOf(wanted.slice(at, at + gram));
    if (found < 0) {
      missing += 1;
      continue;
    }
    first = Math.min(first, found);
    last = Math.max(last, found + gram);
  }
  // One changed letter takes up to six windows with it; so counted in letters, not windows.
  return last > first && missing / gram <= maxMissing * wanted.length
    ? { from: first, length: last - first }
    : undefined;
}
