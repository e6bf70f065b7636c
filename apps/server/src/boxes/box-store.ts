import type { DeckReport } from "@deckle/cards";
import type { CardBoxStatus } from "@deckle/contract";
import type { DocumentWarning } from "@deckle/documents";
import type { Sql } from "../database/database.ts";
import type { Box, BoxStage, FailureReason } from "./box.ts";

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
  readonly report: DeckReport | null;
  readonly card_count: number;
  readonly reviewed_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `id, user_id, knowledge_base_id, subject_name, file_name, file_key, status, stage, progress,
  failure_reason, warnings, document_language, report, card_count, reviewed_count, created_at, updated_at`;

/** What an upload says about a new box; it starts `pending`. */
export type NewBox = Pick<Box, "id" | "userId" | "knowledgeBaseId" | "subjectName" | "fileName" | "fileKey">;

export async function insertBox(sql: Sql, box: NewBox): Promise<Box> {
  const rows = await sql.query<BoxRow>(
    `insert into card_box (id, user_id, knowledge_base_id, subject_name, file_name, file_key, status, stage, progress)
     values ($1, $2, $3, $4, $5, $6, 'pending', 'waiting', 0) returning ${columns}`,
    [box.id, box.userId, box.knowledgeBaseId, box.subjectName, box.fileName, box.fileKey],
  );
  return onlyBox(rows);
}

/** The boxes of a user's knowledge base, newest first. */
export async function listBoxes(sql: Sql, userId: string, knowledgeBaseId: string): Promise<Box[]> {
  const rows = await sql.query<BoxRow>(
    `select ${columns} from card_box where user_id = $1 and knowledge_base_id = $2 order by created_at desc, id`,
    [userId, knowledgeBaseId],
  );
  return rows.map(toBox);
}

export async function findBoxOfUser(sql: Sql, userId: string, boxId: string): Promise<Box | null> {
  const [row] = await sql.query<BoxRow>(`select ${columns} from card_box where id = $1 and user_id = $2`, [
    boxId,
    userId,
  ]);
  return row ? toBox(row) : null;
}

/** For the worker, which acts for no user. */
export async function findBox(sql: Sql, boxId: string): Promise<Box | null> {
  const [row] = await sql.query<BoxRow>(`select ${columns} from card_box where id = $1`, [boxId]);
  return row ? toBox(row) : null;
}

export async function deleteBox(sql: Sql, userId: string, boxId: string): Promise<boolean> {
  const rows = await sql.query("delete from card_box where id = $1 and user_id = $2 returning id", [
    boxId,
    userId,
  ]);
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
export async function finishBox(
  sql: Sql,
  boxId: string,
  cardCount: number,
  report: DeckReport,
): Promise<boolean> {
  const rows = await sql.query(
    `update card_box set status = 'finished', stage = 'done', progress = 100, card_count = $2, report = $3::jsonb,
       failure_reason = null, updated_at = now()
     where id = $1 and status in ('pending', 'running') returning id`,
    [boxId, cardCount, JSON.stringify(report)],
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
    report: row.report,
    cardCount: row.card_count,
    reviewedCount: row.reviewed_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
