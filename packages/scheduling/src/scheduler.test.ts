import { describe, expect, it } from "vitest";
import type { CardState, Rating } from "./card-state.ts";
import { createScheduler } from "./scheduler.ts";

const clock = { timeZone: "Asia/Shanghai", rolloverHour: 4 };
const scheduler = createScheduler({ clock });
const fresh: CardState = { status: "new" };

/** The state after these answers at these times. */
function study(answers: readonly (readonly [string, Rating])[]): CardState {
  return answers.reduce<CardState>(
    (state, [at, rating]) => scheduler.answer(state, rating, new Date(at), 1000).state,
    fresh,
  );
}

describe("the scheduler", () => {
  it("counts two answers before and after UTC midnight as one day where it is one", () => {
    const sameDay = study([
      ["2026-11-01T23:00:00Z", "good"],
      ["2026-11-02T01:00:00Z", "good"],
    ]);

    // ts-fsrs left to itself says 7.3 here; Anki 2.3.
    expect(sameDay).toMatchObject({ status: "review", stability: expect.closeTo(2.3065, 3) });
  });

  it("counts two answers around four in the morning as two days", () => {
    const twoDays = study([
      ["2026-11-01T19:55:00Z", "good"],
      ["2026-11-01T20:05:00Z", "good"],
    ]);

    expect(twoDays).toMatchObject({ stability: expect.closeTo(7.315, 2) });
  });

  it("brings a card back by the steps of learning first, then by days at the start of the day", () => {
    const at = new Date("2026-11-02T02:30:00Z");
    const learning = scheduler.answer(fresh, "good", at, 1000).state;
    const review = scheduler.answer(learning, "good", learning.due, 1000).state;

    expect([learning.status, learning.due.getTime() - at.getTime()]).toEqual(["learning", 600_000]);
    expect([review.status, review.intervalDays]).toEqual(["review", 2]);
    expect(review.due.toISOString()).toBe("2026-11-03T20:00:00.000Z");
  });

  it("sends a forgotten card to relearning and keeps the interval to come", () => {
    const state = study([
      ["2026-11-02T02:00:00Z", "easy"],
      ["2026-11-12T02:00:00Z", "again"],
    ]);

    expect(state).toMatchObject({ status: "relearning", lapses: 1, intervalDays: expect.any(Number) });
    if (state.status === "new") throw new Error("studied");
    expect(state.intervalDays).toBeGreaterThanOrEqual(1);
    expect(state.due.getTime() - state.lastReviewAt.getTime()).toBe(600_000);
  });

  it("shows longer intervals on better buttons, and changes nothing by showing them", () => {
    const at = new Date("2026-11-20T02:00:00Z");
    const state = study([
      ["2026-11-02T02:00:00Z", "good"],
      ["2026-11-02T02:10:00Z", "good"],
    ]);

    const next = scheduler.preview(state, at);
    const seconds = Object.values(next).map((preview) => preview.intervalSeconds);

    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
    expect(scheduler.preview(state, at)).toEqual(next);
  });

  it("asks sooner of a learner who wants to remember more", () => {
    const at = new Date("2026-11-02T02:00:00Z");
    const days = (desiredRetention: number) =>
      createScheduler({ clock, desiredRetention }).answer(fresh, "easy", at, 1000).state.intervalDays;

    expect(days(0.95)).toBeLessThan(days(0.8));
  });

  it("takes an answer from a clock that went wrong as given at the last one", () => {
    const state = study([["2026-11-10T02:00:00Z", "easy"]]);

    const { state: next, review } = scheduler.answer(state, "good", new Date("2026-11-02T02:00:00Z"), 1000);

    expect(next.lastReviewAt.toISOString()).toBe("2026-11-10T02:00:00.000Z");
    expect(review.at).toEqual(next.lastReviewAt);
    expect(review.intervalAfterSeconds).toBe(next.intervalDays * 86_400);
  });
});
