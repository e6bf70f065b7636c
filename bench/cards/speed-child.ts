/**
 * Makes the cards of a text of so many kilobytes in a process of its own and prints what that took, as JSON. With `joined`
 * after the size the text is one paragraph, as text copied from elsewhere often is.
 */
import { createOfflineEngine, generateCards } from "@deckle/cards";
import { parseDocument, type ParsedDocument } from "@deckle/documents";
import { lengthOf } from "./faults.ts";
import { readBenchDocuments } from "./read-key.ts";

const kilobytes = Number(process.argv[2] ?? "10");
const isJoined = process.argv[3] === "joined";
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
  const text = parts.join("\n\n");
  if (!isJoined) return text;
  const lines = text.split("\n").filter((line) => !/^\s*[|#]/.test(line));
  return lines.map((line) => line.replace(/^[\s>*\d.-]+/, "")).join(" ");
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

/** The longest time that the main thread worked without letting anything else in, until it is stopped. */
function watchTurns() {
  let longest = 0;
  let isWatched = true;
  let begun = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(begun);
    longest = Math.max(longest, (user + system) / 1000);
    begun = process.threadCpuUsage();
    if (isWatched) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isWatched = false;
    return longest;
  };
}

// The first deck of a process: every rule's expressions are compiled for it, and the word list of Chinese is loaded.
const { cpuMs: firstDeckMs } = await make(await parse(longText(10_000)));
// What follows is compiled code, as in a server that has run for a while.
for (let round = 0; round < 3; round++) await make(await parse(longText(100_000)));

const text = longText(kilobytes * 1000);
const document = await parse(text);
const rounds = kilobytes < 1000 ? 9 : 1;
const longestTurn = watchTurns();
const runs = [];
for (let round = 0; round < rounds; round++) runs.push(await make(document));
const longestTurnMs = longestTurn();
const [middle] = runs.toSorted((a, b) => a.cpuMs - b.cpuMs).slice(Math.floor(rounds / 2));
process.stdout.write(
  JSON.stringify({
    units: Math.round(lengthOf(text)),
    ...middle,
    firstDeckMs,
    longestTurnMs,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
