import type { PageText } from "./page-text.ts";
import type { PageSegments, Segment } from "./segments.ts";

/** Share of the page's height at its top and bottom where running heads and page numbers stand. */
const zoneShare = 0.1;

const pageNumber =
  /^[-–—\s·|]*(?:page|p\.|第)?\s*(?:\d{1,4}|[ivxlc]{1,6})\s*(?:页|(?:\/|of|共)\s*(?:第|共)?\s*\d{1,4}\s*页?)?[-–—\s·|]*$/i;

type Zone = "top" | "bottom";

function zoneOf(segment: Segment, page: PageText): Zone | undefined {
  if (segment.y < page.height * zoneShare) return "top";
  return segment.y > page.height * (1 - zoneShare) ? "bottom" : undefined;
}

/** Page numbers change from page to page; everything else of a running head stays. */
const pattern = (zone: Zone, text: string): string =>
  `${zone}:${text.replace(/\d+/g, "#").replace(/\s+/g, "")}`;

function repetitions(pages: readonly PageText[], segmented: readonly PageSegments[]): Map<string, number> {
  const counts = new Map<string, number>();
  pages.forEach((page, index) => {
    const seen = new Set<string>();
    for (const segment of segmented[index]?.segments ?? []) {
      const zone = zoneOf(segment, page);
      if (zone) seen.add(pattern(zone, segment.text));
    }
    for (const key of seen) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
}

/** Characters between head and foot below which the rest is too little to set anything apart from: a title page. */
const minBodyCharacters = 100;

const bodyCharacters = (page: PageText, segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => (zoneOf(segment, page) ? sum : sum + segment.text.length), 0);

/** On a single page nothing repeats: small type, set well apart from the text, gives a running head away. */
function isSetApart(segment: Segment, others: readonly Segment[], bodySize: number): boolean {
  if (segment.mainSize > bodySize * 0.95) return false;
  const distances = others
    .filter((other) => Math.abs(other.y - segment.y) > 0.5 * segment.size)
    .map((other) => Math.abs(other.y - segment.y));
  return distances.length > 0 && Math.min(...distances) > 2.2 * bodySize;
}

/** Lowest line of a page, where it is a number by itself; small pages set it well above the edge. */
function loneNumber(page: PageText, segments: readonly Segment[]): Segment | undefined {
  const lowest = segments.reduce<Segment | undefined>(
    (low, segment) => (low && low.y >= segment.y ? low : segment),
    undefined,
  );
  if (!lowest || lowest.y < 0.75 * page.height || !/^\d{1,4}$/.test(lowest.text)) return undefined;
  const isAlone = segments.every((other) => other === lowest || other.y < lowest.y - 1.1 * lowest.size);
  return isAlone ? lowest : undefined;
}

/** The same line in whatever way the page was cut into segments. */
const placeKey = ({ text, y }: Segment, pageIndex: number): string =>
  `${String(pageIndex)}:${String(Math.round(y))}:${text}`;

/** Numbers at the foot that count up with the pages. */
function countingNumbers(
  pages: readonly PageText[],
  segmented: readonly PageSegments[],
): ReadonlySet<string> {
  const byStart = new Map<number, string[]>();
  pages.forEach((page, index) => {
    const found = loneNumber(page, segmented[index]?.segments ?? []);
    if (!found) return;
    const start = Number(found.text) - page.number;
    byStart.set(start, [...(byStart.get(start) ?? []), placeKey(found, index)]);
  });
  const needed = Math.max(2, pages.length / 2);
  return new Set([...byStart.values()].filter((found) => found.length >= needed).flat());
}

/** Tells running heads, feet and page numbers from text; the answer is asked page by page. */
export function createFurnitureTest(
  pages: readonly PageText[],
  segmented: readonly PageSegments[],
  bodySize: number,
): (segment: Segment, pageIndex: number) => boolean {
  const counts = repetitions(pages, segmented);
  const numbers = countingNumbers(pages, segmented);
  const needed = Math.max(2, Math.ceil(pages.length * 0.3));
  const bodies = pages.map((page, index) => bodyCharacters(page, segmented[index]?.segments ?? []));
  // Nothing stands between the heads and the feet: they are all there is.
  if (bodies.every((body) => body === 0)) return () => false;
  return (segment, pageIndex) => {
    const page = pages[pageIndex];
    if (!page) return false;
    const mayCount = numbers.size > 0 && segment.text.length <= 4;
    if (mayCount && numbers.has(placeKey(segment, pageIndex))) return true;
    const zone = zoneOf(segment, page);
    if (!zone) return false;
    const segments = segmented[pageIndex]?.segments ?? [];
    if (pageNumber.test(segment.text)) return true;
    if (pages.length > 1 && (counts.get(pattern(zone, segment.text)) ?? 0) >= needed) return true;
    return (bodies[pageIndex] ?? 0) >= minBodyCharacters && isSetApart(segment, segments, bodySize);
  };
}
