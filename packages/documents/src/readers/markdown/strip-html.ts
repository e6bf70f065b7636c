const hiddenElements = /^<(script|style|template|svg|math)\b/i;
const blockEnds = /^<(?:br|hr|\/p|\/div|\/li|\/tr|\/td|\/th|\/h[1-6])\b/i;

/** Where the construct that begins with the `<` at `start` ends, exclusive; -1 where it never does. */
function endOfTag(html: string, start: number): number {
  if (html.startsWith("<!--", start)) {
    const close = html.indexOf("-->", start + 4);
    return close < 0 ? -1 : close + 3;
  }
  const head = html.slice(start, start + 12);
  const element = hiddenElements.exec(head)?.[1];
  if (element !== undefined) {
    const close = html.indexOf(`</${element}`, start);
    return close < 0 ? -1 : html.indexOf(">", close) + 1 || -1;
  }
  if (!/^<[/!?a-z]/i.test(head)) return start;
  return html.indexOf(">", start) + 1 || -1;
}

/**
 * Markup out, text kept; block ends and `<br>` become line feeds. Nothing is interpreted. One pass: what is not closed
 * ends the markup, and the rest of the text is dropped as a browser would.
 */
export function stripHtml(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    parts.push(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const end = endOfTag(html, open);
    if (end < 0) break;
    if (end === open) parts.push("<");
    else if (blockEnds.test(html.slice(open, open + 6))) parts.push("\n");
    at = Math.max(end, open + 1);
  }
  return parts.join("");
}
