import type { Segment } from "./segments.ts";

const maxDepth = 12;

interface Gutter {
  readonly left: Segment[];
  readonly right: Segment[];
  readonly width: number;
}

/** Text columns have many lines of about the column's full width; table cells and labels do not. */
function looksLikeProse(segments: readonly Segment[], minWidth: number): boolean {
  const widths = segments.map(({ x0, x1 }) => x1 - x0);
  const widest = Math.max(...widths);
  return widest > minWidth && widths.filter((width) => width > 0.75 * widest).length / widths.length > 0.45;
}

const distinctLines = (segments: readonly Segment[]): number =>
  new Set(segments.map(({ y }) => Math.round(y))).size;

/** The widest vertical strip that no segment crosses and that has prose on both sides. */
export function findGutter(segments: readonly Segment[]): Gutter | undefined {
  if (segments.length < 8) return undefined;
  const byLeft = segments.toSorted((a, b) => a.x0 - b.x0);
  const [first] = byLeft;
  if (!first) return undefined;
  const middle = segments.map(({ mainSize }) => mainSize).sort((a, b) => a - b)[segments.length >> 1] ?? 10;
  const width = Math.max(...segments.map(({ x1 }) => x1)) - first.x0;
  let reach = first.x1;
  let best: Gutter | undefined;
  byLeft.forEach((segment, index) => {
    const gap = segment.x0 - reach;
    if (gap > Math.max(6, 0.7 * middle) && gap > (best?.width ?? 0)) {
      const left = byLeft.slice(0, index);
      const right = byLeft.slice(index);
      const isSplit = [left, right].every(
        (side) => distinctLines(side) >= 4 && looksLikeProse(side, 0.28 * width),
      );
      if (isSplit) best = { left, right, width: gap };
    }
    reach = Math.max(reach, segment.x1);
  });
  return best;
}

/** Cuts at the widest vertical distances and keeps the first cut that frees a gutter above or below. */
function cutAcross(segments: readonly Segment[]): [Segment[], Segment[]] | undefined {
  const byTop = segments.toSorted((a, b) => a.y - b.y);
  const gaps = byTop
    .map((segment, index) => ({ index, gap: segment.y - (byTop[index - 1]?.y ?? segment.y) - segment.size }))
    .filter(({ index, gap }) => index > 0 && gap > -0.4 * (byTop[index]?.size ?? 10))
    .sort((a, b) => b.gap - a.gap)
    .slice(0, 14);
  for (const { index } of gaps) {
    const above = byTop.slice(0, index);
    const below = byTop.slice(index);
    if (findGutter(above) ?? findGutter(below)) return [above, below];
  }
  return undefined;
}

/** Reading order from geometry alone (XY cut), for pages whose producer wrote in no order. */
export function cutRegions(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length < 2 || depth > maxDepth) return [[...segments]];
  const gutter = findGutter(segments);
  const halves = gutter ? [gutter.left, gutter.right] : cutAcross(segments);
  if (!halves) return [[...segments]];
  return halves.flatMap((half) => cutRegions(half, depth + 1));
}
