/** Calls in flight to one server, over all documents. */
export interface Slots {
  /**
   * Waits for a free slot and the end of a cool-down; answers what gives the slot back. Throws the signal's reason when
   * aborted, and `CoolDownTooLong` when the server asked for a longer pause than `maxWaitMs`.
   */
  take(signal: AbortSignal): Promise<() => void>;
  /** The server asks for less: nothing new starts for so long, and half as many at a time from then on. */
  slowDown(pauseMs: number): void;
  /** A call went well: after five of them, one more at a time again. */
  speedUp(): void;
}

/** The server wants a pause longer than anybody waits for a deck. */
export class CoolDownTooLong extends Error {
  override readonly name = "CoolDownTooLong";
}

const successesForOneMore = 5;

interface SlotOptions {
  readonly max: number;
  readonly maxWaitMs: number;
  readonly now: () => Date;
}

interface Waiter {
  readonly start: () => void;
  readonly fail: (reason: unknown) => void;
}

export function createSlots({ max, maxWaitMs, now }: SlotOptions): Slots {
  let limit = max;
  let active = 0;
  let successes = 0;
  let coolUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Waiter[] = [];

  const coolDownLeft = () => Math.max(0, coolUntil - now().getTime());

  const pump = () => {
    const pauseMs = coolDownLeft();
    if (pauseMs > maxWaitMs) {
      for (const waiter of waiting.splice(0)) waiter.fail(new CoolDownTooLong());
      return;
    }
    if (pauseMs > 0) {
      timer ??= setTimeout(() => {
        timer = undefined;
        pump();
      }, pauseMs);
      return;
    }
    while (active < limit && waiting.length > 0) {
      active += 1;
      waiting.shift()?.start();
    }
  };

  const giveBack = () => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      active -= 1;
      pump();
    };
  };

  return {
    take: async (signal) => {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiter: Waiter = { start: resolve, fail: reject };
      const leave = () => {
        const place = waiting.indexOf(waiter);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(signal.reason);
      };
      waiting.push(waiter);
      signal.addEventListener("abort", leave, { once: true });
      try {
        pump();
        await promise;
      } finally {
        signal.removeEventListener("abort", leave);
      }
      return giveBack();
    },
    slowDown: (pauseMs) => {
      limit = Math.max(1, Math.floor(limit / 2));
      successes = 0;
      coolUntil = Math.max(coolUntil, now().getTime() + pauseMs);
    },
    speedUp: () => {
      successes += 1;
      if (successes < successesForOneMore || limit >= max) return;
      successes = 0;
      limit += 1;
      pump();
    },
  };
}
