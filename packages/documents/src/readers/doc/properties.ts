import type { BinaryView } from "./binary.ts";

/** Paragraph properties this reader uses, as a list of property modifiers sets them ([MS-DOC] 2.6.2). */
export interface ParagraphProperties {
  inTable?: boolean;
  isRowEnd?: boolean;
  innerTableDepth?: number;
  /** Index of the list override, 1-based; 0 switches a style's list off. */
  list?: number;
  listLevel?: number;
  /** 0..8 for headings, 9 for body text. */
  outlineLevel?: number;
}

/** Operand bytes by `spra`, the top three bits of a modifier; 6 is variable. */
const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3] as const;

const modifiers: Readonly<Record<number, (properties: ParagraphProperties, value: number) => void>> = {
  0x2416: (properties, value) => void (properties.inTable = value !== 0),
  0x2417: (properties, value) => void (properties.isRowEnd = value !== 0),
  0x6649: (properties, value) => void (properties.innerTableDepth = value),
  0x460b: (properties, value) => void (properties.list = value),
  0x260a: (properties, value) => void (properties.listLevel = value),
  0x2640: (properties, value) => void (properties.outlineLevel = value),
};

/** Length of a variable operand with its length field. sprmTDefTable counts in two bytes, and one too many. */
function variableLength(view: BinaryView, at: number, modifier: number): number {
  return modifier === 0xd608 || modifier === 0xd606 ? view.u16(at) + 1 : view.u8(at) + 1;
}

/** The modifiers in `[start, end)` with the value of those of fixed length; a list that is cut off simply ends. */
export function* readModifiers(
  view: BinaryView,
  start: number,
  end: number,
): Generator<{ readonly modifier: number; readonly value: number }> {
  let at = start;
  while (at + 3 <= end) {
    const modifier = view.u16(at);
    at += 2;
    const size = operandBytes[modifier >> 13] ?? 0;
    if (size === 0) {
      if (at + 2 > end) return;
      at += variableLength(view, at, modifier);
      continue;
    }
    if (at + size > end) return;
    const value = size === 1 ? view.u8(at) : size === 4 ? view.u32(at) : view.u16(at);
    yield { modifier, value };
    at += size;
  }
}

export function applyModifiers(
  properties: ParagraphProperties,
  view: BinaryView,
  start: number,
  end: number,
): void {
  for (const { modifier, value } of readModifiers(view, start, end)) modifiers[modifier]?.(properties, value);
}
