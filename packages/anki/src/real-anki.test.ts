import { cardTopic } from "@deckle/cards";
import type { Card } from "@deckle/cards";
import { expect, it } from "vitest";
import { buildPackage } from "./build-package.ts";
import type { AnkiNote } from "./deck.ts";
import { type DeckSource, deckFromCards } from "./from-cards.ts";
import { noteGuid } from "./identity.ts";
import { basicNoteTypeId, noteTypes } from "./note-types.ts";
import { basicNote, clozeNote, created, now, sampleDeck } from "./testing/sample-deck.ts";
import { readPackage } from "./read-package.ts";
import { type CheckOption, cleanAudit, describeRealAnki, importLog } from "./testing/real-anki.ts";

const cardBase = { difficulty: "medium", tags: ["第一章"], engine: "offline", rule: "test" } as const;
const source = {
  quote: "细胞是生命的基本单位。",
  offset: 0,
  page: 3,
  section: ["第一章", "细胞"],
  blockId: "b1",
};

const chineseCards: readonly Card[] = [
  { ...cardBase, id: "zh1", type: "basic", question: "细胞是什么？", answer: "生命的基本单位", source },
  {
    ...cardBase,
    id: "zh2",
    type: "cloze",
    text: "{{c1::细胞}}是生命的{{c2::基本单位}}。",
    question: "[...]是生命的[...]。",
    answer: "细胞、基本单位",
    source,
  },
];

const englishCards: readonly Card[] = [
  {
    ...cardBase,
    id: "en1",
    type: "basic",
    question: "What does $E=mc^2$ relate?",
    answer: "Energy & mass",
    source: { ...source, quote: "$E=mc^2$ relates energy & mass.", section: ["Physics"] },
  },
];

function box(given: Partial<DeckSource> & Pick<DeckSource, "cards">): DeckSource {
  return {
    boxId: "box 1",
    name: "生物 · Biology",
    createdAt: created,
    updatedAt: created,
    language: "zh",
    includeFsrs: false,
    cardTopic,
    sourceName: "讲义.pdf",
    ...given,
  };
}

const packageOf = async (given: Parameters<typeof box>[0]) =>
  await buildPackage(deckFromCards(box(given)), { now });
const packageOfNotes = async (notes: readonly AnkiNote[]) => await buildPackage(sampleDeck(notes), { now });

describeRealAnki("the real Anki", ({ importIntoAnki }) => {
  it("G3: takes a deck in Chinese and one in English with nothing to complain of", async () => {
    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards }),
      await packageOf({
        cards: englishCards,
        boxId: "box 2",
        name: "Physics",
        language: "en",
        cardTopic,
        sourceName: "a.pdf",
      }),
    ]);

    expect(imports.map((step) => step.log)).toEqual([importLog({ new: 2 }), importLog({ new: 1 })]);
    expect(imports.map((step) => step.audit)).toEqual([cleanAudit, cleanAudit]);
    expect(imports[1]?.state.cards.map((card) => [card.deck, card.due])).toEqual([
      ["生物 · Biology", 1],
      ["生物 · Biology", 2],
      ["生物 · Biology", 2],
      ["Physics", 1],
    ]);
    expect(imports[0]?.state.notes[0]?.fields).toMatchObject({
      Question: "细胞是什么？",
      Quote: "细胞是生命的基本单位。",
      Source: "讲义.pdf · 第 3 页 · 第一章 › 细胞",
    });
    expect(imports[1]?.state.decks["Physics"]?.description).toContain("Made by Deckle from “a\\.pdf”");
  });

  it("G3: takes the same box again without a single new note or card", async () => {
    const bytes = await packageOf({ cards: [...chineseCards, ...englishCards] });

    const { imports } = await importIntoAnki([bytes, bytes]);

    expect(imports.map((step) => step.log)).toEqual([importLog({ new: 3 }), importLog({ duplicate: 3 })]);
    expect(imports[1]?.state.cards).toEqual(imports[0]?.state.cards);
    expect(imports[1]?.state.noteTypeCount).toBe(imports[0]?.state.noteTypeCount);
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("G3: updates changed notes, adds new ones and duplicates none when the box has changed", async () => {
    const later = new Date(created.getTime() + 60_000);
    const changed = chineseCards.map((card) =>
      card.id === "zh1" ? { ...card, answer: "生命的最小单位" } : card,
    );

    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards }),
      await packageOf({ cards: [...englishCards, ...changed], updatedAt: later }),
    ]);

    expect(imports[1]?.log).toEqual(importLog({ new: 1, updated: 2 }));
    expect(imports[1]?.state.notes.map((note) => note.fields["Answer"])).toEqual([
      "生命的最小单位",
      undefined,
      "Energy &amp; mass",
    ]);
    expect(imports[1]?.state.cards).toHaveLength(4);
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("keeps the notes of a renamed box where they are and puts only new ones into the new deck", async () => {
    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards }),
      await packageOf({ cards: [...chineseCards, ...englishCards], name: "新名字" }),
    ]);

    expect(imports[1]?.state.cards.map((card) => card.deck)).toEqual([
      ...Array.from({ length: 3 }, () => "生物 · Biology"),
      "新名字",
    ]);
  });

  it("G3: keeps the learner's progress when a changed box is imported again", async () => {
    const answered = noteGuid("box 1\0basic\0zh1");
    const later = new Date(created.getTime() + 60_000);

    const { imports } = await importIntoAnki(
      [
        await packageOf({ cards: chineseCards }),
        `answer:${answered}`,
        await packageOf({ cards: chineseCards.map((card) => ({ ...card, tags: ["新"] })), updatedAt: later }),
      ],
      ["--scheduling"],
    );

    expect(imports[2]?.log).toMatchObject({ updated: 2, new: 0 });
    expect(imports[2]?.state.notes[0]?.tags).toEqual(["新"]);
    expect(imports[1]?.state.cards[0]).toMatchObject({ guid: answered, repetitions: 1 });
    expect(imports[2]?.state.cards).toEqual(imports[1]?.state.cards);
    expect(imports[2]?.audit).toEqual(cleanAudit);
  });

  it("leaves a note alone that the learner has edited since the box last changed", async () => {
    const later = new Date(created.getTime() + 60_000);

    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards }),
      `edit:${noteGuid("box 1\0basic\0zh1")}`,
      await packageOf({ cards: chineseCards, updatedAt: later }),
    ]);

    expect(imports[2]?.log).toMatchObject({ updated: 1, duplicate: 1 });
    expect(imports[2]?.state.notes[0]?.fields["Question"]).toBe("edited by the learner");
  });

  it("gives back a note that was deleted in Anki when the box is imported again", async () => {
    const bytes = await packageOf({ cards: chineseCards });

    const { imports } = await importIntoAnki([bytes, `delete:${noteGuid("box 1\0basic\0zh1")}`, bytes]);

    expect(imports[2]?.log).toEqual(importLog({ new: 1, duplicate: 1 }));
  });

  it("keeps two boxes made from one document apart", async () => {
    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards, name: "A" }),
      await packageOf({ cards: chineseCards, name: "B", boxId: "box 2" }),
    ]);

    expect(imports[1]?.log).toEqual(importLog({ new: 2 }));
    expect(imports[1]?.state.cards.map((card) => card.deck)).toEqual(["A", "A", "A", "B", "B", "B"]);
  });

  it("G3: adds a cloze note beside it when a card comes back as one, instead of being refused", async () => {
    const [basic, cloze] = chineseCards;
    if (basic === undefined || cloze === undefined) throw new Error("two cards");

    const { imports } = await importIntoAnki([
      await packageOf({ cards: [basic] }),
      await packageOf({ cards: [{ ...cloze, id: basic.id }] }),
    ]);

    expect(imports[1]?.log).toEqual(importLog({ new: 1 }));
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("adds the reversed card when a note becomes two-way, not another note", async () => {
    const note = basicNote({ guidSource: "a", question: "A" });
    const later = new Date(created.getTime() + 60_000);

    const { imports } = await importIntoAnki([
      await packageOfNotes([note]),
      await packageOfNotes([{ ...note, direction: "both", updatedAt: later }]),
    ]);

    expect(imports[1]?.log).toEqual(importLog({ updated: 1 }));
    expect(imports[1]?.state.cards.map((card) => card.ord)).toEqual([0, 1]);
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("leaves the reversed card empty, for Anki to clear away, when a note is two-way no longer", async () => {
    const note = basicNote({ guidSource: "a", question: "A", direction: "both" });
    const later = new Date(created.getTime() + 60_000);

    const { imports } = await importIntoAnki([
      await packageOfNotes([note]),
      `answer:${noteGuid("a")}`,
      await packageOfNotes([{ ...note, direction: "forward", updatedAt: later }]),
    ]);

    expect(imports[2]?.log).toEqual(importLog({ updated: 1 }));
    expect(imports[2]?.state.cards).toEqual(imports[1]?.state.cards);
    // Anki never deletes a card while importing; Tools > Empty Cards removes what shows nothing any more.
    expect(imports[2]?.audit).toEqual({ ...cleanAudit, emptyCards: 1 });
  });

  it("makes no reversed card of a note without an answer, and asks to type when that is switched on", async () => {
    const note = basicNote({ guidSource: "a", question: "A", answer: " ", direction: "both" });
    const later = new Date(created.getTime() + 60_000);

    const { imports, rendered } = await importIntoAnki(
      [
        await packageOfNotes([note]),
        await packageOfNotes([{ ...note, answer: "B", response: "typed", updatedAt: later }]),
      ],
      ["--render=1"],
    );

    expect(imports.map((step) => step.state.cards.map((card) => card.ord))).toEqual([[0], [0, 1]]);
    expect(imports[1]?.log).toEqual(importLog({ updated: 1 }));
    expect(imports[1]?.audit).toEqual(cleanAudit);
    expect(rendered[0]?.question).toContain("[[type:Answer]]");
  });

  it("says of its templates which fields they need as Anki itself works it out", async () => {
    const bytes = await packageOfNotes([basicNote({ guidSource: "a", question: "A" })]);

    const { imports } = await importIntoAnki([bytes]);

    const [noteType] = imports[0]?.state.noteTypes ?? [];
    expect(noteTypes(1)[basicNoteTypeId]).toMatchObject({ req: noteType?.required });
  });

  it("gives a deck its FSRS options exactly when they are included and the learner ticks the box", async () => {
    const cards = chineseCards;
    const plain = await packageOf({ cards });
    const withOptions = await packageOf({ cards, includeFsrs: true });
    const presetAfter = async (bytes: Uint8Array, ticked: boolean) => {
      const { imports } = await importIntoAnki([bytes], ticked ? ["--presets"] : []);
      const state = imports[0]?.state;
      const name = state?.decks["生物 · Biology"]?.preset;
      return state?.presets.find((preset) => preset.name === name);
    };

    expect(await presetAfter(withOptions, true)).toMatchObject({
      name: "Deckle FSRS",
      desiredRetention: 0.9,
    });
    expect(await presetAfter(withOptions, false)).toMatchObject({ name: "Default" });
    expect(await presetAfter(plain, true)).toMatchObject({ name: "Default" });
  });

  it("carries the learner's own retention, pace and FSRS parameters, as far as each version takes them", async () => {
    const fsrsParameters = Array.from({ length: 21 }, (_, index) => (index === 20 ? 0.2 : 1 + index / 16));
    const pace = { desiredRetention: 0.85, newCardsPerDay: 7, reviewsPerDay: 99, fsrsParameters };
    const bytes = await packageOf({ cards: chineseCards, includeFsrs: true, pace });
    const presetAfter = async (options: readonly CheckOption[]) => {
      const { anki, imports } = await importIntoAnki([bytes], options);
      const presets = imports[0]?.state.presets ?? [];
      return { anki, preset: presets.find((preset) => preset.name === "Deckle FSRS 85%") };
    };

    const withProgress = await presetAfter(["--presets", "--scheduling"]);
    const alone = await presetAfter(["--presets"]);

    expect(withProgress.preset).toMatchObject({
      desiredRetention: 0.85,
      newCardsPerDay: 7,
      reviewsPerDay: 99,
      fsrsParameters: fsrsParameters.map((value) => expect.closeTo(value, 5)),
    });
    // Anki 26.08 and later leave parameters behind when progress is not imported.
    const isKept = Number(alone.anki.split(".")[0]) < 26;
    expect(alone.preset).toMatchObject({ desiredRetention: 0.85, newCardsPerDay: 7 });
    expect(alone.preset?.fsrsParameters).toHaveLength(isKept ? 21 : 0);
    expect((await presetAfter(["--scheduling"])).preset).toBeUndefined();
  });

  it("makes another preset of other options, since Anki never updates one", async () => {
    const { imports } = await importIntoAnki(
      [
        await packageOf({ cards: chineseCards, includeFsrs: true }),
        await packageOf({ cards: chineseCards, includeFsrs: true, pace: { desiredRetention: 0.95 } }),
      ],
      ["--presets"],
    );

    expect(imports[1]?.state.presets.map((preset) => preset.name).sort()).toEqual([
      "Deckle FSRS",
      "Deckle FSRS 95%",
      "Default",
    ]);
    expect(imports[1]?.state.decks["生物 · Biology"]?.preset).toBe("Deckle FSRS 95%");
  });

  it("imports the same options twice without a second preset", async () => {
    const bytes = await packageOf({ cards: chineseCards, includeFsrs: true });

    const { imports } = await importIntoAnki([bytes, bytes], ["--presets"]);

    expect(imports[1]?.state.presets.map((preset) => preset.name).sort()).toEqual(["Deckle FSRS", "Default"]);
  });

  it("makes nested decks from a nested name and from subdecks", async () => {
    const deck = sampleDeck(
      [
        basicNote({ guidSource: "a", question: "A", subdeck: "一::甲" }),
        basicNote({ guidSource: "b", question: "B" }),
        basicNote({ guidSource: "c", question: "C", subdeck: "一::甲" }),
      ],
      { name: "书::  :上册 ::::x" },
    );

    const { imports } = await importIntoAnki([await buildPackage(deck, { now })]);

    expect(imports[0]?.state.cards.map((card) => card.deck)).toEqual([
      "书::上册::blank::x::一::甲",
      "书::上册::blank::x",
      "书::上册::blank::x::一::甲",
    ]);
    expect(imports[0]?.audit).toEqual(cleanAudit);
  });

  it("puts cards into decks by the headings above them when asked to", async () => {
    const section = ["第 2 章", "C++: std::vector"];
    const cards = chineseCards.map((card, index) =>
      index === 0 ? { ...card, source: { ...card.source, section } } : card,
    );

    const { imports } = await importIntoAnki([
      await packageOf({ cards: [...cards, ...englishCards], name: "书", nestByHeading: true }),
      await packageOf({ cards, name: "书" }),
    ]);

    expect(imports[0]?.state.cards.map((card) => card.deck)).toEqual([
      "书::第 2 章::C++: std: vector",
      "书::第一章::细胞",
      "书::第一章::细胞",
      "书::Physics",
    ]);
    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(imports[1]?.log).toEqual(importLog({ duplicate: 2 }));
  });

  it("asks both ways when asked to, and only where there is an answer to ask from", async () => {
    const { imports } = await importIntoAnki([await packageOf({ cards: chineseCards, reversed: true })]);

    expect(imports[0]?.state.cards.map((card) => [card.guid, card.ord])).toEqual([
      [noteGuid("box 1\0basic\0zh1"), 0],
      [noteGuid("box 1\0basic\0zh1"), 1],
      [noteGuid("box 1\0cloze\0zh2"), 0],
      [noteGuid("box 1\0cloze\0zh2"), 1],
    ]);
    expect(imports[0]?.audit).toEqual(cleanAudit);
  });

  it("imports over media of the same name but other content by renaming, and loses none", async () => {
    const image = { mimeType: "image/png", bytes: Buffer.from("89504e470d0a1a0a", "hex") } as const;
    const bytes = await packageOfNotes([basicNote({ guidSource: "a", question: "A", images: [image] })]);
    const name = (await readPackage(bytes)).media[0]?.name ?? "";

    const { imports } = await importIntoAnki([`media:${name}`, bytes]);

    expect(imports[1]?.state.notes[0]?.fields["Extra"]).toMatch(
      /^<img src="deckle-[0-9a-f]{24}-[0-9a-f]{40}\.png">$/,
    );
    expect(imports[1]?.audit).toMatchObject({ clean: true, missingMedia: [], unusedMedia: [name] });
  });

  it("brings images along, each once, and finds none missing or unused", async () => {
    const image = { mimeType: "image/png", bytes: Buffer.from("89504e470d0a1a0a", "hex") } as const;
    const same = { mimeType: "image/png", bytes: Buffer.from("89504e470d0a1a0a", "hex") } as const;
    const other = { mimeType: "image/gif", bytes: Buffer.from("474946383961", "hex") } as const;
    const bytes = await packageOfNotes([
      basicNote({ guidSource: "a", question: "A", images: [image], extra: "see" }),
      clozeNote({ guidSource: "b", text: "{{c1::B}}", images: [same, other] }),
    ]);

    const { imports } = await importIntoAnki([bytes, bytes]);

    expect(imports.map((step) => step.audit)).toEqual([cleanAudit, cleanAudit]);
    expect(imports[0]?.state.notes[0]?.fields["Extra"]).toMatch(/^see<img src="deckle-[0-9a-f]{24}\.png">$/);
    expect((await readPackage(bytes)).media.map(({ name }) => name.slice(-3))).toEqual(["png", "gif"]);
  });
});
