import { guessHeaderRows } from "../../draft.ts";
import type { DraftBlock } from "../../draft.ts";
import { isCjk } from "../../characters.ts";
import { levelOfNumbering } from "../../heading-number.ts";
import type { LineJoiner } from "./line-joiner.ts";
import type { LayoutBlock, LayoutTable, LayoutText } from "./region-blocks.ts";

const finalMark = /[.!?。！？：:;；”][\])"'”’」』）]*$/;

/** Text that breaks off at the end of a column or page and goes on at the top of the next. */
function runsOn(before: LayoutText, after: LayoutText): boolean {
  if (before.kind !== "paragraph" && before.kind !== "item") return false;
  if (after.kind !== "paragraph" || Math.abs(before.size - after.size) > 0.6) return false;
  if (finalMark.test(before.text)) return false;
  const startsSmall = /^[a-z(]/.test(after.text) || isCjk(after.text.at(0));
  return startsSmall || (/[a-z,-]$/.test(before.text) && before.text.length > 60);
}

function isSameTable(before: LayoutTable, after: LayoutTable): boolean {
  return before.page !== after.page && before.rows[0]?.length === after.rows[0]?.length;
}

function appendTable(before: LayoutTable, after: LayoutTable): void {
  const isHeaderRepeated = before.rows[0]?.join("\t") === after.rows[0]?.join("\t");
  before.rows.push(...(isHeaderRepeated ? after.rows.slice(1) : after.rows));
}

function connect(blocks: readonly LayoutBlock[], join: LineJoiner): LayoutBlock[] {
  const connected: LayoutBlock[] = [];
  for (const block of blocks) {
    const last = connected.at(-1);
    if (block.kind === "table") {
      if (last?.kind === "table" && isSameTable(last, block)) appendTable(last, block);
      else connected.push({ ...block, rows: [...block.rows] });
    } else if (last && last.kind !== "table" && runsOn(last, block)) last.text = join(last.text, block.text);
    else connected.push({ ...block });
  }
  return connected;
}

/** Sizes within half a point are one size; bold counts as larger than plain type of the same size. */
const rankOf = ({ size, isBold }: LayoutText): number => Math.round(size * 2) / 2 + (isBold ? 0.2 : 0);

/** Levels by type size, largest first. Numbering orders what shares a size: `1.1` stands below `Chapter 1`. */
function levelsOf(headings: readonly LayoutText[]): Map<LayoutText, number> {
  const ranks = [...new Set(headings.map(rankOf))].sort((a, b) => b - a);
  const levels = new Map<LayoutText, number>();
  for (const heading of headings) {
    const bySize = ranks.indexOf(rankOf(heading)) + 1;
    const sameSize = headings.filter((other) => rankOf(other) === rankOf(heading));
    const numbers = [...new Set(sameSize.map(({ text }) => levelOfNumbering(text) ?? 0))]
      .filter((n) => n > 0)
      .sort();
    const own = levelOfNumbering(heading.text) ?? 0;
    levels.set(heading, heading.level ?? bySize + (own > 0 ? Math.max(0, numbers.indexOf(own)) : 0));
  }
  return levels;
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
  const connected = connect(blocks, join);
  const levels = levelsOf(connected.filter((block): block is LayoutText => block.kind === "heading"));
  const lists = createListTracker();
  return connected.map((block): DraftBlock => {
    const { page } = block;
    if (block.kind !== "item") lists.leave();
    switch (block.kind) {
      case "table":
        return { type: "table", rows: block.rows, headerRows: guessHeaderRows(block.rows), page };
      case "heading":
        return { type: "heading", level: levels.get(block) ?? 1, text: block.text, page };
      case "item":
        return { type: "listItem", ordered: block.ordered, text: block.text, page, ...lists.enter(block.x0) };
      case "code":
        return { type: "code", text: block.text, page };
      case "paragraph":
        return { type: "paragraph", text: block.text, page };
    }
  });
}
