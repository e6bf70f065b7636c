import { AnkiError } from "./errors.ts";
import { isEmptyField } from "./field-text.ts";
import { openArchive } from "./read-archive.ts";
import type { PackageCard, PackageNote, PackageNoteType } from "./read-collection.ts";
import { type AnkiPackage, readArchivePackage } from "./read-package.ts";

/** What can be wrong with a package: `error` stops an import or loses cards, `warning` is worth knowing. */
export const problemCodes = {
  NOT_A_PACKAGE: "error",
  DAMAGED_PACKAGE: "error",
  TOO_LARGE: "error",
  DAMAGED_DATABASE: "error",
  NO_NOTES: "error",
  UNKNOWN_NOTE_TYPE: "error",
  WRONG_FIELD_COUNT: "error",
  UNKNOWN_DECK: "error",
  ORPHAN_CARD: "error",
  DUPLICATE_GUID: "error",
  DUPLICATE_CARD: "error",
  MEDIA_FILE_MISSING: "error",
  UNSAFE_MEDIA_NAME: "error",
  NOTE_WITHOUT_CARD: "warning",
  EMPTY_FIRST_FIELD: "warning",
  EMPTY_CARD: "warning",
  MEDIA_NOT_INCLUDED: "warning",
} as const;
export type ProblemCode = keyof typeof problemCodes;

/** One kind of problem, how often it occurs, and an example. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: "error" | "warning";
  readonly count: number;
  readonly example: string;
}

/** Longest file name that Anki keeps, in bytes of UTF-8. */
const maxMediaNameBytes = 120;

const maxMediaFileBytes = 100 * 2 ** 20;

/**
 * What is wrong with a package, worst first; empty if Anki would take every note and card of it without complaint.
 * Never throws for a bad package: that is a problem too.
 */
export async function verifyPackage(bytes: Uint8Array): Promise<readonly Problem[]> {
  const found = new ProblemList();
  try {
    const archive = await openArchive(bytes);
    const content = await readArchivePackage(archive);
    checkCollection(content, found);
    checkMediaNames(content, found);
    for (const { file, name } of content.media) {
      if ((await archive.read(file, maxMediaFileBytes)) === undefined) found.add("MEDIA_FILE_MISSING", name);
    }
  } catch (cause) {
    if (!(cause instanceof AnkiError)) throw cause;
    if (cause.code === "EMPTY_DECK") throw cause;
    found.add(cause.code, cause.message);
  }
  return found.list();
}

class ProblemList {
  private readonly found = new Map<ProblemCode, { count: number; example: string }>();

  add(code: ProblemCode, example: string): void {
    const known = this.found.get(code);
    if (known === undefined) this.found.set(code, { count: 1, example: example.slice(0, 200) });
    else known.count += 1;
  }

  list(): readonly Problem[] {
    const order = Object.keys(problemCodes);
    return [...this.found]
      .map(([code, entry]) => ({ code, severity: problemCodes[code], ...entry }))
      .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
  }
}

function checkCollection(content: AnkiPackage, found: ProblemList): void {
  for (const line of content.damage) found.add("DAMAGED_DATABASE", line);
  if (content.notes.length === 0) found.add("NO_NOTES", "notes");
  const types = new Map(content.noteTypes.map((type) => [type.id, type]));
  checkNotes(content, types, found);
  checkCards(content, types, found);
}

function checkNotes(
  { notes, cards }: AnkiPackage,
  types: ReadonlyMap<number, PackageNoteType>,
  found: ProblemList,
): void {
  const guids = new Set<string>();
  const withCards = new Set(cards.map((card) => card.noteId));
  for (const note of notes) {
    const type = types.get(note.noteTypeId);
    if (guids.has(note.guid)) found.add("DUPLICATE_GUID", note.guid);
    guids.add(note.guid);
    if (type === undefined) found.add("UNKNOWN_NOTE_TYPE", String(note.noteTypeId));
    else if (note.fields.length !== type.fields.length) {
      found.add(
        "WRONG_FIELD_COUNT",
        `${firstWords(note)}: ${note.fields.length} instead of ${type.fields.length}`,
      );
    }
    if (isEmptyField(note.fields[0] ?? "")) found.add("EMPTY_FIRST_FIELD", note.guid);
    if (!withCards.has(note.id)) found.add("NOTE_WITHOUT_CARD", firstWords(note));
  }
}

function checkCards(
  { notes, cards, decks }: AnkiPackage,
  types: ReadonlyMap<number, PackageNoteType>,
  found: ProblemList,
): void {
  const noteById = new Map(notes.map((note) => [note.id, note]));
  const deckIds = new Set(decks.map((deck) => deck.id));
  const places = new Set<string>();
  for (const card of cards) {
    const note = noteById.get(card.noteId);
    if (note === undefined) found.add("ORPHAN_CARD", String(card.id));
    else if (!hasFront(card, note, types.get(note.noteTypeId))) found.add("EMPTY_CARD", firstWords(note));
    if (!deckIds.has(card.deckId)) found.add("UNKNOWN_DECK", String(card.deckId));
    const place = `${card.noteId}/${card.ordinal}`;
    if (places.has(place)) found.add("DUPLICATE_CARD", place);
    places.add(place);
  }
}

/** A cloze card needs its gap, any other its template. Whether a template shows anything is not worked out here. */
function hasFront(card: PackageCard, note: PackageNote, type: PackageNoteType | undefined): boolean {
  if (type === undefined) return true;
  if (type.kind === "basic") return card.ordinal < type.templates.length;
  const gap = new RegExp(`\\{\\{c(?:\\d+,)*${card.ordinal + 1}(?:,\\d+)*::`);
  return note.fields.some((field) => gap.test(field));
}

const mediaReference = /<(?:img|audio|video|source)\b[^>]*?\bsrc=["']?([^"'>]+)["']?|\[sound:([^\]]+)\]/gi;

function checkMediaNames({ media, notes }: AnkiPackage, found: ProblemList): void {
  const names = new Set(media.map((entry) => entry.name));
  for (const name of names) if (!isSafeMediaName(name)) found.add("UNSAFE_MEDIA_NAME", name);
  for (const note of notes) {
    for (const match of note.fields.join("\n").matchAll(mediaReference)) {
      const name = match[1] ?? match[2] ?? "";
      if (!names.has(name) && !/^(?:https?|data):/i.test(name)) found.add("MEDIA_NOT_INCLUDED", name);
    }
  }
}

function isSafeMediaName(name: string): boolean {
  return (
    name !== "" &&
    name !== "." &&
    name !== ".." &&
    // oxlint-disable-next-line no-control-regex -- these are what makes a name unsafe
    !/[\x00-\x1f\\/:*?"<>|]/.test(name) &&
    Buffer.byteLength(name) <= maxMediaNameBytes
  );
}

function firstWords(note: PackageNote): string {
  return (note.fields[0] ?? "").slice(0, 60);
}
