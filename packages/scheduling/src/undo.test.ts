import { expect, it } from "vitest";
import type { StudyRecord } from "./anki-progress.ts";
import type { Rating } from "./card-state.ts";
import { createScheduler } from "./scheduler.ts";
import { replay, undoLast } from "./undo.ts";

const scheduler = createScheduler({ clock: { timeZone: "America/New_York", rolloverHour: 4 } });

const answers: readonly (readonly [string, Rating])[] = [
  ["2026-11-01T05:30:00Z", "good"],
  ["2026-11-01T05:41:00Z", "good"],
  ["2026-11-04T15:00:00Z", "again"],
  ["2026-11-04T15:12:00Z", "hard"],
  ["2026-11-04T15:30:00Z", "good"],
  ["2026-11-09T15:30:00Z", "easy"],
];

/** The records after each answer, the new card first. */
const history = answers.reduce<readonly StudyRecord[]>(
  (records, [at, rating]) => {
    const before = records.at(-1) as StudyRecord; // The list starts with one and only grows.
    const { state, review } = scheduler.answer(before.state, rating, new Date(at), 4000);
    return [...records, { ...before, state, reviews: [...before.reviews, review] }];
  },
  [{ cardId: "a", ordinal: 0, state: { status: "new" }, reviews: [], isSuspended: false }],
);

it("takes every answer back, one after the other, to the new card", () => {
  for (const [index, record] of history.entries()) {
    expect(undoLast(record, scheduler)).toEqual(history[Math.max(0, index - 1)]);
  }
});

it("keeps a card suspended while its answers are taken back", () => {
  const record = { ...(history.at(-1) as StudyRecord), isSuspended: true };

  expect(undoLast(record, scheduler).isSuspended).toBe(true);
});

it("reaches the same state by replaying the reviews as by answering", () => {
  for (const record of history) expect(replay(record.reviews, scheduler)).toEqual(record.state);
});
