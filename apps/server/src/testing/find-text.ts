import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { identityMigrations } from "@deckle/identity";
import { openDatabase } from "../database/database.ts";
import { createLog } from "../log.ts";

interface Place {
  readonly dataDir: string;
  readonly url: string | undefined;
}

/**
 * Where a stopped server's data still hold a text: `table` names and paths of files below the data folder. The embedded
 * engine's own files are searched by `filesOf` alone, because they keep deleted rows until they are overwritten.
 */
export async function findText(place: Place, text: string): Promise<string[]> {
  const found = await filesWith(place.dataDir, text);
  return [...(await tablesWith(place, text)), ...found.filter((path) => !path.startsWith("database/"))];
}

/** Every file below a folder that holds the text as it is, relative to the folder. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const wanted = Buffer.from(text);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path)).includes(wanted)) found.push(relative(folder, path));
  }
  return found;
}

async function tablesWith(place: Place, text: string): Promise<string[]> {
  const database = await openDatabase({ ...place, migrations: identityMigrations, log: createLog("silent") });
  try {
    const tables = await database.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await database.query(
        `select 1 from ${name} as entry where position($1 in entry::text) > 0 limit 1`,
        [text],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await database.close();
  }
}
