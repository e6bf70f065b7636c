/** Makes the cards of a text of so many kilobytes in a process of its own and prints what that took, as JSON. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createOfflineEngine, generateCards } from "@deckle/cards";
import { parseDocument, type ParsedDocument } from "@deckle/documents";
import { lengthOf } from "./faults.ts";
import { readBenchDocuments } from "./read-key.ts";

const kilobytes = Number(process.argv[2] ?? "10");
const texts = (await readBenchDocuments()).map(({ text }) => text);

/** The benchmark's documents one after the other, each time with other numbers, so that no two parts are alike. */
function longText(bytes: number): string {
  const parts: string[] = [];
  for (let round = 0, size = 0; size < bytes; round++) {
    const part = (texts[round % texts.length] ?? "").replace(/\d+/g, (digits) =>
      String(Number(digits) + round),
    );
    const rest = bytes - size;
    parts.push(Buffer.byteLength(part) > rest ? part.slice(0, rest) : part);
    size += Buffer.byteLength(part);
  }
  return parts.join("\n\n");
}

async function parse(text: string): Promise<ParsedDocument> {
  return parseDocument(new TextEncoder().encode(text), { fileName: "long.md" });
}

async function make(document: ParsedDocument) {
  const started = performance.now();
  const startedCpu = process.cpuUsage();
  let firstCardMs = Number.NaN;
  const { cards } = await generateCards(document, {
    engine: createOfflineEngine(),
    onChunk: ({ drafts }) => {
      if (Number.isNaN(firstCardMs) && drafts.length > 0) {
        firstCardMs = process.cpuUsage(startedCpu).user / 1000;
      }
    },
  });
  const { user } = process.cpuUsage(startedCpu);
  return { wallMs: performance.now() - started, cpuMs: user / 1000, firstCardMs, cards: cards.length };
}

// Compiled code is what is measured, as in a server that has run for a while.
for (let round = 0; round < 3; round++) await make(await parse(longText(100_000)));

const text = longText(kilobytes * 1000);
const document = await parse(text);
const delay = monitorEventLoopDelay({ resolution: 5 });
const rounds = kilobytes < 1000 ? 9 : 1;
delay.enable();
const runs = [];
for (let round = 0; round < rounds; round++) runs.push(await make(document));
delay.disable();
const [middle] = runs.toSorted((a, b) => a.cpuMs - b.cpuMs).slice(Math.floor(rounds / 2));
process.stdout.write(
  JSON.stringify({
    units: Math.round(lengthOf(text)),
    ...middle,
    longestTurnMs: delay.max / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
