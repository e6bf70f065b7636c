import type { KnowledgeBase } from "@deckle/contract";
import type { Sql } from "../database/database.ts";

/** The user's knowledge bases, earliest first: the first is the one uploads go to (specification section 3). */
export async function listKnowledgeBases(sql: Sql, userId: string): Promise<KnowledgeBase[]> {
  const rows = await sql.query<{ id: string; created_at: Date }>(
    "select id, created_at from knowledge_base where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows.map((row) => ({ id: row.id, CreatedAt: row.created_at.toISOString() }));
}

/** True where the knowledge base exists and belongs to the user. */
export async function ownsKnowledgeBase(sql: Sql, userId: string, knowledgeBaseId: string): Promise<boolean> {
  const rows = await sql.query("select 1 from knowledge_base where id = $1 and user_id = $2", [
    knowledgeBaseId,
    userId,
  ]);
  return rows.length === 1;
}
