import type { CardEngine } from "../model.ts";
import { createPacer } from "../yielding.ts";
import { partsOf } from "./block-parts.ts";
import { draftBlock } from "./draft-block.ts";
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
      const traditional = await readTraditional(document);
      const study = await studyDocument(traditional?.document ?? document, options);
      return {
        draftChunk: async (chunk, signal) => {
          await study.readTo(chunk.endBlock);
          const pace = createPacer(signal);
          const drafts = [];
          for (let index = chunk.firstBlock; index < chunk.endBlock; index++) {
            const block = study.blocks[index];
            if (block === undefined) continue;
            const parts = partsOf(block);
            const printed = traditional === undefined ? parts : partsOf(document.blocks[index] ?? block);
            for (const [at, part] of parts.entries()) {
              const original = printed[at] ?? part;
              for (const draft of draftBlock(study, index, part)) {
                drafts.push(traditional?.restore(draft, { simplified: part, original }) ?? draft);
              }
              await pace("text" in part ? part.text.length : usualBlockLength);
            }
          }
          return drafts;
        },
      };
    },
  };
}
