import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { hasPoppler, popplerText } from "./poppler.ts";

const rounds = 5;
const timeoutMs = 180_000;

interface Timed {
  readonly wallMs: number;
  readonly cpuMs: number;
}

function run(reader: "deckle" | "pdfjs", path: string): Timed {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "pdf-worker.ts"), reader, path],
    { encoding: "utf8", timeout: timeoutMs },
  );
  if (status !== 0) throw new Error(`${reader} did not read ${path}: ${stderr}`);
  // Printed by pdf-worker.ts.
  return JSON.parse(stdout) as Timed;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ratio = (ours: number, theirs: number): string => (ours / theirs).toFixed(2);

/** Times our reader, pdfjs alone and `pdftotext` on one file in turns; figures are medians. */
export function timePdf(path: string): string[] {
  const deckle: Timed[] = [];
  const pdfjs: Timed[] = [];
  const poppler: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    deckle.push(run("deckle", path));
    pdfjs.push(run("pdfjs", path));
    if (hasPoppler()) poppler.push(popplerText(path).wallMs);
  }
  const wall = [
    median(deckle.map(({ wallMs }) => wallMs)),
    median(pdfjs.map(({ wallMs }) => wallMs)),
  ] as const;
  const cpu = [median(deckle.map(({ cpuMs }) => cpuMs)), median(pdfjs.map(({ cpuMs }) => cpuMs))] as const;
  return [
    `400-page PDF: ${wall[0].toFixed(0)} ms wall, ${cpu[0].toFixed(0)} ms CPU; pdfjs getTextContent alone ${wall[1].toFixed(0)} and ${cpu[1].toFixed(0)}: ${ratio(...wall)} times its wall, ${ratio(...cpu)} times its CPU (bar 1.25).`,
    poppler.length === 0
      ? "pdftotext is not installed: no comparison."
      : `pdftotext on it: ${median(poppler).toFixed(0)} ms; our reader takes ${ratio(wall[0], median(poppler))} times as long.`,
  ];
}
