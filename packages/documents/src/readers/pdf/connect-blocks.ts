import { guessHeaderRows } from "../../draft.ts";
import type { DraftBlock } from "../../draft.ts";
import { isCjk } from "../../characters.ts";
import { levelOfNumbering } from "../../heading-number.ts";
import type { LineJoiner } from "./line-joiner.ts";
import { firstWordWidth } from "./line-pitch.ts";
import type { LayoutBlock, LayoutTable, LayoutText } from "./region-blocks.ts";

const finalMark = /[.!?。！？：:;；”][\])"'”’」』）]*$/;

/** How this document begins its paragraphs: with an indented first line, or flush after a gap. */
interface Habits {
  readonly indents: boolean;
}

const isIndented = (block: LayoutText): boolean => block.firstX0 - block.left > 0.8 * block.size;

function habitsOf(blocks: readonly LayoutBlock[]): Habits {
  const paragraphs = blocks.filter((block): block is LayoutText => block.kind === "paragraph");
  return { indents: paragraphs.filter(isIndented).length > 0.3 * paragraphs.length };
}

/**
 * Text that breaks off at the end of a column or page and goes on at the top of the next. Where the last line ends a
 * sentence, an indent decides, else whether the next word would still have fitted into that line.
 */
function runsOn(before: LayoutText, after: LayoutText, habits: Habits): boolean {
  const isText = before.kind === "paragraph" || before.kind === "item";
  if (!isText || after.kind !== "paragraph" || Math.abs(before.size - after.size) > 0.6) return false;
  const isNextColumn = after.isTagged === undefined && after.firstY < before.lineY;
  if (!isNextColumn && before.page === after.page) return false;
  if (before.kind === "paragraph") {
    if (habits.indents) return !isIndented(after);
    if (finalMark.test(before.text)) return before.lines > 1 && wasFull(before, after);
  }
  return !finalMark.test(before.text) && wasFull(before, after) && startsInside(before, after);
}

/** Whether the next word would not have fitted into the last line. */
function wasFull(before: LayoutText, after: LayoutText): boolean {
  const needed = firstWordWidth(after.text, after.firstWidth) + 0.3 * after.size;
  return /[-\u00ad]$/.test(before.text) || before.lineX1 + needed > before.right;
}

function startsInside(before: LayoutText, after: LayoutText): boolean {
  if (/^[a-z(]/.test(after.text) || isCjk(after.text.at(0))) return true;
  return /[a-z,-]$/.test(before.text) && before.text.length > 60;
}

function isSameTable(before: LayoutTable, after: LayoutTable): boolean {
  return before.page !== after.page && before.rows[0]?.length === after.rows[0]?.length;
}

function appendTable(before: LayoutTable, after: LayoutTable): void {
  const isHeaderRepeated = before.rows[0]?.join("\t") === after.rows[0]?.join("\t");
  before.rows.push(...(isHeaderRepeated ? after.rows.slice(1) : after.rows));
}

function append(before: LayoutText, after: LayoutText, join: LineJoiner): void {
  before.text = join(before.text, after.text);
  before.lines += after.lines;
  before.lineX1 = after.lineX1;
  before.lineY = after.lineY;
  before.right = after.right;
}

function connect(blocks: readonly LayoutBlock[], join: LineJoiner): LayoutBlock[] {
  const connected: LayoutBlock[] = [];
  const habits = habitsOf(blocks);
  for (const block of blocks) {
    // Notes at the foot of a page stand between the halves of a paragraph, not inside it.
    const last = connected.findLast(({ kind }) => kind !== "footnote" && kind !== "image");
    if (block.kind === "footnote" || block.kind === "image") connected.push(block);
    else if (block.kind === "table") {
      if (last?.kind === "table" && isSameTable(last, block)) appendTable(last, block);
      else connected.push({ ...block, rows: [...block.rows] });
    } else if (last && "lines" in last && runsOn(last, block, habits)) append(last, block, join);
    else connected.push({ ...block });
  }
  return connected;
}

/** Sizes within half a point are one size; bold counts as larger than plain type of the same size. */
const rankOf = ({ size, isBold }: LayoutText): number => Math.round(size * 2) / 2 + (isBold ? 0.2 : 0);

/** Levels by type size, largest first. Numbering orders what shares a size: `1.1` stands below `Chapter 1`. */
function levelsOf(headings: readonly LayoutText[]): Map<LayoutText, number> {
  const numberings = new Map<number, Set<number>>();
  const numbered = headings.map((heading) => ({
    heading,
    rank: rankOf(heading),
    own: levelOfNumbering(heading.text),
  }));
  for (const { rank, own } of numbered) {
    const known = numberings.get(rank) ?? new Set<number>();
    numberings.set(rank, own === undefined ? known : known.add(own));
  }
  const ranks = [...numberings.keys()].sort((a, b) => b - a);
  // A title that no bookmark names stands above those of the first bookmarks.
  const outermost = numbered.filter(({ heading }) => heading.bookmarkDepth === 1);
  const above = Math.max(0, ranks.indexOf(Math.max(...outermost.map(({ rank }) => rank))));
  const named = new Map(
    numbered.flatMap(({ heading, rank }): [number, number][] =>
      heading.bookmarkDepth === undefined ? [] : [[rank, above + heading.bookmarkDepth]],
    ),
  );
  return new Map(
    numbered.map(({ heading, rank, own }) => {
      if (heading.level === undefined && heading.bookmarkDepth !== undefined) {
        return [heading, above + heading.bookmarkDepth];
      }
      const shared = [...(numberings.get(rank) ?? [])].sort((a, b) => a - b);
      const inner = own === undefined ? 0 : shared.indexOf(own);
      return [heading, heading.level ?? named.get(rank) ?? ranks.indexOf(rank) + 1 + inner];
    }),
  );
}

/**
 * Names and dates under a title are set large too: a heading with nothing below it but a larger one is none. Only the
 * headings right behind the first are looked at.
 */
function withoutBylines(blocks: readonly LayoutBlock[]): readonly LayoutBlock[] {
  const title = blocks.findIndex(({ kind }) => kind === "heading");
  const behind = blocks.findIndex((block, index) => index > title && block.kind !== "heading");
  if (title === -1 || behind - title < 3) return blocks;
  const last = blocks[behind - 1];
  if (last?.kind !== "heading") return blocks;
  return blocks.map((block, index) => {
    if (index <= title || index >= behind - 1 || block.kind !== "heading") return block;
    const isNamed = block.level !== undefined || block.bookmarkDepth !== undefined;
    const isNumbered = levelOfNumbering(block.text) !== undefined && !/\d{4}|年/.test(block.text);
    const isEmpty = rankOf(block) < rankOf(last) && !isNumbered;
    return isEmpty && !isNamed ? { ...block, kind: "paragraph" as const } : block;
  });
}

/** Lists nest by their left edge: every edge further right than the one before opens a level. */
function createListTracker() {
  let edges: number[] = [];
  let lists = 0;
  return {
    leave: (): void => {
      edges = [];
    },
    enter(x0: number): { depth: number; listId: string } {
      if (edges.length === 0) lists++;
      while ((edges.at(-1) ?? Number.NEGATIVE_INFINITY) > x0 + 4) edges.pop();
      if ((edges.at(-1) ?? Number.NEGATIVE_INFINITY) < x0 - 4) edges.push(x0);
      return { depth: Math.max(0, edges.length - 1), listId: `l${String(lists)}` };
    },
  };
}

/** Joins what columns and pages parted, gives headings their levels and lists their depth. */
export function connectBlocks(blocks: readonly LayoutBlock[], join: LineJoiner): DraftBlock[] {
  const connected = connect(withoutBylines(blocks), join);
  const levels = levelsOf(connected.filter((block): block is LayoutText => block.kind === "heading"));
  const lists = createListTracker();
  return connected.map((block): DraftBlock => {
    const { page } = block;
    if (block.kind !== "item") lists.leave();
    switch (block.kind) {
      case "table":
        return {
          type: "table",
          rows: block.rows,
          headerRows: block.headerRows || guessHeaderRows(block.rows),
          caption: block.caption,
          page,
        };
      case "image":
        return { type: "image", mediaId: block.mediaId, caption: block.caption, page };
      case "footnote":
        return { type: "footnote", ref: block.ref, text: block.text, page };
      case "heading":
        return { type: "heading", level: levels.get(block) ?? 1, text: block.text, page };
      case "item": {
        const place = block.list ?? lists.enter(block.x0);
        return { type: "listItem", ordered: block.ordered, text: block.text, page, ...place };
      }
      case "code":
        return { type: "code", text: block.text, page };
      case "formula":
        return { type: "formula", text: block.text, lossy: true, page };
      case "paragraph":
        return { type: "paragraph", text: block.text, page };
    }
  });
}
