import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import { cacheDir } from "./test-tools.ts";

const installTimeoutMs = 5 * 60_000;

/**
 * Installs packages that only one seldom-run script needs (a 90 MB font, Lighthouse) into a cache folder of their own,
 * so that `npm ci` does not bring them to everybody. Answers with the path of their `node_modules`.
 */
export async function installTools(packages: readonly string[]): Promise<string> {
  const key = createHash("sha256").update(packages.join(" ")).digest("hex").slice(0, 12);
  const folder = join(cacheDir, "tools", key);
  const done = join(folder, "done");
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, ...packages];
    const result = await runCommand("npm", args, { cwd: folder, timeoutMs: installTimeoutMs });
    if (!result.ok) throw new Error(`npm could not install ${packages.join(", ")}:\n${result.output}`);
    writeFileSync(done, packages.join("\n"));
  }
  return join(folder, "node_modules");
}
