import { DatabaseSync } from "node:sqlite";
import { AnkiError } from "./errors.ts";
import { readMessage } from "./protobuf.ts";

/** A note type of a package. */
export interface PackageNoteType {
  readonly id: number;
  readonly name: string;
  readonly kind: "basic" | "cloze";
  readonly fields: readonly string[];
  readonly templates: readonly string[];
}

/** A note of a package; `fields` are HTML. */
export interface PackageNote {
  readonly id: number;
  readonly guid: string;
  readonly noteTypeId: number;
  /** Unix seconds. */
  readonly modifiedAt: number;
  readonly tags: readonly string[];
  readonly fields: readonly string[];
}

/** A card of a package, in the terms of Anki's `cards` table. */
export interface PackageCard {
  readonly id: number;
  readonly noteId: number;
  readonly deckId: number;
  readonly ordinal: number;
  readonly type: number;
  readonly queue: number;
  readonly due: number;
  readonly interval: number;
}

/** What the database of a package holds. */
export interface PackageCollection {
  readonly schemaVersion: number;
  readonly noteTypes: readonly PackageNoteType[];
  readonly decks: readonly { readonly id: number; readonly name: string }[];
  readonly notes: readonly PackageNote[];
  readonly cards: readonly PackageCard[];
  readonly reviews: number;
  /** What SQLite itself finds wrong; empty if nothing. */
  readonly damage: readonly string[];
}

/** Rows of one table that are read at most. */
const maxRows = 1_000_000;

/** Since this schema, note types and decks have tables of their own instead of JSON in `col`. */
const firstTableSchema = 15;

/**
 * Reads the database of a package, which may come from anywhere: nothing but plain tables is asked, so that a view or
 * a trigger in it never runs.
 *
 * @throws {AnkiError} DAMAGED_PACKAGE, TOO_LARGE
 */
export function readCollection(bytes: Uint8Array): PackageCollection {
  const database = new DatabaseSync(":memory:", { defensive: false });
  try {
    database.deserialize(withoutWriteAheadLog(bytes));
    database.exec("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON");
    replaceUnknownOrder(database);
    database.enableDefensive(true);
    const tables = tableNames(database);
    for (const needed of ["col", "notes", "cards", "revlog"]) {
      if (!tables.has(needed)) throw new AnkiError("DAMAGED_PACKAGE", `It has no table ${needed}.`);
    }
    return collectionOf(database);
  } catch (cause) {
    if (cause instanceof AnkiError) throw cause;
    throw new AnkiError("DAMAGED_PACKAGE", "Its database cannot be read.", { cause });
  } finally {
    database.close();
  }
}

/**
 * Anki 2.1.50 and later write packages whose header says write-ahead logging, which a database in memory cannot have.
 * Bytes 18 and 19 say it (sqlite.org/fileformat.html); 1 is the plain journal. The content is the same.
 */
function withoutWriteAheadLog(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.fill(1, 18, 20);
  return copy;
}

/**
 * Newer packages declare columns in the order `unicase`, which only Anki's own SQLite knows, and without it some of the
 * tables cannot even be read. Their declarations are changed in memory; nothing here depends on that order.
 */
function replaceUnknownOrder(database: DatabaseSync): void {
  database.exec(
    `PRAGMA writable_schema=ON;
     UPDATE sqlite_schema SET sql = replace(sql, 'COLLATE unicase', 'COLLATE nocase') WHERE sql LIKE '%unicase%';
     PRAGMA writable_schema=RESET`,
  );
}

function tableNames(database: DatabaseSync): ReadonlySet<string> {
  return new Set(
    rows(database, "SELECT name FROM sqlite_schema WHERE type = 'table'").map((row) => text(row["name"])),
  );
}

type Row = Readonly<Record<string, unknown>>;

function rows(database: DatabaseSync, sql: string): readonly Row[] {
  const found = database.prepare(`${sql} LIMIT ${maxRows + 1}`).all();
  if (found.length > maxRows) throw new AnkiError("TOO_LARGE", `One of its tables has over ${maxRows} rows.`);
  return found;
}

function text(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("utf8");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function number(value: unknown): number {
  return typeof value === "number" ? value : Number(value ?? 0);
}

function collectionOf(database: DatabaseSync): PackageCollection {
  const col = rows(database, "SELECT ver, models, decks FROM col")[0];
  if (col === undefined) throw new AnkiError("DAMAGED_PACKAGE", "Its table col is empty.");
  const schemaVersion = number(col["ver"]);
  const hasTables = schemaVersion >= firstTableSchema;
  return {
    schemaVersion,
    noteTypes: hasTables ? noteTypesFromTables(database) : noteTypesFromJson(text(col["models"])),
    decks: hasTables ? decksFromTable(database) : decksFromJson(text(col["decks"])),
    notes: readNotes(database),
    cards: readCards(database),
    reviews: number(rows(database, "SELECT count(*) AS total FROM revlog")[0]?.["total"]),
    // `unicase`, the order Anki's newer indexes are in, is not known here, so those cannot be checked.
    damage: hasTables ? [] : integrity(database),
  };
}

function integrity(database: DatabaseSync): readonly string[] {
  return database
    .prepare("PRAGMA integrity_check(10)")
    .all()
    .map((row) => text(row["integrity_check"]))
    .filter((line) => line !== "ok");
}

function readNotes(database: DatabaseSync): readonly PackageNote[] {
  return rows(database, "SELECT id, guid, mid, mod, tags, flds FROM notes ORDER BY id").map((row) => ({
    id: number(row["id"]),
    guid: text(row["guid"]),
    noteTypeId: number(row["mid"]),
    modifiedAt: number(row["mod"]),
    tags: text(row["tags"])
      .split(" ")
      .filter((tag) => tag !== ""),
    fields: text(row["flds"]).split("\u001f"),
  }));
}

function readCards(database: DatabaseSync): readonly PackageCard[] {
  const sql = "SELECT id, nid, did, ord, type, queue, due, ivl FROM cards ORDER BY id";
  return rows(database, sql).map((row) => ({
    id: number(row["id"]),
    noteId: number(row["nid"]),
    deckId: number(row["did"]),
    ordinal: number(row["ord"]),
    type: number(row["type"]),
    queue: number(row["queue"]),
    due: number(row["due"]),
    interval: number(row["ivl"]),
  }));
}

function entriesOfJson(json: string): readonly Row[] {
  const parsed: unknown = JSON.parse(json);
  if (!isRow(parsed)) throw new AnkiError("DAMAGED_PACKAGE", "Its note types or decks cannot be read.");
  return Object.values(parsed).filter(isRow);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function namesOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter(isRow).map((entry) => text(entry["name"])) : [];
}

function noteTypesFromJson(json: string): readonly PackageNoteType[] {
  return entriesOfJson(json).map((entry) => ({
    id: number(entry["id"]),
    name: text(entry["name"]),
    kind: number(entry["type"]) === 1 ? "cloze" : "basic",
    fields: namesOf(entry["flds"]),
    templates: namesOf(entry["tmpls"]),
  }));
}

function decksFromJson(json: string): PackageCollection["decks"] {
  return entriesOfJson(json).map((entry) => ({ id: number(entry["id"]), name: text(entry["name"]) }));
}

function noteTypesFromTables(database: DatabaseSync): readonly PackageNoteType[] {
  const fields = namesByNoteType(database, "fields");
  const templates = namesByNoteType(database, "templates");
  return rows(database, "SELECT id, name, config FROM notetypes").map((row) => ({
    id: number(row["id"]),
    name: text(row["name"]),
    kind: isClozeConfig(row["config"]) ? "cloze" : "basic",
    fields: fields.get(number(row["id"])) ?? [],
    templates: templates.get(number(row["id"])) ?? [],
  }));
}

/** Field 1 of `Notetype.Config` is the kind: 0 normal, 1 cloze. */
function isClozeConfig(config: unknown): boolean {
  if (!(config instanceof Uint8Array)) return false;
  return readMessage(config).some((part) => part.field === 1 && part.value === 1);
}

function namesByNoteType(database: DatabaseSync, table: "fields" | "templates"): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const row of rows(database, `SELECT ntid, name FROM ${table} ORDER BY ntid, ord`)) {
    const id = number(row["ntid"]);
    names.set(id, [...(names.get(id) ?? []), text(row["name"])]);
  }
  return names;
}

/** Anki joins the parts of a deck's name with U+001F in this schema. */
function decksFromTable(database: DatabaseSync): PackageCollection["decks"] {
  return rows(database, "SELECT id, name FROM decks").map((row) => ({
    id: number(row["id"]),
    name: text(row["name"]).replaceAll("\u001f", "::"),
  }));
}
