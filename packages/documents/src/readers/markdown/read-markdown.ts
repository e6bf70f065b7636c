import MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import { cleanText } from "../../characters.ts";
import { columnsOf } from "../text/line-width.ts";
import type { Draft, DraftBlock } from "../../draft.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { readInline } from "./inline-tokens.ts";
import { addMathRules } from "./math-rules.ts";
import { addNoteRules } from "./note-rules.ts";
import { splitSource } from "./split-source.ts";
import { splitLines } from "./split-lines.ts";
import { stripHtml } from "./strip-html.ts";

interface OpenList {
  readonly id: string;
  readonly ordered: boolean;
  /** The first paragraph of an item is the item; further ones are paragraphs. */
  awaitsText: boolean;
}

interface Reading {
  readonly parser: MarkdownIt;
  readonly blocks: DraftBlock[];
  readonly lists: OpenList[];
  rows: string[][];
  headerRows: number;
  listCount: number;
  hasImages: boolean;
}

function createParser(): MarkdownIt {
  // `html` only so that tags come as tokens of their own, which are then dropped; nothing is ever rendered.
  const parser = new MarkdownIt({ html: true, linkify: false });
  addMathRules(parser);
  addNoteRules(parser);
  return parser;
}

function emitText(reading: Reading, token: Token): void {
  for (const line of splitLines(token)) emitLine(reading, line);
}

function emitLine(reading: Reading, children: readonly Token[]): void {
  const { text, runs, hasImages } = readInline(children);
  reading.hasImages ||= hasImages;
  const list = reading.lists.at(-1);
  if (!list?.awaitsText) {
    reading.blocks.push({ type: "paragraph", text, runs });
    return;
  }
  list.awaitsText = false;
  // Every list's items carry the id of the outermost one: nesting is told by depth.
  const listId = reading.lists[0]?.id ?? list.id;
  const depth = reading.lists.length - 1;
  const task = /^\[[ xX]\] /.exec(text);
  const content = task ? { text: text.slice(task[0].length) } : { text, runs };
  reading.blocks.push({ type: "listItem", ordered: list.ordered, depth, listId, ...content });
}

function emitHtml(reading: Reading, token: Token): void {
  const text = reading.parser.utils.unescapeAll(stripHtml(token.content));
  for (const line of text.split("\n").map(cleanText)) {
    if (line !== "") reading.blocks.push({ type: "paragraph", text: line });
  }
}

function emitCode(reading: Reading, token: Token): void {
  const lang = /^[\w+#.-]+/.exec(token.info.trim())?.[0];
  if (lang === "math" || lang === "latex-math") {
    reading.blocks.push({ type: "formula", text: token.content, latex: token.content.trim() });
  } else reading.blocks.push({ type: "code", text: token.content, lang });
}

function emitFootnote(reading: Reading, token: Token): void {
  const [inline] = reading.parser.parseInline(token.content, {});
  const { text } = readInline(inline?.children ?? []);
  reading.blocks.push({ type: "footnote", ref: token.info, text });
}

function openList(reading: Reading, ordered: boolean): void {
  reading.listCount++;
  reading.lists.push({ id: `l${String(reading.listCount)}`, ordered, awaitsText: false });
}

function startItem(reading: Reading): void {
  const list = reading.lists.at(-1);
  if (list) list.awaitsText = true;
}

function readTableToken(reading: Reading, token: Token, inner: Token | undefined): void {
  if (token.type === "table_open") {
    reading.rows = [];
    reading.headerRows = 0;
  } else if (token.type === "tr_open") reading.rows.push([]);
  else if (token.type === "thead_close") reading.headerRows = reading.rows.length;
  else if (token.type === "table_close") {
    const isHeaderEmpty = reading.rows[0]?.every((cell) => cell === "") ?? true;
    const headerRows = isHeaderEmpty ? 0 : reading.headerRows;
    reading.blocks.push({ type: "table", rows: reading.rows, headerRows });
  } else if (token.type === "th_open" || token.type === "td_open") {
    const content = readInline(inner?.children ?? []);
    reading.hasImages ||= content.hasImages;
    reading.rows.at(-1)?.push(content.text);
  }
}

/** What to do at each kind of token; kinds without an entry carry no text of their own. */
const handlers: Readonly<Record<string, (reading: Reading, token: Token, inner: Token | undefined) => void>> =
  {
    heading_open(reading, token, inner) {
      const { text } = readInline(inner?.children ?? []);
      reading.blocks.push({ type: "heading", level: Number(token.tag.slice(1)), text });
    },
    paragraph_open: (reading, _token, inner) => {
      if (inner) emitText(reading, inner);
    },
    bullet_list_open: (reading) => openList(reading, false),
    ordered_list_open: (reading) => openList(reading, true),
    bullet_list_close: (reading) => void reading.lists.pop(),
    ordered_list_close: (reading) => void reading.lists.pop(),
    list_item_open: startItem,
    fence: emitCode,
    code_block: emitCode,
    html_block: emitHtml,
    footnote: emitFootnote,
    math_block: (reading, token) => {
      reading.blocks.push({ type: "formula", text: token.content, latex: token.content });
    },
    table_open: readTableToken,
    table_close: readTableToken,
    thead_close: readTableToken,
    tr_open: readTableToken,
    th_open: readTableToken,
    td_open: readTableToken,
  };

/** CommonMark with GFM tables, formulas, footnotes, definition lists and front matter. Linear in the text's length. */
export function readMarkdown(source: string): Draft {
  const { title, body } = splitFrontMatter(source.replace(/\r\n?/g, "\n"));
  const parser = createParser();
  const reading: Reading = {
    parser,
    blocks: title ? [{ type: "heading", level: 1, text: title, isTitle: true }] : [],
    lists: [],
    rows: [],
    headerRows: 0,
    listCount: 0,
    hasImages: false,
  };
  for (const piece of splitSource(body)) {
    const tokens = parser.parse(piece, {});
    tokens.forEach((token, index) => handlers[token.type]?.(reading, token, tokens[index + 1]));
  }
  const blocks = withTitleLine(withoutRepeatedTitle(reading.blocks));
  return {
    format: "md",
    title,
    blocks,
    ...(reading.hasImages ? { warnings: [{ code: "IMAGES_SKIPPED" }] } : {}),
  };
}

/** Many generators write the title twice: in the front matter and as the first heading. */
function withoutRepeatedTitle(blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  const [title, first, ...rest] = blocks;
  if (title?.type !== "heading" || !title.isTitle || first?.type !== "heading") return blocks;
  return first.text === title.text ? [title, ...rest] : blocks;
}

const maxTitleColumns = 70;
/** A label, a list in a line, a number of an item, a sentence or a greeting is no title. */
const noTitle = /[.。!！?？;；:：,，…]$|^[\p{Ll}\d(（[]|[:：=→|]/u;

/**
 * Notes often have no headings, or none of the first level, and begin with their title as a plain line: "Sleep and its stages".
 * It becomes the heading it stands for.
 */
function withTitleLine(blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  const [first, next, ...rest] = blocks;
  if (first?.type !== "paragraph" || next === undefined) return blocks;
  const hasTop = blocks.some((block) => block.type === "heading" && block.level === 1);
  if (hasTop || first.text.includes("\n") || columnsOf(first.text) > maxTitleColumns) return blocks;
  if (noTitle.test(first.text) || !/\p{L}{2}/u.test(first.text)) return blocks;
  // One short line after the other is a list, or verse.
  if (next.type === "paragraph" && next.text.length <= first.text.length) return blocks;
  return [{ type: "heading", level: 1, text: first.text, isTitle: true }, next, ...rest];
}
