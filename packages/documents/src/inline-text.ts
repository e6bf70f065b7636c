import { isCjk } from "./characters.ts";
import type { TextRun } from "./model.ts";

export interface InlineStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly code?: boolean;
  readonly href?: string | undefined;
}

/**
 * Collects styled pieces into one clean line: white space collapses across pieces, so that the runs' offsets are true
 * for the text that comes out.
 */
export interface InlineText {
  readonly add: (piece: string, style?: InlineStyle) => void;
  readonly isEmpty: () => boolean;
  readonly finish: () => { text: string; runs: TextRun[] };
}

// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const dropped = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufff9-\ufffb\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

function sameStyle(run: TextRun, style: InlineStyle): boolean {
  return (
    (run.bold ?? false) === (style.bold ?? false) &&
    (run.italic ?? false) === (style.italic ?? false) &&
    (run.code ?? false) === (style.code ?? false) &&
    run.href === style.href
  );
}

function toRun(start: number, end: number, style: InlineStyle): TextRun {
  return {
    start,
    end,
    ...(style.bold ? { bold: true as const } : {}),
    ...(style.italic ? { italic: true as const } : {}),
    ...(style.code ? { code: true as const } : {}),
    ...(style.href ? { href: style.href } : {}),
  };
}

function isMarked({ bold, italic, code, href }: InlineStyle): boolean {
  return (bold ?? false) || (italic ?? false) || (code ?? false) || (href ?? "") !== "";
}

export function createInlineText(): InlineText {
  const parts: string[] = [];
  const runs: TextRun[] = [];
  let length = 0;
  let endsWithSpace = true;

  const append = (clean: string, style: InlineStyle): void => {
    const start = length;
    parts.push(clean);
    length += clean.length;
    if (!isMarked(style)) return;
    const last = runs.at(-1);
    const extendsLast = last?.end === start && sameStyle(last, style);
    if (last && extendsLast) runs[runs.length - 1] = { ...last, end: length };
    else runs.push(toRun(start, length, style));
  };

  return {
    add(piece, style = {}) {
      let clean = piece.toWellFormed().replace(dropped, "").replace(/\s+/g, " ");
      if (endsWithSpace) clean = clean.replace(/^ /, "");
      if (clean === "") return;
      append(clean, style);
      endsWithSpace = clean.endsWith(" ");
    },
    isEmpty: () => length === 0,
    finish() {
      const text = parts.join("").trimEnd();
      const kept = runs
        .map((run) => ({ ...run, end: Math.min(run.end, text.length) }))
        .filter((run) => run.start < run.end);
      return { text, runs: kept };
    },
  };
}

/** A line break inside a paragraph: nothing between two Chinese characters, else a space. */
export function breakBetween(before: string, after: string): string {
  return isCjk(before.at(-1)) && isCjk(after.at(0)) ? "" : " ";
}
