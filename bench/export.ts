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
import { type RunTime, medianTime, timeOf } from "./run-time.ts";

/** Decks and how often each is exported; the other exporters get fewer runs of the large ones. */
const sizes = [
  { notes: 100, runs: 200, peerRuns: 50 },
  { notes: 1000, runs: 50, peerRuns: 25 },
  { notes: 10_000, runs: 11, peerRuns: 7 },
  { notes: 100_000, runs: 3, peerRuns: 3 },
] as const;

/** The level of our packages, and zlib's own default. */
const ourLevel = 5;
const defaultLevel = 6;

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
      "cpu: ms of all threads together. ratio: ours / the floor's at the same zlib level; the bar is 1.5.",
      `wall: the same in elapsed time. level ${defaultLevel}: cpu against a floor that deflates with zlib's default.`,
      "alone: ours in a process of its own, as the other exporters are measured.",
      `Memory above the deck at 100,000 notes: ${memory} MB; the bar is 200.`,
    ],
  };
}

type Size = (typeof sizes)[number];
type Row = Record<string, string | number>;

async function againstFloor({ notes, runs }: Size): Promise<Row> {
  const deck = sampleDeck(notes);
  const exportOnce = async () => await buildPackage(deck, { now: sampleNow });
  const tables = readTables(await exportOnce());
  const [ours, floor, defaultFloor] = await inTurns(runs, [
    exportOnce,
    () => writeTables(tables, ourLevel),
    () => writeTables(tables, defaultLevel),
  ]);
  return {
    notes,
    "cpu ms": rounded(ours.cpu),
    "floor ms": rounded(floor.cpu),
    ratio: Number((ours.cpu / floor.cpu).toFixed(2)),
    wall: Number((ours.wall / floor.wall).toFixed(2)),
    [`level ${defaultLevel}`]: Number((ours.cpu / defaultFloor.cpu).toFixed(2)),
  };
}

async function againstPeers({ notes, peerRuns }: Size): Promise<Row> {
  return {
    ...columns("alone", await measureDeckle(notes, peerRuns)),
    ...columns("genanki", await measureGenanki(notes, peerRuns)),
    ...columns("anki-apkg-export", await measureApkgExport(notes, Math.min(3, peerRuns))),
  };
}

type Three<Entry> = readonly [Entry, Entry, Entry];

/** The median times of three tasks, run in turns, so that a busy machine slows all alike. */
async function inTurns(runs: number, [first, second, third]: Three<() => unknown>): Promise<Three<RunTime>> {
  const times: Three<RunTime[]> = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    times[0].push(await timeOf(first));
    times[1].push(await timeOf(second));
    times[2].push(await timeOf(third));
  }
  return [medianTime(times[0]), medianTime(times[1]), medianTime(times[2])];
}

function columns(name: string, result: PeerResult): Row {
  if (typeof result === "string") return { [`${name} cpu`]: result };
  const { cpu, wall } = medianTime(result.times);
  return {
    [`${name} cpu`]: rounded(cpu),
    [`${name} wall`]: rounded(wall),
    [`${name} KiB`]: Number((result.bytes / 1024).toFixed(1)),
  };
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(1));
}
