/** Benchmarks: `npm run bench -- cards`, `cards-formats`, `cards-model`, `cards-speed`, `conversion`, `documents`, `export`, `fuzz`, `pages` or `start`. Each prints a table and keeps its numbers in bench/history. */
import "../scripts/check-node.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { measureCards } from "./cards/measure-cards.ts";
import { measureFormats } from "./cards/measure-formats.ts";
import { measureConversion } from "./conversion.ts";
import { measureCardSpeed } from "./cards/measure-speed.ts";
import { measureModelPath } from "../packages/cards/testing/measure-model-path.ts";
import { measureDocuments, measureFuzz } from "./documents.ts";
import { measureExport } from "./export.ts";
import { measurePages } from "./pages.ts";
import { measureStart } from "./start.ts";

const benchmarks = {
  cards: measureCards,
  "cards-formats": measureFormats,
  "cards-speed": measureCardSpeed,
  "cards-model": measureModelPath,
  conversion: measureConversion,
  documents: measureDocuments,
  export: measureExport,
  fuzz: measureFuzz,
  pages: measurePages,
  start: measureStart,
};
const historyDir = resolve(import.meta.dirname, "history");

const name = process.argv[2] ?? "";
if (!Object.hasOwn(benchmarks, name)) {
  console.error(`Choose a benchmark: npm run bench -- ${Object.keys(benchmarks).join(" | ")}`);
  process.exit(1);
}

const result = await benchmarks[name as keyof typeof benchmarks]();
console.table(result.rows);
for (const line of result.summary) console.log(line);

mkdirSync(historyDir, { recursive: true });
const measuredAt = new Date().toISOString();
const path = join(historyDir, `${name}-${measuredAt.replaceAll(":", "-")}.json`);
writeFileSync(path, `${JSON.stringify({ measuredAt, node: process.versions.node, ...result }, null, 2)}\n`);
