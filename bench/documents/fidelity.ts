import { type Block, type ParsedDocument, parseDocument } from "@deckle/documents";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hasPoppler, popplerText } from "./poppler.ts";

/** How near a reading comes to the truth; every figure but the first two errors is better when higher. */
interface Fidelity {
  /** Edit distance of the whole text over its true length: words for English, characters for Chinese. */
  readonly error: number;
  /** Share of true paragraphs and list items that are exactly one block. */
  readonly paragraphs: number;
  readonly headingsRight: number;
  readonly headingsFound: number;
  /** Share of true table rows found cell for cell. */
  readonly tableRows: number;
  /** Running heads left in the text. */
  readonly leaked: number;
}

interface TrueBlock {
  readonly type: "heading" | "p" | "li" | "table" | "code";
  readonly text: string;
  readonly rows?: readonly (readonly string[])[];
}

/** A reading reduced to what can be compared. */
interface Reading {
  readonly text: string;
  readonly blocks: readonly string[];
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const fixturesDir = join(import.meta.dirname, "../../fixtures");
/** Stands at the head of each page of the sample texts. */
const runningHead = "STUDYHDR";

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\u00ad/g, "")
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
const key = (text: string): string => plain(text).replaceAll(" ", "");

/** Levenshtein distance of two lists, row by row. */
function editDistance(from: readonly string[], to: readonly string[]): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, item] of from.entries()) {
    const row = [index + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (above[column] ?? 0) + (item === other ? 0 : 1);
      row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

function compare(truth: readonly TrueBlock[], reading: Reading, language: string): Fidelity {
  const tokens = (text: string): string[] =>
    language === "en" ? plain(text).split(" ") : Array.from(key(text));
  const expected = tokens(
    truth.map((block) => (block.rows ? block.rows.flat().join(" ") : block.text)).join(" "),
  );
  const prose = truth.filter(({ type }) => type === "p" || type === "li");
  const headings = truth.filter(({ type }) => type === "heading").map(({ text }) => key(text));
  const rows = truth.flatMap((block) => block.rows ?? []).map((row) => row.map(key).join("|"));
  const blocks = new Set(reading.blocks.map(key));
  const found = reading.headings.map(key);
  const foundRows = new Set(reading.rows.map((row) => row.map(key).join("|")));
  const hits = headings.filter((heading) => found.includes(heading)).length;
  return {
    error: editDistance(expected, tokens(reading.text)) / expected.length,
    paragraphs: share(prose.filter(({ text }) => blocks.has(key(text))).length, prose.length),
    headingsRight: found.length === 0 ? 0 : hits / found.length,
    headingsFound: share(hits, headings.length),
    tableRows: share(rows.filter((row) => foundRows.has(row)).length, rows.length),
    leaked: reading.text.split(runningHead).length - 1,
  };
}

const textOf = (block: Block): string => {
  if (block.type === "table") return block.rows.flat().join(" ");
  return block.type === "image" ? "" : block.text;
};

function readingOf({ blocks }: ParsedDocument): Reading {
  return {
    text: blocks.map(textOf).join(" "),
    blocks: blocks.map(textOf),
    headings: blocks.filter(({ type }) => type === "heading").map(textOf),
    rows: blocks.flatMap((block) => (block.type === "table" ? block.rows : [])),
  };
}

/** pdftotext parts paragraphs by blank lines and knows no headings; a row is a line whose cells stand apart. */
function readingOfPoppler(text: string): Reading {
  const paragraphs = text.split(/\n\s*\n|\f/);
  const rows = text
    .split("\n")
    .map((line) => line.trim().split(/\s{2,}/))
    .filter((row) => row.length > 1);
  return { text, blocks: paragraphs, headings: [], rows };
}

const rounded = (name: string, reader: string, figures: Fidelity) => ({
  file: name,
  reader,
  error: Number(figures.error.toFixed(4)),
  paragraphs: Number(figures.paragraphs.toFixed(3)),
  "headings P/R": `${figures.headingsRight.toFixed(2)}/${figures.headingsFound.toFixed(2)}`,
  "table rows": Number(figures.tableRows.toFixed(2)),
  leaked: figures.leaked,
});

/**
 * Scores the readers, and `pdftotext` where it is installed, on the fixtures whose exact structure is known.
 */
export async function measureFidelity() {
  // The Big5 sample is an extract without a truth of its own.
  const names = readdirSync(fixturesDir).filter((name) => /^(en|zh)_dev(?!\.truth|\.big5)/.test(name));
  const rows: ReturnType<typeof rounded>[] = [];
  for (const name of names) {
    const language = name.slice(0, 2);
    const path = join(fixturesDir, name);
    // Written beside the fixture by whoever made it.
    const truth = JSON.parse(
      readFileSync(join(fixturesDir, `${language}_dev.truth.json`), "utf8"),
    ) as TrueBlock[];
    const document = await parseDocument(readFileSync(path), { fileName: name });
    rows.push(rounded(name, "deckle", compare(truth, readingOf(document), language)));
    if (!name.endsWith(".pdf") || !hasPoppler()) continue;
    const { text } = popplerText(path);
    rows.push(rounded(name, "pdftotext", compare(truth, readingOfPoppler(text), language)));
  }
  return rows;
}
