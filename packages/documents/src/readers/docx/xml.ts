import { SaxesParser } from "saxes";
import { DocumentError } from "../../errors.ts";
import { limits } from "../../limits.ts";
import type { Archive } from "./archive.ts";

/** An element as this reader needs it: names carry the usual prefix whatever the file calls it, attributes by name. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
}

/** Last words of the namespaces in use (transitional and strict alike) and the prefix this reader calls them by. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/\/wordprocessingml(\/2006)?\/main$/, "w"],
  [/\/officeDocument(\/2006)?\/math$/, "m"],
  [/\/officeDocument(\/2006)?\/relationships$/, "r"],
  [/\/drawingml(\/2006)?\/main$/, "a"],
  [/\/drawingml(\/2006)?\/wordprocessingDrawing$/, "wp"],
  [/\/drawingml(\/2006)?\/picture$/, "pic"],
  [/\/wordprocessingShape$/, "wps"],
  [/\/markup-compatibility\/2006$/, "mc"],
  [/urn:schemas-microsoft-com:vml$/, "v"],
  [/\/package\/2006\/relationships$/, "rel"],
  [/purl\.org\/dc\/elements/, "dc"],
];

function createPrefixOf(): (uri: string) => string {
  const known = new Map<string, string>([["", ""]]);
  return (uri) => {
    const found = known.get(uri);
    if (found !== undefined) return found;
    const prefix = prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? "x";
    known.set(uri, prefix);
    return prefix;
  };
}

export interface XmlEvents {
  /** Which elements are built as a tree; everything inside one belongs to it. */
  readonly isRoot: (name: string) => boolean;
  readonly onTree: (tree: XmlNode) => void;
  /** Elements that are left out with all they hold. */
  readonly isSkipped?: (name: string) => boolean;
}

function charsetOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return "utf-16le";
  if (first[0] === 0xfe && first[1] === 0xff) return "utf-16be";
  return "utf-8";
}

/** Builds trees out of parse events: state of one run over one part. */
function createTreeBuilder(events: XmlEvents) {
  const prefixOf = createPrefixOf();
  const open: XmlNode[] = [];
  let depth = 0;
  let skipUntil = 0;
  let nodes = 0;

  const named = (uri: string, local: string): string => {
    const prefix = prefixOf(uri);
    return prefix === "" ? local : `${prefix}:${local}`;
  };
  return {
    openTag(uri: string, local: string, attributes: () => Record<string, string>): void {
      if (++depth > limits.maxXmlDepth) throw new DocumentError("TOO_COMPLEX");
      if (skipUntil > 0) return;
      const name = named(uri, local);
      if (events.isSkipped?.(name)) {
        skipUntil = depth;
        return;
      }
      const parent = open.at(-1);
      if (!parent && !events.isRoot(name)) return;
      if (++nodes > limits.maxXmlNodesPerBlock) throw new DocumentError("TOO_COMPLEX");
      const node: XmlNode = { name, attributes: attributes(), children: [] };
      parent?.children.push(node);
      open.push(node);
    },
    closeTag(): void {
      depth--;
      if (skipUntil > 0) {
        if (depth < skipUntil) skipUntil = 0;
        return;
      }
      if (open.length === 0) return;
      const node = open.pop();
      if (open.length > 0 || !node) return;
      nodes = 0;
      events.onTree(node);
    },
    text(text: string): void {
      if (skipUntil === 0) open.at(-1)?.children.push(text);
    },
    attributeName: named,
  };
}

/**
 * Streams one XML part; a missing one yields nothing. A document type declaration is refused: Word writes none, and entities are how such files attack.
 *
 * @throws {DocumentError} `CORRUPT_FILE` for XML that is not well-formed, `TOO_COMPLEX` beyond the nesting limit.
 */
export async function readXml(archive: Archive, part: string, events: XmlEvents): Promise<void> {
  if (!archive.has(part)) return;
  const parser = new SaxesParser({ xmlns: true, position: false });
  const builder = createTreeBuilder(events);
  parser.on("error", (error) => {
    throw new DocumentError("CORRUPT_FILE", { cause: error });
  });
  parser.on("doctype", () => {
    throw new DocumentError("CORRUPT_FILE");
  });
  parser.on("opentag", (tag) => {
    builder.openTag(tag.uri, tag.local, () => {
      const attributes: Record<string, string> = {};
      for (const { uri, local, value } of Object.values(tag.attributes)) {
        attributes[builder.attributeName(uri, local)] = value;
      }
      return attributes;
    });
  });
  parser.on("closetag", () => builder.closeTag());
  parser.on("text", (text) => builder.text(text));
  parser.on("cdata", (text) => builder.text(text));
  let decoder: TextDecoder | undefined;
  for await (const chunk of archive.chunks(part)) {
    decoder ??= new TextDecoder(charsetOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder?.decode() ?? "").close();
}

export function isElement(child: XmlNode | string | undefined): child is XmlNode {
  return typeof child === "object";
}

export function elementsOf(node: XmlNode | undefined, name?: string): XmlNode[] {
  const elements = node?.children.filter(isElement) ?? [];
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

export function firstElement(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child): child is XmlNode => isElement(child) && child.name === name);
}

/** `w:val` of a child element: `<w:pStyle w:val="Heading1"/>`. */
export function valueOf(node: XmlNode | undefined, name: string, attribute = "w:val"): string | undefined {
  return firstElement(node, name)?.attributes[attribute];
}

/** On/off properties are on when present, unless they say otherwise (ECMA-376, ST_OnOff). */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const property = firstElement(node, name);
  if (!property) return undefined;
  return !/^(0|false|off|none)$/.test(property.attributes["w:val"] ?? "true");
}

/** All text below a node, whatever its elements. */
export function textOf(node: XmlNode): string {
  return node.children.map((child) => (isElement(child) ? textOf(child) : child)).join("");
}
