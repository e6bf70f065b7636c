import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { runCommand } from "../scripts/run-command.ts";
import { buildWeb } from "../scripts/web-build.ts";

interface BenchResult {
  readonly rows: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Sentences for a person. */
  readonly summary: readonly string[];
}

interface Measured {
  /** From the start of the process to the last byte of the first page. */
  readonly firstPageMs: number;
  /** Resident memory after a while without requests. */
  readonly idleMb: number;
}

const root = resolve(import.meta.dirname, "..");
const rounds = 5;
const startTimeoutMs = 120_000;
/** Long enough for the queue to have polled and the garbage of the start to be collected. */
const settleMs = 6_000;

/**
 * Cold start to first page, and the memory of the idle server, of the product and of an empty Fastify server, in turns
 * on the same machine. The product's first start ever, which makes the database, is measured once beside them.
 */
export async function measureStart(): Promise<BenchResult> {
  const built = await buildWeb({ when: "stale" });
  if (!built.ok) throw new Error(built.message);
  const dataDir = await mkdtemp(join(tmpdir(), "deckle-bench-"));
  const product = () => measure("scripts/start.ts", { PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" });
  try {
    const first = await product();
    const ours: Measured[] = [];
    const empties: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await product());
      empties.push(await measure("bench/empty-fastify.ts", {}));
    }
    const deckle = medianOf(ours);
    const fastify = medianOf(empties);
    return {
      rows: {
        "first start ever": rounded(first),
        Deckle: rounded(deckle),
        "empty Fastify": rounded(fastify),
      },
      summary: [
        `Cold start to first page: ${ratio(deckle.firstPageMs, fastify.firstPageMs)} times an empty Fastify start (median of ${rounds}, in turns).`,
        `Idle server: ${Math.round(deckle.idleMb)} MB resident, ${ratio(deckle.idleMb, fastify.idleMb)} times an empty Fastify.`,
      ],
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(script: string, env: Readonly<Record<string, string>>): Promise<Measured> {
  const startedAt = performance.now();
  const server = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((settle) => {
    server.once("close", () => settle());
  });
  try {
    const response = await fetch(await addressOf(server), { signal: AbortSignal.timeout(startTimeoutMs) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${script} answered ${response.status}`);
    const firstPageMs = performance.now() - startedAt;
    await delay(settleMs);
    return { firstPageMs, idleMb: await residentMb(server.pid) };
  } finally {
    server.kill("SIGTERM");
    await Promise.race([ended, delay(20_000, undefined, { ref: false })]);
    server.kill("SIGKILL");
  }
}

/** The first address that a server prints. */
function addressOf(server: ChildProcess): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let output = "";
  server.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
    const match = /http:\/\/\S+:\d+/.exec(output);
    if (match) found(match[0]);
  });
  server.once("close", () => reject(new Error(`the server ended before it had an address:\n${output}`)));
  setTimeout(() => reject(new Error(`no address after ${startTimeoutMs / 1000} s`)), startTimeoutMs).unref();
  return promise;
}

async function residentMb(pid: number | undefined): Promise<number> {
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
  }
  const { output } = await runCommand("ps", ["-o", "rss=", "-p", String(pid)], { timeoutMs: 5_000 });
  return Number(output.trim()) / 1024;
}

function medianOf(runs: readonly Measured[]): Measured {
  return {
    firstPageMs: median(runs.map((run) => run.firstPageMs)),
    idleMb: median(runs.map((run) => run.idleMb)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(run: Measured): Record<string, number> {
  return { "first page, ms": Math.round(run.firstPageMs), "idle, MB": Math.round(run.idleMb) };
}

function ratio(ours: number, theirs: number): string {
  return (ours / theirs).toFixed(1);
}
