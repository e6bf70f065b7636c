import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compressFiles } from "./compress-files.ts";
import { runCommand } from "./run-command.ts";

const root = resolve(import.meta.dirname, "..");
const webDir = join(root, "apps/web");
/** Inside the build, so that deleting the build makes it stale. */
const stampPath = join(webDir, "build/.sources");
const buildTimeoutMs = 5 * 60_000;

/** Everything that ends up in the browser: two packages come along with the web part, the lock decides on the rest. */
const sources = ["apps/web/**/*", "packages/contract/**/*", "packages/scheduling/**/*", "package-lock.json"];
const notSources = [
  "**/node_modules",
  "apps/web/build",
  "apps/web/.react-router",
  "**/*.test.ts",
  "**/*.test.tsx",
];

interface WebBuild {
  readonly ok: boolean;
  /** One line for a person; what the build wrote where it failed. */
  readonly message: string;
}

/** Builds the web part into apps/web/build, or with `stale` leaves a build alone that matches the sources. */
export async function buildWeb(options: { readonly when: "stale" | "always" }): Promise<WebBuild> {
  const hash = hashOfSources();
  if (options.when === "stale" && existsSync(stampPath) && readFileSync(stampPath, "utf8") === hash) {
    return { ok: true, message: "Web part: up to date." };
  }
  const startedAt = performance.now();
  const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
  const result = await runCommand(process.execPath, [reactRouter, "build"], {
    cwd: webDir,
    timeoutMs: buildTimeoutMs,
    env: { NODE_ENV: "production" },
  });
  if (!result.ok) return { ok: false, message: `${result.output}\nWeb part: the build failed.` };
  await compressFiles(join(webDir, "build/client"));
  writeFileSync(stampPath, hash);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { ok: true, message: `Web part: built in ${seconds} s.` };
}

/** By content: a fresh checkout has new times on every file. About 10 ms for 200 files. */
function hashOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root, exclude: notSources, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
