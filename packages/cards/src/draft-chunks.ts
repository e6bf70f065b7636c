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
 * The chunks in order, each as soon as it and all before it are drafted. Asks the engine for as many at a time as it
 * likes, and for none that is finished already. When the reader stops or fails, what is still being drafted is aborted.
 */
export async function* draftChunks(
  engine: PreparedEngine,
  { chunks, finished, signal }: DraftRequest,
): AsyncGenerator<DraftedChunk> {
  const stop = new AbortController();
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const toDraft = chunks.filter((chunk) => !finished.has(chunk.index));
  const drafting = new Map<number, Promise<readonly CardDraft[]>>();
  let started = 0;
  const startUpTo = (count: number) => {
    for (const chunk of toDraft.slice(started, count)) {
      const drafts = engine.draftChunk(chunk, either);
      // It may fail while an earlier one is being waited for; the failure is met when its turn comes.
      drafts.catch(() => undefined);
      drafting.set(chunk.index, drafts);
      started += 1;
    }
  };
  let read = 0;
  try {
    for (const chunk of chunks) {
      const known = finished.get(chunk.index);
      if (known !== undefined) {
        yield { chunk, drafts: known, isNew: false };
        continue;
      }
      startUpTo(read + Math.max(1, engine.lookAhead ?? 1));
      const drafts = (await drafting.get(chunk.index)) ?? [];
      drafting.delete(chunk.index);
      read += 1;
      yield { chunk, drafts, isNew: true };
    }
  } finally {
    stop.abort(new Error("No longer wanted."));
  }
}
