import { formulaBlock, joinCode, startBlock } from "./region-blocks.ts";
import type { LayoutBlock, LayoutContext, LayoutTable, LayoutText } from "./region-blocks.ts";
import { isFormula } from "./formulas.ts";
import type { PageText, TextPiece } from "./page-text.ts";
import { isHeadingLine } from "./region-blocks.ts";
import { segmentsInStreamOrder } from "./segments.ts";
import type { Segment } from "./segments.ts";
import type { PageTags, TagSlot } from "./structure-tags.ts";

/** Below this share of tagged text the tags describe something else than what is read. */
const trustedShare = 0.97;
const zoneShare = 0.1;

/**
 * Whether the tags cover the page. What stands untagged in its head and foot is furniture, which tags leave out on
 * purpose.
 */
export function coversPage(page: PageText): boolean {
  const tags = page.tags;
  if (!tags) return false;
  let tagged = 0;
  let untagged = 0;
  for (const { text, contentId, y } of page.pieces) {
    if (contentId !== undefined && tags.slotOfContent.has(contentId)) tagged += text.length;
    else if (y > page.height * zoneShare && y < page.height * (1 - zoneShare)) untagged += text.length;
  }
  return tagged > 0 && tagged >= trustedShare * (tagged + untagged);
}

function piecesBySlot(page: PageText, tags: PageTags): Map<TagSlot, TextPiece[]> {
  const pieces = new Map<TagSlot, TextPiece[]>();
  for (const piece of page.pieces) {
    const slot = piece.contentId === undefined ? undefined : tags.slotOfContent.get(piece.contentId);
    if (!slot) continue;
    const own = pieces.get(slot);
    if (own) own.push(piece);
    else pieces.set(slot, [piece]);
  }
  return pieces;
}

interface TaggedPage {
  readonly context: LayoutContext;
  readonly linesOf: (slot: TagSlot) => readonly Segment[];
  readonly allLines: readonly Segment[];
  /** No page of the document has tagged headings: larger and bold paragraphs are taken for them. */
  readonly guessesHeadings: boolean;
}

/** Edges of the column a line stands in: where the lines near its left edge begin and nearly all of them end. */
function columnAround(line: Segment, allLines: readonly Segment[]): { x0: number; x1: number } {
  const near = allLines.filter(({ x0 }) => Math.abs(x0 - line.x0) < 8 * line.size);
  const ends = near.map(({ x1 }) => x1).sort((a, b) => a - b);
  return {
    x0: near.reduce((left, { x0 }) => Math.min(left, x0), line.x0),
    x1: ends[Math.floor((ends.length - 1) * 0.95)] ?? line.x1,
  };
}

const textOf = (lines: readonly Segment[], context: LayoutContext): string =>
  lines.reduce((text, line) => context.join(text, line.text), "");

function kindOf(slot: TagSlot, lines: readonly Segment[], page: TaggedPage): LayoutText["kind"] {
  if (slot.kind === "heading") return "heading";
  if (slot.kind === "item") return "item";
  if (lines.every(({ isMono }) => isMono)) return "code";
  const looksLikeHeading =
    lines.length <= 2 && lines.every((line) => isHeadingLine(line, page.context.bodySize));
  const isLarge = lines.every(({ mainSize }) => mainSize >= 1.25 * page.context.bodySize);
  return looksLikeHeading && (page.guessesHeadings || isLarge) ? "heading" : "paragraph";
}

function toText(slot: TagSlot, lines: readonly Segment[], page: TaggedPage): LayoutText | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return undefined;
  const kind = kindOf(slot, lines, page);
  const region = columnAround(first, page.allLines);
  const marker = slot.marker ? textOf(page.linesOf(slot.marker), page.context) : "";
  return {
    ...startBlock(kind, first, page.context, region),
    text: kind === "code" ? joinCode(lines) : textOf(lines, page.context),
    ordered: /[\p{L}\p{N}]/u.test(marker),
    lines: lines.length,
    lineX0: last.x0,
    lineX1: last.x1,
    lineY: last.y,
    level: slot.level,
    isTagged: true,
    ...(slot.isFigure ? { isFigure: true as const } : {}),
    ...(slot.kind === "item" ? { list: { depth: slot.depth ?? 0, listId: slot.listId ?? "" } } : {}),
  };
}

function noteEdge(table: LayoutTable, row: number, column: number, lines: readonly Segment[]): void {
  if (!table.edges) return;
  const edges = (table.edges[row] ??= []);
  edges[column] = Math.min(...lines.map(({ x0 }) => x0));
}

/** Adds a cell's text to its table, which is the last block while its cells come. */
function addCell(blocks: LayoutBlock[], slot: TagSlot, lines: readonly Segment[], page: TaggedPage): void {
  if (!slot.cell) return;
  const { table, row, column, isHeader } = slot.cell;
  const last = blocks.at(-1);
  const isOpen = last?.kind === "table" && last.tag === table;
  const open: LayoutTable =
    last?.kind === "table" && isOpen
      ? last
      : { kind: "table", page: page.context.page, rows: [], edges: [], tag: table, headerRows: 0 };
  if (!isOpen) blocks.push(open);
  while (open.rows.length <= row) open.rows.push([]);
  const cells = open.rows[row] ?? [];
  while (cells.length <= column) cells.push("");
  // A list or table inside the cell comes back to it.
  cells[column] = [cells[column], textOf(lines, page.context)].filter(Boolean).join(" ");
  noteEdge(open, row, column, lines);
  if (isHeader && column === 0 && row === open.headerRows) open.headerRows = row + 1;
}

/** Browsers leave empty cells out of the tags: rows with too few cells are laid under the columns of full ones. */
function alignCells({ rows, edges }: LayoutTable): void {
  const width = Math.max(...rows.map((row) => row.length));
  const full = (edges ?? []).filter((row) => row.length === width && row.every(Number.isFinite));
  if (full.length === 0) return;
  const starts = Array.from({ length: width }, (_unused, column) =>
    Math.min(...full.map((row) => row[column] ?? Number.POSITIVE_INFINITY)),
  );
  rows.forEach((row, index) => {
    const own = edges?.[index] ?? [];
    if (row.length === width || !own.every(Number.isFinite)) return;
    const columns = own.map((edge) => starts.findLastIndex((start) => start <= edge + 3));
    const isInOrder = columns.every((column, at) => column > (columns[at - 1] ?? -1));
    if (!isInOrder) return;
    const cells = Array.from({ length: width }, () => "");
    columns.forEach((column, at) => (cells[column] = row[at] ?? ""));
    rows[index] = cells;
  });
}

/** Browsers tag every sign of a formula as a paragraph of its own. */
function formulaAt(
  slots: readonly TagSlot[],
  start: number,
  linesOf: (slot: TagSlot) => readonly Segment[],
): { readonly lines: readonly Segment[]; readonly end: number } | undefined {
  const lines: Segment[] = [];
  let end = start;
  for (; end < slots.length; end++) {
    const slot = slots[end];
    if (slot?.kind !== "paragraph") break;
    const own = linesOf(slot);
    const last = lines.at(-1);
    const [first] = own;
    const isFar = last && first && Math.abs(first.y - last.y) > 2.6 * Math.max(first.size, last.size);
    if (isFar === true || own.some(({ glyphs }) => glyphs === "text")) break;
    lines.push(...own);
  }
  return isFormula(lines) ? { lines, end } : undefined;
}

/** Blocks of a tagged page in the order of its structure tree. */
export function taggedToBlocks(
  page: PageText,
  tags: PageTags,
  context: LayoutContext,
  options: { readonly guessesHeadings: boolean; readonly isFurniture: (segment: Segment) => boolean },
): LayoutBlock[] {
  const pieces = piecesBySlot(page, tags);
  const lines = new Map<TagSlot, Segment[]>();
  for (const [slot, own] of pieces) {
    lines.set(
      slot,
      segmentsInStreamOrder(own).filter((line) => !options.isFurniture(line)),
    );
  }
  const linesOf = (slot: TagSlot): readonly Segment[] => lines.get(slot) ?? [];
  const allLines = [...lines.values()].flat();
  const tagged: TaggedPage = { context, linesOf, allLines, guessesHeadings: options.guessesHeadings };
  const blocks: LayoutBlock[] = [];
  for (let index = 0; index < tags.slots.length; index++) {
    const slot = tags.slots[index];
    if (!slot) break;
    const formula = formulaAt(tags.slots, index, linesOf);
    if (formula) {
      blocks.push(formulaBlock(formula.lines, context));
      index = formula.end - 1;
      continue;
    }
    const own = linesOf(slot);
    if (slot.kind === "cell") addCell(blocks, slot, own, tagged);
    else {
      const block = toText(slot, own, tagged);
      if (block) blocks.push(block);
    }
  }
  for (const block of blocks) if (block.kind === "table") alignCells(block);
  return blocks;
}
