import { DatabaseSync } from "node:sqlite";
import { deflateRawSync, inflateRawSync } from "node:zlib";

type Cell = string | number | bigint | null | Uint8Array;

interface Table {
  readonly sql: string;
  readonly name: string;
  readonly rows: readonly Cell[][];
}

interface Tables {
  readonly tables: readonly Table[];
  readonly indexes: readonly string[];
}

/** Every row of the collection in one of our packages. */
export function readTables(archive: Uint8Array): Tables {
  const database = new DatabaseSync(":memory:");
  database.deserialize(collectionOf(archive));
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

/** The collection is the first file of our packages: its local header says where it ends. */
function collectionOf(archive: Uint8Array): Uint8Array {
  const header = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const start = 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  return inflateRawSync(header.subarray(start, start + header.readUInt32LE(18)));
}

/** The floor: the rows inserted into the same tables, indexed, serialised and deflated on one thread, nothing else. */
export function writeTables({ tables, indexes }: Tables, level: number): Uint8Array {
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
  const packed = deflateRawSync(database.serialize(), { level });
  database.close();
  return packed;
}
