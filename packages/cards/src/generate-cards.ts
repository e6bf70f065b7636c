import type { ParsedDocument } from "@deckle/documents";
import { draftChunks } from "./draft-chunks.ts";
import { createEngineReport } from "./engine-report.ts";
import { finish } from "./finish.ts";
import type { CardDraft, CardEngine, CardOptions, ChunkOutcome, GeneratedDeck } from "./model.ts";
import { planChunks } from "./plan-chunks.ts";
import { selectPart } from "./select-part.ts";
import { createPacer } from "./yielding.ts";

/** What `generateCards` needs beside the document. */
export interface GenerateRequest {
  readonly engine: CardEngine;
  readonly options?: CardOptions;
  /** Drafts of chunks that an earlier, interrupted run had finished, by chunk index. They are not drafted again. */
  readonly finishedChunks?: ReadonlyMap<number, readonly CardDraft[]>;
  /** Called once for each chunk drafted now, in order; the next chunk waits for it. */
  readonly onChunk?: (chunk: {
    readonly index: number;
    readonly total: number;
    readonly drafts: readonly CardDraft[];
    /** Who wrote it, why, and for how many tokens; absent for an engine that cannot fail. */
    readonly outcome?: ChunkOutcome;
  }) => Promise<void> | void;
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
  const document = selectPart(whole, options);
  const chunks = await planChunks(document, signal);
  const prepared = await engine.prepare(document, options);
  const pace = createPacer(signal);
  const drafts: CardDraft[] = [];
  const engines = createEngineReport();
  const drafted = draftChunks(prepared, {
    chunks,
    finished: request.finishedChunks ?? new Map<number, readonly CardDraft[]>(),
    ...(signal ? { signal } : {}),
  });
  for await (const { chunk, drafts: made, isNew } of drafted) {
    for (const draft of made) drafts.push(draft);
    const outcome = prepared.outcomeOf?.(chunk.index);
    if (outcome === undefined) engines.addDrafts(made);
    else engines.add(outcome);
    if (isNew) {
      const progress = { index: chunk.index, total: chunks.length, drafts: made };
      await request.onChunk?.(outcome === undefined ? progress : { ...progress, outcome });
    }
    await pace(made.length * 1000);
  }
  const deck = await finish(document, {
    drafts,
    options,
    chunks: chunks.length,
    ...(signal ? { signal } : {}),
  });
  if (prepared.outcomeOf === undefined) return deck;
  return { ...deck, report: { ...deck.report, engines: engines.report() } };
}
