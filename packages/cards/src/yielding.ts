import { setImmediate } from "node:timers/promises";

/** Work done between two turns of the event loop, in UTF-16 units of text: a few milliseconds. */
const charactersPerTurn = 20_000;

/** Told of work done, in characters of text, and now and then lets other work in. */
export type Pacer = (characters: number) => Promise<void>;

/** Lets other work in after every few thousand characters, so that a large document never holds the process up. */
export function createPacer(signal?: AbortSignal): Pacer {
  let done = 0;
  return async (characters) => {
    done += characters;
    if (done < charactersPerTurn) return;
    done = 0;
    await setImmediate();
    signal?.throwIfAborted();
  };
}
