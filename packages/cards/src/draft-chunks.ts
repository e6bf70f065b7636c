import type { CardDraft, Chunk, PreparedEngine } from "./model.ts";

/** A chunk with its drafts, new or taken over from an earlier run. */
interface DraftedChunk {
  readonly chunk: Chunk;
  readonly drafts: readonly CardDraft[];
  readonly isNew: boolean;
}

interface DraftRequest {
  readonly chunks: readonly Chunk[];
  readonly finished: ReadonlyMap<number, readonly CardDraft[]>;
  readonly signal?: AbortSignal;
}

/**
 * All chunks, each as soon as it is drafted: one that was paid for does not wait for a slower one before it, in case the
 * run is interrupted. Asks the engine for as many at a time as it likes, and for none that is finished already. When the
 * reader stops or fails, what is still being drafted is aborted.
 */
export async function* draftChunks(
  engine: PreparedEngine,
  { chunks, finished, signal }: DraftRequest,
): AsyncGenerator<DraftedChunk> {
  const stop = new AbortController();
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const waiting = chunks.filter((chunk) => !finished.has(chunk.index));
  const drafting = new Map<number, Promise<DraftedChunk>>();
  const start = (chunk: Chunk) => {
    const drafted = engine.draftChunk(chunk, either).then((drafts) => ({ chunk, drafts, isNew: true }));
    // It may fail while another one is being read; the failure is met when its turn comes.
    drafted.catch(() => undefined);
    drafting.set(chunk.index, drafted);
  };
  try {
    for (const chunk of chunks) {
      const drafts = finished.get(chunk.index);
      if (drafts !== undefined) yield { chunk, drafts, isNew: false };
    }
    const atOneTime = Math.max(1, engine.lookAhead ?? 1);
    let started = 0;
    while (started < waiting.length || drafting.size > 0) {
      for (const chunk of waiting.slice(started, started + atOneTime - drafting.size)) {
        start(chunk);
        started += 1;
      }
      const drafted = await Promise.race(drafting.values());
      drafting.delete(drafted.chunk.index);
      yield drafted;
    }
  } finally {
    stop.abort(new Error("No longer wanted."));
    // What they used is known only when they have ended; an aborted one ends at once.
    await Promise.allSettled(drafting.values());
  }
}
