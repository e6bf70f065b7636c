import { beforeAll, expect, it } from "vitest";
import { finishBox } from "../boxes/box-store.ts";
import type { Database, Sql } from "../database/database.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { findOrCreateUser, type User } from "../users/user-store.ts";
import { listDue, listNew } from "./queue-store.ts";
import { insertNewBox } from "../testing/new-box.ts";

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of a table that a plan really looked at. */
function rowsRead(node: PlanNode, table: string): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan, table), 0);
  if (node["Relation Name"] !== table) return below;
  return below + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
}

describeOnBothEngines("the queue of a learner with 20,000 cards, 16,000 of them studied", (engine) => {
  let database: Database;
  let user: User;

  beforeAll(async () => {
    database = await engine.openTestDatabase();
    user = await findOrCreateUser(database, { issuer: "https://id.test", subject: "diligent" });
    for (let count = 0; count < 20; count += 1) {
      const { id } = await insertNewBox(database, user, { subjectName: `Box ${count}` });
      await finishBox(database, id, { chunks: 1, drafts: 1, cards: 1, dropped: {} });
    }
    await database.query(
      `insert into card (box_id, id, position, content) select card_box.id, 'card ' || place, place,
         '{"type":"basic","question":"What is it?","answer":"It","tags":[],"difficulty":"easy"}'
       from card_box, generate_series(0, 999) as place`,
    );
    await database.query(
      `insert into card_study (box_id, card_id, user_id, state, due, stability, difficulty, interval_days, step,
         repetitions, lapses, last_review_at)
       select box_id, id, $1, 'review', now() + (position % 90 - 30) * interval '1 day', 9, 5, 9, 0, 2, 0, now()
       from card where position % 10 < 8`,
      [user.id],
    );
    await database.query("analyze");
  });

  /** Runs a query of the store and tells how many rows of `card` it looked at. */
  async function cardsRead(query: (sql: Sql) => Promise<unknown>): Promise<number> {
    let read = 0;
    await query({
      query: async (text, values) => {
        const [row] = await database.query<{ "QUERY PLAN": readonly { readonly Plan: PlanNode }[] }>(
          `explain (analyze, format json) ${text}`,
          values,
        );
        read += rowsRead(row?.["QUERY PLAN"][0]?.Plan as PlanNode, "card");
        return [];
      },
    });
    return read;
  }

  it("G5: looks at no more due cards than a day holds", async () => {
    const scope = { userId: user.id, boxId: null };
    const limits = { before: new Date(), mostReviews: 200 };

    const due = await listDue(database, scope, limits);
    const read = await cardsRead((sql) => listDue(sql, scope, limits));

    expect(due.length).toBeGreaterThanOrEqual(200);
    expect(due.length).toBeLessThan(600);
    expect(read).toBeGreaterThanOrEqual(200);
    expect(read).toBeLessThan(1000);
  });

  it("G5: looks for new cards box after box and stops with the first that has enough", async () => {
    const scope = { userId: user.id, boxId: null };

    const fresh = await listNew(database, scope, 20);
    const read = await cardsRead((sql) => listNew(sql, scope, 20));

    expect(new Set(fresh.map(({ subjectName }) => subjectName))).toEqual(new Set(["Box 0"]));
    expect(fresh[0]?.cardId).toBe("card 8");
    expect(read).toBeGreaterThanOrEqual(20);
    expect(read).toBeLessThan(1000);
  });
});
