import { routeExamples, type StudyItem, type StudyQueue } from "@deckle/contract";
import { expect, it } from "vitest";
import { leftOf, newSession, nextSession, type StudySession } from "./study-session.ts";

const [example] = routeExamples.getStudyQueue.output.items;

function item(id: string, state: StudyItem["state"] = "new"): StudyItem {
  if (!example) throw new Error("The contract's example has an item.");
  return { ...example, state, card: { ...example.card, card_id: id } };
}

function queue(ids: readonly string[], counts = { new: ids.length, learning: 0, review: 0 }): StudyQueue {
  return { study_day: "2026-01-15", counts, items: ids.map((id) => item(id)), next_due: null };
}

function load(session: StudySession, ids: readonly string[], excluded: readonly string[] = []): StudySession {
  return nextSession(session, { kind: "loaded", queue: queue(ids), excluded: new Set(excluded), now: 1_000 });
}

const idsOf = (session: StudySession) => session.items.map(({ card }) => card.card_id);

it("an answer takes the card off the table, counts it and measures the time", () => {
  const started = nextSession(load(newSession, ["a", "b"]), { kind: "revealed" });

  const after = nextSession(started, { kind: "answered", reviewId: "r1", rating: 3, now: 5_000 });

  expect(idsOf(after)).toEqual(["b"]);
  expect(after).toMatchObject({ isRevealed: false, shownAt: 5_000, counts: { new: 1 } });
  expect(after.answered[0]).toMatchObject({ reviewId: "r1", rating: 3, durationMs: 4_000 });
  expect(leftOf(after)).toBe(1);
});

it("who was away for an hour is not counted for more than ten minutes", () => {
  const after = nextSession(load(newSession, ["a"]), {
    kind: "answered",
    reviewId: "r",
    rating: 1,
    now: 3_600_000,
  });

  expect(after.answered[0]?.durationMs).toBe(600_000);
});

it("a newer queue leaves the card on the table where it is", () => {
  const revealed = nextSession(load(newSession, ["a", "b", "c"]), { kind: "revealed" });

  const reloaded = load(revealed, ["c", "a", "d"]);

  expect(idsOf(reloaded)).toEqual(["a", "c", "d"]);
  expect(reloaded.isRevealed).toBe(true);
});

it("cards whose answers are still on the way do not come back", () => {
  const answered = nextSession(load(newSession, ["a", "b"]), {
    kind: "answered",
    reviewId: "r",
    rating: 3,
    now: 2_000,
  });

  expect(idsOf(load(answered, ["a", "b", "c"], ["a"]))).toEqual(["b", "c"]);
});

it("undo brings the last card back with its question, as often as there are answers", () => {
  let session = load(newSession, ["a", "b", "c"]);
  session = nextSession(session, { kind: "answered", reviewId: "r1", rating: 1, now: 2_000 });
  session = nextSession(session, { kind: "answered", reviewId: "r2", rating: 4, now: 3_000 });

  const once = nextSession(session, { kind: "undone", now: 4_000 });
  const twice = nextSession(once, { kind: "undone", now: 5_000 });

  expect(idsOf(once)).toEqual(["b", "c"]);
  expect(idsOf(twice)).toEqual(["a", "b", "c"]);
  expect(twice).toMatchObject({ isRevealed: false, answered: [], counts: { new: 3 } });
  expect(nextSession(twice, { kind: "undone", now: 6_000 })).toBe(twice);
});

it("an edited card keeps its place, a suspended one leaves it", () => {
  const session = load(newSession, ["a", "b"]);
  const card = { ...item("a").card, question: "new words" };

  const edited = nextSession(session, { kind: "edited", card });
  const removed = nextSession(edited, { kind: "removed", cardId: "a", now: 9_000 });

  expect(edited.items[0]?.card.question).toBe("new words");
  expect(idsOf(removed)).toEqual(["b"]);
  expect(removed.counts.new).toBe(1);
});
