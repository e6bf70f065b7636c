import type { TextPiece } from "./page-text.ts";

/** A part of a fraction has few signs. */
const maxParts = 12;
/** In sizes of the line's type. A lone index hangs lower than this only behind a large operator. */
const minRise = 0.2;
const minDrop = 0.3;
const maxShift = 1.3;
const largeOperator = /[∑∏∫∮⋃⋂⨁⨂]\s*$/u;

interface Part {
  readonly pieces: readonly TextPiece[];
  readonly x0: number;
  readonly x1: number;
  readonly text: string;
}

/** The pieces from `start` on that stand on one side of the baseline, one behind the other. */
function readPart(
  pieces: readonly TextPiece[],
  start: number,
  isOnSide: (piece: TextPiece) => boolean,
): Part | undefined {
  const own: TextPiece[] = [];
  for (let at = start; at < pieces.length && own.length < maxParts; at++) {
    const piece = pieces[at];
    const last = own.at(-1);
    const isNext =
      last === undefined || (piece && piece.x > last.x && piece.x - last.x - last.width < piece.size);
    if (!piece || !isNext || !isOnSide(piece)) break;
    own.push(piece);
  }
  const [first] = own;
  if (!first) return undefined;
  const x1 = Math.max(...own.map(({ x, width }) => x + width));
  return { pieces: own, x0: first.x, x1, text: own.map(({ text }) => text.trim()).join("") };
}

/** `a+b` over `c` must not read `a+b/c`. */
const bracketed = (text: string): string =>
  /[\s+−±·×*/=-]/u.test(text) && text.length > 1 ? `(${text})` : text;

/** Size of a part's letters and digits; brackets around it may be larger. */
const typeOf = ({ pieces }: Part): number =>
  Math.max(0, ...pieces.filter(({ text }) => /[\p{L}\p{N}∂]/u.test(text)).map(({ size }) => size));

/** A numerator raised above the baseline `line` stands on, and a denominator under it, centred to each other. */
function fractionAt(
  pieces: readonly TextPiece[],
  start: number,
  line: TextPiece,
): { readonly piece: TextPiece; readonly end: number } | undefined {
  const { y, size } = line;
  const isAbove = (piece: TextPiece): boolean =>
    piece.size < 1.05 * size && y - piece.y > minRise * size && y - piece.y < maxShift * size;
  const isBelow = (piece: TextPiece): boolean =>
    piece.size < 1.05 * size && piece.y - y > 0.1 * size && piece.y - y < maxShift * size;
  const over = readPart(pieces, start, isAbove);
  if (!over || /\p{L}{4}/u.test(over.text)) return undefined;
  const under = readPart(pieces, start + over.pieces.length, isBelow);
  if (!under || /\p{L}{4}/u.test(under.text)) return undefined;
  // The sign of a sum stands alone above its limit, in larger type than that.
  const [upper, lower] = [typeOf(over), typeOf(under)];
  if (Math.abs(upper - lower) > 0.1 * upper || !/[\p{L}\p{N}]/u.test(over.text)) return undefined;
  const isLow = Math.max(...under.pieces.map((piece) => piece.y - y)) > minDrop * size;
  const shift = Math.abs(over.x0 + over.x1 - under.x0 - under.x1) / 2;
  const wider = Math.max(over.x1 - over.x0, under.x1 - under.x0);
  if (!isLow || shift > 0.12 * wider + 0.1 * size) return undefined;
  const x = Math.min(over.x0, under.x0);
  const width = Math.max(over.x1, under.x1) - x;
  const end = start + over.pieces.length + under.pieces.length;
  // `3/2 N`, not `3/2N`: what follows is no part of the denominator.
  const space = /^[\p{L}\p{N}]/u.test(pieces[end]?.text ?? "") ? " " : "";
  const text = `${bracketed(over.text)}/${bracketed(under.text)}${space}`;
  return { piece: { ...line, text, x, width, isBold: false, isMono: false, isMaths: true }, end };
}

/** Baseline that a raised piece belongs to: that of the piece before it, else of the one behind its denominator. */
function lineAround(pieces: readonly TextPiece[], start: number): TextPiece | undefined {
  const piece = pieces[start];
  const before = pieces[start - 1];
  if (!piece) return undefined;
  const isRaised = (line: TextPiece | undefined): line is TextPiece => {
    const rise = line ? line.y - piece.y : 0;
    return line !== undefined && rise > minRise * line.size && rise < maxShift * line.size;
  };
  if (isRaised(before) && before.x < piece.x && !largeOperator.test(before.text)) return before;
  const behind = pieces
    .slice(start + 1, start + 2 * maxParts)
    .find((other) => other.x > piece.x + piece.width);
  return isRaised(behind) && behind.size > 1.1 * piece.size ? behind : undefined;
}

/**
 * Fractions inside a line of text as `a/b` on its baseline: TeX writes the numerator and then the denominator, which
 * would else read `a b` and break the line.
 */
export function joinFractions(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const joined: TextPiece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const isSmall = piece.size < 0.95 * Math.max(pieces[at - 1]?.size ?? 0, pieces[at + 2]?.size ?? 0);
    const mayBegin = piece.text.length <= 24 && (piece.isMaths || isSmall);
    const line = mayBegin ? lineAround(pieces, at) : undefined;
    const found = line && fractionAt(pieces, at, line);
    if (found) {
      joined.push(found.piece);
      at = found.end - 1;
    } else joined.push(piece);
  }
  return joined;
}
