import type { Card } from "@deckle/cards";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { buildPackage } from "./build-package.ts";
import type { AnkiNote } from "./deck.ts";
import { cleanText } from "./field-text.ts";
import { type DeckSource, deckFromCards } from "./from-cards.ts";
import { noteGuid } from "./identity.ts";
import { basicNote, clozeNote, created, now, sampleDeck } from "./testing/sample-deck.ts";
import { readPackage } from "./read-package.ts";
import { cleanAudit, describeRealAnki } from "./testing/real-anki.ts";

const timeout = 120_000;
const randomDecks = Number(process.env["RANDOM_DECKS"] ?? 100);

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
    sourceName: "讲义.pdf",
    ...given,
  };
}

const packageOf = async (given: Parameters<typeof box>[0]) =>
  await buildPackage(deckFromCards(box(given)), { now });
const packageOfNotes = async (notes: readonly AnkiNote[]) => await buildPackage(sampleDeck(notes), { now });

const nothing = { conflicting: 0, emptyFirstField: 0, missingNoteType: 0, missingDeck: 0 };
const allNew = (count: number) => ({ ...nothing, found: count, new: count, updated: 0, duplicate: 0 });
const allKnown = (count: number) => ({ ...nothing, found: count, new: 0, updated: 0, duplicate: count });

describeRealAnki("the real Anki", ({ importIntoAnki }) => {
  it("G3: takes a deck in Chinese and one in English with nothing to complain of", async () => {
    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards }),
      await packageOf({
        cards: englishCards,
        boxId: "box 2",
        name: "Physics",
        language: "en",
        sourceName: "a.pdf",
      }),
    ]);

    expect(imports.map((step) => step.log)).toEqual([allNew(2), allNew(1)]);
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

    expect(imports.map((step) => step.log)).toEqual([allNew(3), allKnown(3)]);
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

    expect(imports[1]?.log).toEqual({ ...nothing, found: 3, new: 1, updated: 2, duplicate: 0 });
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

    expect(imports[2]?.log).toEqual({ ...nothing, found: 2, new: 1, updated: 0, duplicate: 1 });
  });

  it("keeps two boxes made from one document apart", async () => {
    const { imports } = await importIntoAnki([
      await packageOf({ cards: chineseCards, name: "A" }),
      await packageOf({ cards: chineseCards, name: "B", boxId: "box 2" }),
    ]);

    expect(imports[1]?.log).toEqual(allNew(2));
    expect(imports[1]?.state.cards.map((card) => card.deck)).toEqual(["A", "A", "A", "B", "B", "B"]);
  });

  it("G3: adds a cloze note beside it when a card comes back as one, instead of being refused", async () => {
    const [basic, cloze] = chineseCards;
    if (basic === undefined || cloze === undefined) throw new Error("two cards");

    const { imports } = await importIntoAnki([
      await packageOf({ cards: [basic] }),
      await packageOf({ cards: [{ ...cloze, id: basic.id }] }),
    ]);

    expect(imports[1]?.log).toEqual(allNew(1));
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("adds the reversed card when a note becomes two-way, not another note", async () => {
    const note = basicNote({ guidSource: "a", question: "A" });
    const later = new Date(created.getTime() + 60_000);

    const { imports } = await importIntoAnki([
      await packageOfNotes([note]),
      await packageOfNotes([{ ...note, direction: "both", updatedAt: later }]),
    ]);

    expect(imports[1]?.log).toEqual({ ...nothing, found: 1, new: 0, updated: 1, duplicate: 0 });
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

    expect(imports[2]?.log).toEqual({ ...nothing, found: 1, new: 0, updated: 1, duplicate: 0 });
    expect(imports[2]?.state.cards).toEqual(imports[1]?.state.cards);
    // Anki never deletes a card while importing; Tools > Empty Cards removes what shows nothing any more.
    expect(imports[2]?.audit).toEqual({ ...cleanAudit, emptyCards: 1 });
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
    expect(imports[1]?.log).toEqual(allKnown(2));
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

  it("shows text as text: markup, sound tags, LaTeX and templates of the source do nothing", async () => {
    const { imports, rendered } = await importIntoAnki(
      [
        await packageOfNotes([
          basicNote({
            guidSource: "a",
            question: "<b>x</b> [sound:a.mp3] [latex]y[/latex] {{Question}} [$]z[/$]",
          }),
          basicNote({ guidSource: "b", question: "[anki:tts lang=en_US]hello[/anki:tts]" }),
          clozeNote({
            guidSource: "c",
            text: "$x={{c1::\\frac{a}{b}}}$ and {{c2::std::vector}}",
            hints: "none",
          }),
        ]),
      ],
      ["--render=4"],
    );

    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(rendered[0]?.question).toContain(
      "&lt;b&gt;x&lt;/b&gt; &#91;sound:a.mp3] &#91;latex]y&#91;/latex] {{Question}} &#91;$]z&#91;/$]",
    );
    expect(rendered[1]?.question).toContain("&#91;anki:tts lang=en_US]hello&#91;/anki:tts]");
    expect(rendered[2]?.question).toMatch(/\\\(x=.*\[\.\.\.\].*\\\)/);
    expect(rendered[2]?.answer).toContain("\\frac{a}{b&#125;");
    expect(rendered[3]?.answer).toContain("std:&#58;vector");
  });

  it("takes the hardest single notes: separators, halves of letters, numbers, long texts, many gaps", async () => {
    const manyGaps = Array.from({ length: 520 }, (_, index) => `{{c${index + 1}::${index}}}`).join(" ");
    const notes = [
      basicNote({ guidSource: "separator", question: "a\u001fb\u0000c" }),
      basicNote({ guidSource: "surrogate", question: "x\ud800y" }),
      basicNote({ guidSource: "number", question: "0042" }),
      basicNote({ guidSource: "float", question: "1e5" }),
      basicNote({ guidSource: "long", question: "长".repeat(60_000) }),
      basicNote({ guidSource: "rtl", question: "مرحبا بالعالم" }),
      basicNote({ guidSource: "decomposed", question: "e\u0301" }),
      basicNote({ guidSource: "tags", question: "t", tags: ["two words", "a::b", "leech", "::"] }),
      clozeNote({ guidSource: "gaps", text: manyGaps }),
    ];

    const { imports } = await importIntoAnki([await packageOfNotes(notes)]);

    expect(imports[0]?.log).toEqual(allNew(notes.length));
    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(imports[0]?.state.notes.slice(0, 4).map((note) => note.fields["Question"])).toEqual([
      "abc",
      "x\ufffdy",
      "0042",
      "1e5",
    ]);
    expect(imports[0]?.state.notes[7]?.tags).toEqual(["a::b", "two_words"]);
    expect(imports[0]?.state.cards.filter((card) => card.guid === noteGuid("gaps"))).toHaveLength(500);
  });

  it(
    "takes any text there is and gives it back the same",
    { timeout: timeout + randomDecks * 500 },
    async () => {
      const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
      const text = fc.oneof(
        fc.string({ unit: "binary", maxLength: 40 }),
        fc.string({ unit: "grapheme", maxLength: 40 }),
        fc
          .array(
            fc.constantFrom(
              "{{c1::",
              "}}",
              "::",
              "$",
              "[sound:",
              "<",
              "&amp;",
              "\\(",
              "中",
              "\n",
              "{",
              "}",
              "a",
            ),
            { maxLength: 20 },
          )
          .map((parts) => parts.join("")),
      );
      const decks = fc.sample(fc.array(text, { minLength: 1, maxLength: 12 }), {
        seed,
        numRuns: randomDecks,
      });
      const written = decks.map((texts, index) =>
        texts.map((question, place) => {
          const guidSource = `${index}/${place}`;
          // Something before it, so that no text is empty.
          return place % 2 === 0
            ? basicNote({ guidSource, question: `q${question}`, answer: question, quote: question })
            : clozeNote({ guidSource, text: `{{c1::gap}} ${question}`, quote: question });
        }),
      );

      const { imports } = await importIntoAnki(await Promise.all(written.map(packageOfNotes)), ["--brief"]);

      const last = imports.at(-1);
      const readBack = new Map(last?.state.notes.map((note) => [note.guid, note.fields]));
      for (const note of written.flat()) {
        const quote = readBack.get(noteGuid(note.guidSource))?.["Quote"] ?? "";
        const shown = cleanText(note.quote ?? "").replaceAll("\n", "<br>");
        expect(withDollars(decodeEntities(quote)), `SEED=${seed}`).toBe(withDollars(shown));
      }
      expect(
        imports.map((step) => step.log),
        `SEED=${seed}`,
      ).toEqual(written.map((notes) => allNew(notes.length)));
      expect(last?.audit, `SEED=${seed}`).toEqual(cleanAudit);
    },
  );
});

/** What a reader sees of a field. */
function decodeEntities(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#91;", "[")
    .replaceAll("&amp;", "&");
}

/** Maths with the delimiters it may have been written with. */
function withDollars(text: string): string {
  return text.replace(/\\[()]/g, "$").replace(/\\[[\]]/g, "$$$$");
}
