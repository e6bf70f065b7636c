import { randomUUID } from "node:crypto";
import type { CardBox, RouteInput, WireCard } from "@deckle/contract";
import { createScheduler, type CardState, type Rating, studyDay } from "@deckle/scheduling";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { illustratedPdf } from "../testing/illustrated-pdf.ts";
import { describeRealAnki } from "../testing/real-anki.ts";

const minute = 60_000;
const day = 86_400_000;
const timeZone = "Asia/Shanghai";
const clock = { timeZone, rolloverHour: 4 };
const desiredRetention = 0.85;
const ratings = ["again", "hard", "good", "easy"] as const satisfies readonly Rating[];

describeRealAnki("a box that was studied over HTTP", (importIntoAnki) => {
  let server: TestServer;
  /** Anki reckons with its own present, so the learning happens before that. */
  const present = new Date();
  let now = present;
  let learners = 0;
  let token: string;
  let box: CardBox;
  let cards: readonly WireCard[];

  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date(present.getTime() - 50 * day);
    learners += 1;
    token = await server.issuer.token(`learner ${learners}`);
    box = await server.box(token);
    cards = await listed();
  });

  async function listed(): Promise<readonly WireCard[]> {
    return (await server.ask("listCards", { box_id: box.box_id }, token)).cards;
  }

  /** Answers a card each time it is due, and tells the state that the same answers lead to by the rules alone. */
  async function study(card: WireCard | undefined, answers: readonly (1 | 2 | 3 | 4)[]): Promise<CardState> {
    const scheduler = createScheduler({ clock, desiredRetention });
    let state: CardState = { status: "new" };
    now = new Date(present.getTime() - 40 * day);
    for (const rating of answers) {
      const answer = {
        review_id: randomUUID(),
        box_id: box.box_id,
        card_id: card?.card_id ?? "",
        rating,
        answered_at: now.toISOString(),
        duration_ms: 4000,
        time_zone: timeZone,
      };
      const { due } = await server.ask("answerCard", answer, token);
      state = scheduler.answer(state, ratings[rating - 1] ?? "again", now, 4000).state;
      now = new Date(new Date(due).getTime() + 5 * minute);
    }
    now = present;
    return state;
  }

  async function exported(change: Partial<RouteInput<"exportAnki">> = {}): Promise<Uint8Array> {
    const { envelope } = await server.call("exportAnki", { box_id: box.box_id, ...change }, token);
    return envelope.data as Uint8Array;
  }

  const setRetention = () =>
    server.ask(
      "updateStudySettings",
      { desired_retention: desiredRetention, new_cards_per_day: 7, reviews_per_day: 70, day_start_hour: 4 },
      token,
    );

  it("G4: arrives with its due days, memory states, review log, suspensions and pace", async () => {
    await setRetention();
    const expected = [
      { state: await study(cards[0], [3, 3, 3]), reviews: 3 },
      { state: await study(cards[1], [4, 1, 3]), reviews: 3 },
      { state: await study(cards[2], [4]), reviews: 1 },
    ];
    const suspended = { box_id: box.box_id, card_ids: [cards[3]?.card_id ?? ""], is_suspended: true };
    await server.ask("suspendCards", suspended, token);

    const [first] = await importIntoAnki(
      [await exported({ include_progress: true, include_fsrs: true })],
      ["--scheduling", "--presets", "--fsrs"],
      timeZone,
    );

    expect(first?.audit.clean).toBe(true);
    const inAnki = (first?.state.notes ?? []).map(({ guid }) =>
      first?.state.cards.find((card) => card.guid === guid),
    );
    expect(inAnki).toHaveLength(cards.length);
    for (const [index, { state, reviews }] of expected.entries()) {
      if (state.status === "new") throw new Error("a studied card is new");
      expect(inAnki[index]?.reviews).toHaveLength(reviews);
      expect(inAnki[index]?.stability).toBeCloseTo(state.stability, 3);
      expect(inAnki[index]?.difficulty).toBeCloseTo(state.difficulty, 2);
      expect(inAnki[index]?.dueInDays).toBe(studyDay(state.due, clock) - studyDay(present, clock));
    }
    expect(inAnki[3]).toMatchObject({ type: 0, queue: -1 });
    expect(inAnki.slice(4).every((card) => card?.type === 0 && card.queue === 0)).toBe(true);
    expect(first?.state.presets).toContainEqual(
      expect.objectContaining({ desiredRetention, newCardsPerDay: 7, reviewsPerDay: 70 }),
    );
  });

  it("G4: stays behind where the learner does not ask for it", async () => {
    await study(cards[0], [3, 3, 3]);

    const [first] = await importIntoAnki(
      [await exported({ include_progress: false, include_fsrs: false })],
      ["--scheduling", "--presets"],
      timeZone,
    );

    expect(first?.state.cards.every(({ type, reviews }) => type === 0 && reviews.length === 0)).toBe(true);
    expect(first?.state.presets.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/FSRS/));
  });

  it("G3: edited, renamed and with a card less it updates what is there and duplicates nothing", async () => {
    const before = await exported();
    const edited = cards.find(({ type }) => type === "basic")?.card_id ?? "";
    const deleted = cards.at(-1)?.card_id ?? "";
    const at = { box_id: box.box_id };
    const edit = (answer: string) => {
      const content = { type: "basic", question: "In my own words?", answer } as const;
      return server.ask("updateCard", { ...at, card_id: edited, content }, token);
    };
    await edit("Better <so>");
    await server.ask("deleteCards", { ...at, card_ids: [deleted] }, token);
    await server.ask("renameCardBox", { ...at, subject_name: "Another name" }, token);
    const after = await exported();
    await edit("Again");
    const last = await exported();

    const [first, second, third] = await importIntoAnki([before, after, last], [], timeZone);

    expect(first?.log).toMatchObject({ found: cards.length, new: cards.length });
    expect(second?.log).toMatchObject({ found: cards.length - 1, new: 0, updated: 1, conflicting: 0 });
    expect(third?.log).toMatchObject({ new: 0, updated: 1, conflicting: 0 });
    expect(third?.state.notes).toHaveLength(cards.length);
    const fields = third?.state.notes.map((note) => Object.values(note.fields).slice(0, 2));
    expect(fields).toContainEqual(["In my own words?", "Again"]);
    // Anki never moves cards that it has: they stay in the deck where they are.
    expect(new Set(third?.state.cards.map(({ deck }) => deck))).toEqual(new Set(["A box"]));
    expect(third?.audit.clean).toBe(true);
  });

  it("G4: keeps subdecks, both directions and own cards apart as asked", async () => {
    await server.ask(
      "createCard",
      { box_id: box.box_id, content: { type: "cloze", text: "{{c1::Own}} {{c2::card}}" } },
      token,
    );

    const [first] = await importIntoAnki(
      [await exported({ nested_by_heading: true, reversed: true, deck_name: "Biology::Cells" })],
      [],
      timeZone,
    );

    const decks = new Set(first?.state.cards.map(({ deck }) => deck));
    expect(decks).toEqual(
      new Set(["Biology::Cells", "Biology::Cells::The cell", "Biology::Cells::The cell::Membranes"]),
    );
    const basics = cards.filter(({ type }) => type === "basic").length;
    expect(first?.state.cards).toHaveLength(cards.length + basics + 2);
    expect(first?.audit.clean).toBe(true);
  });

  it("G3: takes the pictures of its document along", async () => {
    const bytes = illustratedPdf(
      "The heart is a muscle that pumps blood through the vessels of the body.",
      "Figure 1: The heart from the front",
      "The aorta in Figure 1 is the largest artery of the human body.",
    );
    box = await server.box(token, new File([bytes], "heart.pdf", { type: "application/pdf" }));

    const [first] = await importIntoAnki([await exported()], [], timeZone);
    const withPicture = (first?.state.notes ?? []).filter(({ fields }) =>
      Object.values(fields).some((field) => field.includes("<img")),
    );

    expect(withPicture.length).toBeGreaterThan(0);
    expect(first?.audit).toMatchObject({ clean: true, missingMedia: [], unusedMedia: [] });
  });
});
