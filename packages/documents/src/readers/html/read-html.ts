import { cleanText } from "../../characters.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import { createInlineText } from "../../inline-text.ts";
import type { InlineText } from "../../inline-text.ts";
import { parseListMarker } from "../../list-marker.ts";
import { openTable } from "./table.ts";
import type { OpenTable } from "./table.ts";
import { readTokens } from "./tokens.ts";
import type { HtmlToken } from "./tokens.ts";

/** What the open paragraph will be. */
type Kind =
  | { readonly type: "paragraph" }
  | { readonly type: "heading"; readonly level: number; readonly isTitle: boolean }
  | { readonly type: "item"; readonly ordered: boolean; readonly depth: number; readonly listId: string }
  /** Word's lists are paragraphs with the mark typed in front. */
  | { readonly type: "typedItem"; readonly depth: number };

interface Cell {
  readonly columns: number;
  readonly rows: number;
  readonly parts: string[];
}

interface Page {
  readonly blocks: DraftBlock[];
  line: InlineText;
  kind: Kind;
  bold: number;
  italic: number;
  readonly lists: { readonly ordered: boolean; readonly id: string }[];
  listCount: number;
  table: OpenTable | undefined;
  /** Tables inside the outermost one give their text to its cell. */
  tableDepth: number;
  cell: Cell | undefined;
  /** Text of `<pre>`, or of `<title>`, kept as it stands. */
  raw: { readonly element: "pre" | "title"; text: string } | undefined;
  title: string;
}

type Tag = Extract<HtmlToken, { readonly type: "tag" }>;

const maxListDepth = 100;
const plain: Kind = { type: "paragraph" };

function toBlock(kind: Kind, content: ReturnType<InlineText["finish"]>): DraftBlock {
  const { text, runs } = content;
  if (kind.type === "heading") return { ...kind, text };
  if (kind.type === "item") {
    const { ordered, depth, listId } = kind;
    return { type: "listItem", ordered, depth, listId, text, runs };
  }
  const typed = kind.type === "typedItem" ? parseListMarker(text) : undefined;
  if (kind.type !== "typedItem" || !typed) return { type: "paragraph", text, runs };
  return { type: "listItem", ordered: typed.ordered, depth: kind.depth, listId: "typed", text: typed.text };
}

/** Ends the open paragraph, wherever its text belongs. */
function endLine(page: Page): void {
  const content = page.line.finish();
  page.line = createInlineText();
  if (content.text !== "") {
    if (page.cell) page.cell.parts.push(content.text);
    else if (page.table === undefined) page.blocks.push(toBlock(page.kind, content));
    // Text between the cells of a table is no cell; browsers put it in front.
    else page.blocks.push({ type: "paragraph", ...content });
  }
  // Only the first paragraph of a list item is the item.
  page.kind = plain;
}

function endCell(page: Page): void {
  endLine(page);
  if (page.cell) page.table?.addCell(page.cell.parts.join(" "), page.cell);
  page.cell = undefined;
}

function endTable(page: Page): void {
  endCell(page);
  const block = page.table?.finish();
  if (block) page.blocks.push(block);
  page.table = undefined;
}

function spanOf(attributes: string, name: string): number {
  const digits = new RegExp(`\\b${name}\\s{0,3}=\\s{0,3}["']?(\\d{1,4})`, "i").exec(attributes)?.[1];
  return Math.max(1, Number(digits ?? 1));
}

function kindOfParagraph(attributes: string): Kind {
  if (/class\s?=\s?["']?MsoTitle\b/i.test(attributes)) return { type: "heading", level: 1, isTitle: true };
  const level = /mso-list:\s?l\d{1,4}\s{1,3}level([1-9])/i.exec(attributes)?.[1];
  return level === undefined ? plain : { type: "typedItem", depth: Number(level) - 1 };
}

function listTag(page: Page, { name, isEnd }: Tag): void {
  endLine(page);
  if (isEnd) page.lists.pop();
  else if (page.lists.length < maxListDepth) {
    page.lists.push({ ordered: name === "ol", id: `l${String(++page.listCount)}` });
  }
}

function tableTag(page: Page, { name, isEnd, attributes }: Tag): void {
  if (name === "table") {
    page.tableDepth = Math.max(0, page.tableDepth + (isEnd ? -1 : 1));
    if (page.tableDepth === 0) endTable(page);
    else if (page.tableDepth === 1 && !isEnd) {
      endLine(page);
      page.table = openTable();
    } else endLine(page);
  } else if (page.tableDepth !== 1) endLine(page);
  else {
    endCell(page);
    if (isEnd) return;
    if (name === "tr") page.table?.startRow();
    else {
      const [columns, rows] = [spanOf(attributes, "colspan"), spanOf(attributes, "rowspan")];
      page.cell = { columns, rows, parts: [] };
    }
  }
}

function itemTag(page: Page, { isEnd }: Tag): void {
  endLine(page);
  if (isEnd) return;
  const list = page.lists.at(-1);
  const depth = Math.max(0, page.lists.length - 1);
  page.kind = { type: "item", ordered: list?.ordered ?? false, depth, listId: list?.id ?? "l0" };
}

/** Elements that begin and end a paragraph. */
const blockElements = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form header hr html legend main nav p section summary tbody tfoot thead".split(
    " ",
  ),
);

type TagReader = (page: Page, tag: Tag) => void;

const count = (before: number, isEnd: boolean): number => Math.max(0, before + (isEnd ? -1 : 1));

function headingTag(page: Page, { name, isEnd }: Tag): void {
  endLine(page);
  if (!isEnd) page.kind = { type: "heading", level: Number(name.slice(1)), isTitle: false };
}

function rawTag(page: Page, { name, isEnd }: Tag): void {
  endLine(page);
  if (!isEnd) page.raw = { element: name === "pre" ? "pre" : "title", text: "" };
}

function boldTag(page: Page, { isEnd }: Tag): void {
  page.bold = count(page.bold, isEnd);
}

function italicTag(page: Page, { isEnd }: Tag): void {
  page.italic = count(page.italic, isEnd);
}

const tagReaders: ReadonlyMap<string, TagReader> = new Map([
  ...[...blockElements].map((name): [string, TagReader] => [name, blockTag]),
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((name): [string, TagReader] => [name, headingTag]),
  ...["table", "tr", "td", "th"].map((name): [string, TagReader] => [name, tableTag]),
  ["ul", listTag],
  ["ol", listTag],
  ["li", itemTag],
  ["pre", rawTag],
  ["title", rawTag],
  ["br", (page: Page) => page.line.add(" ")],
  ["b", boldTag],
  ["strong", boldTag],
  ["i", italicTag],
  ["em", italicTag],
]);

function blockTag(page: Page, { isEnd, attributes }: Tag): void {
  const item = page.kind;
  const isEmpty = page.line.isEmpty();
  endLine(page);
  // `<li><p>`: the paragraph is the item.
  if (isEmpty && !isEnd && item.type === "item") page.kind = item;
  else if (!isEnd) page.kind = kindOfParagraph(attributes);
}

function endRaw(page: Page): void {
  const { raw } = page;
  page.raw = undefined;
  if (raw?.element === "title") page.title ||= cleanText(raw.text);
  else if (raw && page.cell) page.cell.parts.push(cleanText(raw.text));
  else if (raw) page.blocks.push({ type: "code", text: raw.text });
}

/**
 * Reads an HTML page, which Word and many programs save under a .doc name: headings, paragraphs, lists, tables,
 * preformatted text. Scripts and styles are dropped, nothing is fetched or run. Time is linear in the length.
 */
export function readHtml(html: string): Draft {
  const page: Page = {
    blocks: [],
    line: createInlineText(),
    kind: plain,
    bold: 0,
    italic: 0,
    lists: [],
    listCount: 0,
    table: undefined,
    tableDepth: 0,
    cell: undefined,
    raw: undefined,
    title: "",
  };
  for (const token of readTokens(html)) {
    if (page.raw) {
      if (token.type === "text") page.raw.text += token.text;
      else if (token.isEnd && token.name === page.raw.element) endRaw(page);
      else if (token.name === "br") page.raw.text += "\n";
    } else if (token.type === "text") {
      page.line.add(token.text, { bold: page.bold > 0, italic: page.italic > 0 });
    } else tagReaders.get(token.name)?.(page, token);
  }
  if (page.raw) endRaw(page);
  endTable(page);
  endLine(page);
  return { format: "doc", title: page.title || undefined, blocks: page.blocks };
}
