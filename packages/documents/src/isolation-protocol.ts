import { blockText } from "./block-text.ts";
import type { DocumentErrorCode } from "./errors.ts";
import type { Block, Media, ParsedDocument } from "./model.ts";

/** Parent to child. One job at a time. */
export interface JobRequest {
  readonly job: number;
  readonly bytes: Uint8Array;
  readonly fileName?: string | undefined;
}

/** A part of an answer: some blocks, an image, or at last what is said of the whole document. */
export type AnswerPart =
  | { readonly type: "blocks"; readonly job: number; readonly blocks: readonly Block[] }
  | { readonly type: "media"; readonly job: number; readonly media: Media }
  | {
      readonly type: "parsed";
      readonly job: number;
      readonly document: Omit<ParsedDocument, "blocks" | "media" | "text">;
    };

/** Child to parent: it is ready, it reports its memory (where /proc does not tell), or it answers its job. */
export type ChildMessage =
  | { readonly type: "ready" }
  | { readonly type: "memory"; readonly residentBytes: number }
  | { readonly type: "failed"; readonly job: number; readonly code: DocumentErrorCode }
  | AnswerPart;

/** Taking in one part holds the parent up for about a millisecond. */
const partCharacters = 64_000;

/**
 * A document in parts, the last of type `parsed`. In one piece it would stop the parent, a server, while it is taken
 * apart, and stand in the child's memory twice.
 */
export function* answerParts(job: number, document: ParsedDocument): Generator<AnswerPart> {
  const { blocks, media, text: _text, ...whole } = document;
  let part: Block[] = [];
  let characters = 0;
  for (const block of blocks) {
    part.push(block);
    // A block's own fields weigh about as much as a line of text.
    characters += blockText(block).length + 100;
    if (characters < partCharacters) continue;
    yield { type: "blocks", job, blocks: part };
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield { type: "blocks", job, blocks: part };
  for (const image of media) yield { type: "media", job, media: image };
  yield { type: "parsed", job, document: whole };
}

/** Puts the parts of one answer together again; gives the document with the last of them. */
export function createAnswerGatherer(): (part: AnswerPart) => ParsedDocument | undefined {
  const blocks: Block[] = [];
  const media: Media[] = [];
  return (part) => {
    if (part.type === "blocks") for (const block of part.blocks) blocks.push(block);
    else if (part.type === "media") media.push(part.media);
    else return { ...part.document, blocks, media, text: blocks.map(blockText).join("\n") };
    return undefined;
  };
}
