import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { writeArchive } from "./archive.ts";
import { buildPackage } from "./build-package.ts";
import { cardCss } from "./card-style.ts";
import { buildCollection } from "./collection.ts";
import type { AnkiDeck } from "./deck.ts";
import { noteGuid } from "./identity.ts";
import { createMediaCollection } from "./media.ts";
import { basicNoteTypeId, templatesReleasedAt } from "./note-types.ts";
import { basicNote, created, now, sampleDeck } from "./testing/sample-deck.ts";
import { cleanAudit, describeRealAnki, importLog } from "./testing/real-anki.ts";

const later = new Date(created.getTime() + 60_000);
const note = basicNote({ guidSource: "a", question: "A" });
const changed = { ...note, answer: "changed", updatedAt: later };
const packageOf = async (given: Partial<AnkiDeck> = {}) =>
  await buildPackage(sampleDeck([note], given), { now });

describeRealAnki("a collection that the learner has a hand in", ({ importIntoAnki }) => {
  it("keeps the look that the learner gave our note type, and still updates the notes", async () => {
    const { imports } = await importIntoAnki([
      await packageOf(),
      `style:${basicNoteTypeId}`,
      await packageOf({ notes: [changed] }),
    ]);

    const [noteType] = imports[2]?.state.noteTypes ?? [];
    expect(imports[2]?.log).toEqual(importLog({ updated: 1 }));
    expect(noteType?.css).toBe("/* the learner's own */");
  });

  it("brings a newer look of our own to a note type that is there already", async () => {
    const before = await importIntoAnki([await packageOfOlderLook()], ["--brief"]);
    // Check Database, which is part of every step's audit, would date the note type anew.
    const { imports } = await importIntoAnki([await packageOfOlderLook(), await packageOf()], ["--brief"]);

    expect(before.imports[0]?.state.noteTypes[0]?.css).toBe("/* older */");
    expect(imports[1]?.state.noteTypes[0]?.css).toBe(cardCss);
    expect(imports[1]?.state.noteTypeCount).toBe(before.imports[0]?.state.noteTypeCount);
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("updates notes of a note type whose field the learner renamed, by the field's id", async () => {
    const { imports } = await importIntoAnki([
      await packageOf(),
      `rename:${basicNoteTypeId}`,
      await packageOf({ notes: [changed] }),
    ]);

    expect(imports[2]?.log).toEqual(importLog({ updated: 1 }));
    expect(imports[2]?.state.notes[0]?.fields).toMatchObject({
      "renamed by the learner": "A",
      Answer: "changed",
    });
  });

  it("leaves notes as they are once the learner added a field to our note type, and says that they conflict", async () => {
    const { imports } = await importIntoAnki([
      await packageOf(),
      `field:${basicNoteTypeId}`,
      await packageOf({ notes: [changed, basicNote({ guidSource: "b", question: "B" })] }),
    ]);

    expect(imports[2]?.log).toMatchObject({ conflicting: 1, new: 1, updated: 0 });
    expect(imports[2]?.state.notes.map((found) => found.fields["Answer"])).toEqual(["answer", "answer"]);
    expect(imports[2]?.audit).toEqual(cleanAudit);
  });

  it("keeps what the learner wrote into a note until the card changes after that", async () => {
    const afterwards = new Date(Date.now() + 3_600_000);

    const { imports } = await importIntoAnki([
      await packageOf(),
      `edit:${noteGuid("a")}`,
      await packageOf({ notes: [changed] }),
      await packageOf({ notes: [{ ...changed, updatedAt: afterwards }] }),
    ]);

    expect(imports.map((step) => step.state.notes[0]?.fields["Question"])).toEqual([
      "A",
      "edited by the learner",
      "edited by the learner",
      "A",
    ]);
  });

  it("leaves cards in the deck into which the learner put them", async () => {
    const { imports } = await importIntoAnki([
      await packageOf(),
      `move:${noteGuid("a")}`,
      await packageOf({ notes: [changed] }),
    ]);

    expect(imports[2]?.log).toEqual(importLog({ updated: 1 }));
    expect(imports[2]?.state.cards.map((card) => card.deck)).toEqual(["The learner's own"]);
  });

  it("deletes nothing of what is no longer in the box", async () => {
    const other = basicNote({ guidSource: "b", question: "B" });

    const { imports } = await importIntoAnki([
      await packageOf({ notes: [note, other] }),
      await packageOf({ notes: [changed] }),
    ]);

    expect(imports[1]?.state.notes.map((found) => found.guid)).toEqual([noteGuid("a"), noteGuid("b")]);
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("uses the learner's deck of the same name, however it is written", async () => {
    const { imports } = await importIntoAnki([
      "deck:SAMPLE::Eins",
      await packageOf({ name: "Sample::eins" }),
    ]);

    expect(imports[1]?.state.cards.map((card) => card.deck)).toEqual(["SAMPLE::Eins"]);
  });

  it("puts cards into a deck beside a filtered deck of the same name, since that cannot hold them", async () => {
    const { imports } = await importIntoAnki(["filtered:Sample", await packageOf()]);

    expect(imports[1]?.log).toEqual(importLog({ new: 1 }));
    expect(imports[1]?.state.cards.map((card) => card.deck)).not.toContain("Sample");
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("is undone by one undo", async () => {
    const { imports } = await importIntoAnki([await packageOf(), "undo:"], ["--brief"]);

    expect(imports[1]?.state.notes).toEqual([]);
    expect(imports[1]?.state.cards).toEqual([]);
    expect(imports[1]?.audit).toEqual(cleanAudit);
  });

  it("updates a note whose id is another than at the first import, since its guid is the same", async () => {
    const { imports } = await importIntoAnki([
      await packageOf(),
      await packageOf({ notes: [{ ...changed, createdAt: later }], createdAt: later }),
    ]);

    expect(imports[1]?.log).toEqual(importLog({ updated: 1 }));
    expect(imports[1]?.state.notes.map((found) => found.guid)).toEqual([noteGuid("a")]);
  });

  it("takes a box whose clock runs ahead, without ids from the future", async () => {
    const future = new Date(now.getTime() + 400 * 86_400_000);

    const { imports } = await importIntoAnki([
      await packageOf({ notes: [{ ...note, createdAt: future, updatedAt: future }], createdAt: future }),
    ]);

    expect(imports[0]?.log).toEqual(importLog({ new: 1 }));
    expect(imports[0]?.audit).toEqual(cleanAudit);
  });
});

/** A package of ours from a time before the present look of the cards. */
async function packageOfOlderLook(): Promise<Uint8Array> {
  const database = new DatabaseSync(":memory:");
  database.deserialize(await buildCollection(sampleDeck([note]), now.getTime(), createMediaCollection()));
  const models = String(database.prepare("SELECT models FROM col").get()?.["models"]);
  const older = models
    .replaceAll(JSON.stringify(cardCss), JSON.stringify("/* older */"))
    .replaceAll(`"mod":${templatesReleasedAt}`, `"mod":${templatesReleasedAt - 1}`);
  database.prepare("UPDATE col SET models = ?").run(older);
  const collection = database.serialize();
  database.close();
  return await writeArchive([{ name: "collection.anki2", bytes: collection, method: "deflate" }]);
}
