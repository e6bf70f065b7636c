import { randomUUID } from "node:crypto";
import {
  apiErrors,
  type CardBox,
  defaultStudySettings,
  type RouteInput,
  type StudySettings,
} from "@deckle/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";

const minute = 60_000;
const day = 86_400_000;
const timeZone = "Asia/Shanghai";

describeOnBothEngines("study", (engine) => {
  let server: TestServer;
  /** Eight in the evening in Shanghai. */
  const begin = new Date("2026-11-21T12:00:00Z");
  let now = begin;
  let learners = 0;
  let token: string;
  let box: CardBox;

  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace(), now: () => now });
  });
  afterAll(() => server.close());

  /** Each test is a learner of their own with one box of a few cards. */
  beforeEach(async () => {
    now = begin;
    learners += 1;
    token = await server.issuer.token(`learner ${learners}`);
    box = await server.box(token);
  });

  const queue = (input: Partial<RouteInput<"getStudyQueue">> = {}) =>
    server.ask("getStudyQueue", { time_zone: timeZone, box_id: box.box_id, ...input }, token);

  const overview = (input: Partial<RouteInput<"getStudyOverview">> = {}) =>
    server.ask("getStudyOverview", { time_zone: timeZone, ...input }, token);

  const settings = (change: Partial<StudySettings>) =>
    server.ask("updateStudySettings", { ...defaultStudySettings, ...change }, token);

  function answerOf(
    cardId: string,
    change: Partial<RouteInput<"answerCard">> = {},
  ): RouteInput<"answerCard"> {
    return {
      review_id: randomUUID(),
      box_id: box.box_id,
      card_id: cardId,
      rating: 3,
      answered_at: now.toISOString(),
      duration_ms: 5000,
      time_zone: timeZone,
      ...change,
    };
  }

  const answer = (cardId: string, change: Partial<RouteInput<"answerCard">> = {}) =>
    server.ask("answerCard", answerOf(cardId, change), token);

  async function firstCard(): Promise<string> {
    return (await queue()).items[0]?.card.card_id ?? "";
  }

  const codeOf = async (name: "answerCard" | "undoAnswer" | "getStudyQueue", input: object) =>
    (await server.call(name, input, token)).envelope.code;

  it("G5: begins with new cards in document order, and promises what each answer leads to", async () => {
    const { items, counts, study_day, next_due } = await queue();
    const { cards } = await server.ask("listCards", { box_id: box.box_id }, token);

    expect(items.map(({ card }) => card)).toEqual(cards);
    expect(counts).toEqual({ new: cards.length, learning: 0, review: 0 });
    expect([study_day, next_due]).toEqual(["2026-11-21", null]);
    expect(items[0]).toMatchObject({ state: "new", due: null, subject_name: "A box" });
    const [again, hard, good, easy] = items[0]?.intervals ?? [];
    expect([again, good]).toEqual([60, 600]);
    expect(hard).toBeGreaterThan(60);
    expect(hard).toBeLessThan(600);
    expect(easy).toBeGreaterThanOrEqual(day / 1000);
    const result = await answer(items[0]?.card.card_id ?? "");
    expect(result).toMatchObject({
      state: "learning",
      due: new Date(now.getTime() + 10 * minute).toISOString(),
      counts: { new: cards.length - 1, learning: 1, review: 0 },
    });
  });

  it("G5: asks a card on a step when its time has come, before everything else", async () => {
    const cardId = await firstCard();
    await answer(cardId, { rating: 1 });

    const soon = await queue();
    now = new Date(now.getTime() + 2 * minute);
    const due = await queue();

    expect(soon.items.at(-1)?.card.card_id).toBe(cardId);
    expect(due.items[0]).toMatchObject({ card: { card_id: cardId }, state: "learning" });
  });

  it("G5: counts new cards and reviews of the learner's own day against the limits, over all boxes", async () => {
    await settings({ new_cards_per_day: 3 });
    const other = await server.box(token, sampleFile("other.md"));
    const { items } = await queue();
    expect(items).toHaveLength(3);

    await answer(items[0]?.card.card_id ?? "");
    expect((await queue({ box_id: other.box_id })).counts).toMatchObject({ new: 2, learning: 0 });
    expect((await queue({ box_id: undefined })).counts).toMatchObject({ new: 2, learning: 1 });
    // Three in the morning is still the same day of study, half past four is the next.
    now = new Date("2026-11-21T19:00:00Z");
    expect(await queue()).toMatchObject({ study_day: "2026-11-21", counts: { new: 2 } });
    now = new Date("2026-11-21T20:30:00Z");
    expect(await queue()).toMatchObject({ study_day: "2026-11-22", counts: { new: 3 } });
  });

  it("limits the reviews of a day", async () => {
    const { items } = await queue();
    const cards = items.slice(0, 4).map(({ card }) => card.card_id);
    for (const cardId of cards) await answer(cardId, { rating: 4 });
    now = new Date(now.getTime() + 40 * day);
    await settings({ new_cards_per_day: 0, reviews_per_day: 3 });

    const before = await queue();
    const result = await answer(before.items[0]?.card.card_id ?? "", { rating: 3 });
    const after = await queue();

    expect(before.items).toHaveLength(3);
    expect([result.counts.review, after.counts.review, after.items.length]).toEqual([2, 2, 2]);
    expect(after.items.map(({ card }) => card.card_id)).toEqual(
      before.items.slice(1).map(({ card }) => card.card_id),
    );
  });

  it("D-6: counts the cards of a box that were answered at least once", async () => {
    const { items } = await queue();
    for (const { card } of items.slice(0, 2)) {
      await answer(card.card_id);
      await answer(card.card_id);
    }

    const counted = await server.ask("getCardBox", { box_id: box.box_id }, token);
    await server.ask("deleteCards", { box_id: box.box_id, card_ids: [items[0]?.card.card_id ?? ""] }, token);
    const afterDeletion = await server.ask("getCardBox", { box_id: box.box_id }, token);

    expect(counted.card_reviewed_count).toBe(2);
    expect(afterDeletion.card_reviewed_count).toBe(1);
  });

  it("counts an answer that is sent again, also at the same time, once", async () => {
    const given = answerOf(await firstCard());

    const results = await Promise.all(
      Array.from({ length: 8 }, () => server.ask("answerCard", given, token)),
    );
    const later = await server.ask("answerCard", given, token);

    expect(new Set(results.map(({ due, state }) => `${due} ${state}`)).size).toBe(1);
    expect(later).toEqual(results[0]);
    expect((await overview()).studied_today).toBe(1);
    const { items } = await queue();
    const otherCard = items.find(({ card }) => card.card_id !== given.card_id)?.card.card_id;
    expect(await codeOf("answerCard", { ...given, card_id: otherCard })).toBe(apiErrors.invalidInput.code);
  });

  it("keeps every one of many answers to a card at once", async () => {
    const cardId = await firstCard();

    await Promise.all(Array.from({ length: 6 }, () => answer(cardId)));

    expect((await overview()).studied_today).toBe(6);
  });

  it("takes an answer's time as now where it lies ahead, and as a week ago where it is older", async () => {
    const { items } = await queue();
    const [first = "", second = "", third = ""] = items.map(({ card }) => card.card_id);
    const dueAfter = async (cardId: string, ms: number) => {
      const at = new Date(now.getTime() + ms);
      // A learner who went to lunch before answering loses nothing either.
      const { due } = await answer(cardId, { answered_at: at.toISOString(), duration_ms: 9_000_000_000 });
      return new Date(due).getTime() - now.getTime();
    };

    expect(await dueAfter(first, 5 * day)).toBe(10 * minute);
    expect(await dueAfter(second, -2 * day)).toBe(10 * minute - 2 * day);
    expect(await dueAfter(third, -400 * day)).toBe(10 * minute - 7 * day);
  });

  it("takes back the last answer of a card and none before it", async () => {
    const cardId = await firstCard();
    const first = answerOf(cardId);
    const second = answerOf(cardId);
    await server.ask("answerCard", first, token);
    const between = (await queue()).items.find(({ card }) => card.card_id === cardId);
    await server.ask("answerCard", second, token);

    expect(await codeOf("undoAnswer", { review_id: first.review_id })).toBe(apiErrors.reviewNotFound.code);
    expect(await server.ask("undoAnswer", { review_id: second.review_id }, token)).toEqual({
      box_id: box.box_id,
      card_id: cardId,
    });
    expect((await queue()).items.find(({ card }) => card.card_id === cardId)).toEqual(between);
    expect(await codeOf("undoAnswer", { review_id: second.review_id })).toBe(apiErrors.reviewNotFound.code);

    await server.ask("undoAnswer", { review_id: first.review_id }, token);
    expect(await server.ask("getCardBox", { box_id: box.box_id }, token)).toMatchObject({
      card_reviewed_count: 0,
    });
    expect((await queue()).items[0]).toMatchObject({ card: { card_id: cardId }, state: "new" });
    expect((await overview()).studied_today).toBe(0);
    // A repetition of what was taken back, late from a bad line, changes nothing.
    expect(await server.ask("answerCard", first, token)).toMatchObject({ state: "new" });
    expect((await overview()).studied_today).toBe(0);
  });

  it("leaves out suspended and deleted cards and deleted boxes; undone deletions bring progress back", async () => {
    const { items } = await queue();
    const [first = "", second = "", third = ""] = items.map(({ card }) => card.card_id);
    await answer(third);
    await server.ask("suspendCards", { box_id: box.box_id, card_ids: [first], is_suspended: true }, token);
    await server.ask("deleteCards", { box_id: box.box_id, card_ids: [second, third] }, token);

    const asked = (await queue()).items.map(({ card }) => card.card_id);
    expect(asked).toEqual(items.slice(3).map(({ card }) => card.card_id));
    expect((await overview()).maturity).toMatchObject({ suspended: 1, learning: 0, new: asked.length });
    await server.ask("restoreCards", { box_id: box.box_id, card_ids: [third] }, token);
    expect((await queue()).counts.learning).toBe(1);

    await server.ask("deleteCardBox", { box_id: box.box_id }, token);
    const all = { box_id: undefined };
    expect(await queue(all)).toMatchObject({ items: [], counts: { new: 0, learning: 0, review: 0 } });
    expect(await overview()).toMatchObject({ studied_today: 1, maturity: { new: 0, suspended: 0 } });
    expect(await codeOf("answerCard", answerOf(third))).toBe(apiErrors.notFound.code);
  });

  it("G5: tells progress by the learner's days: history, streak, forecast, retention and maturity", async () => {
    const { items } = await queue();
    const [first = "", second = ""] = items.map(({ card }) => card.card_id);
    await answer(first, { rating: 4 });
    await answer(second, { rating: 4 });
    // Each later day at six in the morning in Shanghai, which is the evening before in UTC.
    for (let days = 1; days <= 40; days += 1) {
      now = new Date(begin.getTime() + days * day - 14 * 60 * minute);
      if (days === 5) continue;
      await answer(first, { rating: days === 30 ? 1 : 3 });
    }

    const told = await overview();

    expect(told.study_day).toBe("2026-12-31");
    expect(told.streak_days).toBe(35);
    expect(told.history.at(0)).toEqual({ day: "2026-11-21", count: 2 });
    expect(told.history.map((entry) => entry.day)).not.toContain("2026-11-26");
    expect(told.history).toHaveLength(40);
    expect(told.retention.reviews).toBe(29);
    expect(told.retention.remembered).toBe(28);
    expect(told.forecast).toHaveLength(30);
    expect(told.forecast[0]).toEqual({ day: "2026-12-31", count: 1 });
    expect(told.counts.review).toBe(1);
    expect(told.maturity).toMatchObject({ new: items.length - 2, learning: 0, suspended: 0 });
    expect(told.maturity.young + told.maturity.mature).toBe(2);
    expect((await overview({ box_id: box.box_id })).history).toEqual(told.history);
  });

  it("keeps the learner's pace, and asks more often for more retention", async () => {
    expect(await server.ask("getStudySettings", {}, token)).toEqual(defaultStudySettings);
    const { items } = await queue();
    const easyOf = async () => (await queue()).items[0]?.intervals[3] ?? 0;
    const usual = await easyOf();

    await settings({ desired_retention: 0.97, day_start_hour: 0, new_cards_per_day: 5 });

    expect(await server.ask("getStudySettings", {}, token)).toMatchObject({
      desired_retention: 0.97,
      day_start_hour: 0,
    });
    expect(items.length).toBeGreaterThan(5);
    expect((await queue()).items).toHaveLength(5);
    expect(await easyOf()).toBeLessThan(usual);
    const refused = await server.call(
      "updateStudySettings",
      { ...defaultStudySettings, desired_retention: 1 },
      token,
    );
    expect(refused.envelope).toMatchObject({
      code: 400,
      message: expect.stringContaining("desired_retention"),
    });
  });

  it("refuses a time zone that does not exist", async () => {
    const code = apiErrors.timeZoneUnknown.code;

    for (const time_zone of ["Mars/Olympus", "\0", "Asia/Shanghai; drop table review"]) {
      expect(await codeOf("getStudyQueue", { time_zone })).toBe(code);
      expect(await codeOf("answerCard", answerOf("any", { time_zone }))).toBe(code);
    }
  });

  it("A9: a stranger neither answers, undoes nor sees another's cards", async () => {
    const given = answerOf(await firstCard());
    await server.ask("answerCard", given, token);
    const stranger = await server.issuer.token("stranger");

    const refusals = await Promise.all([
      server.call("answerCard", { ...given, review_id: randomUUID() }, stranger),
      server.call("undoAnswer", { review_id: given.review_id }, stranger),
      server.call("getStudyQueue", { time_zone: timeZone, box_id: box.box_id }, stranger),
      server.call("getStudyOverview", { time_zone: timeZone, box_id: box.box_id }, stranger),
    ]);

    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await server.ask("getStudyOverview", { time_zone: timeZone }, stranger)).toMatchObject({
      studied_today: 0,
      history: [],
    });
  });
});
