import { resolve } from "node:path";
import { runCommand } from "../../scripts/run-command.ts";

interface SpeedRow {
  readonly kilobytes: number;
  readonly units: number;
  readonly cards: number;
  readonly cpuMs: number;
  readonly unitsPerSecond: number;
  /** Processor time until the first part of the deck was there. */
  readonly firstCardMs: number;
  readonly longestTurnMs: number;
  readonly peakMb: number;
}

const sizes = [10, 100, 1000, 10_000] as const;
const runTimeoutMs = 240_000;

/**
 * The offline engine's processor time, memory and longest hold of the event loop for texts of 10 KB to 10 MB, each in a
 * process of its own, against the limits that the project has set itself. Processor time, because it does not grow when
 * something else runs on the machine.
 */
export async function measureCardSpeed(): Promise<{ rows: readonly SpeedRow[]; summary: readonly string[] }> {
  const rows: SpeedRow[] = [];
  for (const kilobytes of sizes) {
    const program = resolve(import.meta.dirname, "speed-child.ts");
    const words = [program, String(kilobytes)];
    const ran = await runCommand(process.execPath, words, { timeoutMs: runTimeoutMs });
    if (!ran.ok) throw new Error(`The text of ${kilobytes} KB could not be measured.`);
    rows.push(rowOf(kilobytes, JSON.parse(ran.output)));
  }
  return { rows, summary: summaryOf(rows) };
}

function rowOf(kilobytes: number, measured: Omit<SpeedRow, "kilobytes" | "unitsPerSecond">): SpeedRow {
  const { units, cards, cpuMs, firstCardMs, longestTurnMs, peakMb } = measured;
  return {
    kilobytes,
    units,
    cards,
    cpuMs: Math.round(cpuMs),
    unitsPerSecond: Math.round((units / cpuMs) * 1000),
    firstCardMs: Math.round(firstCardMs),
    longestTurnMs: Math.round(longestTurnMs),
    peakMb: Math.round(peakMb),
  };
}

function summaryOf(rows: readonly SpeedRow[]): readonly string[] {
  const large = rows.at(-1);
  const small = rows.at(0);
  if (large === undefined || small === undefined) return [];
  const growth = small.unitsPerSecond / large.unitsPerSecond;
  return [
    `units a second at ${large.kilobytes} KB: ${large.unitsPerSecond} (bar: 100000)`,
    `time for a unit at ${large.kilobytes} KB against ${small.kilobytes} KB: ${growth.toFixed(2)} (bar: 1.20)`,
    `first card at ${large.kilobytes} KB: ${large.firstCardMs} ms (bar: 200)`,
    `peak memory at ${large.kilobytes} KB: ${large.peakMb} MB (bar: 600)`,
  ];
}
