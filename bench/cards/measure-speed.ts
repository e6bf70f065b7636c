import { resolve } from "node:path";
import { runCommand } from "../../scripts/run-command.ts";

interface SpeedRow {
  readonly kilobytes: number;
  /** `joined`: the same text in one paragraph. */
  readonly text: "notes" | "joined";
  readonly units: number;
  readonly cards: number;
  readonly cpuMs: number;
  readonly unitsPerSecond: number;
  /** Processor time until the first part of the deck was there. */
  readonly firstCardMs: number;
  /** Processor time of the main thread between two turns of the event loop. */
  readonly longestTurnMs: number;
  /** Processor time of the first deck of a process, of 10 KB. */
  readonly firstDeckMs: number;
  readonly peakMb: number;
}

const texts = [
  { kilobytes: 10, text: "notes" },
  { kilobytes: 100, text: "notes" },
  { kilobytes: 1000, text: "notes" },
  { kilobytes: 10_000, text: "notes" },
  { kilobytes: 1000, text: "joined" },
] as const;
const runTimeoutMs = 240_000;

/**
 * The offline engine's processor time, memory and longest hold of the event loop for texts of 10 KB to 10 MB, each in a
 * process of its own, against the limits that the project has set itself. Processor time, because it does not grow when
 * something else runs on the machine.
 */
export async function measureCardSpeed(): Promise<{ rows: readonly SpeedRow[]; summary: readonly string[] }> {
  const rows: SpeedRow[] = [];
  for (const { kilobytes, text } of texts) {
    const program = resolve(import.meta.dirname, "speed-child.ts");
    const words = [program, String(kilobytes), text];
    const ran = await runCommand(process.execPath, words, { timeoutMs: runTimeoutMs });
    if (!ran.ok) throw new Error(`The text of ${kilobytes} KB could not be measured.`);
    rows.push({ kilobytes, text, ...figuresOf(JSON.parse(ran.output)) });
  }
  return { rows, summary: summaryOf(rows) };
}

type Figures = Omit<SpeedRow, "kilobytes" | "text">;

function figuresOf(measured: Omit<Figures, "unitsPerSecond">): Figures {
  const { units, cards, cpuMs, firstCardMs, longestTurnMs, firstDeckMs, peakMb } = measured;
  return {
    units,
    cards,
    cpuMs: Math.round(cpuMs),
    unitsPerSecond: Math.round((units / cpuMs) * 1000),
    firstCardMs: Math.round(firstCardMs),
    longestTurnMs: Math.round(longestTurnMs),
    firstDeckMs: Math.round(firstDeckMs),
    peakMb: Math.round(peakMb),
  };
}

function summaryOf(rows: readonly SpeedRow[]): readonly string[] {
  const notes = rows.filter(({ text }) => text === "notes");
  const [small] = notes;
  const large = notes.at(-1);
  if (large === undefined || small === undefined) return [];
  const slowest = rows.toSorted((a, b) => a.unitsPerSecond - b.unitsPerSecond)[0] ?? small;
  const growth = small.unitsPerSecond / large.unitsPerSecond;
  const longest = Math.max(...rows.map(({ longestTurnMs }) => longestTurnMs));
  return [
    `fewest units a second, at ${slowest.kilobytes} KB (${slowest.text}): ${slowest.unitsPerSecond} (bar: 100000)`,
    `time for a unit at ${large.kilobytes} KB against ${small.kilobytes} KB: ${growth.toFixed(2)} (bar: 1.20)`,
    `first card at ${large.kilobytes} KB: ${large.firstCardMs} ms (bar: 200)`,
    `longest turn of the event loop: ${longest} ms (bar: 200)`,
    `peak memory at ${large.kilobytes} KB: ${large.peakMb} MB (bar: 600)`,
    `first deck of a process, 10 KB: ${median(rows.map(({ firstDeckMs }) => firstDeckMs))} ms (no bar)`,
  ];
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
