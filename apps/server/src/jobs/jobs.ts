import { setTimeout as delay } from "node:timers/promises";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { z } from "zod";
import type { OpenedDatabase, Sql } from "../database/database.ts";
import type { Log } from "../log.ts";
import { conversionQueue, deadConversionQueue, queueSchema, startQueue } from "./queue.ts";

/** One attempt at the conversion of a box. */
export interface ConversionJob {
  readonly boxId: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** True where a failure leads to `giveUp`. */
  readonly isLastAttempt: boolean;
  /** Aborted when the process stops or another worker has taken the job over: then leave quickly, by throwing. */
  readonly signal: AbortSignal;
}

export interface ConversionHandler {
  /**
   * Converts a box; a throw is tried again after a pause, five attempts in all. May run for a box that an earlier
   * attempt half finished, and, when a stalled worker comes back to life, beside another attempt for the same box.
   */
  run(job: ConversionJob): Promise<void>;
  /** Called once no attempt is left. Repeated until it succeeds. */
  giveUp(boxId: string): Promise<void>;
}

/** The work that outlives requests. */
export interface Jobs {
  /** Adds the conversion of a box to the caller's transaction; it starts when that commits. Once for each box. */
  enqueueConversion(boxId: string, sql: Sql): Promise<void>;
  /** Adds the regeneration of a box's cards to the caller's transaction; as often as it is asked for. */
  enqueueRegeneration(boxId: string, sql: Sql): Promise<void>;
  /** Starts working in this process; a process that never calls this only enqueues. */
  workConversions(handler: ConversionHandler, options: { readonly concurrency: number }): Promise<void>;
  /**
   * Takes no more work, waits up to `graceMs` for what runs, then aborts it and hands it back, so that another process
   * or the next start takes it up at once without having lost an attempt. Call before closing the database.
   */
  stop(options: { readonly graceMs: number }): Promise<void>;
}

/** How long an aborted handler may take to leave before its job is handed back over its head. */
const leaveMs = 2000;

/** A backstop behind the notification that starts jobs at once; also how often retries are looked for. */
const pollSeconds = 2;

const payloadSchema = z.object({ boxId: z.uuid() });

/**
 * Opens the queue on the product's database, in tables of its own. On the embedded engine, jobs that a killed process
 * left running are ready again when this returns; on PostgreSQL a worker's heartbeat tells, within about 15 s.
 */
export async function openJobs(database: OpenedDatabase, { log }: { readonly log: Log }): Promise<Jobs> {
  const boss = await startQueue(database.queueAccess, log);
  // The folder belongs to this process alone: whoever ran these is dead.
  if (database.engine === "embedded") await reviveOrphans(boss, database);
  const worker = createWorker({ boss, database, log });
  return {
    async enqueueConversion(boxId, sql) {
      const id = await boss.send(conversionQueue, { boxId }, { id: boxId, db: withinTransaction(sql) });
      if (id === null) throw new Error(`the conversion of box ${boxId} was enqueued before`);
    },
    async enqueueRegeneration(boxId, sql) {
      await boss.send(conversionQueue, { boxId }, { db: withinTransaction(sql) });
    },
    workConversions: worker.start,
    async stop({ graceMs }) {
      await worker.stop(graceMs);
      await boss.stop({ graceful: false });
    },
  };
}

/** The caller's transaction as the queue wants it. */
function withinTransaction(sql: Sql) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.query(text, values) }),
  };
}

interface WorkerParts {
  readonly boss: PgBoss;
  readonly database: OpenedDatabase;
  readonly log: Log;
}

type BoxJob = JobWithMetadata<unknown>;

function createWorker(parts: WorkerParts) {
  const { boss, log } = parts;
  const running = new Set<BoxJob>();
  const leaving = new AbortController();

  async function runJob(job: BoxJob, handler: ConversionHandler): Promise<void> {
    const { boxId } = payloadSchema.parse(job.data);
    running.add(job);
    try {
      leaving.signal.throwIfAborted();
      await handler.run({
        boxId,
        attempt: job.retryCount + 1,
        isLastAttempt: job.retryCount >= job.retryLimit,
        signal: AbortSignal.any([job.signal, leaving.signal]),
      });
    } catch (error) {
      if (leaving.signal.aborted) return await handBack(parts, job);
      log.warn("conversion-attempt-failed", { boxId, attempt: job.retryCount + 1, error });
      throw error;
    } finally {
      running.delete(job);
    }
  }

  async function start(
    handler: ConversionHandler,
    { concurrency }: { readonly concurrency: number },
  ): Promise<void> {
    const options = { includeMetadata: true, notifyPollingIntervalSeconds: pollSeconds } as const;
    for (let worker = 0; worker < concurrency; worker += 1) {
      let workerId = "";
      workerId = await boss.work(
        conversionQueue,
        { ...options, heartbeatRefreshSeconds: 3 },
        async (jobs: readonly BoxJob[]) => {
          try {
            await forEachJob(jobs, (job) => runJob(job, handler));
          } finally {
            // Otherwise the next job of a backlog would wait for the next poll.
            boss.notifyWorker(workerId);
          }
        },
      );
    }
    await boss.work(
      deadConversionQueue,
      { ...options, pollingIntervalSeconds: pollSeconds },
      (jobs: readonly BoxJob[]) =>
        forEachJob(jobs, (job) => handler.giveUp(payloadSchema.parse(job.data).boxId)),
    );
  }

  async function stop(graceMs: number): Promise<void> {
    const finished = Promise.all([boss.offWork(conversionQueue), boss.offWork(deadConversionQueue)]);
    if (await settlesWithin(finished, graceMs)) return;
    leaving.abort(new Error("the process is stopping"));
    if (await settlesWithin(finished, leaveMs)) return;
    for (const job of running) await handBack(parts, job);
  }

  return { start, stop };
}

/** The queue gives batches, here of one. */
async function forEachJob<Job>(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  for (const job of jobs) await work(job);
}

/**
 * Makes a running job ready for the next worker. It counts a further attempt, which also keeps whatever this process
 * may still report about the job from being taken for the next worker's, so it gets one attempt more to have.
 */
async function handBack({ database, log }: WorkerParts, job: BoxJob): Promise<void> {
  try {
    await database.query(
      `update ${queueSchema}.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
       where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [conversionQueue, job.id, job.retryCount],
    );
  } catch (error) {
    // A stop goes on without the database: the job is then taken up like that of a process that was killed.
    log.warn("conversion-hand-back-failed", { jobId: job.id, error });
  }
}

/** Killed attempts do count: a document that kills the server must not be taken up for ever. */
async function reviveOrphans(boss: PgBoss, database: OpenedDatabase): Promise<void> {
  for (const queue of [conversionQueue, deadConversionQueue]) {
    await database.query(
      `update ${queueSchema}.job set state = 'retry', start_after = now()
       where name = $1 and state = 'active' and retry_count < retry_limit`,
      [queue],
    );
    const exhausted = await database.query<{ id: string }>(
      `select id from ${queueSchema}.job where name = $1 and state = 'active'`,
      [queue],
    );
    const reason = { message: "the process ended during the last attempt" };
    for (const { id } of exhausted) await boss.fail(queue, id, reason);
  }
}

async function settlesWithin(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const done = new AbortController();
  const settled = work.then(
    () => true,
    () => true,
  );
  const expired = delay(timeoutMs, false, { signal: done.signal }).catch(() => false);
  try {
    return await Promise.race([settled, expired]);
  } finally {
    done.abort();
  }
}
