import { readFile, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Something that a good deck asks. */
export interface KeyFact {
  readonly id: string;
  readonly weight: number;
  readonly prompt: RegExp;
  readonly answer: RegExp;
  /** Asking for the term by its meaning is as good as asking for the meaning. */
  readonly isTwoWay: boolean;
}

/** One document of the benchmark and what a deck of it is measured by. */
export interface BenchDocument {
  readonly name: string;
  readonly lang: "en" | "zh";
  readonly fileName: string;
  readonly text: string;
  readonly facts: readonly KeyFact[];
  /** What no card may contain. */
  readonly traps: readonly RegExp[];
}

const folder = resolve(import.meta.dirname, "documents");
const factLine = /^(?<weight>[1-3]) (?<id>[^:]+): (?<prompt>.+) (?<arrow>=>|<=>) (?<answer>.+)$/u;

/** All documents, by name. Throws on a line of a key that says nothing. */
export async function readBenchDocuments(): Promise<readonly BenchDocument[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).toSorted();
  return Promise.all(files.map(readOne));
}

async function readOne(fileName: string): Promise<BenchDocument> {
  const name = fileName.replace(/\.md$/, "");
  const [text, key] = await Promise.all([
    readFile(join(folder, fileName), "utf8"),
    readFile(join(folder, `${name}.key`), "utf8"),
  ]);
  const lines = key.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const traps = lines.filter((line) => line.startsWith("! "));
  return {
    name,
    lang: name.endsWith(".zh") ? "zh" : "en",
    fileName,
    text,
    facts: lines.filter((line) => !line.startsWith("! ")).map((line) => readFact(name, line)),
    traps: traps.map((line) => new RegExp(line.slice(2), "iu")),
  };
}

function readFact(name: string, line: string): KeyFact {
  const { weight, id, prompt, arrow, answer } = factLine.exec(line)?.groups ?? {};
  if (weight === undefined || id === undefined || prompt === undefined || answer === undefined) {
    throw new Error(`${name}.key: cannot read "${line}"`);
  }
  return {
    id,
    weight: Number(weight),
    prompt: new RegExp(prompt, "iu"),
    answer: new RegExp(answer, "iu"),
    isTwoWay: arrow === "<=>",
  };
}
