import type { Archive } from "./archive.ts";
import { elementsOf, firstElement, isOn, readXml, valueOf } from "./xml.ts";
import type { XmlNode } from "./xml.ts";

export interface NumberedParagraph {
  readonly ordered: boolean;
  /** 0 is the outermost level. */
  readonly level: number;
  /** What Word prints in front: `1.2`, `第一章`, without a final point; empty for bullets. */
  readonly label: string;
}

export interface Numbering {
  /** Counts one paragraph; `undefined` where the numbering shows nothing or is switched off (`numId` 0). */
  readonly next: (numberingId: string, level: number) => NumberedParagraph | undefined;
}

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
  /** All numbers of the label in Arabic digits, whatever the outer levels use. */
  readonly isLegal: boolean;
}

const maxLevel = 8;
const chineseDigits = "〇一二三四五六七八九";

/** 1..99 the Chinese way; larger numbers digit by digit. */
function toChinese(value: number): string {
  if (value > 99) return Array.from(String(value), (digit) => chineseDigits[Number(digit)]).join("");
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  const head = tens === 0 ? "" : `${tens === 1 ? "" : (chineseDigits[tens] ?? "")}十`;
  return head + (ones === 0 && tens > 0 ? "" : (chineseDigits[ones] ?? ""));
}

function toRoman(value: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [100, "c"],
    [90, "xc"],
    [50, "l"],
    [40, "xl"],
    [10, "x"],
    [9, "ix"],
    [5, "v"],
    [4, "iv"],
    [1, "i"],
  ];
  let rest = Math.min(value, 399);
  let roman = "";
  for (const [size, letters] of steps) {
    while (rest >= size) {
      roman += letters;
      rest -= size;
    }
  }
  return roman;
}

function toLetters(value: number): string {
  return String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.min(5, Math.ceil(value / 26)));
}

function formatNumber(value: number, format: string): string {
  if (format === "none" || format === "bullet") return "";
  if (value < 1) return String(value);
  if (/^(chinese|japanese|taiwanese|ideograph)/i.test(format)) return toChinese(value);
  if (format === "lowerRoman") return toRoman(value);
  if (format === "upperRoman") return toRoman(value).toUpperCase();
  if (format === "lowerLetter") return toLetters(value);
  if (format === "upperLetter") return toLetters(value).toUpperCase();
  if (format === "decimalZero") return String(value).padStart(2, "0");
  return String(value);
}

function toLevel(node: XmlNode): Level {
  return {
    format: valueOf(node, "w:numFmt") ?? "decimal",
    text: valueOf(node, "w:lvlText") ?? "",
    start: Number(valueOf(node, "w:start") ?? "1") || 0,
    isLegal: isOn(node, "w:isLgl") ?? false,
  };
}

function levelsOf(node: XmlNode | undefined): Map<number, Level> {
  return new Map(
    elementsOf(node, "w:lvl").map((level) => [Number(level.attributes["w:ilvl"] ?? 0), toLevel(level)]),
  );
}

interface Definition {
  readonly abstractId: string;
  readonly overrides: ReadonlyMap<number, Level>;
  readonly starts: ReadonlyMap<number, number>;
}

function toDefinition(node: XmlNode): Definition {
  const overrides = new Map<number, Level>();
  const starts = new Map<number, number>();
  for (const override of elementsOf(node, "w:lvlOverride")) {
    const level = Number(override.attributes["w:ilvl"] ?? 0);
    const replaced = firstElement(override, "w:lvl");
    if (replaced) overrides.set(level, toLevel(replaced));
    const start = valueOf(override, "w:startOverride");
    if (start !== undefined) starts.set(level, Number(start));
  }
  return { abstractId: valueOf(node, "w:abstractNumId") ?? "", overrides, starts };
}

/** Reads `numbering.xml` and keeps the counters while paragraphs pass in document order. */
export async function readNumbering(archive: Archive, part: string): Promise<Numbering> {
  const abstracts = new Map<string, Map<number, Level>>();
  const definitions = new Map<string, Definition>();
  await readXml(archive, part, {
    isRoot: (name) => name === "w:abstractNum" || name === "w:num",
    onTree(node) {
      if (node.name === "w:num") definitions.set(node.attributes["w:numId"] ?? "", toDefinition(node));
      else abstracts.set(node.attributes["w:abstractNumId"] ?? "", levelsOf(node));
    },
  });
  // Lists with one abstract definition count on together, unless a number restarts them.
  const counters = new Map<string, number[]>();
  const started = new Set<string>();

  return {
    next(numberingId, rawLevel) {
      const definition = definitions.get(numberingId);
      if (!definition) return undefined;
      const level = Math.min(maxLevel, Math.max(0, rawLevel));
      const levelAt = (index: number): Level | undefined =>
        definition.overrides.get(index) ?? abstracts.get(definition.abstractId)?.get(index);
      const own = levelAt(level) ?? { format: "bullet", text: "", start: 1, isLegal: false };
      if (own.format === "none" && own.text === "") return undefined;
      const counter = counters.get(definition.abstractId) ?? [];
      counters.set(definition.abstractId, counter);
      const override = definition.starts.get(level);
      const restartKey = `${numberingId}:${String(level)}`;
      if (override !== undefined && !started.has(restartKey)) counter[level] = override;
      else counter[level] = (counter[level] ?? own.start - 1) + 1;
      started.add(restartKey);
      counter.length = level + 1;
      const label = own.text.replace(/%([1-9])/g, (_mark, digit: string) => {
        const index = Number(digit) - 1;
        const { format, start } = levelAt(index) ?? own;
        return formatNumber(counter[index] ?? start, own.isLegal ? "decimal" : format);
      });
      const ordered = own.format !== "bullet";
      return { ordered, level, label: ordered ? label.replace(/[.．]\s*$/, "").trim() : "" };
    },
  };
}
