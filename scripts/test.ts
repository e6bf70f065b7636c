/**
 * Runs all tests, or those that the arguments choose (they go to vitest: `npm test -- --project unit packages/anki`),
 * and ends with one line that counts them. Fails where a test fails, where none ran, and with CI=true where one skipped.
 */
import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { summarise, type VitestResults } from "./test-summary.ts";
import { cacheDir, type Findings, findingsPath, readFindings } from "./test-tools.ts";
import { buildWeb } from "./web-build.ts";

const root = resolve(import.meta.dirname, "..");
const resultsPath = join(cacheDir, "test-results.json");
const choice = process.argv.slice(2);

/** A choice by name (`-t`) skips everything else; nobody reads those names. */
const skippedNamesShown = 40;

/** Only these projects serve the built web part; running packages' tests must not wait for a build. */
const projectsWithoutWeb = new Set(["unit"]);

function needsWeb(args: readonly string[]): boolean {
  const chosen = args.flatMap((arg, index) => {
    if (arg === "--project") return args[index + 1] ?? [];
    return arg.startsWith("--project=") ? arg.slice("--project=".length) : [];
  });
  return chosen.length === 0 || chosen.some((project) => !projectsWithoutWeb.has(project));
}

function toolEnvironment(findings: Findings | null): Record<string, string> {
  const paths = {
    CHROMIUM_PATH: findings?.chromium.path ?? "",
    POSTGRES_BIN: findings?.postgres.path ?? "",
    S3_SERVER: findings?.s3Server.path ?? "",
    ANKI_PYTHON: findings?.anki.path ?? "",
    ANKI_PYTHON_OLDER: findings?.olderAnki.path ?? "",
  };
  const found = Object.entries(paths).filter(([, path]) => path !== "");
  return { TEST_TOOLS: findingsPath, ...Object.fromEntries(found) };
}

if (needsWeb(choice)) {
  const built = await buildWeb({ when: "stale" });
  console.log(built.message);
  if (!built.ok) process.exit(1);
}

rmSync(resultsPath, { force: true });
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultsPath}`];
const run = spawnSync(process.execPath, [vitest, "run", ...reporters, ...choice], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...toolEnvironment(readFindings()) },
});
const results = existsSync(resultsPath)
  ? // vitest's own report, written by the run that just ended.
    (JSON.parse(readFileSync(resultsPath, "utf8")) as VitestResults)
  : null;
const summary = summarise(results, { exitCode: run.status, isCi: process.env["CI"] === "true" });
for (const name of summary.skippedNames.slice(0, skippedNamesShown)) console.log(`skipped: ${name}`);
console.log(summary.line);
process.exitCode = summary.ok ? 0 : 1;
