/**
 * Makes the empty embedded database that new data folders are copied from, once after `npm ci`: 4 to 6 seconds that
 * the first start would otherwise take longer. Says nothing where it is there already or PostgreSQL is used.
 */
import "./check-node.mjs";
import { buildDatabaseTemplate } from "../apps/server/src/database/embedded-template.ts";

if (!process.env["DATABASE_URL"]) {
  const startedAt = performance.now();
  await buildDatabaseTemplate();
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds > 1) console.log(`Embedded database: prepared in ${seconds.toFixed(1)} s.`);
}
