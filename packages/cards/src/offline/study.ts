import type { Block, ParsedDocument, TextRun } from "@deckle/documents";
import type { CardOptions } from "../model.ts";
import { countHan, countUnits, isHanText } from "../text/units.ts";
import { createPacer } from "../yielding.ts";
import { emptyLexicon, loadLexicon } from "./en/lexicon.ts";
import { createTagger, type Tagger } from "./en/part-of-speech.ts";
import { createMargins, isHeaderLine, type Margins } from "./margins.ts";
import { isClosingNotice, isNoise, isNoiseHeading, isNotice } from "./noise.ts";
import type { Standing } from "./occasion.ts";
import { splitSentences } from "./sentences.ts";
import { isBareHeading, isPlainHeading, subjectOf, topicOf } from "./topic.ts";

/** Language a card is written in. */
export type Tongue = "zh" | "en" | "other";

/** What is known of a block before rules look at it. */
export interface BlockNotes {
  /** Nearest heading that says something, without its number; empty when there is none, or only the title. */
  readonly topic: string;
  /** Heading, or text that is no subject matter. */
  readonly skip: boolean;
  /** The whole text was looked at, and holds nothing that is no subject matter. */
  readonly isClean?: boolean;
  /** How surely a sentence of it must speak of the occasion to be left out. */
  readonly standing?: Standing;
}

/** A document as the rules see it. */
export interface Study {
  readonly document: ParsedDocument;
  readonly blocks: readonly Block[];
  /** Of the blocks that have been read so far. */
  readonly notes: readonly BlockNotes[];
  /** Reads the blocks up to, not including, `end`; what was read before is not read again. */
  readTo(end: number): Promise<void>;
  readonly title: string;
  readonly tongue: Tongue;
  /** How often each Latin word occurs in lower case. */
  readonly lowerWords: ReadonlyMap<string, number>;
  /** Latin words that stand with a capital inside sentences: names. */
  readonly names: ReadonlySet<string>;
  /** The words of an English sentence with what they are in it. */
  readonly tagged: Tagger;
  /** Only gap cards are wanted, so a sentence gets its gap although a question covers it. */
  readonly wantsGapsOnly: boolean;
  /** Only questions are wanted, so no gap takes the place of one. */
  readonly wantsQuestionsOnly: boolean;
}

/** Text from which words and names are learnt, UTF-16 units: a handout whole, of a book some from all over it. */
const sampledLength = 200_000;

/**
 * Studies a document as far as its first card needs it: its words, from a bounded sample, and its title. What each block
 * stands under is read on as the parts are drafted, by `readTo`.
 */
export async function studyDocument(
  document: ParsedDocument,
  { types }: Pick<CardOptions, "types"> = {},
): Promise<Study> {
  const heading = topicOf(document.title ?? (titleLine(document.blocks) || firstHeading(document.blocks)));
  const title = subjectOf(heading);
  const isUnmarked = document.blocks.filter((block) => block.type === "heading").length <= 1;
  const notes: BlockNotes[] = [];
  const margins = createMargins(document.blocks);
  const headings = createHeadingTrail(heading, { isUnmarked, margins });
  const pace = createPacer();
  const readOn = async (end: number) => {
    for (const block of document.blocks.slice(notes.length, end)) {
      const isAtEdge = notes.length === 1 || (notes.length > 1 && notes.length >= document.blocks.length - 2);
      const note = headings.note(block, notes.length);
      const isNotice = isAtEdge && block.type === "paragraph" && isClosingNotice(block.text);
      notes.push(isNotice ? { ...note, skip: true } : note);
      await pace("text" in block ? block.text.length : 0);
    }
  };
  const tongue = tongueOf(document);
  const words = await learnWords(document);
  const lexicon = tongue === "en" ? await loadLexicon() : emptyLexicon;
  let reading = Promise.resolve();
  return {
    document,
    blocks: document.blocks,
    notes,
    readTo: (end) => {
      // One after the other: parts may be drafted at one time, but blocks are read once and in order.
      reading = reading.then(() => readOn(end));
      return reading;
    },
    title,
    tongue,
    ...words,
    tagged: createTagger(lexicon, words.names),
    wantsGapsOnly: types?.includes("basic") === false,
    wantsQuestionsOnly: types?.includes("cloze") === false,
  };
}

/** The words of every so-manieth block, so that the sample stays within its length. */
async function learnWords({
  blocks,
  text: { length },
}: ParsedDocument): Promise<Pick<Study, "lowerWords" | "names">> {
  const pace = createPacer();
  const lowerWords = new Map<string, number>();
  const names = new Set<string>();
  const step = Math.max(1, Math.ceil(length / sampledLength));
  for (let at = 0; at < blocks.length; at += step) {
    const block = blocks[at];
    const text = block !== undefined && "text" in block ? block.text : "";
    for (const [word] of text.matchAll(/\b[a-z][a-z-]{2,}\b/g)) {
      lowerWords.set(word, (lowerWords.get(word) ?? 0) + 1);
    }
    if (block?.type !== "heading") {
      for (const [, word = ""] of text.matchAll(/[a-z,]\s([A-Z][a-z]+)\b/g)) names.add(word);
    }
    await pace(text.length);
  }
  return { lowerWords, names };
}

/** The title of notes without headings: their first line, without what stands in brackets. */
function titleLine([first]: readonly Block[]): string {
  if (first === undefined || !isTitleLine(first) || first.type !== "paragraph") return "";
  // "THE ATLANTIC IN REVOLUTION 112": the head of a page names the book.
  if (/^[^a-z]{6,}\s\d{1,4}$/.test(first.text)) return "";
  const title = first.text.replace(/\s*[（(].*$/u, "").trim();
  return countUnits(title) <= 8 ? title : "";
}

function firstHeading(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.type === "heading");
  return first?.type === "heading" ? first.text : "";
}

function tongueOf({ lang, text }: ParsedDocument): Tongue {
  if (lang === "other") return isChineseAboutJapanese(text.slice(0, sampledForTongue)) ? "zh" : "other";
  return lang === "mixed" ? "zh" : lang;
}

const sampledForTongue = 20_000;

/** Notes in Chinese that are full of kana: their Han characters stand with 的 and 是, not with は and を between them. */
function isChineseAboutJapanese(sample: string): boolean {
  const han = countHan(sample);
  const chinese = sample.match(/[的是这這们們吗嗎呢也]/gu)?.length ?? 0;
  const japanese = sample.match(/\p{Script=Han}[はがをにのでともへ](?=\p{Script=Han})/gu)?.length ?? 0;
  return han >= 20 && chinese > japanese && chinese >= han * 0.01;
}

/** The language in which to ask about a text: its own, or the document's where it has no Chinese. */
export function tongueOfText({ tongue }: Pick<Study, "tongue">, text: string): Tongue {
  return tongue === "en" && countHan(text) > 0 ? "zh" : tongue;
}

/** Whether running text can be read by the Chinese rules. */
export function isChinese(text: string): boolean {
  return isHanText(text);
}

interface Trail {
  readonly isUnmarked: boolean;
  readonly margins: Margins;
}

function createHeadingTrail(title: string, { isUnmarked, margins }: Trail) {
  const trail: { level: number; topic: string; heading: string | undefined }[] = [];
  let skippedLevel = 0;
  const topic = () => trail.findLast((entry) => entry.topic !== "" && entry.topic !== title)?.topic ?? "";
  /** A head that a single line ran in with ends without another heading. */
  const leave = ({ section }: Block) => {
    for (
      let last = trail.at(-1);
      last?.heading !== undefined && !section.includes(last.heading);
      last = trail.at(-1)
    ) {
      trail.pop();
      if (skippedLevel >= last.level) skippedLevel = 0;
    }
  };
  const enter = (level: number, text: string, heading?: string) => {
    while ((trail.at(-1)?.level ?? 0) >= level) trail.pop();
    trail.push({ level, topic: isNoise(text) ? "" : topicOf(text), heading });
    if (skippedLevel === 0 || level <= skippedLevel) skippedLevel = isNoiseHeading(topicOf(text)) ? level : 0;
  };
  return {
    note(block: Block, index: number): BlockNotes {
      if (block.type === "heading") {
        enter(block.level, block.text, block.text);
        return { topic: topic(), skip: true };
      }
      leave(block);
      const text = "text" in block ? block.text : "";
      if (block.type === "paragraph" && (isPlainHeading(text) || (isUnmarked && isBareHeading(text)))) {
        enter(2, text);
        return { topic: topic(), skip: true };
      }
      if (isTitleLine(block) || margins.isRunningTitle(block)) return { topic: topic(), skip: true };
      if (skippedLevel > 0) return { topic: topic(), skip: true };
      const standing = margins.standingAt(index);
      const isLine = block.type !== "paragraph" || text.length < 120;
      const isClean = isLine && !isNotice(text, standing);
      const mayBeSkipped = !isClean && (isLine || standing === "notices");
      return { topic: topic(), skip: mayBeSkipped && isAllNotice(text, standing), isClean, standing };
    },
  };
}

/** The first line of a text without headings is its title: short but for what stands in brackets, with no stop at its end. */
function isTitleLine(block: Block): boolean {
  return (
    block.type === "paragraph" &&
    block.offset === 0 &&
    countUnits(block.text.replace(/\s*[（(][^（()）]*[)）]\s*$/u, "")) < 14 &&
    !/[。！？.!?;；]$/u.test(block.text.trim())
  );
}

/** A line is dropped whole unless it is several sentences, which are then judged one by one. */
function isAllNotice(text: string, standing: Standing): boolean {
  if (standing === "notices" && isHeaderLine(text)) return true;
  const sentences = splitSentences(text);
  return sentences.length > 0 && sentences.every((sentence) => isNotice(sentence, standing));
}

/** The marked stretches of a block that are bold. */
export function boldPhrases(text: string, runs: readonly TextRun[] | undefined): readonly string[] {
  return (runs ?? [])
    .filter((run) => run.bold === true)
    .map((run) => text.slice(run.start, run.end).replace(/[\s:：.。]+$/u, ""));
}
