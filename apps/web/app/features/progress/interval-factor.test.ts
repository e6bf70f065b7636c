import { type CardState, createScheduler } from "@deckle/scheduling";
import { expect, it } from "vitest";
import { intervalFactor } from "./interval-factor.ts";

const at = new Date("2026-01-15T12:00:00Z");
const state: CardState = {
  status: "review",
  due: at,
  stability: 300,
  difficulty: 5,
  intervalDays: 300,
  step: 0,
  repetitions: 6,
  lapses: 0,
  lastReviewAt: new Date("2025-03-21T12:00:00Z"),
};

function goodInterval(desiredRetention: number): number {
  const clock = { timeZone: "UTC", rolloverHour: 4 };
  return createScheduler({ clock, desiredRetention }).preview(state, at).good.intervalSeconds;
}

it.each([0.8, 0.85, 0.95])("the workload said for %s is the one that the scheduler makes", (retention) => {
  expect(goodInterval(retention) / goodInterval(0.9)).toBeCloseTo(intervalFactor(retention), 1);
});

it("90 % is what the others are compared with", () => {
  expect(intervalFactor(0.9)).toBe(1);
});
