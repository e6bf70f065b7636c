import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { buildPackage } from "./build-package.ts";
import { buildCollection } from "./collection.ts";
import { cardCss, cardTemplates } from "./card-style.ts";
import { noteTypes, templatesReleasedAt } from "./note-types.ts";
import { createMediaCollection } from "./media.ts";
import { readCollection } from "./read-collection.ts";
import { readPackage } from "./read-package.ts";
import { basicNote, clozeNote, created, now, sampleDeck } from "./testing/sample-deck.ts";

it("gives the same bytes for the same deck and time", async () => {
  const deck = sampleDeck([basicNote({ guidSource: "a", question: "什么？" })]);

  const first = await buildPackage(deck, { now });
  const second = await buildPackage(deck, { now });

  expect(Buffer.from(first).equals(second)).toBe(true);
});

it("writes a collection that outgrows the memory set aside for it like any other", async () => {
  const notes = Array.from({ length: 400 }, (_, index) =>
    basicNote({ guidSource: String(index), question: `${index} ${"细".repeat(30_000)}` }),
  );
  const collection = await buildCollection(sampleDeck(notes), now.getTime(), createMediaCollection());

  const content = readCollection(collection);

  expect(collection.length).toBeGreaterThan(33 * 2 ** 20);
  expect(Buffer.from(collection.subarray(24, 28)).readUInt32BE()).toBe(0);
  expect(Buffer.from(collection.subarray(92, 100)).readBigUInt64BE()).toBe(0n);
  expect(content.damage).toEqual([]);
  expect(content.notes.map((note) => note.fields[0]?.slice(0, 4))).toEqual(
    notes.map((note) => note.question.slice(0, 4)),
  );
});

it("reads back what was written, in the order of the deck", async () => {
  const deck = sampleDeck(
    [
      basicNote({ guidSource: "b", question: "B", tags: ["章节::一"] }),
      basicNote({ guidSource: "a", question: "A", direction: "both" }),
      clozeNote({ guidSource: "c", text: "{{c1::x}} {{c2::y}}" }),
    ],
    { name: "书::第一章" },
  );

  const content = await readPackage(await buildPackage(deck, { now }));

  expect(content.format).toBe("anki2");
  expect(content.notes.map((note) => note.fields[0])).toEqual(["B", "A", "{{c1::x}} {{c2::y}}"]);
  expect(content.notes[0]?.tags).toEqual(["章节::一"]);
  expect(content.cards.map((card) => [card.ordinal, card.due])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [1, 3],
  ]);
  expect(content.decks.map((deck) => deck.name).sort()).toEqual(["Default", "书", "书::第一章"]);
});

/** The guid of the note "mine" with this wording, after so many other notes. */
async function guidOf(question: string, before: number): Promise<string | undefined> {
  const notes = Array.from({ length: before }, (_, index) =>
    basicNote({ guidSource: `other ${index}`, question: "?" }),
  );
  const deck = sampleDeck([...notes, basicNote({ guidSource: "mine", question })]);
  return (await readPackage(await buildPackage(deck, { now }))).notes.at(-1)?.guid;
}

it("keeps a note's identity when its text and its place change", async () => {
  expect(await guidOf("old wording", 0)).toBe(await guidOf("new wording", 3));
});

it("leaves out notes that make no card, and refuses a deck of nothing else", async () => {
  const useless = [
    basicNote({ guidSource: "a", question: " \n " }),
    clozeNote({ guidSource: "b", text: "no gap" }),
    basicNote({ guidSource: "c", question: "x".repeat(100_001) }),
  ];

  const content = await readPackage(
    await buildPackage(sampleDeck([...useless, basicNote({ guidSource: "d", question: "D" })]), { now }),
  );

  expect(content.notes.map((note) => note.fields[0])).toEqual(["D"]);
  await expect(buildPackage(sampleDeck(useless), { now })).rejects.toMatchObject({ code: "EMPTY_DECK" });
});

it("never lets a link be anything but a web address", async () => {
  const deck = sampleDeck([
    basicNote({ guidSource: "a", question: "A", link: "javascript:alert(1)" }),
    basicNote({ guidSource: "b", question: "B", link: "https://example.org/?a=1&b=2" }),
  ]);

  const content = await readPackage(await buildPackage(deck, { now }));

  expect(content.notes.map((note) => note.fields[5])).toEqual(["", "https://example.org/?a=1&amp;b=2"]);
});

it("numbers a thousand notes of one moment without a clash", async () => {
  const notes = Array.from({ length: 1000 }, (_, index) =>
    clozeNote({ guidSource: String(index), text: `{{c1::a}} {{c2::${index}}}`, createdAt: created }),
  );

  const content = await readPackage(await buildPackage(sampleDeck(notes), { now }));

  expect(new Set(content.notes.map((note) => note.id)).size).toBe(1000);
  expect(new Set(content.cards.map((card) => card.id)).size).toBe(2000);
});

it("gives no id from the future, which Anki would refuse", async () => {
  const future = new Date(now.getTime() + 90 * 86_400_000);
  const deck = sampleDeck([basicNote({ guidSource: "a", question: "A", createdAt: future })]);

  const content = await readPackage(await buildPackage(deck, { now }));

  expect(content.notes[0]?.id).toBe(now.getTime());
});

it("keeps note types, fields and templates under the ids they were released with", () => {
  const identity = JSON.parse(
    JSON.stringify(noteTypes(1), [
      String(1_763_683_200_001),
      String(1_763_683_200_002),
      "flds",
      "tmpls",
      "id",
      "name",
    ]),
  );

  // Never change these: every note that learners already have would be refused as conflicting.
  expect(identity).toEqual({
    1763683200001: {
      id: 1_763_683_200_001,
      name: "Deckle Basic",
      flds: ["Question", "Answer", "Extra", "Quote", "Source", "Link", "Reverse", "Typed", "Meta"].map(
        (name, index) => ({ id: 176_368_320_000_100 + index, name }),
      ),
      tmpls: [
        { id: 176_368_320_000_150, name: "Card 1" },
        { id: 176_368_320_000_151, name: "Card 2 (reversed)" },
      ],
    },
    1763683200002: {
      id: 1_763_683_200_002,
      name: "Deckle Cloze",
      flds: ["Text", "Extra", "Quote", "Source", "Link", "Meta"].map((name, index) => ({
        id: 176_368_320_000_200 + index,
        name,
      })),
      tmpls: [{ id: 176_368_320_000_250, name: "Cloze" }],
    },
  });
});

it("dates the look of the cards anew whenever it changes, so that Anki takes it over", () => {
  const look = hash("sha256", JSON.stringify([cardCss, cardTemplates]));

  expect({ look: look.slice(0, 16), releasedAt: new Date(templatesReleasedAt * 1000).toISOString() }).toEqual(
    {
      look: "ebf9326e98e931b3",
      releasedAt: "2026-11-21T21:00:00.000Z",
    },
  );
});
