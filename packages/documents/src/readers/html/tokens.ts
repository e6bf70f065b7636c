import MarkdownIt from "markdown-it";

/** A piece of HTML: text with its entities resolved, or a tag with a lower-case name. */
export type HtmlToken =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tag"; readonly name: string; readonly isEnd: boolean; readonly attributes: string };

/** Elements whose content is no text of the page. */
const hidden = new Set([
  "script",
  "style",
  "template",
  "svg",
  "iframe",
  "noscript",
  "textarea",
  "select",
  "object",
]);

const { unescapeAll } = new MarkdownIt().utils;

/** Word writes the letters of Windows-1252 by their byte: `&#146;` is an apostrophe (HTML Standard, 13.2.5.80). */
function resolveEntity(entity: string): string {
  const code = /^&#(?:x([0-9a-f]+)|(\d+));$/i.exec(entity);
  const value = code ? Number.parseInt(code[1] ?? code[2] ?? "", code[1] === undefined ? 10 : 16) : 0;
  if (value >= 0x80 && value < 0xa0) return new TextDecoder("windows-1252").decode(Uint8Array.of(value));
  return unescapeAll(entity);
}

const resolveEntities = (text: string): string =>
  text.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi, resolveEntity);

/** Where the content of a hidden element ends; what is never closed hides the rest, as in a browser. */
function endOfHidden(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}\\b`, "gi");
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

const tagHead = /^<(\/?)([a-z][a-z0-9:-]{0,40})/i;

/** HTML in pieces. Nothing is interpreted; every character is looked at a bounded number of times. */
export function* readTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open < 0 ? html.length : open;
    if (end > at) yield { type: "text", text: resolveEntities(html.slice(at, end)) };
    if (open < 0) return;
    const head = tagHead.exec(html.slice(open, open + 44));
    if (!head && !/[!?/]/.test(html.charAt(open + 1))) {
      yield { type: "text", text: "<" };
      at = open + 1;
      continue;
    }
    const isComment = html.startsWith("<!--", open);
    const close = html.indexOf(isComment ? "-->" : ">", open);
    if (close < 0) return;
    at = close + (isComment ? 3 : 1);
    if (!head) continue;
    const name = (head[2] ?? "").toLowerCase();
    const attributes = html.slice(open + head[0].length, close).slice(0, maxAttributes);
    yield { type: "tag", name, isEnd: head[1] === "/", attributes };
    if (head[1] === "" && hidden.has(name)) at = endOfHidden(html, name, at);
  }
}

const maxAttributes = 2000;
