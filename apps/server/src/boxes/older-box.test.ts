import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { authorize, type Authorized } from "../access/authorized.ts";
import { createCards } from "../cards/cards.ts";
import type { Database } from "../database/database.ts";
import { listKnowledgeBases } from "../knowledge-bases/knowledge-base-store.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { findOrCreateUser } from "../users/user-store.ts";
import type { Box } from "./box.ts";
import { findBox } from "./box-store.ts";
import { hasSection } from "./passage-store.ts";
import { reportOf } from "./report.ts";

/** A row as the first version of the product wrote it: no passages, no choices, nothing folded for the search. */
const oldContent = {
  id: "old",
  type: "basic",
  question: "What is ATP?",
  answer: "Energy",
  difficulty: "easy",
  tags: ["Cells"],
  engine: "offline",
  rule: "definition.is",
  source: { quote: "ATP is energy.", offset: 40, page: 3, section: ["Cells"], blockId: "b1" },
};

describeOnBothEngines("a box from before passages were kept", (engine) => {
  let database: Database;
  let box: Authorized<Box>;

  beforeAll(async () => {
    database = await engine.openTestDatabase();
    const user = await findOrCreateUser(database, { issuer: "https://id.test", subject: "old hand" });
    const [knowledgeBase] = await listKnowledgeBases(database, user.id);
    const id = randomUUID();
    await database.query(
      `insert into card_box (id, user_id, knowledge_base_id, subject_name, file_name, file_key, status, report, card_count)
       values ($1, $2, $3, 'Old', 'old.pdf', 'boxes/old', 'finished', $4, 1)`,
      [
        id,
        user.id,
        knowledgeBase?.id,
        JSON.stringify({ chunks: 2, drafts: 3, cards: 1, dropped: { retired_rule: 2 } }),
      ],
    );
    await database.query(
      `insert into card (box_id, id, position, content, search_text)
       values ($1, 'old', 0, $2, 'what is atp?')`,
      [id, JSON.stringify(oldContent)],
    );
    const found = authorize(user, await findBox(database, id));
    if (!found) throw new Error("the box is gone");
    box = found;
  });

  it("shows a card's quote alone, and its card as ever", async () => {
    const cards = createCards({ database, now: () => new Date() });

    const { cards: listed } = await cards.list(box, {
      search: "ATP",
      section: ["Cells"],
      offset: 0,
      limit: 9,
    });

    expect(listed).toMatchObject([{ id: "old", text: null, isEdited: false, origin: "document" }]);
    expect(await cards.context(box, "old")).toEqual({
      before: "",
      quote: "ATP is energy.",
      after: "",
      page: 3,
      section: ["Cells"],
    });
  });

  it("is reported on by its cards, and any part of it may be made anew", async () => {
    expect(await reportOf(database, box, "zh")).toMatchObject({
      coverage: null,
      parts: { offline: 2, llm: 0 },
      dropped: [{ reason: "retired_rule", message: "不够好。", count: 2 }],
      sections: [{ section: ["Cells"], card_amount: 1 }],
    });
    expect(await hasSection(database, box.id, ["Anything"])).toBe(true);
  });
});
