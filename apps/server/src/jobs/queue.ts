import { PgBoss, type Queue } from "pg-boss";
import type { Log } from "../log.ts";
import type { QueueAccess } from "../database/database.ts";

export const conversionQueue = "conversion";
export const deadConversionQueue = "conversion-dead";

/** The queue's own tables; nothing else of the product lies there. */
export const queueSchema = "pgboss";

/** Finished jobs say nothing that the box does not say; a small table keeps the queue's own counting cheap. */
const finishedJobSeconds = 3600;

/** A job waits for a worker as long as it takes; the queue's default would drop it after two weeks. */
const waitingJobSeconds = 365 * 24 * 3600;

const conversionOptions = {
  // 1-2, 2-4, 4-8 and 8-16 s between the attempts: a restart passes, a broken document does not block for long.
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 2 * 3600,
  retentionSeconds: waitingJobSeconds,
  deleteAfterSeconds: finishedJobSeconds,
  deadLetter: deadConversionQueue,
  notify: true,
} satisfies Omit<Queue, "name">;

const deadConversionOptions = {
  // Giving up is one short transaction; it fails only while the database does.
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: waitingJobSeconds,
  deleteAfterSeconds: finishedJobSeconds,
} satisfies Omit<Queue, "name">;

/**
 * The queue makes its tables in seconds and works in milliseconds. Without an end to its patience, a server that was
 * replaced would be waited for until TCP gives up.
 */
const queryTimeoutMs = 30_000;

/** A worker that has not been heard of for so long has died; the smallest value the queue takes. */
const heartbeatSeconds = 10;

/**
 * Starts the queue and makes its queues as this version wants them. On PostgreSQL it has a few connections of its own,
 * on the embedded engine it shares the only session.
 */
export async function startQueue(access: QueueAccess, log: Log): Promise<PgBoss> {
  const boss = createBoss(access);
  boss.on("error", (error) => log.warn("queue-error", { error }));
  // The data of a warning may hold statements with their values, so only its text is logged.
  boss.on("warning", (warning) => log.warn("queue-warning", { message: warning.message }));
  await boss.start();
  try {
    await ensureQueue(boss, deadConversionQueue, deadConversionOptions);
    // One process alone cannot lose a worker without dying itself, so there the heartbeat could only be wrong.
    const heartbeat = access.kind === "postgres" ? { heartbeatSeconds } : {};
    await ensureQueue(boss, conversionQueue, { ...conversionOptions, ...heartbeat });
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return boss;
}

function createBoss(access: QueueAccess): PgBoss {
  const shared = {
    schema: queueSchema,
    schedule: false,
    useListenNotify: true,
    maintenanceIntervalSeconds: 600,
    // Jobs here never wait for one another, so the search for such is next to switched off.
    flowIntervalSeconds: 3600,
  };
  if (access.kind === "postgres") {
    // The pool gives up a connection whose query was not answered; the queue's type does not name what it passes on.
    const patience = { query_timeout: queryTimeoutMs, keepAlive: true };
    return new PgBoss({
      ...shared,
      ...patience,
      connectionString: access.url,
      application_name: "deckle-jobs",
      max: 4,
      // Together with the heartbeat these bound how long a dead worker's job lies still.
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
    });
  }
  return new PgBoss({ ...shared, backend: "pglite", db: embeddedAdapter(access) });
}

function embeddedAdapter(access: Extract<QueueAccess, { kind: "embedded" }>) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: [...(await access.run(text, values?.map(toParameter)))],
    }),
    async listen(channel: string, onNotification: (payload: string) => void, onReconnect: () => void) {
      const close = await access.listen(channel, onNotification);
      onReconnect();
      return { close };
    },
  };
}

/** The queue passes some options as objects and leaves it to the driver to write them as JSON. */
function toParameter(value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null;
  const isScalar = value instanceof Date || value instanceof Uint8Array || Array.isArray(value);
  return isObject && !isScalar ? JSON.stringify(value) : value;
}

async function ensureQueue(boss: PgBoss, name: string, options: Omit<Queue, "name">): Promise<void> {
  await boss.createQueue(name, options);
  // The queue may be there from an earlier version with other options.
  await boss.updateQueue(name, options);
  // Both calls drop the queue from the cache, and a `send` inside a transaction on the only session could not look it up.
  await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
}
