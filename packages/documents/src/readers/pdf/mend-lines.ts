import { isCjk } from "../../characters.ts";
import type { TextPiece } from "./page-text.ts";

const isSameLine = (a: TextPiece, b: TextPiece): boolean =>
  Math.abs(a.y - b.y) < 0.15 * a.size && Math.abs(a.size - b.size) < 0.1 * a.size;

/** Whether a line was written out of order: some producers write all of one font before the next. */
function isDisordered(line: readonly TextPiece[]): boolean {
  return line.some((piece, index) => index > 0 && piece.x < (line[index - 1]?.x ?? 0) - 0.2 * piece.size);
}

/**
 * Cuts a piece in two where another one was written into a blank of it. The blank reads as a space; where it is follows
 * from the widths of the characters in front: a Chinese one is as wide as it is high, others are half of that.
 */
function cutAt(host: TextPiece, guest: TextPiece): readonly [TextPiece, TextPiece] | undefined {
  let x = host.x;
  let best: { index: number; x: number } | undefined;
  const characters = Array.from(host.text);
  for (const [index, character] of characters.entries()) {
    if (character === " ") {
      const isNearer = best === undefined || Math.abs(x - guest.x) < Math.abs(best.x - guest.x);
      if (isNearer) best = { index, x };
      x += guest.width;
    } else x += (isCjk(character) ? 1 : 0.5) * host.size;
  }
  if (!best || Math.abs(best.x - guest.x) > 1.2 * host.size) return undefined;
  const before = characters.slice(0, best.index).join("");
  const behind = characters.slice(best.index + 1).join("");
  if (before === "" || behind === "") return undefined;
  const right = guest.x + guest.width;
  return [
    { ...host, text: before, width: guest.x - host.x },
    { ...host, text: behind, x: right, width: Math.max(0, host.x + host.width - right) },
  ];
}

/** Most pieces of a line that are put in order; more is a drawing. */
const maxPieces = 200;

function inOrder(line: readonly TextPiece[]): TextPiece[] {
  const sorted: TextPiece[] = [];
  for (const piece of line.toSorted((a, b) => a.x - b.x)) {
    const hostAt = sorted.findLastIndex(
      (other) => other.x < piece.x && other.x + other.width > piece.x + 0.5 * piece.width,
    );
    const host = sorted[hostAt];
    const parts = host && cutAt(host, piece);
    if (parts) sorted.splice(hostAt, 1, parts[0], piece, parts[1]);
    else sorted.push(piece);
  }
  return sorted;
}

/** Lines whose pieces were not written from left to right, put in that order; everything else stays as it was written. */
export function mendLines(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const mended: TextPiece[] = [];
  let line: TextPiece[] = [];
  const finish = (): void => {
    const isLine = line.length > 1 && line.length <= maxPieces && isDisordered(line);
    mended.push(...(isLine ? inOrder(line) : line));
    line = [];
  };
  for (const piece of pieces) {
    const last = line.at(-1);
    if (last && !isSameLine(last, piece)) finish();
    line.push(piece);
  }
  finish();
  return mended;
}
