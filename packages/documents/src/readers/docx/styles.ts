import type { Archive } from "./archive.ts";
import { firstElement, isOn, readXml, valueOf } from "./xml.ts";
import type { XmlNode } from "./xml.ts";

/** What a paragraph style says once its ancestors are asked too. */
export interface ParagraphStyle {
  /** 1..9, or 0 for the document's title. */
  readonly headingLevel: number | undefined;
  readonly numberingId: string | undefined;
  readonly numberingLevel: number | undefined;
  readonly isCode: boolean;
  readonly isContents: boolean;
  readonly isListNamed: boolean;
  readonly isCaption: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly halfPoints: number | undefined;
}

export interface Styles {
  readonly paragraph: (styleId: string | undefined) => ParagraphStyle;
  readonly isBoldCharacter: (styleId: string | undefined) => boolean;
  readonly isCodeCharacter: (styleId: string | undefined) => boolean;
}

interface RawStyle {
  readonly name: string;
  readonly basedOn: string | undefined;
  readonly node: XmlNode;
}

/** Word keeps built-in names in English; WPS, LibreOffice and converters also write the interface's language. */
const headingName =
  /^(?:heading|标题|標題|见出し|見出し|제목|überschrift|titre|título|titolo|заголовок)\s*([1-9])$/i;
const titleName = /^(?:title|标题|標題|表題|제목|titel|titre|título|titolo|название)$/i;
const codeName = /\b(?:code|preformatted|source|listing|verbatim)\b|代码|代碼|源码/i;

const maxAncestors = 20;

/** The style and what it is based on, nearest first; cycles and long chains end. */
function chainOf(raw: ReadonlyMap<string, RawStyle>, styleId: string | undefined): RawStyle[] {
  const chain: RawStyle[] = [];
  let id = styleId;
  while (id !== undefined && chain.length < maxAncestors) {
    const style = raw.get(id);
    if (!style || chain.includes(style)) break;
    chain.push(style);
    id = style.basedOn;
  }
  return chain;
}

function firstOf<Value>(
  chain: readonly RawStyle[],
  read: (style: RawStyle) => Value | undefined,
): Value | undefined {
  for (const style of chain) {
    const value = read(style);
    if (value !== undefined) return value;
  }
  return undefined;
}

function levelOfStyle({ name, node }: RawStyle): number | undefined {
  const named = headingName.exec(name)?.[1];
  if (named !== undefined) return Number(named);
  if (titleName.test(name)) return 0;
  const outline = valueOf(firstElement(node, "w:pPr"), "w:outlineLvl");
  if (outline === undefined) return undefined;
  // 9 means body text: it ends the search with "no heading".
  return Number(outline) < 9 ? Number(outline) + 1 : Number.NaN;
}

function resolve(raw: ReadonlyMap<string, RawStyle>, styleId: string | undefined): ParagraphStyle {
  const chain = chainOf(raw, styleId);
  const level = firstOf(chain, levelOfStyle);
  const numbering = (style: RawStyle): XmlNode | undefined =>
    firstElement(firstElement(style.node, "w:pPr"), "w:numPr");
  const runProperties = (style: RawStyle): XmlNode | undefined => firstElement(style.node, "w:rPr");
  const numberingLevel = firstOf(chain, (style) => valueOf(numbering(style), "w:ilvl"));
  const halfPoints = firstOf(chain, (style) => valueOf(runProperties(style), "w:sz"));
  const [own] = chain;
  return {
    headingLevel: Number.isNaN(level) ? undefined : level,
    numberingId: firstOf(chain, (style) => valueOf(numbering(style), "w:numId")),
    numberingLevel: numberingLevel === undefined ? undefined : Number(numberingLevel),
    isCode: chain.some(({ name }) => codeName.test(name)),
    isContents: /^(?:toc\s*\d|目录\s*\d|table of (?:contents|figures))/i.test(own?.name ?? ""),
    isListNamed: /^list (?:bullet|number)/i.test(own?.name ?? ""),
    isCaption: /^(?:caption|题注)$/i.test(own?.name ?? ""),
    bold: firstOf(chain, (style) => isOn(runProperties(style), "w:b")) ?? false,
    italic: firstOf(chain, (style) => isOn(runProperties(style), "w:i")) ?? false,
    halfPoints: halfPoints === undefined ? undefined : Number(halfPoints),
  };
}

/** Reads `styles.xml`; a file without one has plain paragraphs only. */
export async function readStyles(archive: Archive, part: string): Promise<Styles> {
  const raw = new Map<string, RawStyle>();
  let defaultId: string | undefined;
  let documentDefaults: XmlNode | undefined;
  await readXml(archive, part, {
    isRoot: (name) => name === "w:style" || name === "w:docDefaults",
    onTree(node) {
      if (node.name === "w:docDefaults") {
        documentDefaults = firstElement(firstElement(node, "w:rPrDefault"), "w:rPr");
        return;
      }
      const id = node.attributes["w:styleId"];
      if (id === undefined) return;
      raw.set(id, { name: valueOf(node, "w:name") ?? id, basedOn: valueOf(node, "w:basedOn"), node });
      const isDefault = /^(1|true|on)$/.test(node.attributes["w:default"] ?? "");
      if (isDefault && node.attributes["w:type"] === "paragraph") defaultId = id;
    },
  });
  const defaultSize = Number(valueOf(documentDefaults, "w:sz") ?? "") || undefined;
  const resolved = new Map<string | undefined, ParagraphStyle>();
  return {
    paragraph(styleId) {
      const id = styleId !== undefined && raw.has(styleId) ? styleId : defaultId;
      const known = resolved.get(id);
      if (known) return known;
      const style = resolve(raw, id);
      const complete = { ...style, halfPoints: style.halfPoints ?? defaultSize };
      resolved.set(id, complete);
      return complete;
    },
    isBoldCharacter: (styleId) =>
      firstOf(chainOf(raw, styleId), ({ node }) => isOn(firstElement(node, "w:rPr"), "w:b")) ?? false,
    isCodeCharacter: (styleId) => chainOf(raw, styleId).some(({ name }) => codeName.test(name)),
  };
}
