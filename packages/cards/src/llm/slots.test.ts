import { describe, expect, it } from "vitest";
import { CoolDownTooLong, createSlots } from "./slots.ts";

const signal = new AbortController().signal;

function slotsAt(max: number, maxWaitMs = 1000) {
  return createSlots({ max, maxWaitMs, now: () => new Date() });
}

/** Whether a slot is free right now. */
async function isFree(slots: ReturnType<typeof slotsAt>): Promise<boolean> {
  const stop = new AbortController();
  const taken = slots.take(stop.signal).then(
    (giveBack) => {
      giveBack();
      return true;
    },
    () => false,
  );
  await new Promise((resolve) => setImmediate(resolve));
  stop.abort(new Error("not free"));
  return taken;
}

describe("the slots of a server", () => {
  it("are as many as allowed, and come back once", async () => {
    const slots = slotsAt(2);
    const first = await slots.take(signal);
    await slots.take(signal);
    expect(await isFree(slots)).toBe(false);

    first();
    first();

    await slots.take(signal);
    expect(await isFree(slots)).toBe(false);
  });

  it("are half as many after a refusal, and grow again by one for five successes", async () => {
    const slots = slotsAt(4);
    slots.slowDown(0);
    await slots.take(signal);
    await slots.take(signal);
    expect(await isFree(slots)).toBe(false);

    for (let call = 0; call < 5; call++) slots.speedUp();

    await slots.take(signal);
    expect(await isFree(slots)).toBe(false);
  });

  it("open for nobody during a cool-down, and after it for all", async () => {
    const slots = slotsAt(4);
    const start = performance.now();
    slots.slowDown(60);

    await Promise.all([slots.take(signal), slots.take(signal)]);

    expect(performance.now() - start).toBeGreaterThan(50);
  });

  it("turn away at once who would wait too long", async () => {
    const slots = slotsAt(4, 50);
    slots.slowDown(5000);

    await expect(slots.take(signal)).rejects.toThrow(CoolDownTooLong);
  });
});
