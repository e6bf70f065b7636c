import type { Drawing, DrawnLine } from "./drawn-lines.ts";
import type { LineJoiner } from "./line-joiner.ts";
import type { PageText, TextPiece } from "./page-text.ts";
import { segmentsInStreamOrder } from "./segments.ts";

export interface LayoutNote {
  readonly kind: "footnote";
  readonly page: number;
  readonly ref: string;
  text: string;
}

const marker = /^(?:\d{1,3}|\[\d{1,3}\]|[*†‡§¶∗]{1,3}|[①-⑳]|[a-z])$/u;
const beginning = /^(\d{1,3}|\[\d{1,3}\]|[*†‡§¶∗]{1,3}|[①-⑳]|[a-z](?=[\s.)]))[.)、．]?\s*(?=\S)/u;

/** White space around it included. */
const maxMarkCharacters = 12;

/** Notes stand in the lower part of the page, in type plainly smaller than the text's. */
const zoneTop = 0.45;
const maxSize = 0.93;

/** Comparing every small piece with every large one grows with the square of their number. */
const maxPieces = 8000;

/** Piece of a raised sign that stands right behind a word: small, and off the word's baseline. */
function isRaised(piece: TextPiece, before: TextPiece | undefined, bodySize: number): boolean {
  if (!before || piece.text.length > maxMarkCharacters || !marker.test(piece.text.trim())) return false;
  const rise = before.y - piece.y;
  const gap = piece.x - before.x - before.width;
  const isSmall = piece.size < 0.85 * before.size || /[*†‡§①-⑳]/u.test(piece.text);
  const isNear = rise > 0.15 * before.size && rise < before.size && gap > -0.5 * piece.size;
  return isSmall && isNear && gap < 0.6 * before.size && before.size > maxSize * bodySize;
}

/** Marks of notes stand behind a word or its punctuation; a lone letter or a number carries an exponent. */
function endsWord(before: TextPiece): boolean {
  if (before.isMaths || !/[\p{L}\p{Pe}\p{Pf}.,;:!?"'’。，；：！？]\s*$/u.test(before.text)) return false;
  return !/(?:^|[\s(=+*/\d-])[\p{Script=Latin}\p{Script=Greek}]\s*$/u.test(before.text);
}

function findMarks(pieces: readonly TextPiece[], bodySize: number): Map<string, TextPiece[]> {
  const marks = new Map<string, TextPiece[]>();
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (!before || !isRaised(piece, before, bodySize) || !endsWord(before)) return;
    const ref = piece.text.trim();
    marks.set(ref, [...(marks.get(ref) ?? []), piece]);
  });
  return marks;
}

/** Whether a piece stands below another in the same column. */
const isUnder = (piece: TextPiece, other: TextPiece): boolean =>
  other.y > piece.y - 0.2 * other.size && other.x < piece.x + piece.width && other.x + other.width > piece.x;

const charactersIn = (pieces: readonly TextPiece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

/**
 * What stands below the line that sets notes off. They may be as large as the text; where they are not, text of its size
 * belongs to the next column.
 */
function belowSeparator(
  text: readonly TextPiece[],
  { y1, x1 }: DrawnLine,
  isSmall: (piece: TextPiece) => boolean,
): TextPiece[] {
  const below = text.filter((piece) => piece.y > y1);
  const beside = below.filter((piece) => piece.x < x1);
  const small = beside.filter(isSmall);
  return charactersIn(small) > 0.6 * charactersIn(beside) ? below.filter(isSmall) : below;
}

/** Small type with no line of the text's size below it in the same column. */
function footPieces(
  page: PageText,
  bodySize: number,
  isFurniture: (piece: TextPiece) => boolean,
  separator: DrawnLine | undefined,
): TextPiece[] {
  const text = page.pieces.filter((piece) => !isFurniture(piece));
  const isSmall = (piece: TextPiece): boolean => piece.size <= maxSize * bodySize;
  if (separator) return belowSeparator(text, separator, isSmall);
  const isFoot = (piece: TextPiece): boolean => piece.y > zoneTop * page.height && isSmall(piece);
  const large = text.filter((piece) => piece.size > maxSize * bodySize && piece.y > zoneTop * page.height);
  const deepest = Math.max(0, ...large.map(({ y }) => y));
  return text.filter(
    (piece) => isFoot(piece) && (piece.y > deepest || !large.some((other) => isUnder(piece, other))),
  );
}

/** The short line that sets notes off: it begins at the left edge of the text and ends well before the right. */
function separatorOf(page: PageText, drawing: Drawing | undefined): DrawnLine | undefined {
  const left = Math.min(...page.pieces.map(({ x }) => x));
  const isSeparator = ({ x0, x1, y0 }: DrawnLine): boolean =>
    Math.abs(x0 - left) < 6 && x1 - x0 > 40 && x1 - x0 < 0.45 * page.width && y0 > zoneTop * page.height;
  const found = drawing?.levels.filter(isSeparator) ?? [];
  // More of them are lines of a table or of a form.
  return found.length === 1 ? found[0] : undefined;
}

interface NoteLine {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
}

/** Lines of the foot in stream order; raised marks of the notes themselves join the line they begin. */
function toLines(pieces: readonly TextPiece[]): NoteLine[] {
  const lines: { y: number; x1: number; pieces: TextPiece[] }[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const isSame = last && Math.abs(last.y - piece.y) < 0.7 * piece.size && piece.x > last.x1 - piece.size;
    if (isSame) {
      last.pieces.push(piece);
      last.x1 = piece.x + piece.width;
      last.y = Math.max(last.y, piece.y);
    } else lines.push({ y: piece.y, x1: piece.x + piece.width, pieces: [piece] });
  }
  return lines.map(({ pieces: own }) => {
    const baseline = Math.max(...own.map(({ y }) => y));
    // Segments hold raised marks apart from small type; here both are one line.
    const flat = segmentsInStreamOrder(own.map((piece) => ({ ...piece, y: baseline })));
    return { text: flat.map(({ text }) => text).join(" "), pieces: own };
  });
}

export interface FoundNotes {
  readonly notes: readonly LayoutNote[];
  /** The page without its notes and without the marks that point to them. */
  readonly page: PageText;
}

/**
 * Footnotes: small lines at the foot of a column that begin with a sign which stands raised in the text above. Without
 * such a pair nothing is taken away.
 */
export function takeFootnotes(
  page: PageText,
  bodySize: number,
  options: {
    readonly join: LineJoiner;
    readonly isFurniture: (piece: TextPiece) => boolean;
    readonly drawing: Drawing | undefined;
  },
): FoundNotes {
  const marks = findMarks(page.pieces, bodySize);
  if (marks.size === 0 || page.pieces.length > maxPieces) return { notes: [], page };
  const notes: LayoutNote[] = [];
  const taken = new Set<TextPiece>();
  for (const line of toLines(
    footPieces(page, bodySize, options.isFurniture, separatorOf(page, options.drawing)),
  )) {
    const found = beginning.exec(line.text);
    const ref = found?.[1] ?? "";
    const open = notes.at(-1);
    if (found && marks.has(ref) && !notes.some((note) => note.ref === ref)) {
      notes.push({ kind: "footnote", page: page.number, ref, text: line.text.slice(found[0].length) });
    } else if (open) open.text = options.join(open.text, line.text);
    else continue;
    for (const piece of line.pieces) taken.add(piece);
  }
  if (notes.length === 0) return { notes, page };
  for (const { ref } of notes) for (const piece of marks.get(ref) ?? []) taken.add(piece);
  return { notes, page: { ...page, pieces: page.pieces.filter((piece) => !taken.has(piece)) } };
}
