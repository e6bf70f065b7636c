import { randomUUID } from "node:crypto";
import { openDatabase } from "../database/database.ts";
import { openJobs } from "../jobs/jobs.ts";
import { createLog } from "../log.ts";

/**
 * A process of its own that uses a database, for the tests that kill one: `node database-process.ts TASK DATA_DIR [URL]`.
 * It reports over the channel of `fork`.
 */
const [task, dataDir, url] = process.argv.slice(2);
if (!task || !dataDir) throw new Error("Usage: node database-process.ts hold|write|work DATA_DIR [URL]");

try {
  await run(task, dataDir);
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
}

async function run(name: string, folder: string): Promise<void> {
  const migrations = [
    { name: "test-written", sql: "create table written (id uuid primary key, number integer unique)" },
  ];
  const database = await openDatabase({ dataDir: folder, url, migrations, log: createLog("silent") });
  process.send?.({ ready: true });
  if (name === "write") {
    for (;;) {
      const id = randomUUID();
      await database.transaction(async (sql) => {
        await sql.query("insert into written select $1, coalesce(max(number), 0) + 1 from written", [id]);
        await sql.query("insert into app_user (id, issuer, subject) values ($1, 'test', $2)", [id, id]);
      });
      process.send?.({ written: id });
    }
  }
  if (name === "work") {
    const jobs = await openJobs(database, { log: createLog("silent") });
    await jobs.workConversions(
      {
        run: async ({ boxId, attempt }) => {
          process.send?.({ boxId, attempt });
          await new Promise((resolve) => setTimeout(resolve, 60_000));
        },
        giveUp: async () => undefined,
      },
      { concurrency: 1 },
    );
  }
  // A process that only holds the folder still has to stay.
  setInterval(() => undefined, 60_000);
}
