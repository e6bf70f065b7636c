import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { runCommand } from "../scripts/run-command.ts";
import { root } from "./workspaces.ts";

const copied = [
  "package.json",
  "knip.json",
  ".oxlintrc.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "vitest.config.ts",
];
const copiedFolders = ["packages", "apps", "e2e", "scripts", "test", "bench"];
const leftOut = new Set(["node_modules", "build", ".react-router", "public"]);

/** A copy of the project in which a forbidden line may be planted without touching the working tree. */
export interface PlantedTree extends Disposable {
  /** Writes a file; a path from the root. */
  readonly plant: (path: string, content: string) => void;
  /** Runs a program of node_modules there. */
  readonly run: (
    bin: string,
    args: readonly string[],
  ) => Promise<{ readonly ok: boolean; readonly output: string }>;
}

export function plantedTree(): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), "deckle-planted-"));
  for (const file of copied) cpSync(join(root, file), join(folder, file));
  for (const name of copiedFolders) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return {
    plant(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    run: (bin, args) =>
      runCommand(process.execPath, [join(root, "node_modules", bin), ...args], {
        cwd: folder,
        timeoutMs: 60_000,
      }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
