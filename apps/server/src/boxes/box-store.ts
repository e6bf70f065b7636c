import type { CardOptions, DeckReport } from "@deckle/cards";
import type { CardBoxStatus } from "@deckle/contract";
import type { DocumentWarning } from "@deckle/documents";
import type { Sql } from "../database/database.ts";
import type { Box, BoxStage, FailureReason, Regeneration } from "./box.ts";

interface BoxRow {
  readonly id: string;
  readonly user_id: string;
  readonly knowledge_base_id: string;
  readonly subject_name: string;
  readonly file_name: string;
  readonly file_key: string;
  readonly status: CardBoxStatus;
  readonly stage: BoxStage;
  readonly progress: number;
  readonly failure_reason: FailureReason | null;
  readonly warnings: readonly DocumentWarning[];
  readonly document_language: string | null;
  readonly document_pages: number | null;
  readonly choices: CardOptions;
  readonly regeneration: Regeneration | null;
  readonly regeneration_failure: FailureReason | null;
  readonly report: DeckReport | null;
  readonly card_count: number;
  readonly reviewed_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

const columns = `id, user_id, knowledge_base_id, subject_name, file_name, file_key, status, stage, progress,
  failure_reason, warnings, document_language, document_pages, choices, regeneration, regeneration_failure, report,
  card_count, reviewed_count, created_at, updated_at, deleted_at`;

/** What an upload says about a new box; it starts `pending`. */
export type NewBox = Pick<
  Box,
  "id" | "userId" | "knowledgeBaseId" | "subjectName" | "fileName" | "fileKey" | "choices"
>;

export async function insertBox(sql: Sql, box: NewBox): Promise<Box> {
  const rows = await sql.query<BoxRow>(
    `insert into card_box (id, user_id, knowledge_base_id, subject_name, file_name, file_key, choices, status, stage, progress)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, 'pending', 'waiting', 0) returning ${columns}`,
    [
      box.id,
      box.userId,
      box.knowledgeBaseId,
      box.subjectName,
      box.fileName,
      box.fileKey,
      JSON.stringify(box.choices),
    ],
  );
  return onlyBox(rows);
}

/** The boxes of a user's knowledge base, newest first, without the deleted ones. */
export async function listBoxes(sql: Sql, userId: string, knowledgeBaseId: string): Promise<Box[]> {
  const rows = await sql.query<BoxRow>(
    `select ${columns} from card_box where user_id = $1 and knowledge_base_id = $2 and deleted_at is null
     order by created_at desc, id`,
    [userId, knowledgeBaseId],
  );
  return rows.map(toBox);
}

/** A user's box, unless it is deleted. */
export async function findBoxOfUser(sql: Sql, userId: string, boxId: string): Promise<Box | null> {
  const [row] = await sql.query<BoxRow>(
    `select ${columns} from card_box where id = $1 and user_id = $2 and deleted_at is null`,
    [boxId, userId],
  );
  return row ? toBox(row) : null;
}

/** Makes others who want to change the box or its cards wait for the end of the transaction. Deleted ones are found too. */
export async function lockBox(sql: Sql, boxId: string): Promise<Box | null> {
  const [row] = await sql.query<BoxRow>(`select ${columns} from card_box where id = $1 for update`, [boxId]);
  return row ? toBox(row) : null;
}

/** For the worker, which acts for no user; a box that was just deleted may be brought back, so it is found too. */
export async function findBox(sql: Sql, boxId: string): Promise<Box | null> {
  const [row] = await sql.query<BoxRow>(`select ${columns} from card_box where id = $1`, [boxId]);
  return row ? toBox(row) : null;
}

export async function renameBox(
  sql: Sql,
  userId: string,
  boxId: string,
  subjectName: string,
): Promise<Box | null> {
  const [row] = await sql.query<BoxRow>(
    `update card_box set subject_name = $3, updated_at = now()
     where id = $1 and user_id = $2 and deleted_at is null returning ${columns}`,
    [boxId, userId, subjectName],
  );
  return row ? toBox(row) : null;
}

/** Hides a box from its owner; false where there is none. */
export async function markBoxDeleted(sql: Sql, userId: string, boxId: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    "update card_box set deleted_at = $3 where id = $1 and user_id = $2 and deleted_at is null returning id",
    [boxId, userId, now],
  );
  return rows.length === 1;
}

/** Brings back a box that was deleted since a moment, or is not deleted; `expired` where that was before, null where there is none. */
export async function restoreBox(
  sql: Sql,
  userId: string,
  boxId: string,
  since: Date,
): Promise<Box | "expired" | null> {
  const [row] = await sql.query<BoxRow>(
    `update card_box set deleted_at = null
     where id = $1 and user_id = $2 and (deleted_at is null or deleted_at >= $3) returning ${columns}`,
    [boxId, userId, since],
  );
  if (row) return toBox(row);
  const left = await sql.query("select id from card_box where id = $1 and user_id = $2", [boxId, userId]);
  return left.length === 1 ? "expired" : null;
}

/** Removes boxes that were deleted before a moment, at most `most`, and tells whose they were. Several processes may do so at once. */
export async function purgeDeletedBoxes(
  sql: Sql,
  before: Date,
  most: number,
): Promise<readonly { readonly id: string; readonly userId: string }[]> {
  const rows = await sql.query<{ id: string; user_id: string }>(
    `delete from card_box where id in (
       select id from card_box where deleted_at < $1 order by deleted_at limit $2 for update skip locked)
     returning id, user_id`,
    [before, most],
  );
  return rows.map(({ id, user_id: userId }) => ({ id, userId }));
}

/** Those of the ids that no box has, deleted ones included. */
export async function unknownBoxes(sql: Sql, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `select given.id from unnest($1::uuid[]) as given (id)
     where not exists (select 1 from card_box where card_box.id = given.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/**
 * Starts making a finished box's cards anew, at most `mostPerDay` times a day; `refused` where it was so often already,
 * null where the box is not finished or gone.
 */
export async function startRegeneration(
  sql: Sql,
  boxId: string,
  regeneration: Regeneration,
  { day, mostPerDay }: { readonly day: string; readonly mostPerDay: number },
): Promise<Box | "refused" | null> {
  const [row] = await sql.query<BoxRow>(
    `update card_box set status = 'running', stage = 'waiting', progress = 0, regeneration = $2::jsonb,
       regeneration_failure = null, regeneration_day = $3::date,
       regeneration_count = case when regeneration_day = $3::date then regeneration_count + 1 else 1 end
     where id = $1 and status = 'finished' and deleted_at is null
       and (regeneration_day is distinct from $3::date or regeneration_count < $4) returning ${columns}`,
    [boxId, JSON.stringify(regeneration), day, mostPerDay],
  );
  if (row) return toBox(row);
  const box = await findBox(sql, boxId);
  return box?.status === "finished" && box.deletedAt === null ? "refused" : null;
}

/** Ends a regeneration, well or with the reason why nothing changed; false where none was going on. */
export async function endRegeneration(
  sql: Sql,
  boxId: string,
  outcome: {
    readonly failure: FailureReason | null;
    /** Replaces what is known of the making of the cards; kept when absent. */
    readonly report?: DeckReport;
    readonly choices?: CardOptions;
  },
): Promise<boolean> {
  const { failure, report, choices } = outcome;
  const rows = await sql.query(
    `update card_box set status = 'finished', stage = 'done', progress = 100, regeneration = null,
       regeneration_failure = $2, report = coalesce($3::jsonb, report), choices = coalesce($4::jsonb, choices),
       updated_at = now()
     where id = $1 and regeneration is not null returning id`,
    [
      boxId,
      failure,
      report === undefined ? null : JSON.stringify(report),
      choices === undefined ? null : JSON.stringify(choices),
    ],
  );
  return rows.length === 1;
}

/** Moves an unfinished box on; false where it is gone or has ended meanwhile. Progress never goes back. */
export async function updateProgress(
  sql: Sql,
  boxId: string,
  state: { readonly stage: BoxStage; readonly progressPercent: number },
): Promise<boolean> {
  const rows = await sql.query(
    `update card_box set status = 'running', stage = $2, progress = greatest(progress, $3), updated_at = now()
     where id = $1 and status in ('pending', 'running') returning id`,
    [boxId, state.stage, state.progressPercent],
  );
  return rows.length === 1;
}

/** What the reader found out, kept before cards are written; false where the box is gone. */
export async function recordDocument(
  sql: Sql,
  boxId: string,
  document: {
    readonly language: string;
    readonly pages: number | null;
    readonly warnings: readonly DocumentWarning[];
  },
): Promise<boolean> {
  const rows = await sql.query(
    `update card_box set document_language = $2, document_pages = $3, warnings = $4::jsonb, updated_at = now()
     where id = $1 returning id`,
    [boxId, document.language, document.pages, JSON.stringify(document.warnings)],
  );
  return rows.length === 1;
}

/** Ends a box as finished; false where it is gone or had already ended, so that nothing is counted twice. */
export async function finishBox(sql: Sql, boxId: string, report: DeckReport): Promise<boolean> {
  const rows = await sql.query(
    `update card_box set status = 'finished', stage = 'done', progress = 100, report = $2::jsonb,
       failure_reason = null, updated_at = now()
     where id = $1 and status in ('pending', 'running') returning id`,
    [boxId, JSON.stringify(report)],
  );
  return rows.length === 1;
}

/** Ends a box as failed; false where it is gone or had already ended. */
export async function failBox(sql: Sql, boxId: string, reason: FailureReason): Promise<boolean> {
  const rows = await sql.query(
    `update card_box set status = 'failed', stage = 'done', failure_reason = $2, updated_at = now()
     where id = $1 and status in ('pending', 'running') returning id`,
    [boxId, reason],
  );
  return rows.length === 1;
}

function onlyBox(rows: readonly BoxRow[]): Box {
  const [row] = rows;
  if (!row) throw new Error("an inserted box was not returned");
  return toBox(row);
}

function toBox(row: BoxRow): Box {
  return {
    id: row.id,
    userId: row.user_id,
    knowledgeBaseId: row.knowledge_base_id,
    subjectName: row.subject_name,
    fileName: row.file_name,
    fileKey: row.file_key,
    status: row.status,
    stage: row.stage,
    progressPercent: row.progress,
    failureReason: row.failure_reason,
    warnings: row.warnings,
    documentLanguage: row.document_language,
    documentPages: row.document_pages,
    choices: row.choices,
    regeneration: row.regeneration,
    regenerationFailure: row.regeneration_failure,
    report: row.report,
    cardCount: row.card_count,
    reviewedCount: row.reviewed_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
