import { cleanText } from "./field-text.ts";

/**
 * Signs that stand for Anki's own markup while text is being escaped. They are control characters, which cleaned text
 * cannot hold. A gap is `gapOpen` + its number + `gapText` ... `gapHint` ... `gapClose`.
 */
const gapOpen = "\u0001";
const gapText = "\u0002";
const gapHint = "\u0003";
const gapClose = "\u0004";
/**
 * Braces and colons that Anki would read as its own: doubled, or next to a sign, where they would be read together with
 * what the sign becomes. Of a pair it is enough to write the second as an entity.
 */
const loneSigns = new RegExp(`\\{\\{|\\}\\}|::|\\{(?=${gapOpen})|\\}(?=${gapClose})|:(?=${gapHint})`, "g");
const loneSignEntities: Readonly<Record<string, string>> = {
  "{{": "{&#123;",
  "}}": "}&#125;",
  "::": ":&#58;",
  "{": "&#123;",
  "}": "&#125;",
  ":": "&#58;",
};
const gapStart = new RegExp(`${gapOpen}(\\d+)${gapText}`, "g");

/** Anki numbers gaps from 1, stops at 500 cards a note, and shows gaps within gaps to a depth of 10. */
const maxGapNumber = 500;
const maxGapDepth = 8;
/** Bounds on the search, for texts that are all braces. */
const maxGapOpenings = 1000;
const maxGapLength = 5000;

/** Letters and signs certainly in NFC that mean nothing in HTML, to Anki, in maths or as code; no colons, no braces. */
const plain = String.raw`[\t !#%'-9;=?-Z\\-_a-z|~\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01-\uff60]`;

/**
 * Most texts stand in a field as they are; looking for one sign after the other in them was the dearest part of an export.
 * A gap of the second kind is of that text too, with one number up to 99; anything else takes the long way.
 */
const plainHtml = new RegExp(`^${plain.replace("[", "[:{}")}*$`);
const plainCloze = new RegExp(`^${plain}*(?:(?:\\{\\{c[1-9]\\d?::${plain}+\\}\\}|:(?!:))${plain}*)*$`);

interface GapOptions {
  /** `none`: a `::` in a gap is text (C++, IPv6), not the start of a hint. */
  readonly hints: "allowed" | "none";
  /** Collects the numbers of the gaps found. */
  readonly numbers: Set<number>;
}

/**
 * Plain text as the HTML of a field: escaped, `$...$` and `$$...$$` as MathJax delimiters, code between backticks as code,
 * line feeds as breaks, and everything neutralised that Anki would act on (`[sound:...]`, `[latex]`, `[$]`, `[anki:...]`).
 */
export function textToHtml(text: string): string {
  if (plainHtml.test(text)) return text;
  return markedToHtml(cleanText(text));
}

/**
 * The same for a quote, which may be rows of a table: if each of its lines has as many cells as the first, at least two,
 * with tabs between and nothing empty, it is shown as a table.
 */
export function quoteToHtml(text: string): string {
  const rows = text.includes("\t") ? text.split("\n").map((line) => line.split("\t")) : [];
  const columns = rows[0]?.length ?? 0;
  const isTable =
    columns > 1 &&
    rows.every((cells) => cells.length === columns && cells.every((cell) => cell.trim() !== ""));
  if (!isTable) return textToHtml(text);
  const lines = rows.map((cells) => `<tr><td>${cells.map(textToHtml).join("</td><td>")}</td></tr>`);
  return `<table>${lines.join("")}</table>`;
}

/**
 * A text with gaps as the HTML of a cloze field, and the card ordinals (gap number - 1) that Anki will make from it.
 * Braces and double colons inside a gap are written as entities, so that C++ or LaTeX cannot end the gap early.
 */
export function clozeToHtml(
  text: string,
  hints: GapOptions["hints"],
): { readonly html: string; readonly ordinals: readonly number[] } {
  if (plainCloze.test(text)) return { html: text, ordinals: ordinalsOf(plainGaps(text)) };
  const numbers = new Set<number>();
  const marked = markedToHtml(markGaps(cleanText(text), { hints, numbers }));
  const html = marked
    .replace(loneSigns, (sign) => loneSignEntities[sign] ?? sign)
    .replace(gapStart, "{{c$1::")
    .replaceAll(gapHint, "::")
    .replaceAll(gapClose, "}}");
  return { html, ordinals: ordinalsOf(numbers) };
}

function plainGaps(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (let at = text.indexOf("{{c"); at !== -1; at = text.indexOf("{{c", at + 3)) {
    numbers.add(Number.parseInt(text.slice(at + 3, at + 5), 10));
  }
  return numbers;
}

function ordinalsOf(numbers: ReadonlySet<number>): readonly number[] {
  return [...numbers].map((number) => number - 1).sort((a, b) => a - b);
}

/** Code as CommonMark has it: a fenced block on lines of its own, or a span in one line. */
const code = /(?:^|\n)```[\w+#-]{0,20}\n([^]{1,5000}?)\n```(?:\n|$)|(?<!`)`(?!`)([^`\n]{1,500})`(?!`)/g;

/** Text whose gaps are marked, as HTML. What looks like maths in code is code. */
function markedToHtml(text: string): string {
  if (!text.includes("`")) return escapeText(markMaths(text));
  let html = "";
  let done = 0;
  for (const found of text.matchAll(code)) {
    const [whole, block, span = ""] = found;
    if (!hasWholeGaps(block ?? span)) continue;
    html += escapeText(markMaths(text.slice(done, found.index)));
    html +=
      block === undefined
        ? `<code>${escapeText(span)}</code>`
        : `<pre><code>${escapeText(block)}</code></pre>`;
    done = found.index + whole.length;
  }
  return html + escapeText(markMaths(text.slice(done)));
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "[": "&#91;",
  "\n": "<br>",
};

/** What HTML or Anki would act on. One pass, and none for most texts: this is a large part of an export's time. */
function escapeText(text: string): string {
  return text.replace(
    /[&<>"\n]|\[(?=\/?(?:sound:|latex\]|\${1,2}\]|anki:))/gi,
    (sign) => escapes[sign] ?? sign,
  );
}

/**
 * Pandoc's rule for `$`: no space inside, none of letters, digits or `$` outside; so that prices stay prices. A formula
 * does not begin with `]`: that is Anki's own `[$]`.
 */
const maths =
  /\$\$(?!\])([^$]{1,4000}?)\$\$|(?<![\\$\w])\$(?![\s$\]])([^$\n]{1,2000}?)(?<![\s\\])\$(?![\w$])/g;

function markMaths(text: string): string {
  if (!text.includes("$")) return text;
  return text.replace(maths, (whole, display: string | undefined, inline: string | undefined) => {
    const formula = display ?? inline ?? "";
    if (!looksLikeMaths(formula) || !hasWholeGaps(formula)) return whole;
    return display === undefined ? `\\(${formula}\\)` : `\\[${formula}\\]`;
  });
}

/** "from $5 to 10$" is no formula: a formula has a sign of LaTeX or arithmetic, or is one short symbol. */
function looksLikeMaths(formula: string): boolean {
  return /[\\^_={}+*/<>|-]/.test(formula) || /^[\p{L}\p{N}.,'()]{1,12}$/u.test(formula);
}

/** A formula may hold gaps, but not begin or end inside one. */
function hasWholeGaps(formula: string): boolean {
  return formula.split(gapOpen).length === formula.split(gapClose).length;
}

/**
 * Replaces `{{c1::text::hint}}` by signs. What never closes, or is nested beyond all use, stays text. `{{c1,2::text}}`, a
 * gap of two cards, which Anki knows only since 26, becomes a gap within a gap, which every version shows the same.
 */
function markGaps(text: string, gaps: GapOptions, depth = 0): string {
  if (depth > maxGapDepth) return text;
  const opening = /\{\{c(\d{1,5}(?:,\d{1,5}){0,7})::/g;
  let out = "";
  let done = 0;
  let tried = 0;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    tried += 1;
    if (tried > maxGapOpenings) break;
    const numbers = gapNumbers(found[1] ?? "");
    const start = opening.lastIndex;
    const end = gapEnd(text, start);
    if (end === undefined || numbers.length === 0) continue;
    for (const number of numbers) gaps.numbers.add(number);
    const content = markGaps(text.slice(start, end), gaps, depth + numbers.length);
    out += `${text.slice(done, found.index)}${gapsAround(content, numbers, gaps)}`;
    done = end + 2;
    opening.lastIndex = done;
  }
  return out + text.slice(done);
}

/** Those of "1,2" that can be cards, each once. */
function gapNumbers(list: string): readonly number[] {
  const numbers = new Set(list.split(",").map(Number));
  return [...numbers].filter((number) => number >= 1 && number <= maxGapNumber);
}

/** The content in a gap of each number, the first outermost, all with its hint. */
function gapsAround(content: string, numbers: readonly number[], { hints }: GapOptions): string {
  const { shown, hint } = hints === "none" ? { shown: content, hint: "" } : splitHint(content);
  return numbers.reduceRight(
    (inner, number) => `${gapOpen}${number}${gapText}${inner}${hint === "" ? "" : gapHint + hint}${gapClose}`,
    shown,
  );
}

/** The first `::` of a gap that is not inside a gap within it starts the hint, as in Anki. */
function splitHint(content: string): { readonly shown: string; readonly hint: string } {
  let depth = 0;
  for (let at = 0; at < content.length; at += 1) {
    if (content[at] === gapOpen) depth += 1;
    else if (content[at] === gapClose) depth -= 1;
    else if (depth === 0 && at > 0 && content.startsWith("::", at)) {
      const hint = content.slice(at + 2);
      return hint === "" ? { shown: content, hint } : { shown: content.slice(0, at), hint };
    }
  }
  return { shown: content, hint: "" };
}

/** Where the `}}` of a gap stands: the first that leaves the braces inside balanced, else simply the first. */
function gapEnd(text: string, start: number): number | undefined {
  const limit = Math.min(text.length, start + maxGapLength);
  let open = 0;
  for (let at = start; at < limit; at += 1) {
    const letter = text[at];
    if (letter === "{") open += 1;
    else if (letter === "}" && open > 0) open -= 1;
    else if (letter === "}" && text[at + 1] === "}") return at;
  }
  const first = text.slice(start, limit).indexOf("}}");
  return first === -1 ? undefined : start + first;
}
