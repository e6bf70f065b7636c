import type { Block, ParsedDocument } from "@deckle/documents";
import { ConverterFactory } from "opencc-js/core";
import simplifiedToTraditional from "opencc-js/dict/STCharacters";
import variants from "opencc-js/dict/TWVariants";
import { Converter } from "opencc-js/t2cn";
import type { CardDraft } from "../model.ts";
import { countHan } from "../text/units.ts";
import { createPacer, type Pacer } from "../yielding.ts";
import { blockWords } from "../text/block-words.ts";

/**
 * A document in traditional characters as the rules can read it, who are written in simplified ones: each character is
 * replaced by one, so that lengths and offsets are the same; cards get the document's own characters back.
 */
export interface TraditionalReading {
  /** The document in simplified characters. */
  readonly document: ParsedDocument;
  /** A draft of a part of that document, in the characters of the same part of the original. */
  restore(draft: CardDraft, part: { readonly simplified: Block; readonly original: Block }): CardDraft;
}

const sampledLength = 20_000;
/** Some of the commonest characters that simplified text does not have; in traditional text one in ten is among them. */
const onlyTraditional = /[這們為個來時對會說學還過發後國與應當從點種類義條無關體開問實現動產將經]/gu;
const traditionalShare = 0.03;
const charactersAtOnce = 8_000;

/** The reading of a document in traditional characters; nothing for any other. Linear. */
export async function readTraditional(document: ParsedDocument): Promise<TraditionalReading | undefined> {
  if (document.lang !== "zh" && document.lang !== "mixed") return undefined;
  if (!isTraditional(document.text.slice(0, sampledLength))) return undefined;
  const simplify = createSimplifier();
  const pace = createPacer();
  const blocks: Block[] = [];
  for (const block of document.blocks) blocks.push(await simplifyBlock(block, simplify, pace));
  const simplified: ParsedDocument = {
    ...document,
    ...(document.title === undefined ? {} : { title: simplify(document.title) }),
    blocks,
    text: await simplifyLong(document.text, simplify, pace),
  };
  const convert = ConverterFactory([simplifiedToTraditional], [variants]);
  return {
    document: simplified,
    restore: (draft, part) => {
      const source = {
        original: sourceOf(document, part.original),
        simplified: sourceOf(simplified, part.simplified),
      };
      const restored = (text: string) => restoreText(text, source, convert);
      return {
        ...draft,
        question: restored(draft.question),
        answer: restored(draft.answer),
        quote: restored(draft.quote),
        ...(draft.text === undefined ? {} : { text: restored(draft.text) }),
      };
    },
  };
}

type Simplifier = (text: string) => string;

/** Character by character, and only where the length stays the same. */
function createSimplifier(): Simplifier {
  const convert = Converter({ from: "t", to: "cn" });
  const known = new Map<string, string>();
  const simplified = (character: string): string => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const converted = convert(character);
    const same = converted.length === character.length ? converted : character;
    known.set(character, same);
    return same;
  };
  return (text) => text.replace(/\p{Script=Han}/gu, simplified);
}

function isTraditional(sample: string): boolean {
  const common = sample.match(onlyTraditional)?.length ?? 0;
  return common > 0 && common >= countHan(sample) * traditionalShare;
}

async function simplifyLong(text: string, simplify: Simplifier, pace: Pacer): Promise<string> {
  let result = "";
  for (let start = 0; start < text.length; start += charactersAtOnce) {
    const piece = text.slice(start, start + charactersAtOnce);
    result += simplify(piece);
    await pace(piece.length);
  }
  return result;
}

async function simplifyBlock(block: Block, simplify: Simplifier, pace: Pacer): Promise<Block> {
  const section = block.section.map(simplify);
  const caption =
    "caption" in block && block.caption !== undefined ? { caption: simplify(block.caption) } : {};
  if (block.type === "image") return { ...block, section, ...caption };
  if (block.type === "table") {
    await pace(blockWords(block).length);
    return { ...block, section, ...caption, rows: block.rows.map((row) => row.map(simplify)) };
  }
  return { ...block, section, text: await simplifyLong(block.text, simplify, pace) };
}

const before = 1_500;
const behind = 3_000;

/** What a card of this part may be made of: its words, what stands around it and above it. */
function sourceOf(document: ParsedDocument, part: Block): string {
  const words = blockWords(part);
  const caption = "caption" in part ? (part.caption ?? "") : "";
  const around = document.text.slice(
    Math.max(0, part.offset - before),
    part.offset + Math.min(words.length, charactersAtOnce) + behind,
  );
  return [words, caption, ...part.section, document.title ?? "", around].join("\n");
}

interface Source {
  readonly original: string;
  readonly simplified: string;
}

const shortestRun = 2;

/** Stretches that stand in the source as they stand there, the words of the question by the dictionary. */
function restoreText(text: string, { original, simplified }: Source, convert: Simplifier): string {
  let restored = "";
  let words = "";
  for (let at = 0; at < text.length;) {
    const run = longestRun(text, at, simplified);
    if (run.length < shortestRun) {
      words += text.charAt(at);
      at += 1;
      continue;
    }
    restored += convert(words) + original.slice(run.start, run.start + run.length);
    words = "";
    at += run.length;
  }
  return restored + convert(words);
}

/** The longest stretch of the text from here that stands in the source. */
function longestRun(text: string, at: number, source: string) {
  const isNearEnd = at + shortestRun > text.length;
  let start = isNearEnd ? -1 : source.indexOf(text.slice(at, at + shortestRun));
  if (start < 0) return { start: 0, length: 0 };
  let length = shortestRun;
  while (at + length < text.length) {
    const next = source.indexOf(text.slice(at, at + length + 1), start);
    if (next < 0) break;
    start = next;
    length += 1;
  }
  return { start, length };
}
