import type { Token } from "markdown-it";
import { isCjk } from "../../characters.ts";
import { breakBetween, createInlineText } from "../../inline-text.ts";
import type { InlineStyle } from "../../inline-text.ts";
import type { TextRun } from "../../model.ts";
import { stripHtml } from "./strip-html.ts";

export interface InlineContent {
  readonly text: string;
  readonly runs: readonly TextRun[];
  readonly hasImages: boolean;
}

interface OpenStyles {
  bold: number;
  italic: number;
  readonly hrefs: (string | undefined)[];
}

function updateStyles(styles: OpenStyles, token: Token): void {
  const step = token.nesting;
  if (token.tag === "strong") styles.bold += step;
  else if (token.tag === "em") styles.italic += step;
  else if (token.tag === "a" && step === 1) styles.hrefs.push(token.attrGet("href") ?? undefined);
  else if (token.tag === "a") styles.hrefs.pop();
}

/** `Term` and a line `: meaning` below it read as `Term: meaning`; further meanings follow behind a semicolon. */
function definitionMark(before: string, meanings: number): string {
  if (isCjk(before.at(-1))) return meanings === 0 ? "：" : "；";
  return meanings === 0 ? ": " : "; ";
}

function plainContent(token: Token): string {
  if (token.type === "math_inline") return `$${token.content.trim()}$`;
  if (token.type === "html_inline") return /^<br\b/i.test(token.content) ? " " : stripHtml(token.content);
  return token.type === "text" || token.type === "text_special" || token.type === "code_inline"
    ? token.content
    : "";
}

/** The children of an `inline` token as one clean line with its marked runs. */
export function readInline(tokens: readonly Token[]): InlineContent {
  const inline = createInlineText();
  const styles: OpenStyles = { bold: 0, italic: 0, hrefs: [] };
  let hasImages = false;
  let previous = "";
  let meanings = 0;
  tokens.forEach((token, index) => {
    updateStyles(styles, token);
    if (token.type === "image") hasImages = true;
    let piece = plainContent(token);
    if (token.type === "softbreak" || token.type === "hardbreak") {
      const after = tokens[index + 1]?.content ?? "";
      piece = /^:\s/.test(after) ? "" : breakBetween(previous, after);
    } else if (/^:\s/.test(piece) && tokens[index - 1]?.type === "softbreak") {
      piece = definitionMark(previous, meanings++) + piece.slice(1).trimStart();
    }
    if (piece === "") return;
    const style: InlineStyle = {
      bold: styles.bold > 0,
      italic: styles.italic > 0,
      code: token.type === "code_inline",
      href: styles.hrefs.at(-1),
    };
    inline.add(piece, style);
    previous = piece;
  });
  return { ...inline.finish(), hasImages };
}
