import { DocumentError } from "./errors.ts";
import { answerParts } from "./isolation-protocol.ts";
import type { ChildMessage, JobRequest } from "./isolation-protocol.ts";
import type { ParsedDocument } from "./model.ts";
import { parseDocument } from "./parse-document.ts";

/** Entry of the reader's own process. It reads no file and no variable: a job's bytes come in, a document goes out. */

const maxAnswerBytes = 48 * 1024 * 1024;
const reportEveryMs = 100;

/** Settles when the message is on its way, so that the parts of an answer do not pile up in memory. */
function send(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    // An error means that the parent has gone, which ends this process too.
    process.send?.(message, undefined, undefined, () => resolve());
  });
}

/** Rough size of an answer: text stands in it twice (whole and by block), in at most two bytes a character. */
function answerBytes(document: ParsedDocument): number {
  const media = document.media.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return document.text.length * 4 + document.blocks.length * 200 + media;
}

async function run({ job, bytes, fileName }: JobRequest): Promise<void> {
  try {
    const document = await parseDocument(bytes, { fileName });
    if (answerBytes(document) > maxAnswerBytes) throw new DocumentError("TOO_COMPLEX");
    for (const part of answerParts(job, document)) await send(part);
  } catch (error) {
    await send({ type: "failed", job, code: error instanceof DocumentError ? error.code : "CORRUPT_FILE" });
  }
}

process.on("message", (message) => {
  // Only the parent writes to this channel, and only requests.
  void run(message as JobRequest);
});
process.on("disconnect", () => process.exit(0));
// pdfjs abandons promises of damaged objects that it goes on to do without; the job itself still answers.
process.on("unhandledRejection", () => undefined);

// Where the system has no /proc the parent depends on these reports; they stop while a job blocks this thread, and the
// wall time then ends it.
setInterval(() => {
  void send({ type: "memory", residentBytes: process.memoryUsage.rss() });
}, reportEveryMs).unref();

/** Loading pdfjs takes a third of a second: a waiting child spends it before the first job comes. */
async function warmUp(): Promise<void> {
  try {
    await Promise.all([
      import("./readers/pdf/load-pdfjs.ts").then(({ loadPdfjs }) => loadPdfjs()),
      import("./readers/docx/read-docx.ts"),
      import("./readers/text/decode-text.ts"),
    ]);
  } catch {
    // A reader that cannot be loaded fails again, with its reason, in the job that needs it.
  }
  await send({ type: "ready" });
}

await warmUp();
