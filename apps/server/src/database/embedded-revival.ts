import type { Log } from "../log.ts";
import { DatabaseError } from "./database-error.ts";
import { startSession, type EmbeddedSession } from "./embedded-session.ts";

/** The session in use, replaced by a new one on the same folder when it is lost. */
export interface RevivedSession {
  /** @throws DatabaseError SESSION_LOST while none can be had. */
  current(): Promise<EmbeddedSession>;
  /** As on a session; outlives it. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A disk that is full stays full for a while, and a lost session leaves some 45 MB behind. */
const revivalPauseMs = 10_000;
const mostRevivals = 20;

interface Subscription {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  unlisten: () => Promise<void>;
}

/** Callers take turns: no two of these functions run at the same time. */
export function reviveSession(options: {
  readonly first: EmbeddedSession;
  readonly folder: string;
  readonly log: Log;
}): RevivedSession {
  const { folder, log } = options;
  const subscriptions = new Set<Subscription>();
  let session = options.first;
  let revivals = 0;
  let lastRevival = -Infinity;

  async function revive(): Promise<EmbeddedSession> {
    if (revivals >= mostRevivals || performance.now() - lastRevival < revivalPauseMs) throw notAgainYet();
    lastRevival = performance.now();
    revivals += 1;
    const revived = await startSession(folder).catch((error: unknown) => {
      log.error("database-revival-failed", { revivals, error });
      throw notAgainYet(error);
    });
    for (const subscription of subscriptions) {
      subscription.unlisten = await revived.listen(subscription.channel, subscription.onNotification);
    }
    log.warn("database-session-revived", { revivals });
    return revived;
  }

  return {
    async current() {
      if (session.isLost()) session = await revive();
      return session;
    },
    async listen(channel, onNotification) {
      const unlisten = await session.listen(channel, onNotification);
      const subscription = { channel, onNotification, unlisten };
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
        await subscription.unlisten();
      };
    },
    close: () => session.close(),
  };
}

function notAgainYet(cause?: unknown): DatabaseError {
  return new DatabaseError(
    "SESSION_LOST",
    "The embedded database has stopped and is not opened again yet. Check that the disk of DATA_DIR has room; " +
      "when this lasts for more than a minute, restart Deckle.",
    { cause },
  );
}
