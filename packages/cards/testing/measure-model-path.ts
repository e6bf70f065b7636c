import { parseDocument } from "@deckle/documents";
import { createModelEngine, createOfflineEngine, generateCards } from "../src/index.ts";
import { planChunks } from "../src/plan-chunks.ts";
import { measureScannerGrowth } from "./measure-card-scanner.ts";
import { longText } from "./model-facts.ts";
import { startScriptedModelServer } from "./scripted-model-server.ts";

const sections = 16;
const concurrencies = [1, 4, 8];

interface ModelPathRow {
  readonly concurrency: number;
  readonly chunks: number;
  readonly calls: number;
  readonly callMs: number;
  readonly idealMs: number;
  readonly wallMs: number;
  readonly ratio: number;
}

/**
 * Wall time of a long document against what could be had at best, ceil(calls / concurrency) times the time of one call,
 * which is measured alone against the same server.
 */
export async function measureModelPath(): Promise<{
  rows: readonly ModelPathRow[];
  summary: readonly string[];
}> {
  const server = await startScriptedModelServer({ delayMs: 138, pieces: 10 });
  try {
    // The first run of a process compiles what the others find ready.
    await run(server.url, 1, 1);
    const callMs = (await run(server.url, 1, 1)).wallMs;
    const rows: ModelPathRow[] = [];
    for (const concurrency of concurrencies) {
      const { wallMs, chunks, calls } = await run(server.url, sections, concurrency);
      const idealMs = Math.ceil(calls / concurrency) * callMs;
      rows.push({ concurrency, chunks, calls, callMs, idealMs, wallMs, ratio: round(wallMs / idealMs) });
    }
    const worst = Math.max(...rows.map(({ ratio }) => ratio));
    return {
      rows,
      summary: [
        `worst ratio ${worst} (bar: 1.15)`,
        `time to find the cards of a reply ten times as long: ${round(measureScannerGrowth())} times (bar: 15)`,
      ],
    };
  } finally {
    await server.close();
  }
}

async function run(url: string, count: number, concurrency: number) {
  const bytes = new TextEncoder().encode(longText(count));
  const document = await parseDocument(bytes, { fileName: "long.md" });
  const engine = createModelEngine(
    { provider: "openai-compatible", baseUrl: `${url}/v1`, model: "steady", concurrency },
    { fallback: createOfflineEngine() },
  );
  const start = performance.now();
  const { report } = await generateCards(document, { engine });
  const wallMs = Math.round(performance.now() - start);
  return { wallMs, chunks: (await planChunks(document)).length, calls: report.engines?.usage.calls ?? 0 };
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}
