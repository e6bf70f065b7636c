/**
 * `node pdf-worker.ts deckle|pdfjs FILE` reads a PDF once and prints `{wallMs, cpuMs}`, the library loaded before. A
 * process of its own for each run, so that neither side profits from what the other has compiled.
 */
import { parseDocument } from "@deckle/documents";
import { readFileSync } from "node:fs";
import { loadPdfjs, openPdf } from "../../packages/documents/src/readers/pdf/load-pdfjs.ts";

async function readWithPdfjs(bytes: Uint8Array): Promise<number> {
  const document = await openPdf(bytes);
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) characters += "str" in item ? item.str.length : 0;
    page.cleanup();
  }
  await document.loadingTask.destroy();
  return characters;
}

const [, , reader, path = ""] = process.argv;
const bytes = readFileSync(path);
await loadPdfjs();
await import("../../packages/documents/src/readers/pdf/read-pdf.ts");

const cpu = process.cpuUsage();
const started = performance.now();
const characters =
  reader === "pdfjs" ? await readWithPdfjs(bytes) : (await parseDocument(bytes)).stats.characters;
const wallMs = performance.now() - started;
const { user, system } = process.cpuUsage(cpu);
console.log(JSON.stringify({ wallMs, cpuMs: (user + system) / 1000, characters }));
