import { beforeAll, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { listKnowledgeBases } from "../knowledge-bases/knowledge-base-store.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { findOrCreateUser, type User } from "../users/user-store.ts";
import { listPassages, passagesAround, savePassages } from "./passage-store.ts";
import type { Passage } from "./passages.ts";
import { insertNewBox } from "../testing/new-box.ts";

function passagesOf(...texts: readonly string[]): Passage[] {
  let offset = 0;
  return texts.map((text, ordinal) => {
    const passage = { ordinal, text, offset, page: ordinal + 1, section: ["第一章"], hasBody: true };
    offset += text.length + 1;
    return passage;
  });
}

describeOnBothEngines("stored passages", (engine) => {
  let database: Database;
  let user: User;
  let knowledgeBaseId: string;
  let boxId: string;

  beforeAll(async () => {
    database = await engine.openTestDatabase();
    user = await findOrCreateUser(database, { issuer: "https://id.test", subject: "reader" });
    knowledgeBaseId = (await listKnowledgeBases(database, user.id))[0]?.id ?? "";
    boxId = (await insertNewBox(database, user, { subjectName: "Cells" })).id;
    await savePassages(
      database,
      boxId,
      passagesOf("The Cell is small.", "细胞膜由磷脂构成。", "ATP and cells."),
    );
  });

  it("are listed with their box, as they stand", async () => {
    const found = await listPassages(database, { userId: user.id, knowledgeBaseId, limit: 2 });

    expect(found).toEqual([
      { ...passagesOf("The Cell is small.")[0], boxId, subjectName: "Cells", fileName: "s.md" },
      expect.objectContaining({ ordinal: 1, page: 2, text: "细胞膜由磷脂构成。" }),
    ]);
  });

  it("are found by words, capitals or not, those with most of them first", async () => {
    const query = { userId: user.id, knowledgeBaseId, limit: 10 };

    const english = await listPassages(database, { ...query, containing: ["CELL", "atp"] });
    const chinese = await listPassages(database, { ...query, containing: ["磷脂"], boxIds: [boxId] });
    const wildcards = await listPassages(database, { ...query, containing: ["%", "_"] });

    expect(english.map(({ ordinal }) => ordinal)).toEqual([2, 0]);
    expect(chinese.map(({ ordinal }) => ordinal)).toEqual([1]);
    expect(wildcards).toEqual([]);
  });

  it("A9: of another user, another box or a deleted box are not listed", async () => {
    const other = await findOrCreateUser(database, { issuer: "https://id.test", subject: "stranger" });
    const deleted = (await insertNewBox(database, user, { subjectName: "Gone" })).id;
    await savePassages(database, deleted, passagesOf("gone for good"));
    await database.query("update card_box set deleted_at = now() where id = $1", [deleted]);
    const query = { userId: user.id, knowledgeBaseId, limit: 10 };

    expect(await listPassages(database, { ...query, userId: other.id })).toEqual([]);
    expect(await listPassages(database, { ...query, boxIds: [] })).toEqual([]);
    expect(await listPassages(database, { ...query, containing: ["gone"] })).toEqual([]);
  });

  it("around a place are those that touch it", async () => {
    const ordinals = async (start: number, end: number) =>
      (await passagesAround(database, boxId, { start, end })).map(({ ordinal }) => ordinal);

    expect(await ordinals(0, 5)).toEqual([0]);
    expect(await ordinals(10, 20)).toEqual([0, 1]);
    expect(await ordinals(20, 100)).toEqual([1, 2]);
  });
});
