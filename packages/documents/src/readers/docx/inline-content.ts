import { isCjk } from "../../characters.ts";
import { createInlineText } from "../../inline-text.ts";
import type { InlineStyle, InlineText } from "../../inline-text.ts";
import type { TextRun } from "../../model.ts";
import { mathToLatex } from "./math-to-latex.ts";
import type { Styles } from "./styles.ts";
import { elementsOf, firstElement, isElement, isOn, textOf, valueOf } from "./xml.ts";
import type { XmlNode } from "./xml.ts";

/** What the inline reader needs to know of the rest of the package. */
export interface InlineContext {
  readonly styles: Styles;
  readonly targetOf: (relationshipId: string) => { target: string; isExternal: boolean } | undefined;
}

export type FlowEvent = "text" | "manual" | "rendered";

export interface InlineResult {
  readonly text: string;
  readonly runs: readonly TextRun[];
  /** Lines as they stand in the file, for code. */
  readonly rawText: string;
  /** Whole paragraph is one formula and nothing else. */
  readonly displayLatex: readonly string[];
  readonly noteIds: readonly { kind: "footnote" | "endnote"; id: string }[];
  readonly images: readonly { relationshipId: string; alt: string | undefined }[];
  /** Text boxes anchored in this paragraph. */
  readonly boxes: readonly XmlNode[];
  /** Turns of the page and stretches of text, in order. `rendered` is where Word last broke a page by itself. */
  readonly flow: readonly FlowEvent[];
  /** Somewhere in it is a link to a place of this document. */
  readonly hasInnerLink: boolean;
  readonly isAllBold: boolean;
  readonly isAllMono: boolean;
  readonly largestHalfPoints: number | undefined;
}

interface Collected {
  readonly inline: InlineText;
  readonly raw: string[];
  readonly latex: string[];
  readonly noteIds: { kind: "footnote" | "endnote"; id: string }[];
  readonly images: { relationshipId: string; alt: string | undefined }[];
  readonly boxes: XmlNode[];
  visible: number;
  bold: number;
  mono: number;
  outsideMath: number;
  readonly flow: FlowEvent[];
  hasInnerLink: boolean;
  halfPoints: number | undefined;
}

interface RunLook extends InlineStyle {
  readonly isHidden: boolean;
  readonly isMono: boolean;
  readonly halfPoints: number | undefined;
}

/** Adobe Symbol code points (as U+F0xx) that study texts use; other symbol fonts hold pictures only. */
const symbolFont = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ"
  .split("")
  .map((letter, index) => [0x41 + index, letter] as const);
const symbolFontLower = "αβχδεφγηιϕκλμνοπθρστυϖωξψζ"
  .split("")
  .map((letter, index) => [0x61 + index, letter] as const);
const symbolFontOther: readonly (readonly [number, string])[] = [
  [0xa3, "≤"],
  [0xb3, "≥"],
  [0xb4, "×"],
  [0xb1, "±"],
  [0xb9, "≠"],
  [0xbb, "≈"],
  [0xa5, "∞"],
  [0xae, "→"],
  [0xac, "←"],
  [0xde, "⇒"],
  [0xb0, "°"],
  [0xd7, "⋅"],
  [0xb7, "•"],
];
const symbolCharacters = new Map<number, string>([...symbolFont, ...symbolFontLower, ...symbolFontOther]);

function symbolOf(node: XmlNode): string {
  const code = Number.parseInt(node.attributes["w:char"] ?? "", 16) & 0xff;
  return /symbol/i.test(node.attributes["w:font"] ?? "") ? (symbolCharacters.get(code) ?? "") : "";
}

const monoFont = /courier|consol|mono|menlo|monaco|fira code|source code/i;

function lookOf(run: XmlNode, styles: Styles, href: string | undefined): RunLook {
  const properties = firstElement(run, "w:rPr");
  const characterStyle = valueOf(properties, "w:rStyle");
  const font = firstElement(properties, "w:rFonts")?.attributes["w:ascii"] ?? "";
  const isMono = monoFont.test(font) || styles.isCodeCharacter(characterStyle);
  const size = Number(valueOf(properties, "w:sz") ?? "");
  return {
    bold: isOn(properties, "w:b") ?? styles.isBoldCharacter(characterStyle),
    italic: isOn(properties, "w:i") ?? false,
    code: isMono,
    href,
    isHidden: isOn(properties, "w:vanish") ?? false,
    isMono,
    halfPoints: Number.isFinite(size) && size > 0 ? size : undefined,
  };
}

function addText(into: Collected, text: string, look: RunLook): void {
  into.inline.add(text, look);
  into.raw.push(text);
  const weight = text.trim().length;
  into.visible += weight;
  into.outsideMath += weight;
  if (weight > 0 && into.flow.at(-1) !== "text") into.flow.push("text");
  if (look.bold) into.bold += weight;
  if (look.isMono) into.mono += weight;
  if (look.halfPoints !== undefined) into.halfPoints = Math.max(into.halfPoints ?? 0, look.halfPoints);
}

function addBreak(into: Collected, node: XmlNode): void {
  const type = node.attributes["w:type"];
  if (type === "page") {
    into.flow.push("manual");
    return;
  }
  into.raw.push("\n");
  const isTight = isCjk(into.raw.at(-2)?.at(-1));
  if (!isTight) into.inline.add(" ");
}

function addDrawing(into: Collected, node: XmlNode): void {
  let alt: string | undefined;
  const visit = (child: XmlNode): void => {
    if (child.name === "wp:docPr") alt = child.attributes["descr"] ?? alt;
    const relationshipId =
      child.attributes["r:embed"] ?? (child.name === "v:imagedata" ? child.attributes["r:id"] : "");
    if ((child.name === "a:blip" || child.name === "v:imagedata") && relationshipId) {
      into.images.push({ relationshipId, alt });
    }
    if (child.name === "w:txbxContent") into.boxes.push(child);
    else elementsOf(child).forEach(visit);
  };
  visit(node);
}

function addNote(into: Collected, node: XmlNode): void {
  const id = node.attributes["w:id"];
  const kind = node.name === "w:footnoteReference" ? "footnote" : "endnote";
  if (id !== undefined) into.noteIds.push({ kind, id });
}

/** What each child of a run adds; others (properties, field codes, marks) add nothing. */
const runParts: Readonly<Record<string, (into: Collected, node: XmlNode, look: RunLook) => void>> = {
  "w:t": (into, node, look) => addText(into, textOf(node), look),
  "w:tab": (into, _node, look) => addText(into, "\t", look),
  "w:ptab": (into, _node, look) => addText(into, "\t", look),
  "w:noBreakHyphen": (into, _node, look) => addText(into, "-", look),
  "w:sym": (into, node, look) => addText(into, symbolOf(node), look),
  "w:br": addBreak,
  "w:cr": addBreak,
  "w:lastRenderedPageBreak": (into) => void into.flow.push("rendered"),
  "w:drawing": addDrawing,
  "w:pict": addDrawing,
  "w:object": addDrawing,
  "mc:AlternateContent": addDrawing,
  "w:footnoteReference": addNote,
  "w:endnoteReference": addNote,
};

function addMath(into: Collected, node: XmlNode): void {
  const latex = mathToLatex(node);
  if (latex === "") return;
  into.latex.push(latex);
  into.inline.add(`$${latex}$`);
  into.raw.push(latex);
  into.visible += latex.length;
}

function addRun(into: Collected, run: XmlNode, context: InlineContext, href: string | undefined): void {
  const look = lookOf(run, context.styles, href);
  for (const child of elementsOf(run)) {
    if (child.name === "w:ruby") {
      const bases = elementsOf(firstElement(child, "w:rubyBase"), "w:r");
      for (const base of bases) addRun(into, base, context, href);
    } else if (!look.isHidden || !child.name.startsWith("w:t")) runParts[child.name]?.(into, child, look);
  }
}

function addChildren(into: Collected, node: XmlNode, context: InlineContext, href: string | undefined): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    if (child.name === "w:r") addRun(into, child, context, href);
    else if (child.name === "m:oMath") addMath(into, child);
    else if (child.name === "w:hyperlink") {
      into.hasInnerLink ||= child.attributes["w:anchor"] !== undefined;
      const target = context.targetOf(child.attributes["r:id"] ?? "");
      addChildren(into, child, context, target?.isExternal ? target.target : undefined);
    } else if (!/^w:(pPr|sdtPr|sdtEndPr|rPr)$/.test(child.name)) addChildren(into, child, context, href);
  }
}

/** Everything inside one paragraph, in reading order. */
export function readInlineContent(paragraph: XmlNode, context: InlineContext): InlineResult {
  const into: Collected = {
    inline: createInlineText(),
    raw: [],
    latex: [],
    noteIds: [],
    images: [],
    boxes: [],
    visible: 0,
    bold: 0,
    mono: 0,
    outsideMath: 0,
    flow: [],
    hasInnerLink: false,
    halfPoints: undefined,
  };
  addChildren(into, paragraph, context, undefined);
  return {
    ...into.inline.finish(),
    rawText: into.raw.join(""),
    displayLatex: into.outsideMath === 0 ? into.latex : [],
    noteIds: into.noteIds,
    images: into.images,
    boxes: into.boxes,
    flow: into.flow,
    hasInnerLink: into.hasInnerLink,
    isAllBold: into.visible > 0 && into.bold >= 0.95 * into.visible,
    isAllMono: into.visible > 0 && into.mono >= 0.95 * into.visible,
    largestHalfPoints: into.halfPoints,
  };
}
