import type { TextPiece } from "./page-text.ts";

/** Farthest distance, in sizes of type, at which the same words are the same print. Letters are wider. */
const maxOffset = 0.12;

/** Prints of one word that are compared: the second print comes right behind the first, or after its line. */
const maxCompared = 40;

/** Words printed again all but in place: programs without a bold font thicken them so, slides throw shadows. */
export function withoutOverprint(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const printed = new Map<string, TextPiece[]>();
  const kept = pieces.filter((piece) => {
    const same = printed.get(piece.text) ?? [];
    const reach = maxOffset * piece.size;
    const isAgain = same.some(({ x, y }) => Math.abs(x - piece.x) < reach && Math.abs(y - piece.y) < reach);
    if (same.length === 0) printed.set(piece.text, same);
    if (!isAgain) same.push(piece);
    if (same.length > maxCompared) same.shift();
    return !isAgain;
  });
  return kept.length === pieces.length ? pieces : kept;
}
