import type { CardDraft } from "@deckle/cards";
import type { Sql } from "../database/database.ts";

/** Keeps the drafts of a finished chunk. A second write of the same chunk changes nothing. */
export async function saveChunk(
  sql: Sql,
  boxId: string,
  index: number,
  drafts: readonly CardDraft[],
): Promise<void> {
  await sql.query(
    `insert into box_chunk (box_id, chunk_index, drafts) values ($1, $2, $3::jsonb)
     on conflict (box_id, chunk_index) do nothing`,
    [boxId, index, JSON.stringify(drafts)],
  );
}

/** Drafts of the chunks that an earlier, interrupted run finished. */
export async function finishedChunks(sql: Sql, boxId: string): Promise<Map<number, readonly CardDraft[]>> {
  const rows = await sql.query<{ chunk_index: number; drafts: readonly CardDraft[] }>(
    "select chunk_index, drafts from box_chunk where box_id = $1",
    [boxId],
  );
  return new Map(rows.map((row) => [row.chunk_index, row.drafts]));
}

/** Drops the intermediate drafts of a box whose cards are stored. */
export async function deleteChunks(sql: Sql, boxId: string): Promise<void> {
  await sql.query("delete from box_chunk where box_id = $1", [boxId]);
}
