import { endsInPageNumber } from "../../contents-entry.ts";
import { createInlineText } from "../../inline-text.ts";
import type { TextRun } from "../../model.ts";
import type { BinaryView } from "./binary.ts";
import type { CharacterProperties, CharacterRange } from "./character-ranges.ts";
import { createFieldFilter, marks } from "./fields.ts";
import type { CharacterSpan } from "./notes.ts";
import type { ParagraphProperties } from "./properties.ts";
import type { ListLevels, ParagraphRange, Piece, Style } from "./tables-of-word.ts";

export interface DocParagraph {
  /** As it stands in the file, with its spaces and line breaks. */
  readonly rawText: string;
  /** One clean line with its marked runs. */
  readonly text: string;
  readonly runs: readonly TextRun[];
  /** Places of the notes that are marked in it. */
  readonly notes: readonly number[];
  /** Where the pictures in its line lie in the data stream; -1 for drawings and objects, which lie elsewhere. */
  readonly pictures: readonly number[];
  readonly end: "paragraph" | "cell" | "row";
  readonly inTable: boolean;
  /** 1..9, or 0 for the document's title. */
  readonly headingLevel: number | undefined;
  readonly list: { readonly ordered: boolean; readonly depth: number; readonly listId: string } | undefined;
  readonly isCode: boolean;
  readonly isAllBold: boolean;
  /** Largest size of type the paragraph sets by itself, 0 where its style does. */
  readonly halfPoints: number;
}

export interface Structures {
  readonly pieces: readonly Piece[];
  readonly styles: readonly (Style | undefined)[];
  readonly ranges: readonly ParagraphRange[];
  readonly characterRanges: readonly CharacterRange[];
  /** Fonts whose characters are all of one width. */
  readonly monoFonts: ReadonlySet<number>;
  readonly lists: ListLevels;
  /** Places in the main text that mark a note. */
  readonly noteMarks: ReadonlySet<number>;
}

const builtInTitle = 62;
const maxAncestors = 12;
const codeName = /\b(?:code|preformatted|source|listing|verbatim)\b|代码/i;
const contentsName = /^toc \d/i;

/** Offset in the main stream of a character of a piece. */
const offsetOf = (piece: Piece, index: number): number => piece.offset + index * (piece.isSingleByte ? 1 : 2);

const singleByte = new TextDecoder("windows-1252");
const doubleByte = new TextDecoder("utf-16le");

function textOfPiece(main: BinaryView, piece: Piece, from: number, to: number): string {
  const bytes = main.bytes(offsetOf(piece, from), offsetOf(piece, to));
  return (piece.isSingleByte ? singleByte : doubleByte).decode(bytes);
}

/** The range a byte of the main stream lies in; ranges are sorted and do not overlap. */
function rangeAt<Range extends { readonly start: number; readonly end: number }>(
  ranges: readonly Range[],
  offset: number,
): Range | undefined {
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
): Pick<DocParagraph, "inTable" | "headingLevel" | "list" | "isCode"> {
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

function visibleCharacter(code: number, character: string): string {
  if (code === marks.lineBreak) return "\n";
  if (code === marks.noBreakHyphen) return "-";
  return code >= 0x20 || code === 0x09 ? character : "";
}

function endOf(code: number, range: ParagraphRange | undefined): DocParagraph["end"] {
  if (code !== marks.cell) return "paragraph";
  return range?.properties.isRowEnd === true ? "row" : "cell";
}

const endsText = (code: number): boolean =>
  code === marks.paragraph || code === marks.cell || code === marks.pageBreak;

/** Neighbouring characters with one set of properties. */
interface Stretch {
  text: string;
  readonly properties: CharacterProperties;
}

/** A paragraph while its characters pass. */
interface OpenParagraph {
  readonly stretches: Stretch[];
  readonly notes: number[];
  readonly pictures: number[];
  isInContents: boolean;
}

interface ReadParagraph extends OpenParagraph {
  readonly code: number;
  readonly offset: number;
}

const openParagraph = (): OpenParagraph => ({ stretches: [], notes: [], pictures: [], isInContents: false });

/** Properties of the characters from first to last; neighbours nearly always share theirs. */
function createCharacterLookup(ranges: readonly CharacterRange[]) {
  const plain: CharacterProperties = {};
  let last: CharacterRange | undefined;
  return (offset: number): CharacterProperties => {
    const isSame = last !== undefined && offset >= last.start && offset < last.end;
    if (!isSame) last = rangeAt(ranges, offset);
    return last?.properties ?? plain;
  };
}

function addCharacter(open: OpenParagraph, character: string, properties: CharacterProperties): void {
  const last = open.stretches.at(-1);
  if (last?.properties === properties) last.text += character;
  else open.stretches.push({ text: character, properties });
}

/** The characters of a part of the document, cut where its paragraphs and cells end. */
function* textParts(
  main: BinaryView,
  span: CharacterSpan,
  { pieces, characterRanges, noteMarks }: Structures,
): Generator<ReadParagraph> {
  const field = createFieldFilter();
  const propertiesAt = createCharacterLookup(characterRanges);
  let open = openParagraph();
  for (const piece of pieces) {
    const from = Math.max(0, span.start - piece.start);
    const to = Math.min(piece.end, span.end) - piece.start;
    if (to <= from) continue;
    const content = textOfPiece(main, piece, from, to);
    for (let index = 0; index < content.length; index++) {
      const code = content.charCodeAt(index);
      const offset = offsetOf(piece, from + index);
      if (endsText(code)) {
        yield { ...open, code, offset };
        field.endParagraph();
        open = { ...openParagraph(), isInContents: field.isInContents() };
        continue;
      }
      const properties = propertiesAt(offset);
      const place = piece.start + from + index;
      const isVisible = field.isVisible(code);
      if (code === marks.fieldSeparator) open.isInContents ||= field.isInContents();
      if (!isVisible || properties.isInvisible === true) continue;
      if (noteMarks.has(place)) open.notes.push(place);
      else if (code === marks.picture || code === marks.drawing) open.pictures.push(properties.picture ?? -1);
      else addCharacter(open, visibleCharacter(code, content.charAt(index)), properties);
    }
  }
  if (open.stretches.length > 0) yield { ...open, code: marks.paragraph, offset: -1 };
}

const isMono = (stretches: readonly Stretch[], fonts: ReadonlySet<number>): boolean =>
  stretches.every(
    ({ text, properties: { font } }) => text.trim() === "" || (font !== undefined && fonts.has(font)),
  );

/** What all visible characters of a paragraph share. */
function typeOf(stretches: readonly Stretch[]): Pick<DocParagraph, "isAllBold" | "halfPoints"> {
  const visible = stretches.filter(({ text }) => text.trim() !== "").map(({ properties }) => properties);
  return {
    isAllBold: visible.length > 0 && visible.every(({ isBold }) => isBold === true),
    halfPoints: visible.reduce((most, { halfPoints = 0 }) => Math.max(most, halfPoints), 0),
  };
}

/** Contents lists repeat the headings with page numbers or as links; their styles are also set on other text. */
function isContentsEntry(style: Style | undefined, isInContents: boolean, rawText: string): boolean {
  return contentsName.test(style?.name ?? "") && (isInContents || endsInPageNumber(rawText));
}

/** The paragraphs of a part of the document in order; contents lists are left out. */
export function* paragraphsOf(
  main: BinaryView,
  span: CharacterSpan,
  structures: Structures,
): Generator<DocParagraph> {
  for (const { stretches, notes, pictures, isInContents, code, offset } of textParts(
    main,
    span,
    structures,
  )) {
    const range = rangeAt(structures.ranges, offset);
    const end = endOf(code, range);
    const rawText = stretches.map(({ text }) => text).join("");
    const style = structures.styles[range?.style ?? 0];
    if (end === "paragraph" && isContentsEntry(style, isInContents, rawText)) continue;
    const inline = createInlineText();
    for (const { text, properties } of stretches) {
      inline.add(text, { bold: properties.isBold ?? false, italic: properties.isItalic ?? false });
    }
    const look = describe(range, structures);
    const isAllMono = rawText.trim() !== "" && isMono(stretches, structures.monoFonts);
    const isCode = look.isCode || (isAllMono && look.headingLevel === undefined && !look.list);
    yield { ...look, ...typeOf(stretches), ...inline.finish(), isCode, rawText, end, notes, pictures };
  }
}
