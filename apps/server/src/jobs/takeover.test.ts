import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openDatabase } from "../database/database.ts";
import { startDatabaseChild } from "../testing/database-child.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { openJobs } from "./jobs.ts";

const silent = { log: () => undefined };
const migrations = [
  { name: "test-written", sql: "create table written (id uuid primary key, number integer unique)" },
];

describeOnBothEngines("a worker that is killed in the middle of a job", (engine) => {
  it("leaves it to the next one, within 20 s on a server and at once at the next start of the embedded engine", async () => {
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
    expect(performance.now() - killedAt).toBeLessThan(engine.kind === "embedded" ? 5000 : 20_000);
    await jobs.stop({ graceMs: 1000 });
    await database.close();
  });
});
