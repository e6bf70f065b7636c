import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { createIsolatedParser } from "./isolated-parser.ts";
import { parseDocument } from "./parse-document.ts";
import { buildDocx, paragraph } from "./testing/build-docx.ts";
import { buildFlateBomb, buildPdf, lines } from "./testing/build-pdf.ts";

const parser = createIsolatedParser({ warm: true });
afterAll(async () => parser.close());

const small = buildDocx({ body: paragraph("Mitosis makes two equal cells.") });

describe("a document in a child process", () => {
  it("comes back whole, media and all", async () => {
    const document = await parser.parse(small, { fileName: "cells.docx" });

    expect(document).toMatchObject({ format: "docx", text: "Mitosis makes two equal cells.", warnings: [] });
  });

  it("comes back the same when it is too long for one message", async () => {
    const text = Array.from(
      { length: 3000 },
      (_unused, index) => `# ${index}\n\nCell **${index}** divides.\n`,
    );
    const bytes = Buffer.from(text.join("\n"));

    const { stats: _far, ...far } = await parser.parse(bytes, { fileName: "cells.md" });
    const { stats: _near, ...near } = await parseDocument(bytes, { fileName: "cells.md" });

    expect(far.blocks).toHaveLength(6000);
    expect(far).toEqual(near);
  });

  it("fails with the reader's own code", async () => {
    await expect(parser.parse(new Uint8Array())).rejects.toMatchObject({
      name: "DocumentError",
      code: "EMPTY_FILE",
    });
  });

  it("is read while others wait their turn", async () => {
    const pdf = buildPdf([lines(["Plants breathe, too, by day and by night."], { x: 50, y: 100 })]);

    const documents = await Promise.all([small, pdf, small, pdf].map(async (bytes) => parser.parse(bytes)));

    expect(documents.map(({ format }) => format)).toEqual(["docx", "pdf", "docx", "pdf"]);
  });
});

describe("a bomb", () => {
  it("ends at the memory limit while a server in this process goes on answering, and the next document is read", async () => {
    const server = createServer((_request, response) => response.end("here"));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
    // A server that listens on a port has an address of this shape.
    const { port } = server.address() as AddressInfo;
    const bounded = createIsolatedParser({ maxResidentMb: 300, wallMs: 300_000 });
    const answers: string[] = [];
    const over = new AbortController();

    const parsing = bounded.parse(buildFlateBomb(400)).finally(() => over.abort());
    const asking = (async () => {
      while (!over.signal.aborted) {
        answers.push(await (await fetch(`http://127.0.0.1:${String(port)}/`)).text());
      }
    })();
    await expect(parsing).rejects.toMatchObject({ code: "TOO_COMPLEX" });
    await asking;
    server.close();

    expect(new Set(answers)).toEqual(new Set(["here"]));
    // Inflating takes the child many times as long.
    expect(answers.length).toBeGreaterThan(5);
    expect((await bounded.parse(small)).blocks).toHaveLength(1);
    await bounded.close();
  }, 120_000);

  it("ends at the clock", async () => {
    const hurried = createIsolatedParser({ wallMs: 60 });

    await expect(hurried.parse(small)).rejects.toMatchObject({ code: "TOO_COMPLEX" });
    await hurried.close();
  });

  it("ends when the heap is full", async () => {
    const narrow = createIsolatedParser({ heapMb: 32, wallMs: 20_000 });
    const body = `<w:tbl>${`<w:tr><w:tc>${paragraph("cell")}</w:tc><w:tc>${paragraph("cell")}</w:tc></w:tr>`.repeat(40_000)}</w:tbl>`;

    await expect(narrow.parse(buildDocx({ body }))).rejects.toMatchObject({ code: "TOO_COMPLEX" });
    await narrow.close();
  });
});

describe("giving up", () => {
  it("kills the child and throws the caller's reason", async () => {
    const single = createIsolatedParser();
    const reason = new Error("the learner left");
    const abort = new AbortController();
    const parsing = single.parse(buildFlateBomb(300), { signal: abort.signal });
    setTimeout(() => abort.abort(reason), 50);

    await expect(parsing).rejects.toBe(reason);
    await single.close();
  });
});
