import type { Block } from "@deckle/documents";
import { isHint, isNotice } from "./noise.ts";
import type { Standing } from "./occasion.ts";
import { splitSentences } from "./sentences.ts";

/** How many blocks at either end of a document may be notices; a colophon has some ten lines. */
const longestMargin = 14;
const longestRunningTitle = 80;
/** More than this is a text whose last stop was left out. */
const longestHeaderLine = 160;
/** What runs through the pages of a book is soon known. */
const sampledBlocks = 5_000;
const oftenEnough = 2;
/** Blocks that tell what a document is about, and how much of each. */
const sampledForSubject = 60;
const sampledLength = 1_500;
const leastHints = 5;
const shareOfSubject = 0.25;

/** What the whole document tells of a line. */
export interface Margins {
  readonly standingAt: (index: number) => Standing;
  /** "BIOC0012 Enzyme kinetics 4", on each slide with the next number. */
  readonly isRunningTitle: (block: Block) => boolean;
}

export function createMargins(blocks: readonly Block[]): Margins {
  const apparent = marginsIn(blocks, "text");
  const between = blocks.slice(apparent.head, Math.max(apparent.head, apparent.tail));
  const body = isAboutCourses(between.length === 0 ? blocks : between) ? "subject" : "text";
  const { head, tail } = body === "text" ? apparent : marginsIn(blocks, body);
  const titles = runningTitles(blocks.slice(0, sampledBlocks));
  return {
    standingAt: (index) => (index < head || index >= tail ? "notices" : body),
    isRunningTitle: (block) => titles.size > 0 && titles.has(titleKey(block)),
  };
}

function marginsIn(
  blocks: readonly Block[],
  body: Standing,
): { readonly head: number; readonly tail: number } {
  const last = blocks.slice(-longestMargin).reverse();
  return {
    head: marginLength(blocks.slice(0, longestMargin), body, (sentences) => sentences[0]),
    tail: blocks.length - marginLength(last, body, (sentences) => sentences.at(-1)),
  };
}

/** How many blocks from an edge inwards are notices, surely or by a word; of the innermost one only its outer end may be. */
function marginLength(
  blocks: readonly Block[],
  body: Standing,
  outerOf: (sentences: readonly string[]) => string | undefined,
): number {
  let length = 0;
  let isSure = false;
  for (const [at, block] of blocks.entries()) {
    if (block.type === "heading" || block.type === "image") continue;
    const edge =
      block.type === "paragraph" || block.type === "listItem" ? edgeOf(block, body, outerOf) : undefined;
    if (edge === undefined) break;
    length = at + 1;
    isSure ||= edge.isSure;
    if (!edge.isWhole) break;
  }
  return isSure ? length : 0;
}

/** What an outer block says of the occasion: all of it or its outer end, surely or by a word. Nothing where it says none. */
function edgeOf(
  { text, offset }: Extract<Block, { readonly text: string }>,
  body: Standing,
  outerOf: (sentences: readonly string[]) => string | undefined,
): { readonly isWhole: boolean; readonly isSure: boolean } | undefined {
  const sentences = splitSentences(text);
  const outer = outerOf(sentences) ?? "";
  const isWhole = isHeaderLine(text) || sentences.every((sentence) => isNotice(sentence, "notices"));
  if (outer === "" || !(isWhole || isNotice(outer, body))) return undefined;
  // The first line of all, without a stop, tells who speaks where.
  const isHead = offset === 0 && isWhole && !stops.test(text);
  return { isWhole, isSure: isHead || isNotice(outer, body) || (isWhole && isNotice(text, body)) };
}

/** "GNM 2nd Year — Class Notes. Sr. Mary Thomas, Asst. Professor": lines without a stop are judged whole. */
export function isHeaderLine(text: string): boolean {
  return text.length <= longestHeaderLine && !stops.test(text) && isNotice(text, "text");
}

const stops = /[。？.?;；]$/u;

/** "Homework has little effect", "students watch the lecture": a text whose subject is what others have for notices. */
function isAboutCourses(blocks: readonly Block[]): boolean {
  const step = Math.max(1, Math.ceil(blocks.length / sampledForSubject));
  let sentences = 0;
  let hints = 0;
  for (let at = 0; at < blocks.length; at += step) {
    const block = blocks[at];
    if (block?.type !== "paragraph" && block?.type !== "listItem") continue;
    for (const sentence of splitSentences(block.text.slice(0, sampledLength))) {
      sentences += 1;
      if (isHint(sentence)) hints += 1;
    }
  }
  return hints >= leastHints && hints >= sentences * shareOfSubject;
}

/** Short lines that come again and again with a number that rises, as pages do, or without any. */
function runningTitles(blocks: readonly Block[]): ReadonlySet<string> {
  const seen = new Map<string, { times: number; last: number }>();
  const titles = new Set<string>();
  for (const block of blocks) {
    const key = titleKey(block);
    if (key === "") continue;
    const number = "text" in block ? Number(/\d+(?!.*\d)|\d+(?=\s?\/)/.exec(block.text)?.[0] ?? 0) : 0;
    const before = seen.get(key);
    const isNext = before === undefined || number === 0 || number > before.last;
    const times = isNext ? (before?.times ?? 0) + 1 : 0;
    seen.set(key, { times, last: number });
    if (times >= oftenEnough) titles.add(key);
  }
  return titles;
}

/** A line as every page has it, without its number; empty for a sentence, and for a label with its value. */
function titleKey(block: Block): string {
  if (block.type !== "paragraph" || block.text.length > longestRunningTitle) return "";
  if (/[。！？.!?;；]$|[:：=→]/u.test(block.text)) return "";
  return block.text.replace(/\d+(?:\s?\/\s?\d+)?/g, "").trim();
}
