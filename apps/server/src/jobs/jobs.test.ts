import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { describe, it as base, vi } from "vitest";
import { openDatabase, type OpenedDatabase } from "../database/database.ts";
import { startDatabaseChild } from "../testing/database-child.ts";
import { describeOnBothEngines, type TestEngine } from "../testing/database-engines.ts";
import { type ConversionHandler, type ConversionJob, type Jobs, openJobs } from "./jobs.ts";
import { createLog, type Log } from "../log.ts";
import { keepLog } from "../testing/kept-log.ts";

/** The pauses between attempts are real; nothing in these tests needs more than two of them. */
const waitOptions = { timeout: 15_000, interval: 20 };

interface Rig {
  readonly database: OpenedDatabase;
  /** Opens the queue as a process would; stopped after the test. */
  open(log?: Log): Promise<Jobs>;
}

const silent = { log: createLog("silent") };
const migrations = [
  { name: "test-written", sql: "create table written (id uuid primary key, number integer unique)" },
];

// Most of each test is waiting, so they run side by side, on both engines at the same time.
describe.concurrent("the queue", () => {
  describeOnBothEngines("jobs", describeJobs);
});

function describeJobs(engine: TestEngine): void {
  const it = base.extend<{ rig: Rig }>({
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures a fixture needs from this pattern
    rig: async ({}, use) => {
      const database = await engine.openTestDatabase();
      const opened: Jobs[] = [];
      const open: Rig["open"] = async (log = silent.log) => {
        const jobs = await openJobs(database, { log });
        opened.push(jobs);
        return jobs;
      };
      await use({ database, open });
      for (const jobs of opened) await jobs.stop({ graceMs: 0 });
      await database.close();
    },
  });

  it("takes up the job of a killed worker, within half a minute on a server and at the next start on the embedded engine", async ({
    expect,
  }) => {
    const place = await engine.createPlace();
    const boxId = randomUUID();
    const enqueueing = await openDatabase({ ...place, migrations, ...silent });
    const enqueuer = await openJobs(enqueueing, silent);
    await enqueueing.transaction((sql) => enqueuer.enqueueConversion(boxId, sql));
    await enqueuer.stop({ graceMs: 0 });
    await enqueueing.close();
    const killed = startDatabaseChild("work", place);
    await killed.waitForMessages(2);
    await killed.kill();
    const killedAt = performance.now();

    const database = await openDatabase({ ...place, migrations, ...silent });
    const jobs = await openJobs(database, silent);
    const { promise: takenUp, resolve } = Promise.withResolvers<{ boxId: string; attempt: number }>();
    await jobs.workConversions(
      { run: async (job) => resolve(job), giveUp: async () => undefined },
      { concurrency: 1 },
    );

    expect(killed.messages[1]).toEqual({ boxId, attempt: 1 });
    expect(await takenUp).toMatchObject({ boxId, attempt: 2 });
    expect(performance.now() - killedAt).toBeLessThan(engine.kind === "embedded" ? 15_000 : 28_000);
    await jobs.stop({ graceMs: 1000 });
    await database.close();
  });

  it("runs a job once its transaction has committed, not before", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    const started: string[] = [];
    await jobs.workConversions(
      handlerOf(async (job) => void started.push(job.boxId)),
      { concurrency: 1 },
    );
    const boxId = randomUUID();

    const seenInside = await database.transaction(async (sql) => {
      await jobs.enqueueConversion(boxId, sql);
      await delay(100);
      return [...started];
    });

    expect(seenInside).toEqual([]);
    await vi.waitFor(() => expect(started).toEqual([boxId]), waitOptions);
  });

  it("runs nothing when the transaction rolls back", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    const run = vi.fn<ConversionHandler["run"]>(async () => undefined);
    await jobs.workConversions({ run, giveUp: async () => undefined }, { concurrency: 1 });

    const running = database.transaction(async (sql) => {
      await jobs.enqueueConversion(randomUUID(), sql);
      throw new Error("no box");
    });

    await expect(running).rejects.toThrow("no box");
    const later = await enqueue(jobs, database);
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), waitOptions);
    expect(run.mock.calls.map(([job]) => job.boxId)).toEqual([later]);
  });

  it("starts a job at once, not at the next poll", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    let markStarted: (moment: number) => void = () => undefined;
    const handler = handlerOf(async () => markStarted(performance.now()));
    await jobs.workConversions(handler, { concurrency: 1 });

    const waits: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      await delay(250);
      const { promise, resolve } = Promise.withResolvers<number>();
      markStarted = resolve;
      const before = performance.now();
      await enqueue(jobs, database);
      waits.push((await promise) - before);
    }

    // The best after the first: the machine may be busy, but a poll of 2 s is not short three times running.
    expect(Math.min(...waits.slice(1))).toBeLessThan(500);
  });

  it("refuses the same box twice", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    const boxId = await enqueue(jobs, database);

    const again = database.transaction((sql) => jobs.enqueueConversion(boxId, sql));

    await expect(again).rejects.toThrow(/was enqueued before|duplicate key/);
  });

  it("does not work in a process that only enqueues", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();

    const boxId = await enqueue(jobs, database);
    await delay(500);

    expect(await statesOf(database)).toEqual({ [boxId]: "created" });
  });

  it("tries a failed job again, and tells the attempts", async ({ rig, expect }) => {
    const { database } = rig;
    const { log, lines } = keepLog();
    const jobs = await rig.open(log);
    const attempts: number[] = [];
    const handler = handlerOf(async (job) => {
      attempts.push(job.attempt);
      if (job.attempt === 1) throw new Error("a passing trouble");
    });
    await jobs.workConversions(handler, { concurrency: 1 });

    const boxId = await enqueue(jobs, database);

    await vi.waitFor(
      async () => expect(await statesOf(database)).toEqual({ [boxId]: "completed" }),
      waitOptions,
    );
    expect(attempts).toEqual([1, 2]);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: "warn", event: "conversion-attempt-failed", attempt: 1 }),
    );
  });

  it("gives a job up after its last attempt, and repeats that until it succeeds", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    const boxId = await enqueue(jobs, database);
    await database.query("update pgboss.job set retry_limit = 1 where id = $1", [boxId]);
    const lastAttempts: boolean[] = [];
    let givingUp = 0;
    await jobs.workConversions(
      {
        run: async (job) => {
          lastAttempts.push(job.isLastAttempt);
          throw new Error("a lasting trouble");
        },
        giveUp: async (givenUp) => {
          expect(givenUp).toBe(boxId);
          givingUp += 1;
          if (givingUp === 1) throw new Error("database away");
        },
      },
      { concurrency: 1 },
    );

    await vi.waitFor(() => expect(givingUp).toBe(2), waitOptions);

    expect(lastAttempts).toEqual([false, true]);
  });

  it("runs as many jobs at a time as it may", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    let active = 0;
    let mostActive = 0;
    let done = 0;
    const handler = handlerOf(async () => {
      active += 1;
      mostActive = Math.max(mostActive, active);
      await delay(200);
      active -= 1;
      done += 1;
    });
    for (let count = 0; count < 4; count += 1) await enqueue(jobs, database);

    await jobs.workConversions(handler, { concurrency: 2 });

    await vi.waitFor(() => expect(done).toBe(4), waitOptions);
    expect(mostActive).toBe(2);
  });

  it("goes on with the next job of a backlog without a pause", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    let done = 0;
    for (let count = 0; count < 10; count += 1) await enqueue(jobs, database);

    const before = performance.now();
    await jobs.workConversions(
      handlerOf(async () => void (done += 1)),
      { concurrency: 1 },
    );
    await vi.waitFor(() => expect(done).toBe(10), waitOptions);

    expect(performance.now() - before).toBeLessThan(8000);
  });

  it("lets running jobs finish when it stops", async ({ rig, expect }) => {
    const { database } = rig;
    const jobs = await rig.open();
    const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
    const handler = handlerOf(async () => {
      markStarted();
      await delay(300);
    });
    await jobs.workConversions(handler, { concurrency: 1 });
    const boxId = await enqueue(jobs, database);
    await started;

    await jobs.stop({ graceMs: 5000 });

    expect(await statesOf(database)).toEqual({ [boxId]: "completed" });
  });

  it.for(["leaves when asked", "ignores the signal"])(
    "hands a job back at a stop, so that the next start takes it up at once: the handler %s",
    async (manner, { rig, expect }) => {
      const { database } = rig;
      const first = await rig.open();
      const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
      const hanging = handlerOf(async ({ signal }) => {
        markStarted();
        await delay(60_000, undefined, { ref: false, ...(manner === "leaves when asked" ? { signal } : {}) });
      });
      await first.workConversions(hanging, { concurrency: 1 });
      const boxId = await enqueue(first, database);
      await started;
      await first.stop({ graceMs: 100 });

      expect(await statesOf(database)).toEqual({ [boxId]: "retry" });
      const second = await rig.open();
      const { promise: takenUp, resolve: markTakenUp } = Promise.withResolvers<ConversionJob>();
      await second.workConversions(
        handlerOf(async (job) => markTakenUp(job)),
        { concurrency: 1 },
      );
      expect(await takenUp).toMatchObject({ boxId, isLastAttempt: false });
    },
  );

  it("keeps what a stopped worker still reports away from the next one's attempt", async ({
    rig,
    expect,
  }) => {
    const { database } = rig;
    const first = await rig.open();
    const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const late = handlerOf(async () => {
      markStarted();
      await released;
    });
    await first.workConversions(late, { concurrency: 1 });
    const boxId = await enqueue(first, database);
    await started;
    await first.stop({ graceMs: 0 });
    const second = await rig.open();
    const { promise: takenUp, resolve: markTakenUp } = Promise.withResolvers<void>();
    const { promise: secondMayEnd, resolve: endSecond } = Promise.withResolvers<void>();
    const working = handlerOf(async () => {
      markTakenUp();
      await secondMayEnd;
    });
    await second.workConversions(working, { concurrency: 1 });
    await takenUp;

    release();
    await delay(300);

    expect(await statesOf(database)).toEqual({ [boxId]: "active" });
    endSecond();
    await vi.waitFor(
      async () => expect(await statesOf(database)).toEqual({ [boxId]: "completed" }),
      waitOptions,
    );
  });

  // There is nobody to cut the embedded engine's session; its own troubles have their own tests.
  it.for(engine.kind === "postgres" ? ["every"] : [])(
    "goes on when the server has cut %s connection",
    async (_every, { rig, expect }) => {
      const { database } = rig;
      const jobs = await rig.open();
      const started: string[] = [];
      await jobs.workConversions(
        handlerOf(async (job) => void started.push(job.boxId)),
        { concurrency: 1 },
      );
      await database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );

      const boxId = await enqueue(jobs, database);

      await vi.waitFor(() => expect(started).toEqual([boxId]), waitOptions);
    },
  );

  it("opens again on the same data with the jobs it had", async ({ expect }) => {
    const place = await engine.createPlace();
    const options = { ...place, migrations: [], log: createLog("silent") };
    const before = await openDatabase(options);
    const first = await openJobs(before, { log: createLog("silent") });
    const boxId = await enqueue(first, before);
    await first.stop({ graceMs: 0 });
    await before.close();

    const after = await openDatabase(options);
    const second = await openJobs(after, { log: createLog("silent") });
    const { promise, resolve } = Promise.withResolvers<string>();
    await second.workConversions(
      handlerOf(async (job) => resolve(job.boxId)),
      { concurrency: 1 },
    );

    expect(await promise).toBe(boxId);
    await second.stop({ graceMs: 1000 });
    await after.close();
  });
}

async function enqueue(jobs: Jobs, database: OpenedDatabase): Promise<string> {
  const boxId = randomUUID();
  await database.transaction((sql) => jobs.enqueueConversion(boxId, sql));
  return boxId;
}

function handlerOf(run: ConversionHandler["run"]): ConversionHandler {
  return { run, giveUp: async () => undefined };
}

async function statesOf(database: OpenedDatabase): Promise<Record<string, string>> {
  const rows = await database.query<{ id: string; state: string }>(
    "select id, state::text as state from pgboss.job where name = 'conversion'",
  );
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
}
