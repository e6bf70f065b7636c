import { cleanText } from "../../characters.ts";
import { createInlineText } from "../../inline-text.ts";
import type { InlineText } from "../../inline-text.ts";
import { createRtfBlockWriter } from "./block-writer.ts";
import type { RtfBlockWriter } from "./block-writer.ts";
import { decodeBytes } from "./code-pages.ts";

/** Where the text of a group goes. */
export type Destination = "body" | "skipped" | "fonts" | "styles" | "title" | "marker" | "footnote";

/** What a group inherits from the one around it and loses at its end. */
export interface GroupState {
  destination: Destination;
  font: number;
  /** Characters that follow a `\u` for readers without Unicode. */
  fallbackLength: number;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  style: number | undefined;
  outlineLevel: number | undefined;
  isInTable: boolean;
  depth: number;
}

export const plainParagraph = {
  style: undefined,
  outlineLevel: undefined,
  isInTable: false,
  depth: 0,
} as const;
export const plainCharacters = { isBold: false, isItalic: false, isHidden: false } as const;

/** An RTF file half read. */
export interface Reading {
  readonly writer: RtfBlockWriter;
  readonly codePageOfFont: Map<number, number>;
  readonly headingOfStyle: Map<number, number>;
  readonly groups: GroupState[];
  state: GroupState;
  codePage: number;
  line: InlineText;
  note: InlineText;
  styleName: string;
  title: string;
  marker: string | undefined;
  /** Bytes not decoded yet: one character may be spread over several tokens. */
  pending: number[];
  /** First half of a character beyond the basic plane, which RTF writes as two `\u`. */
  highSurrogate: string;
  /** Fallback characters still to be passed over. */
  toSkip: number;
  /** After `\*`: a group that may be skipped where its name is not known. */
  isOptional: boolean;
}

export function startReading(): Reading {
  return {
    writer: createRtfBlockWriter(),
    codePageOfFont: new Map(),
    headingOfStyle: new Map(),
    groups: [],
    state: { ...plainParagraph, ...plainCharacters, destination: "body", font: -1, fallbackLength: 1 },
    codePage: 1252,
    line: createInlineText(),
    note: createInlineText(),
    styleName: "",
    title: "",
    marker: undefined,
    pending: [],
    highSurrogate: "",
    toSkip: 0,
    isOptional: false,
  };
}

export function write(reading: Reading, text: string): void {
  const { destination, isBold, isItalic, isHidden } = reading.state;
  if (isHidden) return;
  if (destination === "body") reading.line.add(text, { bold: isBold, italic: isItalic });
  else if (destination === "footnote") reading.note.add(text);
  else if (destination === "marker") reading.marker = (reading.marker ?? "") + text;
  else if (destination === "title") reading.title += text;
  else if (destination === "styles") reading.styleName += text;
}

export function writeUnit(reading: Reading, unit: string): void {
  if (/[\ud800-\udbff]/.test(unit)) reading.highSurrogate = unit;
  else {
    write(reading, reading.highSurrogate + unit);
    reading.highSurrogate = "";
  }
}

export function flushBytes(reading: Reading): void {
  if (reading.pending.length === 0) return;
  const codePage = reading.codePageOfFont.get(reading.state.font) ?? reading.codePage;
  const text = decodeBytes(reading.pending, codePage);
  reading.pending = [];
  write(reading, text);
}

export function endParagraph(reading: Reading): void {
  const { style, outlineLevel, isInTable, depth } = reading.state;
  const { text, runs } = reading.line.finish();
  const styled = style === undefined ? undefined : reading.headingOfStyle.get(style);
  const headingLevel = outlineLevel === undefined ? styled : outlineLevel + 1;
  const marker = reading.marker === undefined ? undefined : cleanText(reading.marker);
  if (isInTable) reading.writer.cellPart(text);
  else reading.writer.paragraph({ text, runs, headingLevel, marker, depth });
  reading.line = createInlineText();
  reading.marker = undefined;
}

export function endFootnote(reading: Reading): void {
  reading.writer.footnote(reading.note.finish().text);
  reading.note = createInlineText();
}

function levelOfStyleName(name: string): number | undefined {
  const level = /^(?:heading|标题|標題|überschrift|titre)\s*([1-9])$/i.exec(name)?.[1];
  if (level !== undefined) return Number(level);
  return /^(?:title|标题|標題)$/i.test(name) ? 0 : undefined;
}

export function endStyle(reading: Reading): void {
  const name = cleanText(reading.styleName).replace(/;$/, "");
  const level = levelOfStyleName(name);
  if (level !== undefined) reading.headingOfStyle.set(reading.state.style ?? 0, level);
  reading.styleName = "";
}
