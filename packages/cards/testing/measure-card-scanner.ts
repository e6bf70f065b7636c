import { CardScanner } from "../src/llm/card-scanner.ts";

const fewCards = 600;
const packetLength = 37;
const rounds = 5;

/** How many times as much processor time a reply of ten times the cards takes to read, in packets as a model sends them. */
export function measureScannerGrowth(): number {
  // The first reply of a process compiles what the others find ready.
  readingTime(fewCards);
  return readingTime(10 * fewCards) / readingTime(fewCards);
}

function readingTime(count: number): number {
  const reply = JSON.stringify(Array.from({ length: count }, (_, at) => cardObject(at)));
  return Math.min(...Array.from({ length: rounds }, () => timeOf(reply, count)));
}

function timeOf(reply: string, count: number): number {
  let found = 0;
  const scanner = new CardScanner({
    onObject: () => {
      found += 1;
      return "go-on";
    },
    onBroken: () => {
      throw new Error("The scanner gave up a sound card.");
    },
  });
  const { user: before } = process.cpuUsage();
  for (let at = 0; at < reply.length; at += packetLength) scanner.push(reply.slice(at, at + packetLength));
  scanner.end();
  if (found !== count) throw new Error(`The scanner found ${found} of ${count} cards.`);
  return process.cpuUsage().user - before;
}

function cardObject(at: number) {
  return {
    quote: `Substance ${at} melts {at} ${at} degrees.`,
    type: "basic",
    question: `At which temperature does "substance ${at}" melt?`,
    answer: `${at} degrees \\times 1`,
    tags: ["melting, points"],
  };
}
