import { execFile } from "node:child_process";
import { accessSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const checker = resolve(import.meta.dirname, "../../packages/anki/testing/import_check.py");

function findAnkiPython(): string | undefined {
  const path = process.env["ANKI_PYTHON"] ?? resolve("node_modules/.cache/anki-venv/bin/python");
  try {
    accessSync(path);
    return path;
  } catch {
    return undefined;
  }
}

/** Python with the real Anki in it; undefined where there is none. */
export const ankiPython = findAnkiPython();

interface ImportLog {
  readonly found: number;
  readonly new: number;
  readonly updated: number;
  readonly duplicate: number;
  readonly conflicting: number;
  readonly emptyFirstField: number;
  readonly missingNoteType: number;
  readonly missingDeck: number;
}

export interface AnkiNote {
  readonly guid: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface AnkiImport {
  readonly log: ImportLog;
  readonly state: { readonly notes: readonly AnkiNote[]; readonly cards: readonly unknown[] };
  readonly audit: {
    readonly clean: boolean;
    readonly checkDatabase: string;
    readonly missingMedia: readonly string[];
    readonly emptyCards: number;
  };
}

/** Imports packages one after the other into a fresh collection of the real Anki. */
export async function importIntoAnki(packages: readonly string[]): Promise<readonly AnkiImport[]> {
  if (!ankiPython) throw new Error("There is no Python with Anki.");
  const { stdout } = await run(ankiPython, [checker, ...packages], {
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as { imports: readonly AnkiImport[] }).imports;
}
