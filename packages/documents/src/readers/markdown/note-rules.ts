import type MarkdownIt from "markdown-it";
import type { StateBlock, StateInline } from "markdown-it";

/** `[^1]: text`, with the lines that continue it. */
function footnoteBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lineAt = (line: number): string => state.src.slice(state.bMarks[line], state.eMarks[line]);
  const head = /^ {0,3}\[\^([^\]\s]{1,80})\]:[ \t]*(.*)$/.exec(lineAt(startLine));
  if (!head) return false;
  if (silent) return true;
  const lines = [head[2] ?? ""];
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && !/^ {0,3}\[\^/.test(lineAt(line))) {
    lines.push(lineAt(line).trim());
    line++;
  }
  const token = state.push("footnote", "", 0);
  token.content = lines.join("\n");
  token.info = head[1] ?? "";
  token.map = [startLine, line];
  state.line = line;
  return true;
}

/** `[^1]` in the text: its mark is not part of the sentence. */
function footnoteMark(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "[" || state.src[state.pos + 1] !== "^") return false;
  const mark = /^\[\^[^\]\s]{1,80}\](?![(:[])/.exec(state.src.slice(state.pos, state.pos + 90));
  if (!mark) return false;
  if (!silent) state.push("footnote_mark", "", 0);
  state.pos += mark[0].length;
  return true;
}

/** Teaches a parser footnotes: their text becomes a `footnote` token, their marks disappear from the sentence. */
export function addNoteRules(parser: MarkdownIt): void {
  parser.block.ruler.before("reference", "footnote", footnoteBlock, { alt: ["paragraph"] });
  parser.inline.ruler.before("link", "footnote_mark", footnoteMark);
}
