import { describe, expect, it } from "vitest";
import type { CardState, Rating, Review } from "./card-state.ts";
import { createScheduler } from "./scheduler.ts";
import { dueForecast, studyHeatmap, trueRetention } from "./statistics.ts";

const clock = { timeZone: "Asia/Shanghai", rolloverHour: 4 };
const now = new Date("2026-11-21T02:00:00Z");
const period = { now, clock, days: 30 };

function card(due: string | undefined, isSuspended = false) {
  const state: CardState =
    due === undefined
      ? { status: "new" }
      : {
          status: "review",
          due: new Date(due),
          stability: 1,
          difficulty: 5,
          intervalDays: 1,
          step: 0,
          repetitions: 1,
          lapses: 0,
          lastReviewAt: new Date("2026-11-01T00:00:00Z"),
        };
  return { cardId: due ?? "new", ordinal: 0, state, isSuspended };
}

function review(at: string, rating: Rating, given: Partial<Review> = {}): Review {
  return {
    at: new Date(at),
    rating,
    statusBefore: "review",
    intervalBeforeSeconds: 2 * 86_400,
    intervalAfterSeconds: 4 * 86_400,
    difficultyAfter: 5,
    takenMs: 3000,
    ...given,
  };
}

describe("the forecast", () => {
  it("counts what comes back by the learner's days, what is overdue today, and new cards never", () => {
    const forecast = dueForecast(
      [
        card(undefined),
        card("2026-11-01T00:00:00Z"),
        card("2026-11-21T19:59:00Z"),
        card("2026-11-21T20:00:00Z"),
        card("2026-11-22T01:00:00Z", true),
        card("2027-03-01T00:00:00Z"),
      ],
      period,
    );

    expect(forecast).toHaveLength(30);
    expect(forecast.slice(0, 3).map(({ date, due }) => [date, due])).toEqual([
      ["2026-11-21", 2],
      ["2026-11-22", 1],
      ["2026-11-23", 0],
    ]);
  });

  it.each([0, 1.5, -1, 3651, Number.NaN])("refuses a period of %d days", (days) => {
    expect(() => dueForecast([], { ...period, days })).toThrow(RangeError);
  });

  it("agrees with the day the scheduler promised", () => {
    const scheduler = createScheduler({ clock });
    const { state } = scheduler.answer({ status: "new" }, "easy", now, 1000);

    const forecast = dueForecast([{ cardId: "a", ordinal: 0, state, isSuspended: false }], period);

    expect(forecast.findIndex(({ due }) => due === 1)).toBe(state.intervalDays);
  });
});

describe("the heatmap", () => {
  it("counts answers by the learner's days: three in the morning is the day before", () => {
    const heatmap = studyHeatmap(
      [
        review("2026-11-20T18:59:00Z", "good"),
        review("2026-11-20T19:30:00Z", "again"),
        review("2026-11-20T20:00:00Z", "good"),
        review("2026-10-01T02:00:00Z", "good"),
      ],
      { ...period, days: 3 },
    );

    expect(heatmap.map(({ date, reviews, takenMs }) => [date, reviews, takenMs])).toEqual([
      ["2026-11-19", 0, 0],
      ["2026-11-20", 2, 6000],
      ["2026-11-21", 1, 3000],
    ]);
  });
});

describe("true retention", () => {
  it("counts only cards in review within the period, and sets those of three weeks apart", () => {
    const mature = { intervalBeforeSeconds: 21 * 86_400 };
    const retention = trueRetention(
      [
        review("2026-11-20T02:00:00Z", "good"),
        review("2026-11-20T02:00:00Z", "again"),
        review("2026-11-20T02:00:00Z", "hard", mature),
        review("2026-11-20T02:00:00Z", "again", { statusBefore: "learning" }),
        review("2026-11-20T02:00:00Z", "good", { statusBefore: "new" }),
        review("2026-10-01T02:00:00Z", "again", mature),
      ],
      period,
    );

    expect(retention).toEqual({
      all: { reviews: 3, remembered: 2 },
      young: { reviews: 2, remembered: 1 },
      mature: { reviews: 1, remembered: 1 },
    });
  });

  it("has no share where nothing was reviewed", () => {
    expect(trueRetention([], period).all).toEqual({ reviews: 0, remembered: 0 });
  });
});
