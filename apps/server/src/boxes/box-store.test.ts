import { expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { findOrCreateUser } from "../users/user-store.ts";
import { endRegeneration, failBox, findBox, finishBox, startRegeneration } from "./box-store.ts";
import { insertNewBox } from "../testing/new-box.ts";

describeOnBothEngines("a stored box", (engine) => {
  it("starts as many regenerations a day as it may, one at a time, and more on the next day", async () => {
    const database = await engine.openTestDatabase();
    const user = await findOrCreateUser(database, { issuer: "https://id.test", subject: "owner" });
    const { id } = await insertNewBox(database, user);
    const start = (day: string) =>
      startRegeneration(database, id, { section: [], options: { maxCards: 3 } }, { day, mostPerDay: 2 });

    expect(await start("2026-11-21")).toBeNull();
    await finishBox(database, id, { chunks: 1, drafts: 1, cards: 1, dropped: {} });
    for (let count = 0; count < 2; count += 1) {
      const started = await start("2026-11-21");
      expect(started).toMatchObject({
        status: "running",
        progressPercent: 0,
        regeneration: { section: [], options: { maxCards: 3 } },
      });
      expect(await start("2026-11-21")).toBeNull();
      expect(await endRegeneration(database, id, { failure: count === 0 ? "NO_CARDS" : null })).toBe(true);
    }
    expect(await findBox(database, id)).toMatchObject({ status: "finished", regenerationFailure: null });
    expect(await start("2026-11-21")).toBe("refused");
    expect(await start("2026-11-22")).toMatchObject({ status: "running" });
    expect(await endRegeneration(database, id, { failure: "INTERNAL" })).toBe(true);
    expect(await findBox(database, id)).toMatchObject({
      regenerationFailure: "INTERNAL",
      report: { chunks: 1 },
    });
    expect(await failBox(database, id, "INTERNAL")).toBe(false);
  });
});
