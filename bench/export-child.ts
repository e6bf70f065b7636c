/**
 * Measurements that need a process of their own, as one line of JSON:
 * `memory NOTES` what an export takes above the deck, `deckle NOTES RUNS` its time and size, `anki-apkg-export NOTES RUNS
 * FOLDER` that package's.
 */
import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildPackage } from "@deckle/anki";
import { sampleDeck, sampleNow } from "./export-sample.ts";
import { type RunTime, timeOf } from "./run-time.ts";

const [task, ...words] = process.argv.slice(2);
const tasks: Readonly<Record<string, (words: readonly string[]) => Promise<object>>> = {
  memory,
  deckle,
  "anki-apkg-export": apkgExport,
};
console.log(JSON.stringify(await tasks[task ?? ""]?.(words)));

/** Peak of the resident memory during one export, less what was resident before, in MB. */
async function memory([notes]: readonly string[]): Promise<object> {
  const deck = sampleDeck(Number(notes));
  global.gc?.();
  await delay(100);
  const before = residentBytes("VmRSS");
  // Linux lets a process forget its peak; elsewhere the peak may be that of building the deck, which is lower.
  if (process.platform === "linux") writeFileSync("/proc/self/clear_refs", "5");
  const bytes = await buildPackage(deck, { now: sampleNow });
  const megabytes = Math.round((residentBytes("VmHWM") - before) / 1e6);
  return { megabytes, bytes: bytes.length };
}

function residentBytes(field: "VmRSS" | "VmHWM"): number {
  if (process.platform !== "linux") {
    return field === "VmRSS" ? process.memoryUsage.rss() : process.resourceUsage().maxRSS * 1024;
  }
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync("/proc/self/status", "utf8"));
  return Number(line?.[1] ?? Number.NaN) * 1024;
}

interface ApkgExport {
  addCard(front: string, back: string, options: { readonly tags: readonly string[] }): void;
  save(): Promise<Uint8Array>;
}

async function apkgExport([notes, runs, folder = ""]: readonly string[]): Promise<object> {
  const load = createRequire(join(folder, "package.json"));
  // What anki-apkg-export 4.0.3 exports.
  const { default: Exporter } = load("anki-apkg-export") as { default: new (name: string) => ApkgExport };
  const deck = sampleDeck(Number(notes));
  return await timed(Number(runs), async () => {
    const exporter = new Exporter(deck.name);
    for (const note of deck.notes) {
      const [front, back] = note.type === "basic" ? [note.question, note.answer] : [note.text, ""];
      exporter.addCard(front, `${back}<br>${note.quote}<br>${note.source}`, { tags: note.tags });
    }
    return await exporter.save();
  });
}

async function deckle([notes, runs]: readonly string[]): Promise<object> {
  const deck = sampleDeck(Number(notes));
  return await timed(Number(runs), async () => await buildPackage(deck, { now: sampleNow }));
}

async function timed(runs: number, write: () => Promise<Uint8Array>): Promise<object> {
  const times: RunTime[] = [];
  let bytes = 0;
  const writeOnce = async () => {
    bytes = (await write()).length;
  };
  for (let run = 0; run < runs; run += 1) times.push(await timeOf(writeOnce));
  return { times, bytes };
}
