import type MarkdownIt from "markdown-it";
import type { StateBlock, StateInline } from "markdown-it";

const maxFormulaCharacters = 10_000;

/** Pandoc's rule: no space inside the dollars, no digit behind the closing one; `$5 and $6` stays money. */
function closingDollar(source: string, start: number, max: number): number {
  const limit = Math.min(max, start + 1000);
  for (let at = start + 1; at < limit; at++) {
    const character = source[at];
    if (character === "\\") at++;
    else if (character === "\n" && source[at + 1] === "\n") return -1;
    else if (character === "$") {
      return /\s/.test(source[at - 1] ?? "") || /\d/.test(source[at + 1] ?? "") ? -1 : at;
    }
  }
  return -1;
}

function pushMath(state: StateInline, content: string, end: number, silent: boolean): true {
  if (!silent) state.push("math_inline", "math", 0).content = content;
  state.pos = end;
  return true;
}

interface MathEnvironment {
  closings?: Map<string, { source: string; at: number }>;
}

/** Next place of a closing mark, remembered, so that many openings without one cost a single search. */
function nextClosing(state: StateInline, mark: string, from: number): number {
  // markdown-it passes `env` through untouched; only this file puts something there.
  const environment = state.env as MathEnvironment;
  const closings = (environment.closings ??= new Map());
  const known = closings.get(mark);
  if (known && known.source === state.src && (known.at < 0 || known.at >= from)) return known.at;
  const at = state.src.indexOf(mark, from);
  closings.set(mark, { source: state.src, at });
  return at;
}

function enclosed(state: StateInline, mark: string): string | undefined {
  const from = state.pos + 2;
  const end = nextClosing(state, mark, from);
  if (end <= from || end > state.posMax || end - from > maxFormulaCharacters) return undefined;
  return state.src.slice(from, end);
}

function inlineDollar(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "$") return false;
  if (src[pos + 1] === "$") {
    const content = enclosed(state, "$$");
    return content !== undefined && pushMath(state, content, pos + 4 + content.length, silent);
  }
  if (/\s/.test(src[pos + 1] ?? " ")) return false;
  const close = closingDollar(src, pos, posMax);
  return close > pos + 1 && pushMath(state, src.slice(pos + 1, close), close + 1, silent);
}

function inlineBracket(state: StateInline, silent: boolean): boolean {
  const opening = state.src.slice(state.pos, state.pos + 2);
  if (opening !== "\\(" && opening !== "\\[") return false;
  const content = enclosed(state, opening === "\\(" ? "\\)" : "\\]");
  // `\[text\]` is also how brackets are escaped; a formula has a command, a script or a relation in it.
  if (content === undefined || !/[\\^_=<>+]/.test(content)) return false;
  return pushMath(state, content, state.pos + 4 + content.length, silent);
}

/** `$$` or `\[` at the start of a line up to its counterpart at the end of this or a later line. */
function blockMath(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lineAt = (line: number): string =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
  const first = lineAt(startLine);
  const closing = first.startsWith("$$") ? "$$" : first.startsWith("\\[") ? "\\]" : undefined;
  if (closing === undefined) return false;
  const content: string[] = [];
  let characters = 0;
  for (let line = startLine; line < endLine && characters < maxFormulaCharacters; line++) {
    let text = line === startLine ? first.slice(2) : lineAt(line);
    const isLast = text.endsWith(closing);
    if (isLast) text = text.slice(0, -2);
    if (text.includes(closing)) return false;
    content.push(text);
    characters += text.length;
    if (!isLast) continue;
    if (silent) return true;
    const token = state.push("math_block", "math", 0);
    token.content = content.join("\n").trim();
    token.map = [startLine, line + 1];
    state.line = line + 1;
    return true;
  }
  return false;
}

/** Teaches a parser `$a$`, `$$a$$`, `\(a\)` and `\[a\]`, so that `_` and `*` in formulas are not taken for emphasis. */
export function addMathRules(parser: MarkdownIt): void {
  parser.inline.ruler.before("escape", "math_dollar", inlineDollar);
  parser.inline.ruler.before("escape", "math_bracket", inlineBracket);
  parser.block.ruler.before("fence", "math_block", blockMath, { alt: ["paragraph", "blockquote", "list"] });
}
