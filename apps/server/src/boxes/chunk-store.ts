import type { CardDraft, ChunkOutcome, ModelUsage } from "@deckle/cards";
import type { Sql } from "../database/database.ts";

/** A chunk that has come to its end. */
export interface FinishedChunk {
  readonly index: number;
  readonly drafts: readonly CardDraft[];
  /** Absent for an engine that cannot fail. */
  readonly outcome?: ChunkOutcome;
}

/** What earlier, interrupted runs of a conversion have left. */
export interface EarlierRuns {
  readonly finishedChunks: ReadonlyMap<number, readonly CardDraft[]>;
  readonly finishedOutcomes: ReadonlyMap<number, ChunkOutcome>;
  /** Of calls to a model whose chunk did not come to its end. */
  readonly interruptedUsage: readonly ModelUsage[];
}

/** Keeps the drafts of a finished chunk. A second write of the same chunk changes nothing. */
export async function saveChunk(sql: Sql, boxId: string, chunk: FinishedChunk): Promise<void> {
  await sql.query(
    `insert into box_chunk (box_id, chunk_index, drafts, outcome) values ($1, $2, $3::jsonb, $4::jsonb)
     on conflict (box_id, chunk_index) do nothing`,
    [
      boxId,
      chunk.index,
      JSON.stringify(chunk.drafts),
      chunk.outcome === undefined ? null : JSON.stringify(chunk.outcome),
    ],
  );
}

/** Keeps what an interrupted run had paid for beyond its finished chunks. A box that is gone needs none. */
export async function saveInterruptedUsage(sql: Sql, boxId: string, usage: ModelUsage): Promise<void> {
  await sql.query(
    `insert into box_chunk (box_id, chunk_index, drafts, outcome)
     select id, least(0, (select min(chunk_index) from box_chunk where box_id = $1)) - 1, '[]', $2::jsonb
     from card_box where id = $1
     on conflict (box_id, chunk_index) do nothing`,
    [boxId, JSON.stringify(usage)],
  );
}

interface ChunkRow {
  readonly chunk_index: number;
  readonly drafts: readonly CardDraft[];
  readonly outcome: ChunkOutcome | null;
}

/** What is left of earlier, interrupted runs. */
export async function earlierRuns(sql: Sql, boxId: string): Promise<EarlierRuns> {
  const chunks = await sql.query<ChunkRow>(
    "select chunk_index, drafts, outcome from box_chunk where box_id = $1 and chunk_index >= 0",
    [boxId],
  );
  const interrupted = await sql.query<{ outcome: ModelUsage }>(
    "select outcome from box_chunk where box_id = $1 and chunk_index < 0",
    [boxId],
  );
  return {
    finishedChunks: new Map(chunks.map((row) => [row.chunk_index, row.drafts])),
    finishedOutcomes: new Map(
      chunks.flatMap((row) => (row.outcome === null ? [] : [[row.chunk_index, row.outcome] as const])),
    ),
    interruptedUsage: interrupted.map(({ outcome }) => outcome),
  };
}

/** Drops the intermediate drafts of a box whose cards are stored. */
export async function deleteChunks(sql: Sql, boxId: string): Promise<void> {
  await sql.query("delete from box_chunk where box_id = $1", [boxId]);
}
