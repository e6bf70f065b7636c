import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");

/**
 * Who may import whom (docs/architecture.md explains each edge). Each workspace's package.json declares what it uses of
 * it, and knip fails on an import that is not declared.
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  "packages/contract": [],
  "packages/documents": [],
  "packages/cards": ["documents"],
  "packages/scheduling": [],
  "packages/anki": ["cards", "scheduling"],
  "packages/identity": [],
  "apps/server": ["anki", "cards", "contract", "documents", "identity", "scheduling"],
  "apps/web": ["contract", "scheduling"],
  "apps/cli": ["anki", "cards", "documents"],
  e2e: ["contract"],
};

/** The project's own source files, as paths from the root with forward slashes. */
export function sourceFiles(pattern: string): readonly string[] {
  const exclude = ["**/node_modules", "**/build", "**/.react-router"];
  return globSync(pattern, { cwd: root, exclude }).map((path) => path.replaceAll("\\", "/"));
}

interface ImportStatement {
  readonly file: string;
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[^;"'()]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;

/** Every import and re-export of the files, static and dynamic. */
export function importsOf(files: readonly string[]): readonly ImportStatement[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(importPattern)].map((match) => ({
      file,
      specifier: match[2] ?? match[3] ?? "",
      isTypeOnly: match[1] !== undefined,
    })),
  );
}
