import { type Rating, type Review, studyDay } from "@deckle/scheduling";
import { expect, it } from "vitest";
import { cleanAudit, describeRealAnki, importLog } from "./testing/real-anki.ts";
import { present, studied, studiedGuid, studiedPackage } from "./testing/study-sample.ts";

const clock = { timeZone: "Asia/Shanghai", rolloverHour: 4 };
const learner = { clock, begun: new Date(present.getTime() - 60 * 86_400_000) };

const packageOf = async (includeFsrs: boolean) => await studiedPackage(learner, records, { includeFsrs });

/** Steady pseudo-random answers, the same in every run. */
function randomAnswers(seed: number, count: number): readonly Rating[] {
  const choices = ["again", "hard", "good", "good", "good", "easy"] as const;
  let state = seed + 1;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return choices[Math.floor((state / 2 ** 31) * choices.length)] ?? "good";
  });
}

const records = [
  ...Array.from({ length: 40 }, (_, index) =>
    studied(clock, `card ${index}`, { daysAgo: 50 - index, answers: randomAnswers(index, 12) }),
  ),
  studied(clock, "learning", { daysAgo: 0.001, answers: ["good"] }),
  studied(clock, "relearning", { daysAgo: 20.001, answers: ["easy", "again"] }),
  { cardId: "fresh", ordinal: 0, state: { status: "new" }, reviews: [], isSuspended: false } as const,
  { ...studied(clock, "suspended", { daysAgo: 10, answers: ["easy"] }), isSuspended: true },
  { cardId: "suspended new", ordinal: 0, state: { status: "new" }, reviews: [], isSuspended: true } as const,
];

/** Until Anki 26.08 a "Hard" on the same day could lower the stability; what older versions derive differs for such cards. */
function isFsrsOfToday(version: string): boolean {
  const [year = 0, month = 0] = version.split(".").map(Number);
  return year * 100 + month >= 2608;
}

/** The record of the studied card with that guid. */
function studiedRecord(guid: string) {
  const record = records.find(({ cardId }) => studiedGuid(cardId) === guid);
  if (record === undefined || record.state.status === "new") throw new Error(`${guid} was not studied`);
  return { state: record.state, reviews: record.reviews };
}

/** Anki's rows against our reviews. Those of one moment have ids a little apart, since each is in the log once. */
function expectSameLog(rows: readonly (readonly number[])[], reviews: readonly Review[]): void {
  const interval = (seconds: number) => (seconds >= 86_400 ? seconds / 86_400 : 0 - seconds);
  expect(rows.map(([, ...columns]) => columns)).toEqual(
    reviews.map((review) => [
      { again: 1, hard: 2, good: 3, easy: 4 }[review.rating],
      interval(review.intervalAfterSeconds),
      interval(review.intervalBeforeSeconds),
      Math.round(100 + ((review.difficultyAfter - 1) * 1000) / 9),
      review.takenMs,
      { new: 0, learning: 0, review: 1, relearning: 2 }[review.statusBefore],
    ]),
  );
  for (const [index, [id = 0]] of rows.entries()) {
    expect(Math.abs(id - (reviews[index]?.at.getTime() ?? 0))).toBeLessThan(200);
  }
}

describeRealAnki("progress in the real Anki", ({ importIntoAnki }) => {
  it("arrives with memory states, due days and review log, and Anki derives the same states from the log", async () => {
    const { anki, imports, recomputed } = await importIntoAnki(
      [await packageOf(true)],
      ["--scheduling", "--presets", "--fsrs", "--recompute"],
      clock.timeZone,
    );

    const studiedCards = (imports[0]?.state.cards ?? []).filter((found) => found.type !== 0);
    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(studiedCards).toHaveLength(records.filter(({ state }) => state.status !== "new").length);
    for (const [index, found] of studiedCards.entries()) {
      const { state, reviews } = studiedRecord(found.guid);
      expectSameLog(found.reviews, reviews);
      expect([found.repetitions, found.lapses]).toEqual([state.repetitions, state.lapses]);
      expect(found.stability).toBeCloseTo(state.stability, 3);
      expect(found.difficulty).toBeCloseTo(state.difficulty, 2);
      expect(found.data).toMatchObject({ dr: 0.9, decay: 0.154 });
      if (!isFsrsOfToday(anki)) continue;
      expect(recomputed?.[index]?.stability).toBeCloseTo(state.stability, 2);
      expect(recomputed?.[index]?.difficulty).toBeCloseTo(state.difficulty, 2);
    }
  });

  it.each([
    ["zh", "zh-CN"],
    ["en", "en"],
  ] as const)("names the boxes to tick as Anki's import window does, in %s", async (language, ofAnki) => {
    const bytes = await studiedPackage(learner, records, { includeFsrs: true, language });

    const { imports, labels } = await importIntoAnki([bytes], ["--labels"]);

    const description = imports[0]?.state.decks["Studied"]?.description;
    expect(description).toContain(labels?.[ofAnki].progress);
    expect(description).toContain(labels?.[ofAnki].presets);
  });

  it("makes each card due on the day it is due here", async () => {
    const { imports } = await importIntoAnki([await packageOf(false)], ["--scheduling"], clock.timeZone);

    const inReview = imports[0]?.state.cards.filter((found) => found.queue === 2) ?? [];
    expect(inReview.length).toBeGreaterThan(20);
    for (const { guid, dueInDays } of inReview) {
      expect(dueInDays).toBe(studyDay(studiedRecord(guid).state.due, clock) - studyDay(present, clock));
    }
    expect(imports[0]?.audit).toEqual(cleanAudit);
  });

  it("keeps suspended cards suspended and cards in learning in learning", async () => {
    const { imports } = await importIntoAnki([await packageOf(true)], ["--scheduling"], clock.timeZone);

    const place = (cardId: string) => {
      const found = imports[0]?.state.cards.find((entry) => entry.guid === studiedGuid(cardId));
      return [found?.type, found?.queue];
    };
    // Queue 3 instead of 1 if the test runs in the last minutes before four in the morning.
    expect(["1,1", "1,3"]).toContain(place("learning").join());
    expect(["3,1", "3,3"]).toContain(place("relearning").join());
    expect(place("fresh")).toEqual([0, 0]);
    expect(place("suspended")).toEqual([2, -1]);
    expect(place("suspended new")).toEqual([0, -1]);
  });

  it("stays behind when the learner does not tick the box: every card is new, in the order of the document", async () => {
    const { imports } = await importIntoAnki([await packageOf(true)]);

    expect(imports[0]?.state.cards.map((found) => [found.type, found.due])).toEqual(
      records.map((_, index) => [0, index + 1]),
    );
    expect(imports[0]?.audit).toEqual(cleanAudit);
  });

  it("leaves memory states to Anki when FSRS is not included, and Anki derives them", async () => {
    const { anki, imports, recomputed } = await importIntoAnki(
      [await packageOf(false)],
      ["--scheduling", "--fsrs", "--recompute"],
      clock.timeZone,
    );

    const first = imports[0]?.state.cards[0];
    expect(first?.reviews.length).toBeGreaterThan(0);
    expect(recomputed?.[0]?.stability).toBeGreaterThan(0);
    if (!isFsrsOfToday(anki)) return;
    expect(recomputed?.[0]?.stability).toBeCloseTo(studiedRecord(first?.guid ?? "").state.stability, 2);
  });

  it("loses to what the learner did in Anki, and new cards bring theirs, when the box is imported again", async () => {
    const [first, second] = records;
    const unseen = studied(clock, "unseen", { daysAgo: 30, answers: ["easy"] });
    if (first === undefined || second === undefined) throw new Error("two records");
    const before = studied(clock, first.cardId, { daysAgo: 20, answers: ["easy"] });
    const studiedOn = studied(clock, first.cardId, { daysAgo: 20, answers: ["easy", "good", "good"] });
    const later = new Date(learner.begun.getTime() + 60_000);
    const given = { includeFsrs: true };

    const { imports } = await importIntoAnki(
      [
        await studiedPackage(learner, [before, second], given),
        `answer:${studiedGuid(first.cardId)}`,
        await studiedPackage(learner, [before, second], given),
        await studiedPackage(learner, [studiedOn, second, unseen], { ...given, updatedAt: later }),
      ],
      ["--scheduling", "--presets", "--fsrs"],
      clock.timeZone,
    );

    const [imported, studiedInAnki, again, studiedInDeckle] = imports.map((step) => step.state.cards);
    expect(studiedInAnki?.[0]?.repetitions).toBe((imported?.[0]?.repetitions ?? 0) + 1);
    expect(again).toEqual(studiedInAnki);
    expect(studiedInDeckle?.slice(0, 2)).toEqual(studiedInAnki);
    expect(studiedInDeckle?.[2]).toMatchObject({ guid: studiedGuid("unseen"), type: 2, repetitions: 1 });
    expect(imports.at(-1)?.log).toEqual(importLog({ new: 1, updated: 2 }));
    expect(imports.at(-1)?.audit).toEqual(cleanAudit);
  });
});
