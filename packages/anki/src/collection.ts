import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type DeckTree, deckOptions, deckTree } from "./deck-options.ts";
import { type CardRow, reviewFactor, studiedCardRow } from "./card-rows.ts";
import type { AnkiCardProgress, AnkiDeck, AnkiNote, AnkiStudy } from "./deck.ts";
import { AnkiError } from "./errors.ts";
import type { MediaCollection } from "./media.ts";
import { noteRow } from "./note-rows.ts";
import { noteTypes } from "./note-types.ts";

/**
 * Anki's schema 11, which every Anki since 2.0, AnkiDroid and AnkiMobile read. Each table is made just before it is
 * filled: with its pages in one piece, a package is up to a tenth smaller.
 */
const tables = {
  notes: `CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
  flags integer NOT NULL, data text NOT NULL);`,
  cards: `CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
  mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
  ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL,
  odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);`,
  revlog: `CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL,
  ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL,
  time integer NOT NULL, type integer NOT NULL);`,
  graves: `CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);`,
  col: `CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
  ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
  models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);`,
} as const;

/** Made after the rows: filling a finished index row by row is slower. */
const indexes = `
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`;

/**
 * SQLite's name for a database of one connection that is kept in memory until it outgrows the cache, then in a file that
 * has no name and is gone with the connection, also if the process is killed. About 25,000 notes fit in the cache; for
 * more, a database in memory would be held twice while it is serialised. The bytes are the same but for the header.
 */
const privateFile = "";
const cachedKiB = 16 * 1024;

/** Rows between two turns of the event loop, so that a server stays awake while it exports. */
const rowsPerTurn = 512;

/**
 * The deck as the bytes of an SQLite database in Anki's schema 11; `now` in milliseconds. The images its
 * notes show are added to `media`.
 *
 * @throws {AnkiError} EMPTY_DECK when no note makes a card.
 */
export async function buildCollection(
  deck: AnkiDeck,
  now: number,
  media: MediaCollection,
): Promise<Uint8Array> {
  const database = new DatabaseSync(privateFile);
  try {
    database.exec(
      `PRAGMA page_size=4096; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY;
       PRAGMA cache_size=-${cachedKiB}`,
    );
    database.exec("BEGIN");
    const createdAt = Math.floor(Math.min(deck.createdAt.getTime(), now));
    const { options, id: optionsId } = deckOptions(deck.preset, Math.floor(createdAt / 1000));
    const tree = deckTree(deck, optionsId, Math.floor(createdAt / 1000));
    const notes = await insertNotes(database, deck.notes, { tree, now, media });
    if (notes.length === 0) throw new AnkiError("EMPTY_DECK");
    const studied = await insertCards(database, notes, deck);
    insertReviews(database, studied, deck);
    database.exec(tables.graves);
    insertCollection(database, {
      createdAt,
      now,
      tree,
      options,
      nextPosition: notes.length + 1,
      study: deck.study ?? unstudied(createdAt),
    });
    database.exec(indexes);
    database.exec("COMMIT");
    return withoutHistory(database.serialize());
  } finally {
    database.close();
  }
}

/**
 * Without the header's change counter and SQLite version (sqlite.org/fileformat2.html, offsets 24, 92 and 96), which are
 * set only if the database had to be written to a file.
 */
function withoutHistory(bytes: Uint8Array): Uint8Array {
  return bytes.fill(0, 24, 28).fill(0, 92, 100);
}

interface DeckPlace {
  readonly tree: DeckTree;
  readonly now: number;
  readonly media: MediaCollection;
}

/** A note that has been inserted, as far as its cards need it. */
interface PlacedNote {
  readonly id: number;
  readonly deckId: number;
  /** From 1, in the order of the deck. */
  readonly position: number;
  readonly modifiedAt: number;
  readonly ordinals: readonly number[];
  readonly progress: AnkiNote["progress"];
}

/** Inserts every usable note; their cards follow when all notes are in. */
async function insertNotes(
  database: DatabaseSync,
  notes: readonly AnkiNote[],
  { tree, now, media }: DeckPlace,
): Promise<readonly PlacedNote[]> {
  database.exec(tables.notes);
  const insert = database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const placed: PlacedNote[] = [];
  let nextId = 0;
  for (const [index, note] of notes.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    const row = noteRow(note, media);
    if (row === undefined) continue;
    const { guid, noteTypeId, modifiedAt, tags, fields, sortField, checksum, ordinals } = row;
    const id = Math.max(nextId, Math.floor(Math.min(note.createdAt.getTime(), now)));
    nextId = id + 1;
    insert.run(id, guid, noteTypeId, modifiedAt, tags, fields, sortField, checksum);
    const deckId = tree.deckFor(note.subdeck);
    const { progress } = note;
    placed.push({ id, deckId, position: placed.length + 1, modifiedAt, ordinals, progress });
  }
  return placed;
}

/** A card that somebody has studied. */
interface StudiedCard {
  readonly id: number;
  readonly progress: AnkiCardProgress;
}

/** Card ids are creation times too: the note's, and one more for each card that would have the same. */
async function insertCards(
  database: DatabaseSync,
  notes: readonly PlacedNote[],
  deck: AnkiDeck,
): Promise<readonly StudiedCard[]> {
  database.exec(tables.cards);
  // Most cards are new, and what is the same in all of them costs less in the statement.
  const insertNew = database.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  );
  const insertStudied = studiedCardWriter(database);
  const studied: StudiedCard[] = [];
  let nextId = 0;
  for (const [index, note] of notes.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    for (const ordinal of note.ordinals) {
      const id = Math.max(nextId, note.id);
      nextId = id + 1;
      const progress = deck.study === undefined ? undefined : note.progress?.get(ordinal);
      if (progress === undefined) {
        insertNew.run(id, note.id, note.deckId, ordinal, note.modifiedAt, note.position);
      } else {
        insertStudied([id, note.id, note.deckId, ordinal], studiedCardRow(progress, note, deck));
        studied.push({ id, progress });
      }
    }
  }
  return studied;
}

function studiedCardWriter(database: DatabaseSync) {
  const insert = database.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)",
  );
  return (ids: readonly [number, number, number, number], card: CardRow): void => {
    const { modifiedAt, type, queue, due, interval, factor, repetitions, lapses, left, data } = card;
    insert.run(...ids, modifiedAt, type, queue, due, interval, factor, repetitions, lapses, left, data);
  };
}

function insertReviews(database: DatabaseSync, cards: readonly StudiedCard[], deck: AnkiDeck): void {
  database.exec(tables.revlog);
  const insert = database.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)");
  for (const { id, progress } of cards) {
    for (const review of progress.reviews) {
      const { ease, interval, lastInterval, takenMs, kind } = review;
      insert.run(review.id, id, ease, interval, lastInterval, reviewFactor(review, deck), takenMs, kind);
    }
  }
}

interface CollectionRow {
  readonly createdAt: number;
  readonly now: number;
  readonly tree: DeckTree;
  readonly options: object;
  readonly nextPosition: number;
  readonly study: Omit<AnkiStudy, "memory">;
}

/** Anki's day begins at four in the morning. */
const rolloverHour = 4;
const dayMs = 86_400_000;

/** Days of a deck that nobody has studied, by UTC: nothing in it is counted in days. */
function unstudied(createdAt: number): CollectionRow["study"] {
  const rollover = rolloverHour * 3_600_000;
  const dayStart = Math.floor((createdAt - rollover) / dayMs) * dayMs + rollover;
  return { collectionStart: dayStart / 1000, rolloverHour, minutesWest: 0 };
}

function insertCollection(database: DatabaseSync, row: CollectionRow): void {
  database.exec(tables.col);
  const configuration = {
    activeDecks: [row.tree.id],
    curDeck: row.tree.id,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: null,
    nextPos: row.nextPosition,
    sortType: "noteFld",
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    // Scheduler 2 or 3: otherwise Anki converts every studied card while importing.
    schedVer: 2,
    sched2021: true,
    rollover: row.study.rolloverHour,
    creationOffset: row.study.minutesWest,
  };
  database
    .prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
    .run(
      row.study.collectionStart,
      row.now,
      row.createdAt,
      JSON.stringify(configuration),
      JSON.stringify(noteTypes(row.tree.id)),
      JSON.stringify(row.tree.decks),
      JSON.stringify(row.options),
    );
}
