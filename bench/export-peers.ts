import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runCommand } from "../scripts/run-command.ts";
import { ankiPython, ankiReleases, cacheDir } from "../scripts/test-tools.ts";
import { sampleDeck } from "./export-sample.ts";
import type { RunTime } from "./run-time.ts";

/** What one program took for one deck: the time of each warm run and the size of the package, or why there is none. */
export type PeerResult = { readonly times: readonly RunTime[]; readonly bytes: number } | string;

/**
 * Other exporters are measured where they are installed and are never dependencies of ours: genanki comes with the tests'
 * older Anki (`node scripts/test-setup.ts`), the other by
 * `npm install --prefix node_modules/.cache/bench-peers anki-apkg-export@4.0.3`.
 */
const peersDir = join(cacheDir, "bench-peers");
const timeoutMs = 180_000;

/** genanki (Python). */
export async function measureGenanki(notes: number, runs: number): Promise<PeerResult> {
  const python = ankiPython(ankiReleases.olderAnki);
  if (!existsSync(python)) return "not installed";
  const folder = await mkdtemp(join(tmpdir(), "deckle-bench-"));
  try {
    const path = join(folder, "notes.json");
    await writeFile(path, JSON.stringify(sampleDeck(notes).notes));
    return await measured(python, [resolve(import.meta.dirname, "genanki_export.py"), path, String(runs)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Our own exporter in a process that does nothing else, as the others are measured. */
export async function measureDeckle(notes: number, runs: number): Promise<PeerResult> {
  return await measured(process.execPath, [childPath, "deckle", String(notes), String(runs)]);
}

/** anki-apkg-export (npm). It cannot write more than about 800 notes. */
export async function measureApkgExport(notes: number, runs: number): Promise<PeerResult> {
  if (!existsSync(join(peersDir, "node_modules/anki-apkg-export"))) return "not installed";
  return await measured(process.execPath, [
    childPath,
    "anki-apkg-export",
    String(notes),
    String(runs),
    peersDir,
  ]);
}

/** Runs a script whose last line is its result. */
async function measured(program: string, words: readonly string[]): Promise<PeerResult> {
  const { ok, output } = await runCommand(program, words, { timeoutMs });
  if (!ok) return "fails";
  // Both scripts are ours and end with exactly this.
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as PeerResult;
}

const childPath = resolve(import.meta.dirname, "export-child.ts");

/** What an export takes above the memory of its deck, in MB. */
export async function measureMemory(notes: number): Promise<number> {
  const words = ["--expose-gc", childPath, "memory", String(notes)];
  const { ok, output } = await runCommand(process.execPath, words, { timeoutMs });
  if (!ok) throw new Error(output);
  return (JSON.parse(output.trim().split("\n").at(-1) ?? "") as { megabytes: number }).megabytes;
}
