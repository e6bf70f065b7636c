import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { openEmbedded } from "./embedded.ts";
import type { Engine } from "./engine.ts";
import { openPostgres } from "./postgres.ts";
import { createTransactions } from "./transactions.ts";

describeOnBothEngines("a transaction that is stuck", (engine) => {
  async function openEngine(): Promise<Engine> {
    const { dataDir, url } = await engine.createPlace();
    const log = createLog("silent");
    return url
      ? openPostgres({ url, poolSize: 1, connectTimeoutMs: 1000, log })
      : openEmbedded({ dataDir, log });
  }

  it("is rolled back after its time and frees the database for the others", async () => {
    const opened = await openEngine();
    const database = createTransactions(opened);
    await database.query("create table kept (id int)");
    const stuck = database.transaction(
      async (sql) => {
        await sql.query("insert into kept values (1)");
        await delay(2000, undefined, { ref: false });
        await sql.query("insert into kept values (2)");
      },
      { timeoutMs: 50 },
    );
    const waiting = database.query("select count(*) as rows from kept");

    await expect(stuck).rejects.toMatchObject({ code: "TRANSACTION_TIMEOUT" });
    expect(await waiting).toEqual([{ rows: 0 }]);
    await opened.close();
  });
});
