import { endsInPageNumber } from "../../contents-entry.ts";
import { guessHeaderRows } from "../../draft.ts";
import type { DraftBlock } from "../../draft.ts";
import { limits } from "../../limits.ts";
import { parseListMarker } from "../../list-marker.ts";
import type { HeadingCandidate } from "../../promote-headings.ts";
import { readInlineContent } from "./inline-content.ts";
import type { FlowEvent, InlineContext, InlineResult } from "./inline-content.ts";
import type { Numbering } from "./numbering.ts";
import type { ParagraphStyle } from "./styles.ts";
import { elementsOf, firstElement, isOn, valueOf } from "./xml.ts";
import type { XmlNode } from "./xml.ts";

export interface BodyContext extends InlineContext {
  readonly numbering: Numbering;
  readonly noteText: (kind: "footnote" | "endnote", id: string) => string | undefined;
  readonly mediaId: (relationshipId: string) => string | undefined;
}

/** Blocks of a document body, written while its paragraphs and tables pass. */
export interface Body {
  readonly blocks: DraftBlock[];
  readonly candidates: HeadingCandidate[];
  readonly sizes: Map<number, number>;
  page: number;
  /** Pages are known once Word has left a rendered break. */
  hasPageBreaks: boolean;
  isAfterManualBreak: boolean;
  notes: number;
}

export function createBody(): Body {
  return {
    blocks: [],
    candidates: [],
    sizes: new Map(),
    page: 1,
    hasPageBreaks: false,
    isAfterManualBreak: false,
    notes: 0,
  };
}

interface ParagraphLook {
  readonly style: ParagraphStyle;
  readonly headingLevel: number | undefined;
  readonly numberingId: string | undefined;
  readonly numberingLevel: number;
}

function lookOf(paragraph: XmlNode, context: BodyContext): ParagraphLook {
  const properties = firstElement(paragraph, "w:pPr");
  const style = context.styles.paragraph(valueOf(properties, "w:pStyle"));
  const outline = valueOf(properties, "w:outlineLvl");
  const direct = firstElement(properties, "w:numPr");
  const ownLevel = outline === undefined ? undefined : Number(outline);
  const headingLevel =
    ownLevel === undefined
      ? style.headingLevel
      : ownLevel < 9
        ? (style.headingLevel ?? ownLevel + 1)
        : undefined;
  return {
    style,
    headingLevel,
    numberingId: valueOf(direct, "w:numId") ?? style.numberingId,
    numberingLevel: Number(valueOf(direct, "w:ilvl") ?? style.numberingLevel ?? 0),
  };
}

function pushHeading(body: Body, content: InlineResult, label: string, level: number): void {
  // Word prints the number of a numbered heading; the file holds only the rule that makes it.
  const text = label === "" || content.text.startsWith(label) ? content.text : `${label} ${content.text}`;
  const place = { type: "heading", text, page: body.page } as const;
  body.blocks.push(level === 0 ? { ...place, level: 1, isTitle: true } : { ...place, level });
}

function pushCode(body: Body, text: string): void {
  const last = body.blocks.at(-1);
  if (last?.type === "code" && last.page === body.page) {
    body.blocks[body.blocks.length - 1] = { ...last, text: `${last.text}\n${text}` };
  } else body.blocks.push({ type: "code", text, page: body.page });
}

function pushProse(body: Body, content: InlineResult, look: ParagraphLook): void {
  const size = content.largestHalfPoints ?? look.style.halfPoints ?? 0;
  body.sizes.set(size, (body.sizes.get(size) ?? 0) + content.text.length);
  const typed = parseListMarker(content.text);
  if (typed && !typed.ordered && typed.marker !== "-" && typed.marker !== "–" && typed.marker !== "—") {
    const item = { ordered: false, depth: 0, text: typed.text, listId: "typed", page: body.page };
    body.blocks.push({ type: "listItem", ...item });
    return;
  }
  const isBold = content.isAllBold || look.style.bold;
  body.candidates.push({ index: body.blocks.length, isBold, halfPoints: size });
  body.blocks.push({ type: "paragraph", text: content.text, runs: content.runs, page: body.page });
}

function pushText(body: Body, content: InlineResult, look: ParagraphLook, context: BodyContext): void {
  const numbered =
    look.numberingId === undefined
      ? undefined
      : context.numbering.next(look.numberingId, look.numberingLevel);
  if (content.text === "") return;
  if (content.displayLatex.length > 0) {
    for (const latex of content.displayLatex) {
      body.blocks.push({ type: "formula", text: latex, latex, page: body.page });
    }
  } else if (look.headingLevel !== undefined) {
    pushHeading(body, content, numbered?.label ?? "", look.headingLevel);
  } else if (look.style.isCode || content.isAllMono) pushCode(body, content.rawText);
  else if (numbered || look.style.isListNamed) {
    const { ordered, level } = numbered ?? { ordered: false, level: 0 };
    const { text, runs } = content;
    const listId = `l${look.numberingId ?? "s"}`;
    body.blocks.push({ type: "listItem", ordered, depth: level, text, runs, listId, page: body.page });
  } else pushProse(body, content, look);
}

function pushAttachments(body: Body, content: InlineResult, context: BodyContext): void {
  for (const { relationshipId, alt } of content.images) {
    const mediaId = context.mediaId(relationshipId);
    if (mediaId !== undefined) body.blocks.push({ type: "image", mediaId, alt, page: body.page });
  }
  for (const box of content.boxes) readBlocks(box, body, context);
  for (const { kind, id } of content.noteIds) {
    const text = context.noteText(kind, id);
    body.notes++;
    if (text) body.blocks.push({ type: "footnote", ref: String(body.notes), text, page: body.page });
  }
}

/** Word marks a manual break twice: as itself, and as a rendered break before the text that follows it. */
function turnPage(body: Body, event: FlowEvent): void {
  if (event === "text") body.isAfterManualBreak = false;
  else if (event === "manual" || !body.isAfterManualBreak) {
    body.page++;
    body.hasPageBreaks ||= event === "rendered";
    body.isAfterManualBreak = event === "manual";
  } else {
    body.hasPageBreaks = true;
    body.isAfterManualBreak = false;
  }
}

/** Contents lists repeat the headings with page numbers or as links; they are no text to learn. */
function isContentsEntry({ style }: ParagraphLook, { rawText, hasInnerLink }: InlineResult): boolean {
  return style.isContents && (hasInnerLink || endsInPageNumber(rawText));
}

export function readParagraph(paragraph: XmlNode, body: Body, context: BodyContext): void {
  const look = lookOf(paragraph, context);
  const content = readInlineContent(paragraph, context);
  const firstText = content.flow.indexOf("text");
  const before = firstText < 0 ? content.flow.length : firstText;
  for (const event of content.flow.slice(0, before)) turnPage(body, event);
  if (!isContentsEntry(look, content)) pushText(body, content, look, context);
  pushAttachments(body, content, context);
  for (const event of content.flow.slice(before)) turnPage(body, event);
}

/** Text of a cell: its paragraphs and inner tables in one line each, joined by spaces. */
function cellText(cell: XmlNode, body: Body, context: BodyContext): string {
  const { page, hasPageBreaks, isAfterManualBreak, notes } = body;
  const inner: Body = { ...createBody(), page, hasPageBreaks, isAfterManualBreak, notes };
  readBlocks(cell, inner, context);
  Object.assign(body, {
    page: inner.page,
    hasPageBreaks: inner.hasPageBreaks,
    isAfterManualBreak: inner.isAfterManualBreak,
    notes: inner.notes,
  });
  return inner.blocks
    .map((block) => {
      if (block.type === "table") return block.rows.map((row) => row.filter(Boolean).join(" ")).join(" ");
      return block.type === "image" ? "" : block.type === "formula" ? `$${block.text}$` : block.text;
    })
    .filter(Boolean)
    .join(" ");
}

/** Cells by grid column: a spanning cell holds its text once, a continued one is empty. */
function readRow(row: XmlNode, body: Body, context: BodyContext): string[] {
  const cells: string[] = [];
  const rowProperties = firstElement(row, "w:trPr");
  const skipped = Math.min(limits.maxTableColumns, Number(valueOf(rowProperties, "w:gridBefore") ?? 0));
  for (let index = 0; index < skipped; index++) cells.push("");
  const found = elementsOf(row).flatMap((child) =>
    child.name === "w:sdt" ? elementsOf(firstElement(child, "w:sdtContent"), "w:tc") : [child],
  );
  for (const cell of found.filter(({ name }) => name === "w:tc")) {
    const properties = firstElement(cell, "w:tcPr");
    const merge = firstElement(properties, "w:vMerge");
    const isContinued = merge !== undefined && merge.attributes["w:val"] !== "restart";
    cells.push(isContinued ? "" : cellText(cell, body, context));
    const span = Math.min(limits.maxTableColumns, Number(valueOf(properties, "w:gridSpan") ?? 1));
    for (let index = 1; index < span; index++) cells.push("");
  }
  return cells;
}

function rowsOf(table: XmlNode): XmlNode[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === "w:tr") return [child];
    return child.name === "w:sdt" ? rowsOf(firstElement(child, "w:sdtContent") ?? child) : [];
  });
}

export function readTable(table: XmlNode, body: Body, context: BodyContext): void {
  const rowNodes = rowsOf(table);
  const cells = rowNodes.flatMap((row) => elementsOf(row, "w:tc"));
  const [only] = cells;
  // A table of one cell is a frame around text.
  if (cells.length === 1 && only) {
    readBlocks(only, body, context);
    return;
  }
  const page = body.page;
  const rows = rowNodes.map((row) => readRow(row, body, context));
  const marked = rowNodes.findIndex((row) => isOn(firstElement(row, "w:trPr"), "w:tblHeader") !== true);
  body.blocks.push({ type: "table", rows, headerRows: marked > 0 ? marked : guessHeaderRows(rows), page });
}

/** Paragraphs and tables below a node, whatever wraps them. */
export function readBlocks(node: XmlNode, body: Body, context: BodyContext): void {
  for (const child of elementsOf(node)) {
    if (child.name === "w:p") readParagraph(child, body, context);
    else if (child.name === "w:tbl") readTable(child, body, context);
    else if (child.name !== "w:tcPr" && child.name !== "w:sdtPr") readBlocks(child, body, context);
  }
}
