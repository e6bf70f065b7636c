import type { ParsedDocument } from "@deckle/documents";
import { draftChunks } from "./draft-chunks.ts";
import { createEngineReport } from "./engine-report.ts";
import { finish } from "./finish.ts";
import { addUsage, noUsage, withoutUsage } from "./llm/usage-tally.ts";
import type {
  CardDraft,
  CardEngine,
  CardOptions,
  Chunk,
  ChunkOutcome,
  GeneratedDeck,
  ModelUsage,
  PreparedEngine,
} from "./model.ts";
import { planChunks } from "./plan-chunks.ts";
import { splitRunInHeads } from "./run-in-heads.ts";
import { selectPart } from "./select-part.ts";
import { createPacer } from "./yielding.ts";

const charactersPerDraft = 1000;

/** What `generateCards` needs beside the document. */
export interface GenerateRequest {
  readonly engine: CardEngine;
  readonly options?: CardOptions;
  /** Drafts of chunks that an earlier, interrupted run had finished, by chunk index. They are not drafted again. */
  readonly finishedChunks?: ReadonlyMap<number, readonly CardDraft[]>;
  /** What the earlier run told of those chunks, for the report. */
  readonly finishedOutcomes?: ReadonlyMap<number, ChunkOutcome>;
  /** What earlier runs told `onInterrupted`, for the report. */
  readonly interruptedUsage?: readonly ModelUsage[];
  /** Called once for each chunk drafted now, as soon as it is; one after the other. */
  readonly onChunk?: (chunk: {
    readonly index: number;
    readonly total: number;
    readonly drafts: readonly CardDraft[];
    /** Who wrote it, why, and for how many tokens; absent for an engine that cannot fail. */
    readonly outcome?: ChunkOutcome;
  }) => Promise<void> | void;
  /** Called before the run throws, where calls to a model were paid for whose chunk did not come to its end. */
  readonly onInterrupted?: (usage: ModelUsage) => Promise<void> | void;
  readonly signal?: AbortSignal;
}

/**
 * Makes the cards of a document, or of the part that the options choose: plans chunks, lets the engine draft each, then
 * finishes all drafts in one place (quotes found, lint, duplicates, budget). Cards come in document order. A document without content gives a deck
 * without cards. Yields to the event loop between chunks; linear in the document's size. Throws the signal's reason
 * when aborted, and whatever the engine or `onChunk` throws.
 */
export async function generateCards(whole: ParsedDocument, request: GenerateRequest): Promise<GeneratedDeck> {
  const { engine, signal, options = {} } = request;
  signal?.throwIfAborted();
  const document = selectPart(splitRunInHeads(whole), options);
  const chunks = await planChunks(document, signal);
  const prepared = await engine.prepare(document, options);
  const { drafts, report } = await draftAll(prepared, chunks, request);
  const deck = await finish(document, {
    drafts,
    options,
    chunks: chunks.length,
    ...(signal ? { signal } : {}),
  });
  if (prepared.outcomeOf === undefined) return deck;
  return { ...deck, report: { ...deck.report, engines: report } };
}

/** The drafts of all chunks in the document's order, and who wrote them. */
async function draftAll(prepared: PreparedEngine, chunks: readonly Chunk[], request: GenerateRequest) {
  const { signal, finishedChunks = new Map<number, readonly CardDraft[]>(), finishedOutcomes } = request;
  const pace = createPacer(signal);
  const byChunk = new Map<number, readonly CardDraft[]>();
  const engines = createEngineReport(request.interruptedUsage ?? []);
  let told = noUsage;
  const drafted = draftChunks(prepared, {
    chunks,
    finished: finishedChunks,
    ...(signal ? { signal } : {}),
  });
  try {
    for await (const { chunk, drafts, isNew } of drafted) {
      byChunk.set(chunk.index, drafts);
      const outcome = isNew ? prepared.outcomeOf?.(chunk.index) : finishedOutcomes?.get(chunk.index);
      if (outcome === undefined) engines.addDrafts(drafts);
      else engines.add(outcome);
      if (isNew) {
        const progress = { index: chunk.index, total: chunks.length, drafts };
        await request.onChunk?.({ ...progress, ...(outcome && { outcome }) });
        if (outcome !== undefined) told = addUsage(told, outcome.usage);
      }
      await pace(drafts.length * charactersPerDraft);
    }
  } catch (error) {
    await tellUsage(prepared, told, request);
    throw error;
  }
  return { drafts: chunks.flatMap(({ index }) => byChunk.get(index) ?? []), report: engines.report() };
}

/** Tells what was used beyond what the chunks have told. */
async function tellUsage(
  prepared: PreparedEngine,
  told: ModelUsage,
  { onInterrupted }: GenerateRequest,
): Promise<void> {
  const untold = withoutUsage(prepared.used?.() ?? noUsage, told);
  if (untold.calls > 0) await onInterrupted?.(untold);
}
