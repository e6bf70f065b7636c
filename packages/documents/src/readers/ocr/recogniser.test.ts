import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIsolatedParser } from "../../isolated-parser.ts";
import { parseDocument } from "../../parse-document.ts";
import { buildPdf, lines } from "../../testing/build-pdf.ts";
import { mergeRecognised } from "./merge-recognised.ts";

const scanned = readFileSync(join(import.meta.dirname, "../../../../../fixtures/scanned.pdf"));

const tesseract = "tesseract";
const hasTesseract = /^eng$/m.test(String(spawnSync(tesseract, ["--list-langs"]).stdout ?? ""));

/** Pages that show a grey square and nothing else. */
function buildScan(pages: number): Uint8Array {
  const square = Buffer.concat([
    Buffer.from("q 595 0 0 842 0 0 cm BI /W 300 /H 300 /BPC 8 /CS /G ID "),
    Buffer.alloc(90_000, 0x80),
    Buffer.from("\nEI Q"),
  ]);
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${String(square.length)} >>\nstream\n`),
    square,
    Buffer.from("\nendstream"),
  ]);
  return buildPdf(
    Array.from({ length: pages }, () => []),
    { contents: stream },
  );
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "deckle-ocr-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A real program in tesseract's place; `body` may use `input` (the picture) and `argv`. */
function program(name: string, body: string): string {
  const path = join(folder, name);
  const source = `#!${process.execPath}
const argv = process.argv.slice(2);
const parts = [];
process.stdin.on("data", (part) => parts.push(part)).on("end", () => {
  const input = Buffer.concat(parts);
  ${body}
});
`;
  writeFileSync(path, source, { mode: 0o755 });
  return path;
}

async function read(
  command: string,
  options: { maxPages?: number; languages?: string[]; bytes?: Uint8Array } = {},
) {
  const { maxPages, languages = ["eng"], bytes = scanned } = options;
  const parser = createIsolatedParser({ ocr: { command, languages, maxPages } });
  const progress: string[] = [];
  try {
    const document = await parser.parse(bytes, {
      fileName: "scan.pdf",
      onRecognised: ({ done, total }) => progress.push(`${String(done)}/${String(total)}`),
    });
    return { document, progress };
  } finally {
    await parser.close();
  }
}

describe("scanned pages", () => {
  it("reach the program as upright PNGs with their languages, and its text stands on their pages", async () => {
    const command = program(
      "echo",
      `const isPng = input.subarray(1, 4).toString() === "PNG";
       const size = isPng ? input.readUInt32BE(16) + " by " + input.readUInt32BE(20) : "nothing";
       console.log("The picture is " + size + ", asked with " + argv.join(" ") + ".");`,
    );

    const { document, progress } = await read(command, { languages: ["chi_sim", "eng", "-x;"] });

    const total = document.pages ?? 0;
    expect(total).toBeGreaterThan(0);
    expect(document.blocks.map(({ page }) => page)).toEqual(
      Array.from({ length: total }, (_unused, index) => index + 1),
    );
    expect(document.text).toContain(
      "The picture is 1700 by 2200, asked with stdin stdout -l chi_sim+eng --dpi 200",
    );
    expect(document.warnings).toEqual([]);
    expect(progress.at(-1)).toBe(`${String(total)}/${String(total)}`);
  });

  it("are put together from the strips that a scanner cut them into, stencils too", async () => {
    const strip = (y: number, grey: number): string =>
      `q 595 0 0 421 0 ${String(y)} cm BI /W 64 /H 64 /BPC 8 /CS /G ID ${String.fromCharCode(grey).repeat(64 * 64)}\nEI Q`;
    const stencil = `q 200 0 0 200 0 642 cm BI /W 64 /H 64 /IM true /BPC 1 ID ${"\0".repeat(8 * 64)}\nEI Q`;
    const content = Buffer.from([strip(421, 0xff), strip(0, 0x80), stencil].join("\n"), "latin1");
    const page = Buffer.concat([
      Buffer.from(`<< /Length ${String(content.length)} >>\nstream\n`),
      content,
      Buffer.from("\nendstream"),
    ]);
    const command = program(
      "shades",
      `const zlib = require("node:zlib");
       const at = input.indexOf("IDAT");
       const rows = zlib.inflateSync(input.subarray(at + 4, at + 4 + input.readUInt32BE(at - 4)));
       const [width, height] = [input.readUInt32BE(16), input.readUInt32BE(20)];
       const pixel = (x, y) => rows[Math.floor(y * height) * (width + 1) + 1 + Math.floor(x * width)];
       console.log("Shades: " + [pixel(0.1, 0.1), pixel(0.9, 0.1), pixel(0.5, 0.9)].join(" "));`,
    );

    const { document } = await read(command, { bytes: buildPdf([[]], { contents: page }) });

    expect(document.text).toBe("Shades: 0 255 128");
  });

  it("that were hard to read are named in a warning", async () => {
    const word = (line: number, at: number, sure: number, text: string): string =>
      ["5", "1", "1", "1", String(line), String(at), "0", "0", "9", "9", String(sure), text].join("\\t");
    const table = [
      "level\\tpage_num\\tblock_num\\tpar_num\\tline_num\\tword_num\\tleft\\ttop\\twidth\\theight\\tconf\\ttext",
      word(1, 1, 51.5, "Cells"),
      word(1, 2, 62, "divide."),
    ].join("\\n");
    const command = program("unsure", `console.log("${table}");`);

    const { document } = await read(command, { bytes: buildScan(1) });

    expect(document.text).toBe("Cells divide.");
    expect(document.warnings).toEqual([{ code: "PAGES_RECOGNISED_POORLY", pages: [1] }]);
  });

  it("beyond the cap are named in the warning", async () => {
    const command = program("fixed", `console.log("细 胞 很 小 。");`);

    const { document, progress } = await read(command, { maxPages: 2, bytes: buildScan(4) });

    expect(document.text).toBe("细胞很小。\n细胞很小。");
    expect(document.warnings).toEqual([{ code: "PAGES_WITHOUT_TEXT", pages: [3, 4] }]);
    expect(progress).toEqual(["1/2", "2/2"]);
  });

  it.each([
    ["is not there", () => join(folder, "no-such-program")],
    ["fails on each page", () => program("fails", "process.exit(3);")],
    ["prints without end", () => program("endless", `process.stdout.write("a ".repeat(1 << 21));`)],
    ["finds no word", () => program("blank", `console.log(" .. ");`)],
  ])("stay unread where the program %s", async (_what, command) => {
    await expect(read(command())).rejects.toMatchObject({ code: "NO_TEXT_LAYER" });
  });

  it("stand between the pages that had text", async () => {
    const layer = await parseDocument(
      buildPdf([
        lines(["The cell is the unit of all life on earth."], { x: 50, y: 90 }),
        [],
        lines(["A virus is not a cell and needs one to multiply."], { x: 50, y: 90 }),
        [],
      ]),
    );

    const merged = mergeRecognised(layer, [{ page: 2, text: "A cell divides\n\n and grows.\n\f" }]);

    expect(merged.blocks.map(({ page, id }) => `${id} ${String(page)}`)).toEqual([
      "b0 1",
      "b1 2",
      "b2 2",
      "b3 3",
    ]);
    expect(merged.text.slice(merged.blocks[3]?.offset)).toBe(
      "A virus is not a cell and needs one to multiply.",
    );
    expect(merged.warnings).toEqual([{ code: "PAGES_WITHOUT_TEXT", pages: [4] }]);
  });

  it("leave a document with text as it is where a page has no picture", async () => {
    const command = program("fixed", `console.log("unread");`);
    const mixed = buildPdf([lines(["The cell is the unit of all life on earth."], { x: 50, y: 90 }), []]);

    const { document } = await read(command, { bytes: mixed });

    expect(document.text).toBe("The cell is the unit of all life on earth.");
    expect(document.warnings).toEqual([{ code: "PAGES_WITHOUT_TEXT", pages: [2] }]);
  });

  it("end with the parser", async () => {
    const command = program("sleeps", `setTimeout(() => console.log("late"), 60_000);`);
    const parser = createIsolatedParser({ ocr: { command, languages: ["eng"] } });
    const parsing = parser.parse(scanned);
    setTimeout(() => void parser.close(), 2_500);

    await expect(parsing).rejects.toMatchObject({ code: "TOO_COMPLEX" });
  });

  it("are given up with the caller's reason, and the program is killed", async () => {
    const command = program("sleeps", `setTimeout(() => console.log("late"), 60_000);`);
    const parser = createIsolatedParser({ ocr: { command, languages: ["eng"] } });
    const reason = new Error("the learner left");
    const abort = new AbortController();
    const parsing = parser.parse(scanned, { signal: abort.signal });
    setTimeout(() => abort.abort(reason), 2_500);

    await expect(parsing).rejects.toBe(reason);

    await parser.close();
  });

  it("are read by the machine's tesseract where there is one, and refused by name where there is none", async () => {
    const parser = createIsolatedParser({
      ocr: {
        command: tesseract,
        languages: ["eng"],
        maxPages: 1,
        environment: { PATH: process.env["PATH"] ?? "" },
      },
    });
    const parsing = parser.parse(scanned);

    if (hasTesseract) expect((await parsing).text).toMatch(/STUDYHDR/);
    else await expect(parsing).rejects.toMatchObject({ code: "NO_TEXT_LAYER" });
    await parser.close();
  }, 60_000);
});
