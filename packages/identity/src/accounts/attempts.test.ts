import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testEngines, withLatency, setUpMs } from "../testing/databases.ts";
import { type Attempts, type Counter, createAttempts } from "./attempts.ts";

describe.each(testEngines)("attempts on $name", ({ open }) => {
  let database: TestDatabase;
  let attempts: Attempts;
  let names = 0;

  beforeAll(async () => {
    database = await open();
    attempts = createAttempts(database.sql, "key");
  }, setUpMs);
  afterAll(() => database.close());

  const newCounter = (allowed: number): Counter => ({
    name: `counter-${(names += 1)}`,
    limit: { allowed, windowSeconds: 900 },
  });

  async function reserveTimes(counters: readonly Counter[], times: number): Promise<boolean[]> {
    const results: boolean[] = [];
    for (let index = 0; index < times; index += 1) results.push((await attempts.reserve(counters)).allowed);
    return results;
  }

  const shiftTime = (seconds: number) =>
    database.sql.query(
      "update identity_attempt set expires_at = expires_at - make_interval(secs => $1::float8)",
      [seconds],
    );

  it("allow as many as the limit and say when to come back", async () => {
    const counters = [newCounter(3)];

    expect(await reserveTimes(counters, 4)).toEqual([true, true, true, false]);

    const refusal = await attempts.reserve(counters);
    expect(refusal).toMatchObject({ allowed: false });
    expect(refusal.allowed ? 0 : refusal.retrySeconds).toBeGreaterThan(890);
  });

  it("meet the same limit when fifty are sent at once", async () => {
    const slow = createAttempts(
      withLatency(database.sql, () => Math.random() * 5),
      "key",
    );
    const counters = [newCounter(5), newCounter(100), newCounter(50)];

    const results = await Promise.all(Array.from({ length: 50 }, () => slow.reserve(counters)));

    expect(results.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it("that are refused do not use up the counters they share with others", async () => {
    const account = newCounter(8);
    const pairOfAttacker = newCounter(5);
    await reserveTimes([pairOfAttacker, account], 50);

    // Five guesses got through; the owner, from elsewhere, still has three.
    expect(await reserveTimes([newCounter(5), account], 4)).toEqual([true, true, true, false]);
  });

  it("that succeeded are given back", async () => {
    const counters = [newCounter(2)];

    for (let index = 0; index < 10; index += 1) {
      expect((await attempts.reserve(counters)).allowed).toBe(true);
      await attempts.refund(counters);
    }
  });

  it("are forgotten after a success", async () => {
    const counters = [newCounter(2)];
    await reserveTimes(counters, 2);

    await attempts.clear(counters);

    expect(await reserveTimes(counters, 3)).toEqual([true, true, false]);
  });

  it("are allowed again after the window, which the last allowed one starts anew", async () => {
    const counters = [newCounter(2)];
    await reserveTimes(counters, 1);
    await shiftTime(600);
    await reserveTimes(counters, 1);

    await shiftTime(600);
    expect((await attempts.reserve(counters)).allowed).toBe(false);
    await shiftTime(301);
    expect((await attempts.reserve(counters)).allowed).toBe(true);
  });

  it("leave no address in the database", async () => {
    await attempts.reserve([{ name: "address:203.0.113.7", limit: { allowed: 1, windowSeconds: 60 } }]);

    expect(JSON.stringify(await database.sql.query("select * from identity_attempt"))).not.toContain(
      "203.0.113.7",
    );
  });

  it("that are over can be purged", async () => {
    await attempts.reserve([newCounter(1)]);
    await shiftTime(2000);

    expect(await attempts.purgeExpired()).toBeGreaterThan(0);
    expect(await attempts.purgeExpired()).toBe(0);
  });
});
