import type { AnkiBasicNote, AnkiClozeNote, AnkiDeck, AnkiNote } from "../deck.ts";

/** Days well before any clock that runs the tests: the real Anki refuses ids from its future. */
export const created = new Date("2025-01-01T08:00:00Z");
export const now = new Date("2025-01-21T08:00:00Z");

const noteBase = { tags: [], createdAt: created, updatedAt: created };

/** A basic note with what a test says about it. */
export function basicNote(
  given: Partial<AnkiBasicNote> & Pick<AnkiBasicNote, "guidSource" | "question">,
): AnkiBasicNote {
  return { ...noteBase, type: "basic", answer: "answer", ...given };
}

/** A cloze note with what a test says about it. */
export function clozeNote(
  given: Partial<AnkiClozeNote> & Pick<AnkiClozeNote, "guidSource" | "text">,
): AnkiClozeNote {
  return { ...noteBase, type: "cloze", ...given };
}

/** A deck of these notes. */
export function sampleDeck(notes: readonly AnkiNote[], given: Partial<AnkiDeck> = {}): AnkiDeck {
  return { name: "Sample", description: "", createdAt: created, notes, ...given };
}
