import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../testing/import_check.py", import.meta.url));
const timeoutMs = 120_000;
/** Of each step, beyond the first few: a property run imports a thousand packages. */
const stepTimeoutMs = 500;
const maxOutputBytes = 256 * 2 ** 20;

/** What Anki says of one import, in its own words. */
export interface ImportLog {
  readonly found: number;
  readonly new: number;
  readonly updated: number;
  readonly duplicate: number;
  readonly conflicting: number;
  readonly emptyFirstField: number;
  readonly missingNoteType: number;
  readonly missingDeck: number;
}

export interface AnkiState {
  readonly notes: readonly {
    readonly guid: string;
    readonly type: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly tags: readonly string[];
    readonly mod: number;
  }[];
  readonly cards: readonly {
    readonly guid: string;
    readonly ord: number;
    readonly deck: string;
    readonly type: number;
    readonly queue: number;
    readonly due: number;
    readonly dueInDays: number | null;
    readonly interval: number;
    readonly factor: number;
    readonly repetitions: number;
    readonly lapses: number;
    readonly stability: number | null;
    readonly difficulty: number | null;
    readonly reviews: readonly (readonly number[])[];
  }[];
  readonly decks: Readonly<
    Record<string, { readonly preset: string | null; readonly description: string | null }>
  >;
  readonly noteTypes: readonly { readonly id: number; readonly name: string }[];
  readonly noteTypeCount: number;
  readonly presets: readonly {
    readonly name: string;
    readonly desiredRetention: number;
    readonly fsrsParameters: readonly number[];
    readonly newCardsPerDay: number;
  }[];
  readonly tags: readonly string[];
}

export interface AnkiAudit {
  readonly clean: boolean;
  readonly checkDatabase: string;
  readonly missingMedia: readonly string[];
  readonly unusedMedia: readonly string[];
  readonly emptyCards: number;
}

/** One step of a check: the state after it, and what Anki's own checks find. */
export interface ImportResult {
  /** Nothing after an action of the learner. */
  readonly log: ImportLog | null;
  readonly state: AnkiState;
  readonly audit: AnkiAudit;
}

export interface CheckResult {
  readonly anki: string;
  readonly imports: readonly ImportResult[];
  readonly rendered: readonly { readonly question: string; readonly answer: string }[];
  readonly recomputed?: readonly { readonly stability: number; readonly difficulty: number }[];
}

/** Options of the check: what the learner ticks in Anki's import window, and more. */
export type CheckOption =
  | "--scheduling"
  | "--presets"
  | "--fsrs"
  | "--recompute"
  | "--brief"
  | `--render=${number}`;

/** Audit of a collection with which Anki finds nothing wrong. */
export const cleanAudit: AnkiAudit = {
  clean: true,
  checkDatabase: "Database rebuilt and optimized.",
  missingMedia: [],
  unusedMedia: [],
  emptyCards: 0,
};

/** What a learner does in Anki to the note with that guid; `media:NAME` puts another file of that name into Anki. */
type LearnerAction = `${"delete" | "edit" | "answer" | "media"}:${string}`;

/**
 * Imports packages, with actions of the learner between them, one after the other into a fresh collection of the real
 * Anki, whose computer stands in `timeZone`.
 */
type ImportIntoAnki = (
  steps: readonly (Uint8Array | LearnerAction)[],
  options?: readonly CheckOption[],
  timeZone?: string,
) => Promise<CheckResult>;

function importerOf(python: string): ImportIntoAnki {
  return async (steps, options = [], timeZone = "UTC") => {
    const folder = await mkdtemp(join(tmpdir(), "deckle-anki-"));
    try {
      const words = await Promise.all(
        steps.map(async (step, index) => {
          if (typeof step === "string") return step;
          const path = join(folder, `${index}.apkg`);
          await writeFile(path, step);
          return path;
        }),
      );
      const { stdout } = await run(python, [script, ...options, ...words], {
        env: { ...process.env, TZ: timeZone },
        timeout: timeoutMs + steps.length * stepTimeoutMs,
        maxBuffer: maxOutputBytes,
      });
      // The script is ours and prints exactly this, as its last line; Anki may print remarks of its own before.
      return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as CheckResult;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

const newest = process.env["ANKI_PYTHON"];
const older = process.env["ANKI_PYTHON_OLDER"];

/** Where the real Anki is not installed, its tests are skipped by name; in CI its absence is a failure. */
export const isAnkiMissing = newest === undefined && process.env["CI"] !== "true";

/** The releases of Anki that packages are imported into: each is a Python that has it, the older one where it is set. */
export const realAnkis: readonly { readonly name: string; readonly importIntoAnki: ImportIntoAnki }[] = [
  { name: "newest", importIntoAnki: importerOf(newest ?? "ANKI_PYTHON is not set: run npm test") },
  ...(older === undefined ? [] : [{ name: "older", importIntoAnki: importerOf(older) }]),
];
