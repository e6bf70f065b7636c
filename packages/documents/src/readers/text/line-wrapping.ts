import { endsSentence, firstCharacter, isCjk, lastCharacter } from "../../characters.ts";
import { columnsOf } from "./line-width.ts";
import { namesTerm } from "./text-line.ts";
import type { TextLine } from "./text-line.ts";

/** Widths beyond this come from an editor that does not wrap. */
const maxWrapColumns = 110;
/** Narrower texts may be verse, an address or a list of words. */
const minTextColumns = 30;
const minGroupColumns = 40;
/** By how much a wrapped line may fall short of the widest. */
const evenColumns = 4;
/** Hands wrap less evenly than programs; but between Chinese characters a line can break anywhere. */
const raggedColumns = 10;

/** A line and the one below it, which may be one sentence. */
type Break = readonly [TextLine, TextLine];

const otherTongue = "(?:n|v|vt|vi|adj|adv|a|ad|prep|conj|pron|num|int)\\.|[（(]?\\p{Script=Han}|[[/]\\S";
/** `abandon vt. 放弃`, `put off 推迟`, `Atom（原子）`, `ability [əˈbɪləti]`, `能力 ability`, `主键 …`, `1954年 …`. */
const wordMark = new RegExp(
  [
    `^(?:[A-Za-z][A-Za-z'’.~ -]{0,38}(?:\\s(?:${otherTongue})|[（(]\\p{Script=Han})`,
    // Latin words inside a Chinese sentence have spaces around them, too.
    "|\\p{Script=Han}{1,8}[ \\u3000]+(?:\\p{Script=Han}|[A-Za-z][^\\p{Script=Han}]*$)",
    "|(?:公元)?前?\\d{1,4}年[ \\u3000]+[^\\s\\p{P}])",
  ].join(""),
  "u",
);
const beginsItem = (text: string): boolean => namesTerm(text) || wordMark.test(text);

/**
 * The lines of a group that begin an item of their own by its term. One such line may be prose that has a colon; and
 * where the first is capitalised, one in small letters goes on with the sentence above it.
 */
function itemsOf(group: readonly TextLine[]): ReadonlySet<TextLine> {
  const named = [...group.entries()].filter(([, { marker, text }]) => !marker && beginsItem(text));
  const isSmall = /^\p{Ll}/u.test(named[0]?.[1].text ?? "");
  const alike = named.filter(([, { text }]) => isSmall || !/^\p{Ll}/u.test(text));
  const isRule = alike.length >= 0.5 * group.length;
  const items = alike.filter(
    ([index]) => isRule || index === 0 || endsSentence(group[index - 1]?.text ?? ""),
  );
  return new Set(items.length >= 2 ? items.map(([, line]) => line) : []);
}

interface Breaks {
  /** Where the lines of a group could run on. */
  readonly open: readonly Break[];
  /** Where an item begins by its term. */
  readonly items: readonly Break[];
}

function breaksOf(group: readonly TextLine[]): Breaks {
  const items = itemsOf(group);
  const breaks = group.slice(1).flatMap((line, index) => {
    const before = group[index];
    return before && !line.marker ? [[before, line] as const] : [];
  });
  return {
    open: breaks.filter(([, line]) => !items.has(line)),
    items: breaks.filter(([, line]) => items.has(line)),
  };
}

/** What a line must have had room for to hold the next one's beginning: a word, or a single Chinese character. */
function firstWordColumns({ text }: TextLine): number {
  if (isCjk(firstCharacter(text))) return 2;
  return columnsOf(/^\S+/.exec(text)?.[0].slice(0, 20) ?? "");
}

/** Whether the next line's beginning would have reached beyond `limit`. Some programs count characters, not columns. */
function isFull([before, line]: Break, limit: number): boolean {
  const isTight = isCjk(lastCharacter(before.text)) && isCjk(firstCharacter(line.text));
  const columns = isTight ? Math.max(before.columns, 2 * before.text.length + before.indent) : before.columns;
  return columns + 1 + firstWordColumns(line) > limit;
}

/** No sentence and no item ends with one of these, or with a comma. */
const leadsOn =
  /(?:[,，、]|\b(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|but|nor|as|is|are|was|were|be|that|which|who|whose|if|than|into|its|their|this|these))$/;

/** Whether a line breaks off within a sentence, or the next begins like one that goes on. */
function isInside([before, line]: Break): boolean {
  if (endsSentence(before.text)) return false;
  if (leadsOn.test(before.text) || /^[\p{Ll}\p{Lo}(“"]/u.test(line.text)) return true;
  return /\p{Lu}{3}/u.test(line.text) && !/\p{Ll}/u.test(before.text + line.text);
}

/** Whether lines that reach the limit go on below. Where most are followed by an item, they are as long by chance. */
const mostlyRunOn = (full: number, items: readonly Break[], limit: number): boolean =>
  items.filter((pair) => isFull(pair, limit)).length <= 0.5 * full;

/** Whether full lines read like running text: it has full stops, few of them where a line happens to end. */
function isProse(breaks: readonly Break[]): boolean {
  return hasStop(breaks) && isMostlyInside(breaks);
}

const isMostlyInside = (breaks: readonly Break[]): boolean =>
  breaks.filter((pair) => isInside(pair)).length >= 0.5 * breaks.length;

const hasStop = (breaks: readonly Break[]): boolean =>
  breaks.some((pair) => pair.some(({ text }) => /[.!?。！？](?:$|[\s"'”’」』）)\p{Lo}])/u.test(text)));

const widestOf = (lines: readonly TextLine[]): number =>
  lines.reduce((max, { columns }) => Math.max(max, columns), 0);

/**
 * Where the lines of a whole text end when it was wrapped at one width throughout, else `undefined`: many lines end
 * close to one width and none beyond it, and from there the sentences go on in the next line.
 */
function limitOfText(groups: readonly (readonly TextLine[])[]): number | undefined {
  const lines = groups.flat();
  const widest = widestOf(lines);
  if (lines.length < 4 || widest > maxWrapColumns || widest < minTextColumns) return undefined;
  const close = lines.filter(({ columns }) => columns >= widest * 0.8);
  if (close.length < 3 || close.length < lines.length * 0.35) return undefined;
  const limit = widest - evenColumns;
  const breaks = groups.map((group) => breaksOf(group));
  const full = breaks.flatMap(({ open }) => open.filter((pair) => isFull(pair, limit)));
  const items = breaks.flatMap((group) => group.items);
  return full.length >= 2 && isProse(full) && mostlyRunOn(full.length, items, limit) ? limit : undefined;
}

/**
 * The same for one group of lines, whatever the rest of the text does: no line had room for the next one's first word,
 * and most lines begin inside a sentence; where the text wraps elsewhere too, a full stop or such beginnings will do.
 */
function limitOfGroup(group: readonly TextLine[], isHabit: boolean): number | undefined {
  const widest = widestOf(group);
  if (group.length < 2 || widest < minGroupColumns || widest > maxWrapColumns) return undefined;
  // Fences and drawn lines stand by themselves.
  if (group.some(({ text }) => /([^\p{L}\p{N}\s.])\1{3}/u.test(text))) return undefined;
  const { open: breaks, items } = breaksOf(group);
  const isTight = breaks.some(([, line]) => isCjk(firstCharacter(line.text)));
  // Two Chinese lines of one length may be two items: nothing in the second tells that it goes on.
  if (breaks.length < (isTight && !isHabit ? 2 : 1)) return undefined;
  const limit = widest - (isTight ? evenColumns : raggedColumns);
  const reads = isHabit ? hasStop(breaks) || isMostlyInside(breaks) : isProse(breaks);
  const isWrapped = breaks.every((pair) => isFull(pair, limit)) && mostlyRunOn(breaks.length, items, limit);
  return reads && isWrapped ? limit : undefined;
}

/** How a text wraps: at one width throughout, or group by group. */
export interface Wrapping {
  readonly limit: number | undefined;
  readonly isHabit: boolean;
}

export function wrappingOf(groups: readonly (readonly TextLine[])[]): Wrapping {
  const several = groups.filter((group) => group.length > 1);
  const wrapped = several.filter((group) => limitOfGroup(group, false) !== undefined);
  return {
    limit: limitOfText(groups),
    isHabit: wrapped.length >= 3 && wrapped.length >= 0.5 * several.length,
  };
}

/** A sentence a line, whatever its length; in small letters none begins. */
function isSentencePerLine(group: readonly TextLine[]): boolean {
  const rest = group.slice(1);
  return (
    rest.length > 1 &&
    rest.every((line, index) => endsSentence(group[index]?.text ?? "") && !/^\p{Ll}/u.test(line.text))
  );
}

/**
 * The lines of a group whose text goes on from the line above: only where that reaches the width at which the text
 * wraps, and never a line that begins with a list's marker or with a term of its own.
 */
export function continuationsOf(group: readonly TextLine[], wrapping: Wrapping): ReadonlySet<TextLine> {
  const limit = limitOfGroup(group, wrapping.isHabit) ?? wrapping.limit;
  if (limit === undefined || isSentencePerLine(group)) return new Set();
  const items = itemsOf(group);
  const joined = breaksOf(group).open.filter((pair) => {
    const [before, line] = pair;
    const hangs = before.marker !== undefined || items.has(before);
    return (line.indent <= before.indent + 1 || hangs) && isFull(pair, limit);
  });
  return new Set(joined.map(([, line]) => line));
}
