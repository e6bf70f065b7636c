import { describe, expect, it } from "vitest";
import type { CardState, Rating, Review } from "./card-state.ts";
import { createScheduler } from "./scheduler.ts";
import { type StudyCard, studiedToday, studyQueue } from "./study-queue.ts";

const clock = { timeZone: "Asia/Shanghai", rolloverHour: 4 };
const scheduler = createScheduler({ clock });
/** 10:00 in Shanghai. */
const now = new Date("2026-11-20T02:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const limits = { now, clock, newPerDay: 20, reviewsPerDay: 200, studiedToday: { new: 0, review: 0 } };

function card(cardId: string, state: CardState = { status: "new" }): StudyCard {
  return { cardId, ordinal: 0, state, isSuspended: false };
}

function after(answers: readonly (readonly [Date, Rating])[]): CardState {
  return answers.reduce<CardState>((state, [at, rating]) => scheduler.answer(state, rating, at, 1000).state, {
    status: "new",
  });
}

/** Learned so many days ago, and due two days after that. */
const learned = (daysAgo: number): CardState =>
  after([
    [minutes(-daysAgo * 1440), "good"],
    [minutes(-daysAgo * 1440 + 10), "good"],
  ]);

const numbered = (count: number, state?: CardState) =>
  Array.from({ length: count }, (_, index) => card(`${state === undefined ? "n" : "r"}${index}`, state));

const ids = (queue: { readonly cards: readonly StudyCard[] }) => queue.cards.map((entry) => entry.cardId);

describe("the study queue", () => {
  it("asks steps whose time has come first, oldest first, and those of the next 20 minutes last", () => {
    const queue = studyQueue(
      [
        card("new"),
        card("in ten", after([[now, "good"]])),
        card("review", learned(5)),
        card("now", after([[minutes(-2), "again"]])),
        card("long ago", after([[minutes(-60), "again"]])),
      ],
      limits,
    );

    expect(ids(queue)).toEqual(["long ago", "now", "review", "new", "in ten"]);
    expect(queue.counts).toEqual({ new: 1, learning: 3, review: 1 });
  });

  it("says when to come back if only a step later in the day is left", () => {
    const step = after([[minutes(-1), "good"]]);
    if (step.status === "new") throw new Error("studied");
    const later = { ...step, due: minutes(50) };

    expect(studyQueue([card("a", later)], limits)).toEqual({
      cards: [],
      counts: { new: 0, learning: 1, review: 0 },
      nextAt: minutes(30),
    });
    expect(ids(studyQueue([card("a", later)], { ...limits, now: minutes(30) }))).toEqual(["a"]);
  });

  it("keeps a step that ends after four in the morning for the next day", () => {
    const nearlyFour = new Date("2026-11-20T19:55:00Z");
    const cards = [card("a", scheduler.answer({ status: "new" }, "good", nearlyFour, 1000).state)];

    expect(studyQueue(cards, { ...limits, now: nearlyFour })).toEqual({
      cards: [],
      counts: { new: 0, learning: 0, review: 0 },
    });
    expect(ids(studyQueue(cards, { ...limits, now: new Date("2026-11-20T20:00:00Z") }))).toEqual(["a"]);
  });

  it("keeps to the limits of the day, with what was done already", () => {
    const cards = [...numbered(30), ...numbered(30, learned(5))];
    const given = { ...limits, newPerDay: 5, reviewsPerDay: 12 };

    expect(studyQueue(cards, given).counts).toEqual({ new: 5, learning: 0, review: 12 });
    expect(studyQueue(cards, { ...given, studiedToday: { new: 3, review: 10 } }).counts).toEqual({
      new: 2,
      learning: 0,
      review: 2,
    });
    expect(studyQueue(cards, { ...given, studiedToday: { new: 9, review: 99 } }).cards).toEqual([]);
  });

  it("spreads new cards in the order of the document among reviews, overdue ones first", () => {
    const queue = studyQueue([...numbered(3), ...numbered(8, learned(5)), card("late", learned(9))], limits);

    expect(ids(queue).filter((id) => id.startsWith("n"))).toEqual(["n0", "n1", "n2"]);
    expect(ids(queue)[0]).toBe("late");
    const gaps = ["n0", "n1", "n2"].map((id) => ids(queue).indexOf(id));
    expect(gaps).toEqual([2, 6, 9]);
  });

  it("leaves out suspended cards and cards of a later day", () => {
    const queue = studyQueue(
      [
        { ...card("a"), isSuspended: true },
        card("b", learned(1)),
        { ...card("c", learned(5)), isSuspended: true },
      ],
      limits,
    );

    expect(queue).toEqual({ cards: [], counts: { new: 0, learning: 0, review: 0 } });
  });

  it("shuffles the reviews of one day, the same way all day and another way on the next", () => {
    const cards = numbered(20, learned(5));

    const first = ids(studyQueue(cards, limits));

    expect(first).not.toEqual(cards.map((entry) => entry.cardId));
    expect(ids(studyQueue([...cards].reverse(), { ...limits, now: minutes(300) }))).toEqual(first);
    expect(ids(studyQueue(cards, { ...limits, now: minutes(1440) }))).not.toEqual(first);
  });

  it("takes a learner through a whole day in the order it promised", () => {
    const cards = new Map(
      [...numbered(6), ...numbered(15, learned(5))].map((entry) => [entry.cardId, entry]),
    );
    const reviews: Review[] = [];
    const asked: string[] = [];
    const promised = ids(studyQueue([...cards.values()], limits));
    let at = now;
    for (let turn = 0; turn < 100; turn += 1) {
      const [next] = studyQueue([...cards.values()], {
        ...limits,
        now: at,
        studiedToday: studiedToday(reviews, at, clock),
      }).cards;
      if (next === undefined) break;
      const { state, review } = scheduler.answer(next.state, "easy", at, 1000);
      cards.set(next.cardId, { ...next, state });
      reviews.push(review);
      asked.push(next.cardId);
      at = new Date(at.getTime() + 10_000);
    }

    expect(asked).toEqual(promised);
  });

  it("ends a day in which cards are forgotten, with every card off its steps", () => {
    const cards = new Map(
      [...numbered(10), ...numbered(10, learned(5))].map((entry) => [entry.cardId, entry]),
    );
    const answers: readonly Rating[] = ["again", "good", "hard", "good", "good"];
    const reviews: Review[] = [];
    let at = now;
    for (let turn = 0; turn < 500; turn += 1) {
      const queue = studyQueue([...cards.values()], {
        ...limits,
        now: at,
        studiedToday: studiedToday(reviews, at, clock),
      });
      const [next] = queue.cards;
      if (next === undefined && queue.nextAt === undefined) break;
      if (next === undefined) {
        at = queue.nextAt ?? at;
        continue;
      }
      const { state, review } = scheduler.answer(next.state, answers[turn % 5] ?? "good", at, 1000);
      cards.set(next.cardId, { ...next, state });
      reviews.push(review);
      at = new Date(at.getTime() + 20_000);
    }

    expect([...cards.values()].map(({ state }) => state.status)).toEqual(Array(20).fill("review"));
    expect(studiedToday(reviews, at, clock)).toEqual({ new: 10, review: 10 });
    expect(studiedToday(reviews, minutes(1440), clock)).toEqual({ new: 0, review: 0 });
  });
});
