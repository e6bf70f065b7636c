import { getConstructionPlans } from "pg-boss";
import { expect, it } from "vitest";
import { readMigrations } from "../database/migrate.ts";

it("has a migration entry for the version of the queue's own tables", async () => {
  const [, version] =
    /INSERT INTO \w+\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans("any")) ?? [];

  const names = (await readMigrations()).map((migration) => migration.name);

  expect(version).toBeDefined();
  expect(names.filter((name) => name.endsWith(`-queue-${version}`))).toHaveLength(1);
});
