import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { runCommand } from "../scripts/run-command.ts";
import { findChromium } from "../scripts/test-tools.ts";
import { installTools } from "../scripts/tool-folder.ts";
import { buildWeb } from "../scripts/web-build.ts";
import { startServer } from "./server-under-test.ts";

const lighthouse = "lighthouse@13.5.0";
const runsPerPage = 3;
const runTimeoutMs = 120_000;

const pages = ["/", "/en", "/guide/anki-complete-guide", "/en/guide/anki-complete-guide"] as const;

/** What a page must reach, as the median of its runs. Scores of 100; seconds; CLS without a unit. */
const bars = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  "best-practices": { atLeast: 100 },
  seo: { atLeast: 100 },
  cls: { atMost: 0.02 },
  fcp: { atMost: 1.5 },
  lcp: { atMost: 2.5 },
} as const satisfies Record<string, { readonly atLeast: number } | { readonly atMost: number }>;

type Measure = keyof typeof bars;
type Row = Readonly<Record<Measure, number>> & { readonly page: string; readonly kib: number };

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly numericValue?: number; readonly title: string } | undefined
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

/**
 * Lighthouse's mobile preset (simulated slow network and processor) on the landing page and one guide in both languages,
 * against a server of its own. Lighthouse is fetched into a cache folder when it is first needed.
 */
export async function measurePages() {
  const built = await buildWeb({ when: "stale" });
  if (!built.ok) throw new Error(built.message);
  const chromium = findChromium();
  if (!chromium) throw new Error("There is no Chromium. Set CHROMIUM_PATH.");
  const program = join(await installTools([lighthouse]), "lighthouse/cli/index.js");
  const server = await startServer();
  const work = await mkdtemp(join(tmpdir(), "deckle-lighthouse-"));
  const rows: Row[] = [];
  const failed = new Set<string>();
  try {
    for (const page of pages) {
      const reports = [];
      for (let run = 0; run < runsPerPage; run += 1) {
        reports.push(
          await inspect(`${server.origin}${page}`, { program, chromium, file: join(work, "report.json") }),
        );
      }
      rows.push(rowOf(page, reports));
      for (const report of reports) for (const title of failedAudits(report)) failed.add(`${page}: ${title}`);
    }
  } finally {
    await server.stop();
    await rm(work, { recursive: true, force: true });
  }
  const missed = rows.flatMap(missedBars);
  return {
    rows,
    summary: [
      ...[...failed].map((line) => `audit not passed: ${line}`),
      ...missed,
      missed.length === 0 ? "Every bar is reached." : `${missed.length} bars are missed.`,
    ],
  };
}

interface Inspection {
  readonly program: string;
  readonly chromium: string;
  readonly file: string;
}

/** Chromium now and then loses the trace of a page load (NO_NAVSTART); Lighthouse itself asks to be run again. */
const attempts = 3;

async function inspect(address: string, inspection: Inspection): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(address, inspection);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function runLighthouse(address: string, { program, chromium, file }: Inspection): Promise<Report> {
  const args = [
    program,
    address,
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--only-categories=performance,accessibility,best-practices,seo",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ];
  const result = await runCommand(process.execPath, args, {
    timeoutMs: runTimeoutMs,
    env: { CHROME_PATH: chromium },
  });
  if (!result.ok) throw new Error(`Lighthouse failed on ${address}:\n${result.output}`);
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

function rowOf(page: string, reports: readonly Report[]): Row {
  const score = (name: string) =>
    median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100));
  const value = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  return {
    page,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    cls: rounded(value("cumulative-layout-shift"), 3),
    fcp: rounded(value("first-contentful-paint") / 1000, 2),
    lcp: rounded(value("largest-contentful-paint") / 1000, 2),
    kib: rounded(value("total-byte-weight") / 1024, 1),
  };
}

function failedAudits({ audits }: Report): readonly string[] {
  return Object.values(audits).flatMap((audit) => (audit && audit.score === 0 ? [audit.title] : []));
}

function missedBars(row: Row): readonly string[] {
  return (Object.keys(bars) as Measure[]).flatMap((measure) => {
    const bar: { readonly atLeast?: number; readonly atMost?: number } = bars[measure];
    const reached = row[measure] >= (bar.atLeast ?? 0) && row[measure] <= (bar.atMost ?? Infinity);
    return reached ? [] : [`${row.page}: ${measure} ${row[measure]}, bar ${bar.atLeast ?? bar.atMost}`];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
