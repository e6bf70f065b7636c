/** A piece of a line. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "maths"; readonly tex: string; readonly isDisplayed: boolean }
  | { readonly kind: "gap"; readonly content: readonly Inline[]; readonly hint: string | null };

/** A piece of a card's side. */
export type Block =
  | { readonly kind: "paragraph"; readonly content: readonly Inline[] }
  | {
      readonly kind: "list";
      /** Number of the first item; null for bullets. */
      readonly start: number | null;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: "code"; readonly text: string };

const fence = /^\s*```/;
const listItem = /^\s*(?:[-*•·]|(\d{1,3})[.、)])\s+(?=\S)/;

/**
 * What a card's plain text shows: paragraphs, lists, code between fences or backticks, formulas as `$...$`, `$$...$$`,
 * `\(...\)` or `\[...\]`, and gaps as `{{c1::answer::hint}}`. What does not close is text. Linear but for gaps, which are
 * looked for within 5,000 characters.
 */
export function parseCardText(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let code: string[] | undefined;
  const endParagraph = () => {
    if (lines.length > 0) blocks.push(blockOf(lines));
    lines = [];
  };
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    if (fence.test(line)) {
      endParagraph();
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      code = code ? undefined : [];
    } else if (code) code.push(line);
    else if (line.trim() === "") endParagraph();
    else {
      const changesKind = lines.length > 0 && listItem.test(line) !== listItem.test(lines[0] ?? "");
      if (changesKind) endParagraph();
      lines.push(line);
    }
  }
  endParagraph();
  if (code && code.length > 0) blocks.push({ kind: "code", text: code.join("\n") });
  return blocks;
}

function blockOf(lines: readonly string[]): Block {
  const first = listItem.exec(lines[0] ?? "");
  // One line that happens to begin like an item is a sentence.
  if (!first || lines.length < 2) return { kind: "paragraph", content: parseInline(lines.join("\n")) };
  return {
    kind: "list",
    start: first[1] === undefined ? null : Number(first[1]),
    items: lines.map((line) => parseInline(line.replace(listItem, ""))),
  };
}

const opener = /\{\{c\d{1,3}::|\$\$?|\\[([]|`/g;
const maxDepth = 4;

/** The pieces of one paragraph. */
export function parseInline(text: string, depth = 0): readonly Inline[] {
  const pieces: Inline[] = [];
  let done = 0;
  opener.lastIndex = 0;
  const starts = [...text.matchAll(opener)];
  for (const start of starts) {
    if (start.index < done || depth > maxDepth) continue;
    const found = pieceAt(text, start.index, { mark: start[0], depth });
    if (!found) continue;
    if (start.index > done) pieces.push({ kind: "text", text: text.slice(done, start.index) });
    pieces.push(found.piece);
    done = found.end;
  }
  if (done < text.length) pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

interface Found {
  readonly piece: Inline;
  readonly end: number;
}

function pieceAt(
  text: string,
  at: number,
  { mark, depth }: { readonly mark: string; readonly depth: number },
): Found | undefined {
  if (mark.startsWith("{{")) return gapAt(text, at + mark.length, depth);
  const rest = text.slice(at, at + 4_000);
  if (mark === "`") {
    const code = /^`([^`\n]+)`/.exec(rest);
    return code ? { piece: { kind: "code", text: code[1] ?? "" }, end: at + code[0].length } : undefined;
  }
  const isAfterWord = /[\\$\w]/.test(text.charAt(at - 1));
  return mark.startsWith("$") && isAfterWord ? undefined : mathsAt(rest, at);
}

/** Pandoc's rule for a single `$`: no space inside, no letter or digit after it, so that prices stay prices. */
const formulas = [
  { pattern: /^\$\$([^$]+)\$\$/, isDisplayed: true },
  { pattern: /^\$(?![\s$])([^$\n]+?)(?<![\s\\])\$(?![\w$])/, isDisplayed: false },
  { pattern: /^\\\[([\s\S]+?)\\\]/, isDisplayed: true },
  { pattern: /^\\\(([\s\S]+?)\\\)/, isDisplayed: false },
] as const;

function mathsAt(rest: string, at: number): Found | undefined {
  for (const { pattern, isDisplayed } of formulas) {
    const match = pattern.exec(rest);
    const tex = match?.[1] ?? "";
    if (!match || (rest.startsWith("$") && !looksLikeMaths(tex))) continue;
    return { piece: { kind: "maths", tex: tex.trim(), isDisplayed }, end: at + match[0].length };
  }
  return undefined;
}

/** "from $5 to 10$" is no formula: a formula has a sign of LaTeX or arithmetic, or is one short symbol. */
function looksLikeMaths(tex: string): boolean {
  return /[\\^_={}+*/<>|-]/.test(tex) || /^[\p{L}\p{N}.,'()]{1,12}$/u.test(tex);
}

const maxGapLength = 5_000;

/** The gap whose content starts here; it ends at the first `}}` that leaves the braces inside balanced. */
function gapAt(text: string, start: number, depth: number): Found | undefined {
  let open = 0;
  const limit = Math.min(text.length, start + maxGapLength);
  for (let at = start; at < limit; at += 1) {
    const letter = text[at];
    if (letter === "{") open += 1;
    else if (letter === "}" && open > 0) open -= 1;
    else if (letter === "}" && text[at + 1] === "}") {
      return { piece: gapOf(text.slice(start, at), depth), end: at + 2 };
    }
  }
  return undefined;
}

function gapOf(inside: string, depth: number): Inline {
  const hintAt = inside.lastIndexOf("::");
  const hasHint = hintAt > 0 && hintAt + 2 < inside.length && !inside.slice(hintAt).includes("}}");
  return {
    kind: "gap",
    content: parseInline(hasHint ? inside.slice(0, hintAt) : inside, depth + 1),
    hint: hasHint ? inside.slice(hintAt + 2) : null,
  };
}

const gapInTex = /\{\{c\d{1,3}::([\s\S]+?)(?:::[^:}]*)?\}\}(?!\})/g;

/** A formula with its gaps hidden behind a box, or filled in. */
export function texWithGaps(tex: string, gaps: "hidden" | "shown"): string {
  return tex.replace(gapInTex, (_whole, content: string) =>
    gaps === "hidden" ? String.raw`\boxed{\;?\;}` : `{${content}}`,
  );
}

/** The next free gap number of a cloze text: one above the highest in use. */
export function nextGapNumber(text: string): number {
  const numbers = [...text.matchAll(/\{\{c(\d{1,3})::/g)].map((match) => Number(match[1]));
  return Math.max(0, ...numbers) + 1;
}

/** A cloze text as people read it, the gaps filled in. */
export function withoutGapMarks(text: string): string {
  return parseInline(text).map(plainText).join("");
}

function plainText(piece: Inline): string {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "code":
      return `\`${piece.text}\``;
    case "maths":
      return piece.isDisplayed ? `$$${piece.tex}$$` : `$${piece.tex}$`;
    case "gap":
      return piece.content.map(plainText).join("");
  }
}
