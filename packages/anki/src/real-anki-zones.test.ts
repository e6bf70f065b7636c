import { type StudyClock, startOfStudyDay, studyDay } from "@deckle/scheduling";
import { expect, it } from "vitest";
import { cleanAudit, describeRealAnki } from "./testing/real-anki.ts";
import { answered, present, studied, studiedGuid, studiedPackage } from "./testing/study-sample.ts";

const dayMs = 86_400_000;
/** Longer than half a year, so that every zone with daylight saving changed its clocks in between. */
const begun = new Date(present.getTime() - 220 * dayMs);

/** Cards whose day is easily got wrong by one. */
function records(clock: StudyClock) {
  const tenDaysAgo = startOfStudyDay(studyDay(present, clock) - 10, clock);
  const minutesAfter = (minutes: number) => new Date(tenDaysAgo.getTime() + minutes * 60_000);
  return [
    answered(clock, "a minute before the day", [[minutesAfter(-1), "easy"]]),
    answered(clock, "with the day", [[minutesAfter(0), "easy"]]),
    answered(clock, "before midnight", [[minutesAfter(20 * 60 - 1), "easy"]]),
    answered(clock, "after midnight", [[minutesAfter(20 * 60 + 1), "easy"]]),
    answered(clock, "in the last minute of the day", [[minutesAfter(24 * 60 - 1), "easy"]]),
    studied(clock, "overdue", { daysAgo: 150, answers: ["easy"] }),
    studied(clock, "over a change of the clocks", {
      daysAgo: 210,
      answers: ["easy", "good", "good", "hard"],
    }),
    studied(clock, "due in half a year", { daysAgo: 210, answers: ["easy", "easy", "easy", "easy", "easy"] }),
  ];
}

const zones: readonly (readonly [string, number])[] = [
  ["Pacific/Honolulu", 4],
  ["Pacific/Kiritimati", 4],
  ["Europe/Berlin", 4],
  ["America/New_York", 0],
  ["Australia/Lord_Howe", 9],
];

describeRealAnki("days of the real Anki", ({ importIntoAnki }) => {
  it.each(zones)("are the learner's in %s, with days that begin at %i", async (timeZone, rolloverHour) => {
    const clock = { timeZone, rolloverHour };
    const given = records(clock);

    const { imports } = await importIntoAnki(
      [await studiedPackage({ clock, begun }, given, { includeFsrs: true })],
      ["--scheduling", "--presets", "--fsrs"],
      timeZone,
    );

    const found = new Map(imports[0]?.state.cards.map((card) => [card.guid, card]));
    const inAnki = given.map(({ cardId }) => {
      const card = found.get(studiedGuid(cardId));
      const lastReview = card?.reviews.at(-1)?.[0] ?? 0;
      return {
        cardId,
        dueInDays: card?.dueInDays,
        interval: card?.interval,
        stability: card?.stability,
        isLastReviewRight: card?.data["lrt"] === Math.floor(lastReview / 1000),
      };
    });
    expect(inAnki).toEqual(
      given.map(({ cardId, state }) => ({
        cardId,
        dueInDays: studyDay(state.due, clock) - studyDay(present, clock),
        interval: state.intervalDays,
        stability: expect.closeTo(state.stability, 3),
        isLastReviewRight: true,
      })),
    );
    expect(imports[0]?.audit).toEqual(cleanAudit);
  });
});
