import type { Block, ParsedDocument } from "@deckle/documents";
import type { CardDraft, CardEngine } from "../model.ts";
import { createPacer } from "../yielding.ts";
import { cutLike, partsOf } from "./block-parts.ts";
import { draftBlock } from "./draft-block.ts";
import { readPunctuation } from "./punctuation.ts";
import type { Reading } from "./reading.ts";
import { studyDocument } from "./study.ts";
import { readTraditional } from "./traditional.ts";

const usualBlockLength = 200;

/**
 * The engine that needs no key and no network: rules for the structure and the sentences of Chinese and English, and
 * gap cards for other languages. Deterministic; linear in the document's size.
 */
export function createOfflineEngine(): CardEngine {
  return {
    id: "offline",
    prepare: async (document, options) => {
      const layers = await readInLayers(document);
      const study = await studyDocument(layers.at(-1)?.reading.document ?? document, options);
      return {
        draftChunk: async (chunk, signal) => {
          await study.readTo(chunk.endBlock);
          const pace = createPacer(signal);
          const drafts = [];
          for (let index = chunk.firstBlock; index < chunk.endBlock; index++) {
            const block = study.blocks[index];
            if (block === undefined) continue;
            const parts = partsOf(block);
            const restore = createRestore(layers, index, parts);
            for (const [at, part] of parts.entries()) {
              for (const draft of draftBlock(study, index, part)) drafts.push(restore(draft, at));
              await pace("text" in part ? part.text.length : usualBlockLength);
            }
          }
          return drafts;
        },
      };
    },
  };
}

/** A reading of a document that may be a reading itself. */
interface Layer {
  readonly original: ParsedDocument;
  readonly reading: Reading;
}

async function readInLayers(document: ParsedDocument): Promise<readonly Layer[]> {
  const layers: Layer[] = [];
  let original = document;
  for (const read of [readPunctuation, readTraditional]) {
    const reading = await read(original);
    if (reading === undefined) continue;
    layers.push({ original, reading });
    original = reading.document;
  }
  return layers;
}

/** Gives the drafts of a block's parts the document's own characters back, layer by layer. */
function createRestore(layers: readonly Layer[], index: number, parts: readonly Block[]) {
  const pairs = layers.toReversed().flatMap(({ original, reading }) => {
    const [printed, read] = [original.blocks[index], reading.document.blocks[index]];
    if (printed === undefined || read === undefined) return [];
    return [{ reading, printed: cutLike(parts, printed), read: cutLike(parts, read) }];
  });
  return (draft: CardDraft, at: number): CardDraft =>
    pairs.reduce((restored, { reading, printed, read }) => {
      const [original, part] = [printed[at], read[at]];
      return original === undefined || part === undefined
        ? restored
        : reading.restore(restored, { original, read: part });
    }, draft);
}
