import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureBombs } from "./documents/bombs.ts";
import { measureFidelity } from "./documents/fidelity.ts";
import { fuzz } from "./documents/fuzz.ts";
import { peakOf } from "./documents/resident.ts";
import { largeDocx, largeMarkdown, longPdf } from "./documents/samples.ts";
import { timePdf } from "./documents/time-pdf.ts";

const fuzzMutants = 5_000;

async function measureMemory(longPdfBytes: Uint8Array): Promise<string[]> {
  const files = [
    { name: "400 pages.pdf", bytes: longPdfBytes, barMb: 350 },
    { name: "large.docx", bytes: largeDocx(), barMb: 300 },
    { name: "large.md", bytes: largeMarkdown(), barMb: 300 },
  ];
  const lines: string[] = [];
  for (const { name, bytes, barMb } of files) {
    const { peakMb, wallMs } = await peakOf(bytes, name);
    const size = (bytes.byteLength / 1024 / 1024).toFixed(1);
    lines.push(
      `${name} (${size} MB): child peak ${peakMb.toFixed(0)} MB (bar ${barMb}), ${wallMs.toFixed(0)} ms.`,
    );
  }
  return lines;
}

/**
 * Fidelity on the fixtures, time and memory on files made here, bombs beside a live server, and mutated fixtures:
 * what the bars of the reader speak of, with `pdftotext` beside it where it is installed.
 */
export async function measureDocuments() {
  const rows = await measureFidelity();
  const folder = await mkdtemp(join(tmpdir(), "deckle-bench-"));
  try {
    const bytes = longPdf();
    const path = join(folder, "long.pdf");
    await writeFile(path, bytes);
    const time = timePdf(path);
    const memory = await measureMemory(bytes);
    const bombs = await measureBombs();
    console.table(bombs.rows);
    const fuzzed = await fuzz({ mutants: fuzzMutants, seed: 1 });
    return {
      rows,
      bombs: bombs.rows,
      fuzzed: fuzzed.rows,
      summary: [...time, ...memory, bombs.summary, ...fuzzed.summary],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The fuzz run alone: `npm run bench -- fuzz [mutants] [seed]`. */
export async function measureFuzz() {
  const [mutants, seed] = process.argv.slice(3).map(Number);
  return fuzz({ mutants: mutants || fuzzMutants, seed: seed || Date.now() % 1_000_000 });
}
