import { randomUUID } from "node:crypto";
import { boxFolder } from "../boxes/box-files.ts";
import { insertBox } from "../boxes/box-store.ts";
import type { Box } from "../boxes/box.ts";
import type { Sql } from "../database/database.ts";
import { listKnowledgeBases } from "../knowledge-bases/knowledge-base-store.ts";

/** A pending box of a user in the database alone: no upload, no charge, no job. */
export async function insertNewBox(
  sql: Sql,
  user: { readonly id: string },
  { id = randomUUID(), subjectName = "S" }: { readonly id?: string; readonly subjectName?: string } = {},
): Promise<Box> {
  const [knowledgeBase] = await listKnowledgeBases(sql, user.id);
  return insertBox(sql, {
    id,
    userId: user.id,
    knowledgeBaseId: knowledgeBase?.id ?? "",
    subjectName,
    fileName: "s.md",
    fileKey: `${boxFolder({ userId: user.id, id })}/source`,
    choices: {},
  });
}
