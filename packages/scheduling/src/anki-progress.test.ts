import { expect, it } from "vitest";
import { type StudyRecord, ankiProgress } from "./anki-progress.ts";
import type { CardState, Rating, Review } from "./card-state.ts";
import { createScheduler } from "./scheduler.ts";

const clock = { timeZone: "Asia/Shanghai", rolloverHour: 4 };
const scheduler = createScheduler({ clock });

function record(cardId: string, answers: readonly (readonly [string, Rating])[]): StudyRecord {
  let state: CardState = { status: "new" };
  const reviews: Review[] = [];
  for (const [at, rating] of answers) {
    const answered = scheduler.answer(state, rating, new Date(at), 70_000);
    state = answered.state;
    reviews.push(answered.review);
  }
  return { cardId, ordinal: 0, state, reviews, isSuspended: false };
}

const created = new Date("2026-11-01T02:00:00Z");

it("counts a card's due day from the start of the collection, the day before the first review", () => {
  const progress = ankiProgress(
    [
      record("a", [
        ["2026-11-02T02:00:00Z", "good"],
        ["2026-11-02T02:10:00Z", "good"],
      ]),
    ],
    created,
    clock,
  );

  // The box is older than the review: its own day is the second, the review's the third, and two days to go.
  expect(new Date(progress.collectionStart * 1000).toISOString()).toBe("2026-10-30T20:00:00.000Z");
  expect(progress.minutesWest).toBe(-480);
  expect(progress.cards).toMatchObject([{ type: 2, queue: 2, due: 4, intervalDays: 2, stepsLeft: 0 }]);
});

it("gives reviews of the same moment different ids, and the card the last one's second", () => {
  const same = [["2026-11-02T02:00:00Z", "good"]] as const;

  const { cards } = ankiProgress([record("a", same), record("b", same)], created, clock);

  const at = Date.parse("2026-11-02T02:00:00Z");
  expect(cards.map((card) => card.reviews[0]?.id)).toEqual([at, at + 1]);
  expect(cards.map((card) => card.lastReviewSeconds)).toEqual([at / 1000, at / 1000]);
});

it("writes intervals as days or as seconds below zero, and no review longer than a minute", () => {
  const { cards } = ankiProgress(
    [
      record("a", [
        ["2026-11-02T02:00:00Z", "good"],
        ["2026-11-02T02:10:00Z", "good"],
        ["2026-11-04T02:00:00Z", "again"],
      ]),
    ],
    created,
    clock,
  );

  expect(cards[0]?.reviews.map(({ interval, lastInterval, kind }) => [interval, lastInterval, kind])).toEqual(
    [
      [-600, 0, 0],
      [2, -600, 0],
      [-600, 2, 1],
    ],
  );
  expect(cards[0]?.reviews.map(({ takenMs }) => takenMs)).toEqual([60_000, 60_000, 60_000]);
  expect(cards[0]).toMatchObject({ type: 3, queue: 1, stepsLeft: 1, lapses: 1 });
});

it("moves a step that ends after four in the morning to the next day's queue", () => {
  const { cards } = ankiProgress([record("a", [["2026-11-02T19:55:00Z", "good"]])], created, clock);

  expect(cards[0]).toMatchObject({ type: 1, queue: 3, due: 3 });
});

it("leaves out new cards, but not suspended ones", () => {
  const fresh = {
    cardId: "a",
    ordinal: 0,
    state: { status: "new" },
    reviews: [],
    isSuspended: false,
  } as const;

  const { cards } = ankiProgress([fresh, { ...fresh, cardId: "b", isSuspended: true }], created, clock);

  expect(cards).toMatchObject([{ cardId: "b", type: 0, queue: -1 }]);
});
