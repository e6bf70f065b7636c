import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe } from "vitest";

const run = promisify(execFile);
/** The anki part's own check of packages; it prints what Anki says as JSON. */
const script = fileURLToPath(new URL("../../../../packages/anki/testing/import_check.py", import.meta.url));
const timeoutMs = 120_000;

/** What Anki says after one import, as far as these tests look. */
interface ImportResult {
  readonly log: Readonly<Record<"found" | "new" | "updated" | "duplicate" | "conflicting", number>>;
  readonly state: {
    /** In the order of the package. */
    readonly notes: readonly {
      readonly guid: string;
      readonly type: string;
      readonly fields: Readonly<Record<string, string>>;
    }[];
    readonly cards: readonly {
      readonly guid: string;
      readonly ord: number;
      readonly deck: string;
      readonly type: number;
      readonly queue: number;
      readonly dueInDays: number | null;
      readonly stability: number | null;
      readonly difficulty: number | null;
      readonly reviews: readonly unknown[];
    }[];
    readonly decks: Readonly<Record<string, unknown>>;
    readonly presets: readonly { readonly name: string; readonly desiredRetention: number }[];
  };
  readonly audit: {
    readonly clean: boolean;
    readonly missingMedia: readonly string[];
    readonly unusedMedia: readonly string[];
  };
}

export type ImportIntoAnki = (
  packages: readonly Uint8Array[],
  options: readonly ("--scheduling" | "--presets" | "--fsrs")[],
  timeZone: string,
) => Promise<readonly ImportResult[]>;

const python = process.env["ANKI_PYTHON"];

/** Imports packages one after the other into a fresh collection of the real Anki, whose computer stands in `timeZone`. */
const importIntoAnki: ImportIntoAnki = async (packages, options, timeZone) => {
  const folder = await mkdtemp(join(tmpdir(), "deckle-anki-"));
  try {
    const paths = packages.map((_, index) => join(folder, `${index}.apkg`));
    for (const [index, path] of paths.entries()) await writeFile(path, packages[index] ?? "");
    const { stdout } = await run(python ?? "python3", [script, ...options, ...paths], {
      env: { ...process.env, TZ: timeZone },
      timeout: timeoutMs,
      maxBuffer: 64 * 2 ** 20,
    });
    const result = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { imports: readonly ImportResult[] };
    return result.imports;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Tests in the real Anki; where it is not installed they are skipped by name, but in CI that is a failure. */
export function describeRealAnki(name: string, tests: (importer: ImportIntoAnki) => void): void {
  const isSkipped = !python && process.env["CI"] !== "true";
  describe.skipIf(isSkipped)(`${name} in the real Anki`, { timeout: timeoutMs }, () => {
    tests(importIntoAnki);
  });
}
