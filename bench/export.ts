import { DatabaseSync } from "node:sqlite";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type AnkiDeck, buildPackage } from "@deckle/anki";

const now = new Date("2025-01-21T08:00:00Z");
const sizes = [100, 1000, 10_000];

/**
 * Export of a deck against the floor: the same rows inserted into the same tables, indexed, serialised and deflated on
 * one thread, with nothing made from cards. Median of the runs, in a warm process.
 */
export async function measureExport() {
  const rows: Record<string, string | number>[] = [];
  for (const size of sizes) rows.push(await measureSize(size));
  return { rows, summary: ["ratio: our time / the floor's; the bar is 1.5"] };
}

async function measureSize(notes: number): Promise<Record<string, string | number>> {
  const deck = sampleDeck(notes);
  const runs = notes > 1000 ? 9 : 50;
  const ours: number[] = [];
  const floor: number[] = [];
  let bytes: Uint8Array = new Uint8Array();
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    bytes = await buildPackage(deck, { now });
    ours.push(performance.now() - start);
  }
  const content = readTables(databaseOf(bytes));
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    writeTables(content);
    floor.push(performance.now() - start);
  }
  const [mine, least] = [median(ours), median(floor)];
  return {
    notes,
    "ours ms": Number(mine.toFixed(1)),
    "floor ms": Number(least.toFixed(1)),
    ratio: Number((mine / least).toFixed(2)),
    KiB: Math.round(bytes.length / 1024),
  };
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const words =
  "细胞 膜 由 磷脂 双分子层 构成 the cell membrane is a bilayer of phospholipids which separates the inside from outside 控制 物质 进出".split(
    " ",
  );

/** Two thirds questions, one third gaps, each with a quote: about 400 bytes a note, the same in every run. */
function sampleDeck(count: number): AnkiDeck {
  let state = 1;
  const text = (length: number) =>
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return words[state % words.length];
    }).join(" ");
  const base = (index: number) => ({
    guidSource: `note ${index}`,
    quote: text(30),
    source: `book.pdf · p. ${index}`,
    tags: [`章${index % 20}`],
    createdAt: now,
    updatedAt: now,
  });
  return {
    name: "Benchmark",
    description: "",
    createdAt: now,
    notes: Array.from({ length: count }, (_, index) =>
      index % 3 === 0
        ? { ...base(index), type: "cloze", text: `${text(6)} {{c1::${text(2)}}} ${index}` }
        : { ...base(index), type: "basic", question: `${text(12)} ${index}`, answer: text(10) },
    ),
  };
}

/** The collection is the first file of our packages: its local header says where it ends. */
function databaseOf(archive: Uint8Array): Uint8Array {
  const header = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const start = 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  return inflateRawSync(header.subarray(start, start + header.readUInt32LE(18)));
}

type Cell = string | number | bigint | null | Uint8Array;

interface Tables {
  readonly tables: readonly {
    readonly sql: string;
    readonly name: string;
    readonly rows: readonly Cell[][];
  }[];
  readonly indexes: readonly string[];
}

function readTables(bytes: Uint8Array): Tables {
  const database = new DatabaseSync(":memory:");
  database.deserialize(bytes);
  const statements = (type: string) =>
    database
      .prepare("SELECT name, sql FROM sqlite_schema WHERE type = ?")
      .all(type)
      .map((row) => ({ name: String(row["name"]), sql: String(row["sql"]) }));
  const tables = statements("table").map(({ name, sql }) => ({
    name,
    sql,
    rows: database
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .map((row) => Object.values(row)),
  }));
  const indexes = statements("index").map((index) => index.sql);
  database.close();
  return { tables, indexes };
}

function writeTables({ tables, indexes }: Tables): Uint8Array {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN");
  for (const { name, sql, rows } of tables) {
    database.exec(sql);
    const blanks = rows[0]?.map(() => "?").join(", ");
    if (blanks === undefined) continue;
    const insert = database.prepare(`INSERT INTO ${name} VALUES (${blanks})`);
    for (const row of rows) insert.run(...row);
  }
  for (const sql of indexes) database.exec(sql);
  database.exec("COMMIT");
  const packed = deflateRawSync(database.serialize(), { level: 6 });
  database.close();
  return packed;
}
