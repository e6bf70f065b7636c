import type { Block, ParsedDocument } from "@deckle/documents";
import type { CardDraft } from "../model.ts";
import { blockWords } from "../text/block-words.ts";
import { createPacer, type Pacer } from "../yielding.ts";

/** A document as the rules can read it: other characters in the place of its own, each for one. */
export interface Reading {
  readonly document: ParsedDocument;
  /** A draft of a part of that document, as it is in the characters of the original. */
  restore(draft: CardDraft, part: ReadPart): CardDraft;
}

/** The same part of a block in both. */
export interface ReadPart {
  readonly read: Block;
  readonly original: Block;
}

/** Writes a text with other characters, each in the place of one, so that lengths and offsets stay the same. */
export type Respell = (text: string) => string;

const charactersAtOnce = 8_000;

/** The document with all its words respelled. Linear; lets the event loop in. */
export async function respellDocument(document: ParsedDocument, respell: Respell): Promise<ParsedDocument> {
  const pace = createPacer();
  const blocks: Block[] = [];
  for (const block of document.blocks) blocks.push(await respellBlock(block, respell, pace));
  return {
    ...document,
    ...(document.title === undefined ? {} : { title: respell(document.title) }),
    blocks,
    text: await respellLong(document.text, respell, pace),
  };
}

async function respellBlock(block: Block, respell: Respell, pace: Pacer): Promise<Block> {
  const section = block.section.map(respell);
  const caption =
    "caption" in block && block.caption !== undefined ? { caption: respell(block.caption) } : {};
  if (block.type === "image") return { ...block, section, ...caption };
  if (block.type === "table") {
    await pace(blockWords(block).length);
    return { ...block, section, ...caption, rows: block.rows.map((row) => row.map(respell)) };
  }
  return { ...block, section, text: await respellLong(block.text, respell, pace) };
}

async function respellLong(text: string, respell: Respell, pace: Pacer): Promise<string> {
  let result = "";
  for (let start = 0; start < text.length; start += charactersAtOnce) {
    const piece = text.slice(start, start + charactersAtOnce);
    result += respell(piece);
    await pace(piece.length);
  }
  return result;
}
