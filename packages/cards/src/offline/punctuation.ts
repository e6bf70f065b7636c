import type { ParsedDocument } from "@deckle/documents";
import { blockWords } from "../text/block-words.ts";
import { type Reading, type ReadPart, respellDocument } from "./reading.ts";

/** Who types half-width marks at all does so early. */
const sampledLength = 20_000;
const han = String.raw`\p{Script=Han}`;
const closing = "”’」』》）】";
/** A mark behind Chinese, or before it: not those of numbers, times, addresses and abbreviations. */
const halfWidth = new RegExp(
  String.raw`(?<=[${han}${closing}])[,;:!?](?!//)|(?<=[\p{L}\p{N}%\])"+℃°*])[,;:!?](?=\s?[${han}“‘「『《（【])|(?<=[${han}${closing}])\.(?=[${han}\s“「《]|$)`,
  "gu",
);
/** Brackets that hold Chinese, or follow it. */
const brackets = new RegExp(
  String.raw`\((?=[^()\n]{0,60}${han}[^()\n]{0,60}\))[^()\n]*\)|(?<=${han})\([^()\n]{1,60}\)`,
  "gu",
);
const fullWidth = new Map([
  [",", "，"],
  [";", "；"],
  [":", "："],
  ["!", "！"],
  ["?", "？"],
  [".", "。"],
]);

/**
 * The reading of a Chinese document whose punctuation was typed half-width, for rules that look for full-width marks, and
 * without the marks that say what is asked in exams; nothing for any other document. Cards are written as it reads; only
 * quotes get the document's own. Linear.
 */
export async function readPunctuation(document: ParsedDocument): Promise<Reading | undefined> {
  if (document.lang === "en") return undefined;
  const respell = document.lang === "other" ? withoutExamMarks : widen;
  const sample = document.text.slice(0, sampledLength);
  if (respell(sample) === sample) return undefined;
  const read = await respellDocument(document, respell);
  return {
    document: read,
    restore: (draft, part) => ({ ...draft, quote: originalQuote(draft.quote, part) }),
  };
}

/** "←老师说必考", "，常考": that a fact is asked, behind it. The fact is what is read. */
const examMark =
  /[，,、；;\s]*(?:[←（(]\s?)?(?:老师[说讲]过?)?(?:[必常爱要会]考|考过|高频考点)[!！~～*★]*[）)]?(?=[\s。！!]*(?:\n|$)|。)/gu;

function widen(text: string): string {
  return withoutExamMarks(text)
    .replace(brackets, (found) => `（${found.slice(1, -1)}）`)
    .replace(halfWidth, (mark) => fullWidth.get(mark) ?? mark);
}

function withoutExamMarks(text: string): string {
  return text.replace(examMark, (mark) => " ".repeat(mark.length));
}

function originalQuote(quote: string, { read, original }: ReadPart): string {
  const at = blockWords(read).indexOf(quote);
  return at < 0 ? quote : blockWords(original).slice(at, at + quote.length);
}
