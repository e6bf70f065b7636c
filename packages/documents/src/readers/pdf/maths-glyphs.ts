import type { TextPiece } from "./page-text.ts";

/** Fonts that hold nothing but the signs of formulas: those of TeX, of Word, of MathType. */
export const mathsFontName =
  /cmmi|cmsy|cmex|msam|msbm|lmmath|mathit|mathsy|euler|eufm|eusm|rsfs|txsy|txmi|pxsy|pxmi|mt-?extra|math(?:tm|jax|ematica)|math\b|symbolmt|stix(?:size|nonuni|int)/i;

/** Letters that only formulas use: mathematical alphabets, and Greek, which runs of words are told apart from below. */
const mathsLetter = /[\u{1d400}-\u{1d7ff}\u2100-\u214f\u0391-\u03c9\u03d0-\u03f5]/gu;
const mathsSign = /[\u2200-\u22ff\u2a00-\u2aff\u27c0-\u27ef\u239b-\u23b3\u221a]/gu;
const neutral = /[\d\s+\-−=<>≤≥≈±×÷·∙/|^_()[\]{}⟨⟩,.;:!'′″*%~…⋯]/gu;
const word = /[\p{L}\p{M}]{2,}/gu;
const functionName =
  /^(?:sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|arc(?:sin|cos|tan)|log|ln|lg|exp|lim|sup|inf|max|min|arg|det|dim|ker|deg|gcd|mod|div|rot|grad|curl|tr|var|cov|pr|sgn|if|and|for|otherwise)$/i;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What a line's glyphs say of its being a formula. Lengths in characters, white space aside. */
interface GlyphCount {
  letters: number;
  signs: number;
  neutral: number;
  inWords: number;
  total: number;
}

/** Letters of words; names of functions belong to formulas, and a Greek word is a word. */
function lettersInWords(text: string): number {
  let letters = 0;
  for (const [found] of text.matchAll(word)) {
    const isMaths = /^[\u{1d400}-\u{1d7ff}]/u.test(found) || functionName.test(found);
    const isShortGreek = /^[\u0391-\u03f5]{2}$/u.test(found);
    if (!isMaths && !isShortGreek) letters += found.length;
  }
  return letters;
}

function countGlyphs(pieces: readonly TextPiece[]): GlyphCount {
  const sum: GlyphCount = { letters: 0, signs: 0, neutral: 0, inWords: 0, total: 0 };
  for (const { text, isMaths } of pieces) {
    const characters = Array.from(text.replace(/\s+/g, "")).length;
    sum.total += characters;
    if (isMaths) {
      const letters = count(text, /\p{L}/gu);
      sum.letters += letters;
      sum.signs += characters - letters;
      continue;
    }
    const inWords = lettersInWords(text);
    sum.inWords += inWords;
    sum.letters += inWords === 0 ? count(text, mathsLetter) : 0;
    sum.signs += count(text, mathsSign);
    sum.neutral += count(text.replace(/\s+/g, ""), neutral);
  }
  return sum;
}

/** Share of glyphs from which a line is a formula, and of letters in words up to which it can be one. */
const formulaShare = 0.4;
const maxWordShare = 0.35;

/**
 * - `formula`: mostly signs and letters of mathematics, in no word of any language.
 * - `fragment`: no word in it, so it may belong to a formula beside it: a denominator, an equation's number.
 * - `text`: everything else.
 */
export type GlyphKind = "formula" | "fragment" | "text";

const maxFragmentCharacters = 24;

/** Nearly every line of a document is this; it needs no counting. */
function isPlainlyText(pieces: readonly TextPiece[]): boolean {
  let characters = 0;
  for (const { text, isMaths } of pieces) {
    mathsLetter.lastIndex = 0;
    if (isMaths || mathsLetter.test(text)) return false;
    characters += text.length;
  }
  return characters > 2 * maxFragmentCharacters;
}

export function glyphKindOf(pieces: readonly TextPiece[]): GlyphKind {
  if (isPlainlyText(pieces)) return "text";
  const sum = countGlyphs(pieces);
  if (sum.total === 0) return "text";
  const ofFormulas = sum.letters + sum.signs;
  const share = (ofFormulas + sum.neutral) / sum.total;
  if (sum.letters > 0 && ofFormulas >= 0.2 * sum.total && share > formulaShare) {
    if (sum.inWords <= maxWordShare * sum.total) return "formula";
  }
  return sum.inWords === 0 && sum.total <= maxFragmentCharacters ? "fragment" : "text";
}
