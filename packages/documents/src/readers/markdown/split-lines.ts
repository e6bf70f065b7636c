import type { Token } from "markdown-it";

/** A line that is an entry of its own: a term and its meaning, a question, an answer. */
const entry = /^.{1,40}?(?:[:：](?!\/\/)\s?|\s(?:=|->|→|--?|—|–)\s|\s?——\s?)\S/u;
/** A wrapped line is full: the next word would not have fitted. A line that is this much shorter was ended on purpose. */
const slack = 0.85;
/** Chinese is seldom wrapped narrower than this, in columns. */
const narrow = 60;
/** By how much the lines of a wrapped paragraph differ, in columns: a mark may not begin a line. */
const ragged = 4;

/**
 * Cuts a paragraph of notes, whose author pressed return after every line, at those line breaks. A paragraph that an
 * editor wrapped stays whole: its lines are full, and none looks like an entry.
 */
export function splitLines(token: Token): readonly (readonly Token[])[] {
  const children = token.children ?? [];
  const lines = token.content.split("\n").map((line) => line.trim());
  const breaks = children.filter((child) => child.type === "softbreak" || child.type === "hardbreak");
  if (breaks.length === 0 || breaks.length !== lines.length - 1) return [children];
  const widest = Math.max(...lines.map(widthOf));
  const isNotes = widest < narrow && !isProse(lines, widest);
  const beginsAsEntry = entry.test(lines[0] ?? "");
  const deliberate = lines.slice(1).map((next, at) => {
    const line = lines[at] ?? "";
    if (isNotes && endsInHan.test(line)) return true;
    return isDeliberate(line, next, widest) && (beginsAsEntry || !isWrapped(line, next, widest));
  });
  // Where most lines are entries, the others are too.
  const areNotes = deliberate.filter(Boolean).length * 2 >= deliberate.length;
  const parts: Token[][] = [[]];
  let line = 0;
  for (const child of children) {
    const isBreak = child.type === "softbreak" || child.type === "hardbreak";
    if (isBreak && (deliberate[line++] === true || areNotes)) parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.filter((part) => part.length > 0);
}

/** "others of the same / trade: a roofer ...": a full line whose sentence goes on in small letters was cut by the editor's width. */
function isWrapped(line: string, next: string, widest: number): boolean {
  return /[\p{L}\p{N},)’”"]$/u.test(line) && /^\p{Ll}/u.test(next) && widthOf(line) >= slack * widest;
}

/** A line of Chinese that stops without a mark; brackets close. */
const endsInHan = /\p{Script=Han}[）)”》」]?$/u;

/** Whether narrow lines were wrapped all the same: they end in a full stop, or all but the last are about as wide. */
function isProse(lines: readonly string[], widest: number): boolean {
  const full = lines.slice(0, -1);
  const isEven = full.length > 1 && full.every((line) => widthOf(line) >= widest - ragged);
  return isEven || /[。！？.!?]$/u.test(lines.at(-1) ?? "");
}

function isDeliberate(line: string, next: string, widest: number): boolean {
  if (/^:\s/.test(next)) return false;
  const nextWord = /^\p{Script=Han}/u.test(next) ? 2 : (/^\S+/.exec(next)?.[0].length ?? 0) + 1;
  return entry.test(next) || widthOf(line) + nextWord < slack * widest;
}

/** Columns: a Han character takes two. */
function widthOf(line: string): number {
  return line.length + (line.match(/[\u2e80-\uffef]/gu)?.length ?? 0);
}
