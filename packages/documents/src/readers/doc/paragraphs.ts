import type { BinaryView } from "./binary.ts";
import type { ParagraphProperties } from "./properties.ts";
import type { ListLevels, ParagraphRange, Piece, Style } from "./tables-of-word.ts";

export interface DocParagraph {
  readonly text: string;
  readonly end: "paragraph" | "cell" | "row";
  readonly inTable: boolean;
  /** 1..9, or 0 for the document's title. */
  readonly headingLevel: number | undefined;
  readonly list: { readonly ordered: boolean; readonly depth: number; readonly listId: string } | undefined;
  readonly isCode: boolean;
}

export interface Structures {
  readonly pieces: readonly Piece[];
  readonly styles: readonly (Style | undefined)[];
  readonly ranges: readonly ParagraphRange[];
  readonly lists: ListLevels;
}

/** Characters Word gives a meaning of its own ([MS-DOC] 2.4.1). */
const marks = {
  cell: 0x07,
  lineBreak: 0x0b,
  pageBreak: 0x0c,
  paragraph: 0x0d,
  fieldStart: 0x13,
  fieldSeparator: 0x14,
  fieldEnd: 0x15,
  noBreakHyphen: 0x1e,
} as const;

const builtInTitle = 62;
const maxAncestors = 12;
const codeName = /\b(?:code|preformatted|source|listing|verbatim)\b|代码/i;
const contentsName = /^toc \d/i;

const singleByte = new TextDecoder("windows-1252");
const doubleByte = new TextDecoder("utf-16le");

function textOfPiece(main: BinaryView, piece: Piece, length: number): string {
  const bytes = main.bytes(piece.offset, piece.offset + length * (piece.isSingleByte ? 1 : 2));
  return (piece.isSingleByte ? singleByte : doubleByte).decode(bytes);
}

/** The range a byte of the main stream lies in; ranges are sorted and do not overlap. */
function rangeAt(ranges: readonly ParagraphRange[], offset: number): ParagraphRange | undefined {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return undefined;
    if (offset < range.start) high = middle - 1;
    else if (offset >= range.end) low = middle + 1;
    else return range;
  }
  return undefined;
}

function chainOf(styles: readonly (Style | undefined)[], index: number): Style[] {
  const chain: Style[] = [];
  let style = styles[index];
  while (style && chain.length < maxAncestors && !chain.includes(style)) {
    chain.push(style);
    style = styles[style.base];
  }
  return chain;
}

function headingLevelOf(chain: readonly Style[], properties: ParagraphProperties): number | undefined {
  for (const { builtIn, name } of chain) {
    if (builtIn >= 1 && builtIn <= 9) return builtIn;
    if (builtIn === builtInTitle) return 0;
    const named = /^(?:heading|标题) ?([1-9])$/i.exec(name)?.[1];
    if (named !== undefined) return Number(named);
  }
  const outline = properties.outlineLevel;
  return outline === undefined || outline > 8 ? undefined : outline + 1;
}

function listOf(
  chain: readonly Style[],
  properties: ParagraphProperties,
  lists: ListLevels,
): DocParagraph["list"] {
  const named = /^list (bullet|number)/i.exec(chain[0]?.name ?? "")?.[1]?.toLowerCase();
  // 0 switches a list off, 0xF801 and above are what old versions left behind.
  const index = properties.list;
  if (index === undefined || index === 0 || index > 0x07fe) {
    return named && index !== 0 ? { ordered: named === "number", depth: 0, listId: `s${named}` } : undefined;
  }
  const depth = Math.min(8, properties.listLevel ?? 0);
  const format = lists.formatOf(index, depth);
  const isBullet = format === undefined ? named !== "number" : format === 23 || format === 255;
  return { ordered: !isBullet, depth, listId: `l${String(index)}` };
}

function describe(
  range: ParagraphRange | undefined,
  structures: Structures,
): Omit<DocParagraph, "text" | "end"> {
  const chain = chainOf(structures.styles, range?.style ?? 0);
  const inherited = chain.toReversed().map(({ properties }) => properties);
  const properties: ParagraphProperties = Object.assign({}, ...inherited, range?.properties);
  const headingLevel = properties.inTable ? undefined : headingLevelOf(chain, properties);
  return {
    inTable: properties.inTable ?? false,
    headingLevel,
    list: headingLevel === undefined ? listOf(chain, properties, structures.lists) : undefined,
    isCode: chain.some(({ name }) => codeName.test(name)),
  };
}

/** Keeps the visible half of fields: the code between start and separator is dropped, the result is kept. */
function createFieldFilter() {
  const open: { isCode: boolean }[] = [];
  return {
    isVisible(code: number): boolean {
      if (code === marks.fieldStart) open.push({ isCode: true });
      else if (code === marks.fieldSeparator) {
        const field = open.at(-1);
        if (field) field.isCode = false;
      } else if (code === marks.fieldEnd) open.pop();
      else return !open.some(({ isCode }) => isCode);
      return false;
    },
    // A field that never ends must not swallow the rest of the document.
    endParagraph: (): void => {
      if (open.length > 8) open.length = 0;
    },
  };
}

function visibleCharacter(code: number, character: string): string {
  if (code === marks.lineBreak) return "\n";
  if (code === marks.noBreakHyphen) return "-";
  return code >= 0x20 || code === 0x09 ? character : "";
}

/** Offset in the main stream of a character of a piece. */
const offsetOf = (piece: Piece, index: number): number => piece.offset + index * (piece.isSingleByte ? 1 : 2);

function endOf(code: number, range: ParagraphRange | undefined): DocParagraph["end"] {
  if (code !== marks.cell) return "paragraph";
  return range?.properties.isRowEnd === true ? "row" : "cell";
}

const endsText = (code: number): boolean =>
  code === marks.paragraph || code === marks.cell || code === marks.pageBreak;

/** The text of the pieces with the place of every paragraph's end. */
function* textParts(
  main: BinaryView,
  characters: number,
  pieces: readonly Piece[],
): Generator<{ text: string; code: number; offset: number }> {
  const field = createFieldFilter();
  let text = "";
  for (const piece of pieces) {
    const length = Math.min(piece.end, characters) - piece.start;
    if (length <= 0) continue;
    const content = textOfPiece(main, piece, length);
    for (let index = 0; index < content.length; index++) {
      const code = content.charCodeAt(index);
      if (endsText(code)) {
        yield { text, code, offset: offsetOf(piece, index) };
        text = "";
        field.endParagraph();
      } else if (field.isVisible(code)) text += visibleCharacter(code, content.charAt(index));
    }
  }
  if (text !== "") yield { text, code: marks.paragraph, offset: -1 };
}

/** The paragraphs of the main text, its first `characters` characters, in order; contents lists are left out. */
export function* paragraphsOf(
  main: BinaryView,
  characters: number,
  structures: Structures,
): Generator<DocParagraph> {
  for (const { text, code, offset } of textParts(main, characters, structures.pieces)) {
    const range = rangeAt(structures.ranges, offset);
    const end = endOf(code, range);
    const isContents = contentsName.test(structures.styles[range?.style ?? 0]?.name ?? "");
    if (!isContents || end !== "paragraph") yield { text, end, ...describe(range, structures) };
  }
}
