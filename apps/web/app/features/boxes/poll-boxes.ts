import type { CardBox } from "@deckle/contract";

interface Polling {
  readonly boxIds: readonly string[];
  readonly intervalMs: number;
  readonly fetchBox: (boxId: string, signal: AbortSignal) => Promise<CardBox>;
  readonly onBox: (box: CardBox) => void;
  /** A fetch failed; the next round tries again. */
  readonly onFailure: (boxId: string, error: unknown) => void;
}

/**
 * Fetches every given box again at each interval until stopped (row D-7). A box whose answer is still on its way is
 * left out of a round, so a slow server is not asked twice for the same thing.
 */
export function pollBoxes({ boxIds, intervalMs, fetchBox, onBox, onFailure }: Polling): () => void {
  const controller = new AbortController();
  const asked = new Set<string>();

  async function fetchOne(boxId: string): Promise<void> {
    asked.add(boxId);
    try {
      const box = await fetchBox(boxId, controller.signal);
      if (!controller.signal.aborted) onBox(box);
    } catch (error) {
      if (!controller.signal.aborted) onFailure(boxId, error);
    } finally {
      asked.delete(boxId);
    }
  }

  const timer = setInterval(() => {
    for (const boxId of boxIds) if (!asked.has(boxId)) void fetchOne(boxId);
  }, intervalMs);

  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
