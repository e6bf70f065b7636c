import type { Drawing, DrawnLine } from "./drawn-lines.ts";
import type { PageText, TextPiece } from "./page-text.ts";

/** More spots than a page has items are a drawing. */
const maxSpots = 120;

/** Whether a spot stands in front of a piece as a bullet does, at the height of its small letters. */
function isBeside(spot: DrawnLine, { x, y, size, text }: TextPiece): boolean {
  const middle = (spot.y0 + spot.y1) / 2;
  const gap = x - spot.x1;
  const isLow = middle < y - 0.05 * size && middle > y - 0.75 * size;
  const isSmall = spot.x1 - spot.x0 < 0.7 * size;
  return isLow && isSmall && gap > 0.1 * size && gap < 2.2 * size && /\p{L}{2}|\p{Script=Han}/u.test(text);
}

/** Nothing stands close in front of a bullet: other spots are points of a diagram or between words. */
function isFirst(spot: DrawnLine, { y, size }: TextPiece, pieces: readonly TextPiece[]): boolean {
  return !pieces.some(
    (other) =>
      Math.abs(other.y - y) < 0.5 * size && other.x < spot.x0 && spot.x0 - other.x - other.width < 3 * size,
  );
}

/** Bullets that browsers and others draw in place of writing them, put before the text they belong to. */
export function withDrawnBullets(page: PageText, { spots }: Drawing): PageText {
  if (spots.length === 0 || spots.length > maxSpots) return page;
  const bullets = new Map<TextPiece, TextPiece>();
  for (const spot of spots) {
    const piece = page.pieces.find((other) => isBeside(spot, other));
    if (!piece || !isFirst(spot, piece, page.pieces)) continue;
    const { x0, x1 } = spot;
    bullets.set(piece, {
      ...piece,
      text: "\u2022",
      x: x0,
      width: x1 - x0,
      isBold: false,
      isMono: false,
      isMaths: false,
    });
  }
  const pieces = page.pieces.flatMap((piece) => {
    const bullet = bullets.get(piece);
    return bullet ? [bullet, piece] : [piece];
  });
  return bullets.size === 0 ? page : { ...page, pieces };
}
