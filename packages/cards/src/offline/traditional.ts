import type { Block, ParsedDocument } from "@deckle/documents";
import { ConverterFactory } from "opencc-js/core";
import simplifiedToTraditional from "opencc-js/dict/STCharacters";
import variants from "opencc-js/dict/TWVariants";
import { Converter } from "opencc-js/t2cn";
import { countHan } from "../text/units.ts";
import { blockWords } from "../text/block-words.ts";
import { type Reading, type Respell, respellDocument } from "./reading.ts";

const sampledLength = 20_000;
/** Some of the commonest characters that simplified text does not have; in traditional text one in ten is among them. */
const onlyTraditional = /[這們為個來時對會說學還過發後國與應當從點種類義條無關體開問實現動產將經]/gu;
const traditionalShare = 0.03;

/**
 * The reading of a document in traditional characters for rules that are written in simplified ones; nothing for any other
 * document. Cards get the document's own characters back. Linear.
 */
export async function readTraditional(document: ParsedDocument): Promise<Reading | undefined> {
  if (document.lang !== "zh" && document.lang !== "mixed") return undefined;
  if (!isTraditional(document.text.slice(0, sampledLength))) return undefined;
  const simplified = await respellDocument(document, createSimplifier());
  const convert = ConverterFactory([simplifiedToTraditional], [variants]);
  return {
    document: simplified,
    restore: (draft, part) => {
      const source = {
        original: sourceOf(document, part.original),
        simplified: sourceOf(simplified, part.read),
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

/** Character by character, and only where the length stays the same. */
function createSimplifier(): Respell {
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

const before = 1_500;
const behind = 3_000;
/** Of a long part, its beginning. */
const longestPart = 8_000;

/** What a card of this part may be made of: its words, what stands around it and above it. */
function sourceOf(document: ParsedDocument, part: Block): string {
  const words = blockWords(part);
  const caption = "caption" in part ? (part.caption ?? "") : "";
  const around = document.text.slice(
    Math.max(0, part.offset - before),
    part.offset + Math.min(words.length, longestPart) + behind,
  );
  return [words, caption, ...part.section, document.title ?? "", around].join("\n");
}

interface Source {
  readonly original: string;
  readonly simplified: string;
}

const shortestRun = 2;

/** Stretches that stand in the source as they stand there, the words of the question by the dictionary. */
function restoreText(
  text: string,
  { original, simplified }: Source,
  convert: (words: string) => string,
): string {
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
