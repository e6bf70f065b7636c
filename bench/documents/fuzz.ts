import { blockText } from "@deckle/documents";
import type { ParsedDocument } from "@deckle/documents";
import type { ChildProcess } from "node:child_process";
import { createAnswerGatherer } from "../../packages/documents/src/isolation-protocol.ts";
import type { ChildMessage } from "../../packages/documents/src/isolation-protocol.ts";
import { measureResident, startReaderProcess } from "../../packages/documents/src/reader-process.ts";
import type { ReaderProcess } from "../../packages/documents/src/reader-process.ts";
import { readSeeds } from "./fuzz-seeds.ts";
import { createRandom, mutate } from "./mutate.ts";

interface FuzzOptions {
  readonly mutants: number;
  readonly seed: number;
}

interface Finding {
  readonly mutant: number;
  readonly name: string;
  /** `read`, an error code, or what must not happen, in small letters. */
  readonly outcome: string;
  readonly ms: number;
}

/** The product's own caps for one file, and its way to run the reader. */
const hangMs = 60_000;
const capMb = 700;
const jobsPerChild = 100;
const lanes = 2;

const startReader = (): ReaderProcess =>
  startReaderProcess(new URL("../../packages/documents/src/child.ts", import.meta.url), 384);

/** Offsets must point at their text, whatever was read. */
const outcomeOf = ({ blocks, text }: ParsedDocument): string =>
  blocks.every((block) => text.startsWith(blockText(block), block.offset)) ? "read" : "unsound answer";

/** Gives one file to a reader and waits for its answer, its end, or the cap it breaks. */
function readIn(
  reader: ReaderProcess,
  job: number,
  file: { name: string; bytes: Uint8Array },
): Promise<string> {
  const running: ChildProcess = reader.process;
  const gather = createAnswerGatherer();
  return new Promise((resolve) => {
    const started = performance.now();
    const settle = (outcome: string): void => {
      clearInterval(watch);
      running.off("message", onMessage).off("exit", onExit);
      resolve(outcome);
    };
    const onMessage = (message: ChildMessage): void => {
      if (message.type === "failed") settle(message.code);
      if (message.type === "ready" || message.type === "memory" || message.type === "failed") return;
      const document = gather(message);
      if (document) settle(outcomeOf(document));
    };
    const onExit = (exitCode: number | null, signal: string | null): void =>
      // Out of heap is a cap that held: the product calls it so.
      settle(signal === "SIGABRT" || exitCode === 134 ? "TOO_COMPLEX" : "crash");
    const check = async (): Promise<void> => {
      if (performance.now() - started > hangMs) settle("hang");
      else if ((await measureResident(reader)) > capMb * 1024 * 1024) settle("memory cap");
    };
    const watch = setInterval(() => {
      void check();
    }, 50);
    running.on("message", onMessage).on("exit", onExit);
    running.send({ job, bytes: file.bytes, fileName: file.name });
  });
}

function tableOf(findings: readonly Finding[]) {
  const formats = Object.groupBy(findings, ({ name }) => name.slice(name.lastIndexOf(".") + 1));
  return Object.entries(formats).map(([format, own = []]) => {
    const outcomes = Object.entries(Object.groupBy(own, ({ outcome }) => outcome));
    const counts = Object.fromEntries(outcomes.map(([outcome, each]) => [outcome, each?.length ?? 0]));
    return {
      format,
      mutants: own.length,
      "slowest, ms": Math.round(Math.max(...own.map(({ ms }) => ms))),
      ...counts,
    };
  });
}

/**
 * Reads damaged copies of the fixtures in the product's own reader process; the same seed gives the same copies. Nothing
 * may crash, hang, break a cap or answer with offsets that do not fit.
 */
export async function fuzz({ mutants, seed }: FuzzOptions) {
  const seeds = readSeeds();
  const findings: Finding[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    let reader = startReader();
    let jobs = 0;
    while (next < mutants) {
      const mutant = next;
      next += 1;
      const source = seeds[mutant % seeds.length];
      if (!source) break;
      const { name } = source;
      const bytes = mutate(source.bytes, createRandom(Math.imul(seed, 0x9e3779b1) ^ mutant));
      const started = performance.now();
      const outcome = await readIn(reader, mutant, { name, bytes });
      findings.push({ mutant, name, outcome, ms: performance.now() - started });
      jobs += 1;
      if (jobs < jobsPerChild && reader.process.connected && /^(read$|[A-Z])/.test(outcome)) continue;
      reader.process.kill("SIGKILL");
      reader = startReader();
      jobs = 0;
    }
    reader.process.kill("SIGKILL");
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: lanes }, work));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const bad = findings.filter(({ outcome }) => !/^(read$|[A-Z])/.test(outcome));
  return {
    rows: tableOf(findings),
    summary: [
      `Fuzz: ${findings.length} mutants in ${seconds} s with seed ${seed}: ${bad.length} crashes, hangs, cap breaches or unsound answers.`,
      ...bad.map(({ mutant, name, outcome }) => `  ${outcome}: mutant ${mutant} of ${name}`),
    ],
  };
}
