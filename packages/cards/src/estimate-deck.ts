import type { ParsedDocument } from "@deckle/documents";
import { cardBudget } from "./budget.ts";
import { finish } from "./finish.ts";
import type { CardDraft, CardOptions, Chunk } from "./model.ts";
import { estimateModel, type ModelEstimate } from "./llm/estimate-model.ts";
import type { ModelConfig } from "./llm/model-config.ts";
import { createOfflineEngine } from "./offline/offline-engine.ts";
import { planChunks } from "./plan-chunks.ts";
import { selectPart } from "./select-part.ts";
import { blockWords } from "./text/block-words.ts";
import { countUnits } from "./text/units.ts";

/** What a run will give, told before it. */
export interface DeckEstimate {
  /** Pages that cards will be made of, where the format knows pages. */
  readonly pages?: number;
  readonly expectedCards: number;
  /** Seconds to make the cards, without reading the file, on a machine of one ordinary core. */
  readonly seconds: number;
  /** Only where a model is asked about. */
  readonly model?: ModelEstimate;
}

/** Parts that are drafted to see how rich the text is: a handout whole, of a book some from all over it. */
const sampledChunks = 12;
const unitsPerSecond = 60_000;
const startSeconds = 0.05;

/**
 * Estimates a deck by drafting a sample of the document, at most twelve parts spread over it, and taking the rest to be
 * alike, cut to the budget. A document no larger than the sample is therefore told exactly. Takes a fraction of a
 * second and no network, whatever the size. With a model's configuration it also tells tokens, calls and, where the
 * operator gave a price, cost; caps of the configuration are not applied.
 */
export async function estimateDeck(
  document: ParsedDocument,
  options: CardOptions = {},
  model?: Pick<ModelConfig, "price" | "concurrency">,
): Promise<DeckEstimate> {
  const part = selectPart(document, options);
  const chunks = await planChunks(part);
  const sample = spread(chunks, sampledChunks);
  const prepared = await createOfflineEngine().prepare(part, options);
  const drafts: CardDraft[] = [];
  for (const chunk of sample) drafts.push(...(await prepared.draftChunk(chunk)));
  const { cards } = await finish(part, {
    drafts,
    options,
    chunks: sample.length,
    budget: Number.POSITIVE_INFINITY,
  });
  const units = unitsOf(part, chunks);
  const sampledUnits = unitsOf(part, sample);
  const alike = sampledUnits === 0 ? 0 : Math.round((cards.length * units) / sampledUnits);
  const pages = pagesOf(part, options);
  return {
    ...(pages === undefined ? {} : { pages }),
    expectedCards: Math.min(alike, cardBudget(part, options)),
    seconds: Math.round((startSeconds + units / unitsPerSecond) * 100) / 100,
    ...(model === undefined ? {} : { model: estimateModel(part, { chunks, options, model }) }),
  };
}

function spread(chunks: readonly Chunk[], count: number): readonly Chunk[] {
  if (chunks.length <= count) return chunks;
  return chunks.filter(
    (_, index) =>
      Math.floor((index * count) / chunks.length) !== Math.floor(((index - 1) * count) / chunks.length),
  );
}

function unitsOf({ blocks }: ParsedDocument, chunks: readonly Chunk[]): number {
  let units = 0;
  for (const { firstBlock, endBlock } of chunks) {
    for (const block of blocks.slice(firstBlock, endBlock)) units += countUnits(blockWords(block));
  }
  return units;
}

function pagesOf(part: ParsedDocument, { pages, sections }: CardOptions): number | undefined {
  if (part.pages === undefined || (pages === undefined && sections === undefined)) return part.pages;
  // Headings may stand on a page before, only to say what the rest is about.
  return new Set(part.blocks.flatMap((block) => (block.type === "heading" ? [] : (block.page ?? [])))).size;
}
