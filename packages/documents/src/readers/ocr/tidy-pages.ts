import { isCjk, joinLines } from "../../characters.ts";
import { parseListMarker } from "../../list-marker.ts";
import { columnsOf } from "../text/line-width.ts";

/** Text that was recognised on a page. */
export interface RecognisedText {
  readonly page: number;
  readonly text: string;
  /** 0 to 100, where the program said how sure it was. */
  readonly confidence?: number | undefined;
}

/** Recognition puts spaces between Chinese characters, which nobody writes, and takes bullets for other round signs. */
function tidyLine(line: string): string {
  const closed = line
    .trim()
    .replace(/(\S)[ \u3000]+(?=(\S))/gu, (gap, before: string, after: string) =>
      isCjk(before) && isCjk(after) ? before : gap,
    );
  return closed
    .replace(/^[。°][\s"”]*(?=\S)/u, "• ")
    .replace(/^[¢©®«e][ ]+(?=[\p{Lu}\p{Script=Han}])/u, "• ");
}

const pageNumber = /^(?:page\s*\d{1,4}|[-–—\s]*\d{1,4}[-–—\s]*|第\s*\d{1,4}\s*页)$/i;
const withoutNumbers = (line: string): string => line.replace(/\d+/g, "#");

/** First lines that at least two pages, and half of them, have in common. */
function runningHeads(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [first = ""] of pages) {
    const head = withoutNumbers(first);
    counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  const needed = Math.max(2, pages.length / 2);
  return new Set([...counts].filter(([head, count]) => head !== "" && count >= needed).map(([head]) => head));
}

function joinPrintedLines(above: string, line: string): string {
  const isHyphenated = /\p{L}-$/u.test(above) && /^\p{Ll}/u.test(line);
  return isHyphenated ? above.slice(0, -1) + line : joinLines(above, line);
}

/** A line of print that reaches the margin goes on in the next. */
function joinPrint(lines: readonly string[]): string {
  const columns = lines.map(columnsOf).toSorted((a, b) => a - b);
  // Not the widest: one line that caught a stain would stretch the margin.
  const margin = columns[Math.floor(columns.length * 0.9)] ?? 0;
  const joined: string[] = [];
  let reachesMargin = false;
  for (const line of lines) {
    const above = joined.at(-1) ?? "";
    if (!reachesMargin || line === "" || parseListMarker(line)) joined.push(line);
    else joined[joined.length - 1] = joinPrintedLines(above, line);
    reachesMargin = margin > 30 && columnsOf(line) >= 0.85 * margin;
  }
  return joined.join("\n");
}

/** Recognised pages without page numbers and running heads, their lines joined to paragraphs. */
export function tidyPages(pages: readonly RecognisedText[]): RecognisedText[] {
  const split = pages.map(({ text }) => {
    const lines = text.split(/[\r\n\f]/).map(tidyLine);
    const last = lines.findLastIndex((line) => line !== "");
    const kept = pageNumber.test(lines[last] ?? "") ? lines.slice(0, last) : lines;
    return kept.slice(
      Math.max(
        0,
        kept.findIndex((line) => line !== ""),
      ),
    );
  });
  const heads = runningHeads(split);
  return pages.map(({ page }, index) => {
    const lines = split[index] ?? [];
    const isMore = lines.slice(1).some((line) => line !== "");
    const isHeaded = heads.has(withoutNumbers(lines[0] ?? "")) || pageNumber.test(lines[0] ?? "");
    return { page, text: joinPrint(isHeaded && isMore ? lines.slice(1) : lines) };
  });
}
