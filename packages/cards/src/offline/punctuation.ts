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
 * The reading of a Chinese document whose punctuation was typed half-width, for rules that look for full-width marks;
 * nothing for any other document. Cards are written with full-width marks too; only quotes get the document's own. Linear.
 */
export async function readPunctuation(document: ParsedDocument): Promise<Reading | undefined> {
  if (document.lang !== "zh" && document.lang !== "mixed") return undefined;
  const sample = document.text.slice(0, sampledLength);
  if (widen(sample) === sample) return undefined;
  const read = await respellDocument(document, widen);
  return {
    document: read,
    restore: (draft, part) => ({ ...draft, quote: originalQuote(draft.quote, part) }),
  };
}

function widen(text: string): string {
  return text
    .replace(brackets, (found) => `（${found.slice(1, -1)}）`)
    .replace(halfWidth, (mark) => fullWidth.get(mark) ?? mark);
}

function originalQuote(quote: string, { read, original }: ReadPart): string {
  const at = blockWords(read).indexOf(quote);
  return at < 0 ? quote : blockWords(original).slice(at, at + quote.length);
}
