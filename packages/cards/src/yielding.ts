import { setImmediate } from "node:timers/promises";

/** Work done between two turns of the event loop, in UTF-16 units of text: a few milliseconds. */
const charactersPerTurn = 20_000;

const atOnce = Promise.resolve();

/** Told of work done, in characters of text, and now and then lets other work in. */
export type Pacer = (characters: number) => Promise<void>;

/** Lets other work in after every few thousand characters, so that a large document never holds the process up. */
export function createPacer(signal?: AbortSignal): Pacer {
  let done = 0;
  const nextTurn = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  return (characters) => {
    done += characters;
    if (done < charactersPerTurn) return atOnce;
    done = 0;
    return nextTurn();
  };
}
