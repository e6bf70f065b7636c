import { buildPackage } from "@deckle/anki";
import { readTables, writeTables } from "./export-floor.ts";
import {
  type PeerResult,
  measureApkgExport,
  measureDeckle,
  measureGenanki,
  measureMemory,
} from "./export-peers.ts";
import { sampleDeck, sampleNow } from "./export-sample.ts";

/** Decks and how often each is exported; the other exporters get fewer runs of the large ones. */
const sizes = [
  { notes: 100, runs: 100, peerRuns: 50 },
  { notes: 1000, runs: 25, peerRuns: 25 },
  { notes: 10_000, runs: 9, peerRuns: 9 },
  { notes: 100_000, runs: 3, peerRuns: 3 },
] as const;

/** zlib's own default, which anybody who zips rows with nothing else gets; and the level of our packages. */
const defaultLevel = 6;
const ourLevel = 5;

/**
 * Export of a deck against the floor (the same rows inserted, indexed, serialised and deflated on one thread, in turns
 * with ours in one warm process) and against other exporters given the same notes, each warm in a process of its own.
 * Medians.
 */
export async function measureExport() {
  const rows: Record<string, string | number>[] = [];
  for (const size of sizes) rows.push({ ...(await againstFloor(size)), ...(await againstPeers(size)) });
  const memory = await measureMemory(100_000);
  return {
    rows,
    summary: [
      "ratio: our time / the floor's; the bar is 1.5. The floor deflates with zlib's default level; (same level): with ours.",
      "alone: ours in a process of its own, as the other exporters are measured.",
      `Memory above the deck at 100,000 notes: ${memory} MB; the bar is 200.`,
    ],
  };
}

type Size = (typeof sizes)[number];

async function againstFloor({ notes, runs }: Size): Promise<Record<string, string | number>> {
  const deck = sampleDeck(notes);
  const exportOnce = async () => await buildPackage(deck, { now: sampleNow });
  const tables = readTables(await exportOnce());
  const [ours, floor, sameLevel] = await inTurns(runs, [
    exportOnce,
    () => writeTables(tables, defaultLevel),
    () => writeTables(tables, ourLevel),
  ]);
  return {
    notes,
    "ours ms": rounded(median(ours)),
    "floor ms": rounded(median(floor)),
    ratio: Number((median(ours) / median(floor)).toFixed(2)),
    "(same level)": Number((median(ours) / median(sameLevel)).toFixed(2)),
  };
}

async function againstPeers({ notes, peerRuns }: Size): Promise<Record<string, string | number>> {
  return {
    ...columns("alone", await measureDeckle(notes, peerRuns)),
    ...columns("genanki", await measureGenanki(notes, peerRuns)),
    ...columns("anki-apkg-export", await measureApkgExport(notes, Math.min(3, peerRuns))),
  };
}

/** The times of each task, run in turns, so that a busy machine slows all alike. */
async function inTurns(
  runs: number,
  tasks: readonly (() => unknown)[],
): Promise<readonly (readonly number[])[]> {
  const times: number[][] = tasks.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, task] of tasks.entries()) {
      const start = performance.now();
      await task();
      times[index]?.push(performance.now() - start);
    }
  }
  return times;
}

function columns(name: string, result: PeerResult): Record<string, string | number> {
  if (typeof result === "string") return { [`${name} ms`]: result, [`${name} KiB`]: "" };
  return { [`${name} ms`]: rounded(median(result.times)), [`${name} KiB`]: kibibytes(result.bytes) };
}

function median(times: readonly number[] | undefined): number {
  return times?.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(1));
}

function kibibytes(bytes: number): number {
  return Number((bytes / 1024).toFixed(1));
}
