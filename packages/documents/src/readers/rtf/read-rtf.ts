import { cleanText } from "../../characters.ts";
import type { Draft } from "../../draft.ts";
import { DocumentError } from "../../errors.ts";
import { obeyWord } from "./control-words.ts";
import { endFootnote, endParagraph, endStyle, flushBytes, startReading } from "./reading.ts";
import type { Reading } from "./reading.ts";
import { readTokens } from "./tokens.ts";

/** Word nests a dozen groups. */
const maxDepth = 1000;

function openGroup(reading: Reading): void {
  flushBytes(reading);
  reading.toSkip = 0;
  if (reading.groups.length >= maxDepth) throw new DocumentError("TOO_COMPLEX");
  reading.groups.push({ ...reading.state });
}

function closeGroup(reading: Reading): void {
  flushBytes(reading);
  reading.toSkip = 0;
  const outer = reading.groups.pop();
  if (outer === undefined) return;
  const { destination } = reading.state;
  if (destination === "styles") endStyle(reading);
  if (destination === "footnote" && outer.destination !== "footnote") endFootnote(reading);
  reading.state = outer;
}

function takeBytes(reading: Reading, bytes: Uint8Array): void {
  reading.isOptional = false;
  const skipped = Math.min(reading.toSkip, bytes.length);
  reading.toSkip -= skipped;
  const { destination } = reading.state;
  if (destination === "skipped" || destination === "fonts") return;
  for (let index = skipped; index < bytes.length; index++) reading.pending.push(bytes[index] ?? 0);
}

/**
 * Reads Rich Text Format, which Word also saves under a .doc name: paragraphs, headings by style or outline level, lists
 * by their printed marks, tables, footnotes; Unicode and the code pages of its fonts. Pictures, the codes of fields and
 * running heads are left out. One pass.
 *
 * @throws {DocumentError} `TOO_COMPLEX` where groups nest beyond reason.
 */
export function readRtf(bytes: Uint8Array): Draft {
  const reading = startReading();
  for (const token of readTokens(bytes)) {
    if (token.type === "open") openGroup(reading);
    else if (token.type === "close") closeGroup(reading);
    else if (token.type === "word") obeyWord(reading, token.name, token.value);
    else takeBytes(reading, token.bytes);
  }
  flushBytes(reading);
  endParagraph(reading);
  return { format: "doc", title: cleanText(reading.title) || undefined, blocks: reading.writer.finish() };
}
