import type { ParsedDocument } from "@deckle/documents";
import { cardBudget } from "./budget.ts";
import { finish } from "./finish.ts";
import type { CardDraft, CardOptions, Chunk, PreparedEngine } from "./model.ts";
import { type EstimatedModel, estimateModel, type ModelEstimate } from "./llm/estimate-model.ts";
import { createOfflineEngine } from "./offline/offline-engine.ts";
import { planChunks } from "./plan-chunks.ts";
import { splitRunInHeads } from "./run-in-heads.ts";
import { selectPart } from "./select-part.ts";
import { blockWords } from "./text/block-words.ts";
import { countUnits } from "./text/units.ts";

/** What a run will give, told before it. */
export interface DeckEstimate {
  /** Pages that cards will be made of, where the format knows pages. */
  readonly pages?: number;
  readonly expectedCards: number;
  /** Seconds to make the cards by rules, without reading the file. */
  readonly seconds: number;
  /** Only where a model is asked about. */
  readonly model?: ModelEstimate;
}

/** What an estimate may use beside the document. */
export interface EstimateRequest {
  /** Which model would write the cards; without one, nothing is told of tokens and cost. */
  readonly model?: EstimatedModel;
  /** Milliseconds of a clock. With it the time is told for this machine, else for one of an ordinary core. */
  readonly now?: () => number;
}

/** Parts that are drafted to see how rich the text is: a handout whole, of a book some from all over it. */
const sampledChunks = 16;
/** Shorter text says the same in many places without being a repetition. */
const minRepeatLength = 40;
const unitsPerSecond = 120_000;
/** The first deck of a process: the rules' expressions are compiled for it. */
const startSeconds = 0.1;
/** What finishing, planning and counting add to the time of drafting. */
const finishing = 1.5;

/**
 * Estimates a deck by drafting a sample of the document, at most sixteen parts spread over it, and taking the rest to be
 * alike, cut to the budget; where the second half of the sample repeats the first, the rest is taken to repeat it too. A
 * document no larger than the sample is therefore told exactly. Takes a fraction of a second and no network, whatever
 * the size. With a model's configuration it also tells calls, tokens and, where the operator gave a price, cost, within
 * the limits of the configuration.
 */
export async function estimateDeck(
  document: ParsedDocument,
  options: CardOptions = {},
  { model, now }: EstimateRequest = {},
): Promise<DeckEstimate> {
  const whole = selectPart(splitRunInHeads(document), options);
  const part = withoutRepeats(whole);
  const allChunks = await planChunks(whole);
  const chunks = await planChunks(part);
  const prepared = await createOfflineEngine().prepare(part, options);
  const halves = halvesOf(spread(chunks, sampledChunks));
  const [first, second] = [
    await draftHalf(part, halves[0], { prepared, now }),
    await draftHalf(part, halves[1], { prepared, now }),
  ];
  const units = unitsOf(part, chunks);
  const sampledUnits = unitsOf(part, halves.flat());
  const pages = pagesOf(whole, options);
  return {
    ...(pages === undefined ? {} : { pages }),
    expectedCards: Math.min(
      await expectCards(part, options, {
        drafts: [first.drafts, second.drafts],
        sampledUnits,
        units,
      }),
      cardBudget(whole, options),
    ),
    // The first half is slowed down by what is done once for a process.
    seconds: secondsFor(unitsOf(whole, allChunks), second.secondsPerUnit ?? first.secondsPerUnit),
    ...(model === undefined ? {} : { model: estimateModel(whole, { chunks: allChunks, options, model }) }),
  };
}

/** A deck holds no card twice, so what stands in a document again (a slide that is built up, a handout) gives it none. */
function withoutRepeats(document: ParsedDocument): ParsedDocument {
  const seen = new Set<string>();
  const blocks = document.blocks.filter((block) => {
    const words = block.type === "paragraph" || block.type === "listItem" ? block.text : "";
    if (words.length < minRepeatLength) return true;
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
  return { ...document, blocks };
}

interface Drafting {
  readonly prepared: PreparedEngine;
  readonly now: (() => number) | undefined;
}

/** Drafts of some chunks; and what a unit took, in the middle of all chunks, where there is a clock. */
async function draftHalf(
  part: ParsedDocument,
  chunks: readonly Chunk[],
  { prepared, now }: Drafting,
): Promise<{ readonly drafts: readonly CardDraft[]; readonly secondsPerUnit: number | undefined }> {
  const drafts: CardDraft[] = [];
  const paces: number[] = [];
  for (const chunk of chunks) {
    const begun = now?.() ?? 0;
    drafts.push(...(await prepared.draftChunk(chunk)));
    const units = unitsOf(part, [chunk]);
    if (now !== undefined && units > 0) paces.push((now() - begun) / 1000 / units);
  }
  paces.sort((a, b) => a - b);
  return { drafts, secondsPerUnit: paces[Math.floor(paces.length / 2)] };
}

interface Sample {
  /** Of the two halves of the sample. */
  readonly drafts: readonly (readonly CardDraft[])[];
  readonly sampledUnits: number;
  readonly units: number;
}

/** The cards of a sample, and those of the rest at the rate of the sample, but for what only repeats others. */
async function expectCards(
  part: ParsedDocument,
  options: CardOptions,
  { drafts, sampledUnits, units }: Sample,
): Promise<number> {
  const budget = Number.POSITIVE_INFINITY;
  const countCards = async (some: readonly CardDraft[]) =>
    (await finish(part, { drafts: some, options, chunks: 0, budget })).cards.length;
  const all = await countCards(drafts.flat());
  if (units <= sampledUnits || all === 0) return all;
  const first = await countCards(drafts[0] ?? []);
  const second = await countCards(drafts[1] ?? []);
  const isNew = second === 0 ? 1 : Math.min(1, (all - first) / second);
  const rate = (first + second) / sampledUnits;
  return Math.round(all + (units - sampledUnits) * rate * isNew);
}

function secondsFor(units: number, secondsPerUnit: number | undefined): number {
  const work = units * (secondsPerUnit === undefined ? 1 / unitsPerSecond : secondsPerUnit * finishing);
  return Math.round((startSeconds + work) * 100) / 100;
}

function spread(chunks: readonly Chunk[], count: number): readonly Chunk[] {
  if (chunks.length <= count) return chunks;
  return chunks.filter(
    (_, index) =>
      Math.floor((index * count) / chunks.length) !== Math.floor(((index - 1) * count) / chunks.length),
  );
}

/** Every other one, so that both halves come from all over the document. */
function halvesOf(chunks: readonly Chunk[]): readonly [readonly Chunk[], readonly Chunk[]] {
  return [chunks.filter((_, index) => index % 2 === 0), chunks.filter((_, index) => index % 2 === 1)];
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
