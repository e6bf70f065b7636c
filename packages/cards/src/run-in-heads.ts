import type { Block, ParsedDocument } from "@deckle/documents";
import { chineseDepth, chineseRunIn, isChineseHead } from "./chinese-heads.ts";
import { isStatement } from "./offline/en/noun-phrase.ts";
import { isCaseName } from "./offline/structure/case-name.ts";
import { isAspect } from "./offline/structure/labels.ts";
import { splitSentences } from "./offline/sentences.ts";
import { countUnits } from "./text/units.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;

/**
 * What ends a head: a number as deep as its own ("1." 1, "2.3" 2); without a number, the next of its kind where it stands alone,
 * and where it runs in, the next paragraph, or item of a list as deep in it.
 */
type Reach =
  | { readonly by: "number"; readonly depth: number }
  | { readonly by: "place" }
  /** "特点", "定义" above lines of their own: under what the head before them names. */
  | { readonly by: "aspect" }
  | { readonly by: "item" }
  | { readonly by: "line"; readonly depth: number };

/** The words that a line begins with and that name what it is about, or that stand alone above what they name. */
interface Head {
  readonly text: string;
  readonly reach: Reach;
  /** Where the text behind it begins; the line's length where it stands alone. */
  readonly end: number;
}

const maxHeadUnits = 9;
/** No head is longer, so no more of a line is looked at. */
const maxHeadLength = 120;
const maxItemHeadUnits = 4;
const paragraphDepth = -1;
/** A single sentence behind the name of a case is what was decided in it. */
const maxHoldingLength = 200;

const number = /^(?:(?<number>\d{1,2}(?:\.\d{1,2}){0,2})(?:[.)]\s+(?=["“‘'(]?\p{L})|\s+(?=["“‘'(]?\p{Lu})))/u;
/** "Slide 2 - ", "Topic 3: ". */
const part =
  /^(?:slide|topic|part|unit|lecture|section|lesson|week|chapter|session|module|block|theme)\s(?:\d{1,2}|[IVX]{1,4}|[A-F])\s?(?:[-–—:.]|\s[-–—])\s*(?=["“‘'(]?\p{Lu})/iu;

/**
 * The document with the heads that its lines run in with made headings: "**1. Duty of care.**" alone above its text, "1.3
 * *Caparo v Dickman* [1990]. Three requirements ...", "**Turgor.** Cells lose it when ...". What follows such a head stands
 * under it. A definition stays one line, with a colon behind its term: "**Osmosis.** The movement of ...". Ids, offsets and
 * the document's text stay as they are. Linear.
 */
export function splitRunInHeads(document: ParsedDocument): ParsedDocument {
  const trail = createTrail();
  const isUnmarked = document.blocks.filter((block) => block.type === "heading").length <= 1;
  const blocks: Block[] = [];
  for (const [index, block] of document.blocks.entries()) {
    if (block.type === "heading") trail.reset(block.level);
    if (block.type !== "paragraph" && block.type !== "listItem") {
      blocks.push(trail.place(block));
      continue;
    }
    const after = document.blocks[index + 1];
    const head =
      headOf(block, document.blocks[index - 1], after) ?? chineseHeadOf(block, { after, isUnmarked });
    trail.leave(block, head?.reach);
    if (head === undefined) blocks.push(trail.place(block));
    else blocks.push(...splitLine(trail, block, head));
  }
  if (blocks.every((block, index) => block === document.blocks[index])) return document;
  const first = document.blocks.find((block) => block.type === "heading");
  const title = document.title ?? first?.text;
  return { ...document, ...(title === undefined ? {} : { title }), blocks };
}

/** A line with its head as a heading above it, or as the term that it defines. */
function splitLine(trail: Trail, line: Line, head: Head): readonly Block[] {
  const rest = behind(line, head.end);
  if (rest !== undefined && isTermWithMeaning(head.text, rest.text)) {
    return [trail.place(withColon(line, head))];
  }
  const heading = trail.enter(line, head);
  return rest === undefined ? [heading] : [heading, trail.place(rest)];
}

type Trail = ReturnType<typeof createTrail>;

/** The heads above the next line, on top of the document's own headings. */
function createTrail() {
  let above = 0;
  let open: readonly Head[] = [];
  let known: { readonly section: readonly string[]; readonly whole: readonly string[] } | undefined;
  const set = (heads: readonly Head[]) => {
    if (heads.length === open.length && heads.every((head, at) => head === open[at])) return;
    open = heads;
    known = undefined;
  };
  const sectionOf = (section: readonly string[]): readonly string[] => {
    // Lines of one section share one list, however many they are.
    if (known?.section !== section) known = { section, whole: [...section, ...open.map(({ text }) => text)] };
    return known.whole;
  };
  const place = (block: Block): Block =>
    open.length === 0 ? block : { ...block, section: sectionOf(block.section) };
  return {
    place,
    reset: (level: number) => {
      above = level;
      set([]);
    },
    leave: (line: Line, reach: Reach | undefined) => {
      if (open.length === 0) return;
      const counted = reach?.by === "number" ? reach.depth : countOf(line);
      const ended = open.findIndex(({ reach: own }) => {
        if (own.by === "line") return own.depth >= depthOf(line);
        if (own.by === "item") return counted === undefined ? isItemOfList(line) : counted <= 1;
        if (own.by === "number") return counted !== undefined && own.depth >= counted;
        return counted === 0 || reach?.by === "place" || (own.by === "aspect" && reach?.by === "aspect");
      });
      if (ended >= 0) set(open.slice(0, ended));
    },
    enter: ({ id, offset, section, page }: Line, head: Head): Block => {
      const level = Math.min(6, above + open.length + 1) as 1 | 2 | 3 | 4 | 5 | 6; // The clamp makes it one of the six.
      const heading = place({
        id: `${id}-head`,
        offset,
        section,
        ...(page === undefined ? {} : { page }),
        type: "heading",
        level,
        text: head.text,
      });
      set([...open, head]);
      return heading;
    },
  };
}

function isItemOfList(line: Line): boolean {
  return line.type === "listItem" && line.ordered && line.depth === 0;
}

/** How deep a paragraph's number reaches, if it has one; that of a part of the document stands above all others. */
function countOf(line: Line): number | undefined {
  if (line.type === "listItem") return undefined;
  if (part.test(line.text)) return 0;
  return number.exec(line.text)?.groups?.["number"]?.split(".").length;
}

function depthOf(line: Line): number {
  return line.type === "listItem" ? line.depth : paragraphDepth;
}

function headOf(line: Line, before: Block | undefined, after: Block | undefined): Head | undefined {
  const words = firstWords(line);
  if (words === undefined) return undefined;
  const { first, end } = words;
  const text = first.replace(/[.。]$/u, "");
  const counts = countOf(line);
  const byNumber = counts === undefined ? undefined : ({ by: "number", depth: counts } as const);
  if (line.text.slice(end).trim() !== "") {
    const reach = byNumber ?? ({ by: "line", depth: depthOf(line) } as const);
    return text === first ? undefined : { text, reach, end };
  }
  const reach =
    byNumber ?? (line.type === "listItem" ? ({ by: "item" } as const) : ({ by: "place" } as const));
  return isAlone(line, before, after) ? { text, reach, end: line.text.length } : undefined;
}

/** Whether the first words of a line are all of it, and stand above what they name. */
function isAlone(line: Line, before: Block | undefined, after: Block | undefined): boolean {
  // "3. Consideration", an item of a list to its reader, above "3.1 Past consideration ...".
  if (line.type === "listItem") return after?.type === "paragraph" && countOf(after) === 2;
  if (isPart(line)) return after !== undefined && !isPart(after);
  // The title of the document is no head of a list of heads.
  const isBehind = isAbove(before, line) && !(isShout(line) && before?.offset === 0);
  return isAbove(line, after) && !isBehind;
}

function isPart(block: Block): boolean {
  return "text" in block && part.test(block.text);
}

/** A head of a Chinese outline, with its number or with none. */
function chineseHeadOf(
  line: Line,
  around: { readonly after: Block | undefined; readonly isUnmarked: boolean },
): Head | undefined {
  const depth = chineseDepth(line);
  const found = chineseRunIn(line);
  if (found !== undefined && depth !== undefined) return { ...found, reach: { by: "number", depth } };
  if (!isChineseHead(line, around)) return undefined;
  const by = isAspect(line.text.trim()) ? "aspect" : "place";
  const reach = depth === undefined ? ({ by } as const) : ({ by: "number", depth } as const);
  return { text: line.text.trim(), reach, end: line.text.length };
}

/** What a line begins with, where its number or its type sets it off and it can be a head. */
function firstWords(line: Line): { readonly first: string; readonly end: number } | undefined {
  const isCounted = countOf(line) !== undefined;
  // Most lines begin with neither.
  if (!isCounted && !isSetOff(line)) return undefined;
  const start = isCounted ? ((part.exec(line.text) ?? number.exec(line.text))?.[0].length ?? 0) : 0;
  const [first = ""] = splitSentences(line.text.slice(start, start + maxHeadLength));
  const end = line.text.indexOf(first, start) + first.length;
  const isShort = isItem(line) && countUnits(first) <= maxItemHeadUnits;
  const isHead = isCounted || isShort || isShout(line) || isMarked(line, end);
  return isHead && isHeadText(first) ? { first, end } : undefined;
}

function isSetOff(line: Line): boolean {
  return startingRun(line) !== undefined || isItem(line) || isShout(line);
}

/** "1. Offer. Must be definite ...": an item of a numbered list with more than its first words, or with nothing but a few. */
function isItem(line: Line): boolean {
  return (
    line.type === "listItem" && line.ordered && /^["“]?\p{Lu}[^.:;,!?]{2,40}(?:\.\s\S|$)/u.test(line.text)
  );
}

/** "HENRY VII (1485-1509)" above what he did: a line in capitals. */
function isShout({ type, text, offset }: Line): boolean {
  return type === "paragraph" && offset > 0 && inCapitals.test(text) && /[A-Z]{4}/.test(text);
}

const inCapitals = /^[A-Z][A-Z\d’'&/.-]*(?: (?:[A-Z\d’'&/.-]+|of|and|the|in|vs?))*(?: ?\([^()]{1,24}\))?$/;

const inSentence = /[:：;；=→?？!！]|\s[–—-]\s|,\s/u;

/** A few words that name something: no clause, no label with its colon, no question. */
function isHeadText(first: string): boolean {
  if (countUnits(first) > maxHeadUnits || !/^["“‘'(]?[\p{Lu}\p{Script=Han}]/u.test(first)) return false;
  if (!/\p{L}{3}|\p{Script=Han}{2}/u.test(first) || inSentence.test(first)) return false;
  return !isStatement(first.replace(/[.。]$/u, ""));
}

function startingRun({ runs }: Line) {
  return runs?.find(({ start, bold, italic }) => start === 0 && (bold === true || italic === true));
}

/** Whether the type of a line's first words shows that they are its head: in bold, or a case in italics. */
function isMarked(line: Line, end: number): boolean {
  const run = startingRun(line);
  if (run === undefined) return false;
  // The stop may stand behind the marked words, and so may the year: "*Alcock* [1992].".
  const isWhole = run.end >= end - 1;
  if (isWhole) return run.bold === true || isCaseName(line.text.slice(0, end));
  return /^\s?[[(]\d{4}[\])]\.?$/.test(line.text.slice(run.end, end));
}

/** Whether a line may be the head of the one after it: that one is longer, and no item of the same list of heads. */
function isAbove(line: Block | undefined, after: Block | undefined): boolean {
  if (line?.type !== "paragraph" || after === undefined) return false;
  if (after.type === "listItem" || after.type === "table" || after.type === "formula") return true;
  return after.type === "paragraph" && countUnits(after.text) > countUnits(line.text);
}

/** What stands behind a head, as a line of its own; nothing where the head stands alone. */
function behind(line: Line, end: number): Line | undefined {
  const rest = line.text.slice(end);
  const text = rest.trimStart();
  if (text === "") return undefined;
  const cut = end + rest.length - text.length;
  const runs = (line.runs ?? [])
    .filter((run) => run.end > cut)
    .map((run) => ({ ...run, start: Math.max(0, run.start - cut), end: run.end - cut }));
  return { ...line, text, offset: line.offset + cut, ...(line.runs === undefined ? {} : { runs }) };
}

/** "Osmosis. The movement of water ...", "Facts. Auditors ...": what the head means or is called for, and no sentence under it. */
function isTermWithMeaning(head: string, rest: string): boolean {
  if (isCaseName(head)) return rest.length < maxHoldingLength && !/[:=]|[.!?]\s+["“]?[A-Z]/.test(rest);
  const [first = ""] = splitSentences(rest.slice(0, 4 * maxHeadLength));
  if (/[:;=]|\s[–—]\s/.test(first)) return false;
  return isAspect(head) || (meaning.test(first) && !isStatement(first));
}

const meaning =
  /^(?:(?:an?|the|any|one|all) )?(?:[a-z-]+ ){0,3}(?:of|that|which|who|whose|in which|by which|where|when|for|between|from|used|made|given)\s/i;

/** The line with a colon in the place of the stop behind its term. */
function withColon(line: Line, { end }: Head): Line {
  return { ...line, text: `${line.text.slice(0, end - 1)}:${line.text.slice(end)}` };
}
