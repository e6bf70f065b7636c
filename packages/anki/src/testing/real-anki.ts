import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { type AnkiProcess, startAnki } from "./anki-process.ts";

const timeoutMs = 120_000;
/** Of each step, beyond the first few: a property run imports a thousand packages. */
const stepTimeoutMs = 500;

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
    readonly sortField: string | number;
    readonly checksum: number;
    /** Numbers of the gaps that Anki itself sees in it. */
    readonly gaps: readonly number[];
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
    readonly data: Readonly<Record<string, number>>;
    readonly stepsLeft: number;
    /** Rows of the review log: id, ease, interval, last interval, factor, time, type. */
    readonly reviews: readonly (readonly number[])[];
  }[];
  readonly decks: Readonly<
    Record<string, { readonly preset: string | null; readonly description: string | null }>
  >;
  readonly noteTypes: readonly {
    readonly id: number;
    readonly name: string;
    readonly fields: readonly string[];
    readonly css: string;
    /** Which fields make which card non-empty, as Anki works it out; nothing for gaps. */
    readonly required: unknown;
  }[];
  readonly noteTypeCount: number;
  readonly presets: readonly {
    readonly name: string;
    readonly desiredRetention: number;
    readonly fsrsParameters: readonly number[];
    readonly newCardsPerDay: number;
    readonly reviewsPerDay: number;
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
  /** The words of the import window's boxes. */
  readonly labels?: Readonly<Record<"zh-CN" | "en", { readonly progress: string; readonly presets: string }>>;
  readonly recomputed?: readonly { readonly stability: number; readonly difficulty: number }[];
}

/** Options of the check: what the learner ticks in Anki's import window, and more. */
export type CheckOption =
  | "--scheduling"
  | "--presets"
  | "--fsrs"
  | "--recompute"
  | "--brief"
  | "--labels"
  | `--render=${number}`;

/** Audit of a collection with which Anki finds nothing wrong. */
export const cleanAudit: AnkiAudit = {
  clean: true,
  checkDatabase: "Database rebuilt and optimized.",
  missingMedia: [],
  unusedMedia: [],
  emptyCards: 0,
};

const nothing = { conflicting: 0, emptyFirstField: 0, missingNoteType: 0, missingDeck: 0 };

/** The log of an import of which so many notes were new, updated and as they were, and nothing went wrong. */
export function importLog(counts: {
  readonly new?: number;
  readonly updated?: number;
  readonly duplicate?: number;
}): ImportLog {
  const { new: added = 0, updated = 0, duplicate = 0 } = counts;
  return { ...nothing, found: added + updated + duplicate, new: added, updated, duplicate };
}

/** What a learner does in Anki between imports: see `import_check.py`. */
type LearnerAction = `${
  | "delete"
  | "edit"
  | "answer"
  | "move"
  | "media"
  | "deck"
  | "filtered"
  | "style"
  | "rename"
  | "field"
  | "notes"
  | "undo"}:${string}`;

type Step = Uint8Array | LearnerAction;

/** A real Anki whose computer stands in the time zone that is asked for. */
export interface RealAnki {
  /** Takes the steps one after the other, in a fresh collection. */
  importIntoAnki(
    this: void,
    steps: readonly Step[],
    options?: readonly CheckOption[],
    timeZone?: string,
  ): Promise<CheckResult>;
  /** What Anki exports, with progress, options and media, after these steps. */
  exportFromAnki(this: void, format: "legacy" | "latest", steps: readonly Step[]): Promise<Buffer>;
}

function realAnki(python: string): { readonly anki: RealAnki; close(this: void): void } {
  const processes = new Map<string, AnkiProcess>();
  const processIn = (timeZone: string) => {
    const known = processes.get(timeZone) ?? startAnki(python, timeZone);
    processes.set(timeZone, known);
    return known;
  };
  const check = async (
    folder: string,
    steps: readonly Step[],
    options: readonly string[],
    timeZone: string,
  ) => {
    const words = await Promise.all(
      steps.map(async (step, index) => {
        if (typeof step === "string") return step;
        const path = join(folder, `${index}.apkg`);
        await writeFile(path, step);
        return path;
      }),
    );
    const line = await processIn(timeZone).ask(
      [...options, ...words],
      timeoutMs + steps.length * stepTimeoutMs,
    );
    // The script is ours and prints exactly this.
    const result = JSON.parse(line) as CheckResult | { readonly error: string };
    if ("error" in result) throw new Error(result.error);
    return result;
  };
  const anki: RealAnki = {
    importIntoAnki: async (steps, options = [], timeZone = "UTC") =>
      await inFolder(async (folder) => await check(folder, steps, options, timeZone)),
    exportFromAnki: async (format, steps) =>
      await inFolder(async (folder) => {
        const path = join(folder, "exported.apkg");
        // An action like the others, but for the path, which only we know.
        const exporting = `${format}:${path}` as LearnerAction;
        await check(folder, [...steps, exporting], ["--brief", "--scheduling"], "UTC");
        return await readFile(path);
      }),
  };
  return {
    anki,
    close: () => {
      for (const process of processes.values()) process.close();
      processes.clear();
    },
  };
}

/** Does the work with a folder that is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "deckle-anki-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each is a Python that has a release of Anki; the tests' set-up installs them and sets these variables. */
const pythons = { newest: process.env["ANKI_PYTHON"], older: process.env["ANKI_PYTHON_OLDER"] };

/** The environment of the older Anki also has genanki. */
export const genankiPython = pythons.older;

/** Tests in both releases of the real Anki. One that is not installed is skipped by name, but in CI that is a failure. */
export function describeRealAnki(name: string, tests: (anki: RealAnki) => void): void {
  for (const [release, python] of Object.entries(pythons)) {
    const isSkipped = python === undefined && process.env["CI"] !== "true";
    describe.skipIf(isSkipped)(`${name} (${release})`, { timeout: timeoutMs }, () => {
      const { anki, close } = realAnki(python ?? "no Python with Anki is set: run npm test");
      afterAll(close);
      tests(anki);
    });
  }
}
