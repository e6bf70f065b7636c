import type { PDFDocumentProxy } from "pdfjs-dist";
import { openPdf } from "../pdf/load-pdfjs.ts";
import { readPageImage } from "./page-image.ts";
import type { ScanAnswer, ScanRequest } from "./protocol.ts";

/** Entry of the process that takes the pictures of pages out of a PDF. It starts no program itself: it may not. */

const reportEveryMs = 100;
/** A4 at 600 dots per inch has 35 million; in colour this much takes 190 MB while a page is read. */
const maxImagePixels = 64_000_000;
let document: PDFDocumentProxy | undefined;

function send(answer: ScanAnswer): void {
  process.send?.(answer);
}

async function answerTo(request: ScanRequest): Promise<ScanAnswer> {
  if (request.type === "open") {
    document = await openPdf(request.bytes, { maxImagePixels });
    return { type: "opened", pages: document.numPages };
  }
  const image = document && (await readPageImage(document, request.page));
  return image ? { type: "image", ...image } : { type: "noImage" };
}

process.on("message", (message) => {
  // Only the parent writes to this channel. A page that cannot be decoded is a page without an image.
  answerTo(message as ScanRequest).then(send, () => send({ type: "noImage" }));
});
process.on("disconnect", () => process.exit(0));
// pdfjs abandons promises of damaged objects that it goes on to do without.
process.on("unhandledRejection", () => undefined);
setInterval(() => {
  send({ type: "memory", residentBytes: process.memoryUsage.rss() });
}, reportEveryMs).unref();
