import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** The folder of everything that can be thrown away and made again. */
export const cacheDir = resolve(import.meta.dirname, "../node_modules/.cache");

/** Where `test-setup` leaves what it found, for `scripts/test.ts` and for tests that ask through TEST_TOOLS. */
export const findingsPath = join(cacheDir, "test-tools.json");

/** A release of the real Anki that packages are imported into, in a virtual environment of its own. */
export interface AnkiRelease {
  /** What pip installs; the first is Anki. */
  readonly packages: readonly [string, ...string[]];
  /** What the environment must import, to be called there. */
  readonly modules: readonly string[];
  readonly folder: string;
}

/** The older one also has genanki, whose packages `deckle verify` must read. */
export const ankiReleases = {
  anki: { packages: ["anki==26.9.1"], modules: ["anki.collection"], folder: "anki-venv" },
  olderAnki: {
    packages: ["anki==25.9.2", "genanki==0.13.1"],
    modules: ["anki.collection", "genanki"],
    folder: "anki-older-venv",
  },
} as const satisfies Record<string, AnkiRelease>;

/** The S3-compatible store that the server's tests keep files in: an npm package in a folder of its own. */
export const s3Server = { package: "s3rver@3.7.1", folder: "s3-server", program: "bin/s3rver.js" } as const;

/** The program of that store, whether it is there or not. */
export function s3ServerPath(): string {
  return join(cacheDir, s3Server.folder, "node_modules/s3rver", s3Server.program);
}

/** One tool: whether it is here, and where. */
export interface Finding {
  readonly status: "found" | "installed" | "skipped";
  /** The program (Chromium, Python) or folder (PostgreSQL's programs); empty where skipped. */
  readonly path: string;
  /** What a person reads: where it is, or why it is missing. */
  readonly detail: string;
}

export type Findings = Readonly<
  Record<"chromium" | "chineseFont" | "postgres" | "s3Server" | keyof typeof ankiReleases, Finding>
>;

/** What the last `test-setup` found, or null before the first. */
export function readFindings(): Findings | null {
  if (!existsSync(findingsPath)) return null;
  // Only test-setup writes this file, in this shape, just before each test run.
  return JSON.parse(readFileSync(findingsPath, "utf8")) as Findings;
}

/** The first of these programs on the search path, as an absolute path. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const endings = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  const candidates = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))),
  );
  return candidates.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium, Chrome or Edge that is already here; CHROMIUM_PATH wins over everything. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return isExecutable(named) ? named : undefined;
  const onPath = findProgram([
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
  ]);
  const elsewhere = [
    "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ];
  return onPath ?? elsewhere.find(isExecutable);
}

/** The folder with `initdb` and `postgres`; POSTGRES_BIN wins, then the newest under Debian's versioned folders. */
export function findPostgres(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env["POSTGRES_BIN"] ?? "",
    ...versions.map((version) => join(root, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
    "/opt/homebrew/opt/postgresql@17/bin",
  ];
  return folders.find(
    (folder) =>
      folder !== "" && isExecutable(join(folder, "initdb")) && isExecutable(join(folder, "postgres")),
  );
}

/** Python of the virtual environment that holds that release of the real Anki. */
export function ankiPython({ folder }: AnkiRelease): string {
  const venv = join(cacheDir, folder);
  return process.platform === "win32" ? join(venv, "Scripts", "python.exe") : join(venv, "bin", "python");
}
