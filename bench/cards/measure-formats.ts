import { parseDocument } from "@deckle/documents";
import { findChromium } from "../../scripts/test-tools.ts";
import { deckOf } from "./makers.ts";
import { type BenchDocument, readBenchDocuments } from "./read-key.ts";
import { scoreDeck } from "./score-deck.ts";
import { toDocx, toPdf, toPlainText } from "./write-formats.ts";

/** The mean score of a format may lie this many points under Markdown's. */
const maxLoss = 3;
const formats = ["md", "docx", "txt", "pdf"] as const;
const absent = "no Chromium";
type Format = (typeof formats)[number];

/** The benchmark's documents as Markdown, and converted to Word, plain text and PDF: what their decks score by format. */
export async function measureFormats() {
  const chromium = findChromium();
  const documents = await readBenchDocuments();
  const rows: Record<string, Partial<Record<Format, number | string>>> = {};
  const scores = new Map<Format, number[]>(formats.map((format) => [format, []]));
  for (const document of documents) {
    const row: Partial<Record<Format, number | string>> = {};
    for (const format of formats) {
      const score = await scoreAs(document, format, chromium);
      row[format] = score === undefined ? absent : round(score);
      if (score !== undefined) scores.get(format)?.push(score);
    }
    rows[document.name] = row;
  }
  const means = new Map(formats.map((format) => [format, meanOf(scores.get(format) ?? [])]));
  rows["mean"] = Object.fromEntries(
    formats.map((format) => [format, round(means.get(format) ?? 0) || absent]),
  );
  return { rows, summary: formats.slice(1).map((format) => verdict(format, means)) };
}

async function scoreAs(
  document: BenchDocument,
  format: Format,
  chromium: string | undefined,
): Promise<number | undefined> {
  const bytes = new TextEncoder().encode(document.text);
  if (format === "md") return scoreDeck(await deckOf(bytes, document.fileName), document).score;
  if (format === "pdf" && chromium === undefined) return undefined;
  const parsed = await parseDocument(bytes, { fileName: document.fileName });
  const converted = await {
    docx: () => toDocx(parsed),
    txt: () => toPlainText(parsed),
    pdf: () => toPdf(parsed, chromium ?? ""),
  }[format]();
  return scoreDeck(await deckOf(converted, `${document.name}.${format}`), document).score;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function verdict(format: Format, means: ReadonlyMap<Format, number>): string {
  const mean = means.get(format) ?? 0;
  if (mean === 0) return `${format}: not measured, there is no Chromium. Set CHROMIUM_PATH.`;
  const loss = (means.get("md") ?? 0) - mean;
  const isWithin = loss <= maxLoss;
  return `${format}: ${round(loss)} points under Markdown; limit ${maxLoss}: ${isWithin ? "within" : "MISSED"}`;
}
