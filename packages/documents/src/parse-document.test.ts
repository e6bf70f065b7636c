import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockText } from "./block-text.ts";
import { DocumentError, documentErrorCodes } from "./errors.ts";
import type { ParsedDocument } from "./model.ts";
import { parseDocument } from "./parse-document.ts";
import { buildDocx, paragraph } from "./testing/build-docx.ts";
import { buildPdf } from "./testing/build-pdf.ts";

const text = (content: string, fileName = "notes.txt") => parseDocument(Buffer.from(content), { fileName });

/** What every document promises, whatever it was read from. */
function expectSound({ blocks, text: whole, stats }: ParsedDocument): void {
  let end = -1;
  blocks.forEach((block, index) => {
    const own = blockText(block);
    expect(block.id).toBe(`b${String(index)}`);
    expect(whole.slice(block.offset, block.offset + own.length)).toBe(own);
    expect(block.offset).toBeGreaterThan(end);
    end = block.offset + own.length - 1;
    if ("runs" in block) for (const run of block.runs ?? []) expect(run.end).toBeLessThanOrEqual(own.length);
  });
  expect(stats.characters).toBe(whole.length);
}

const outcomes: readonly string[] = ["sound", ...documentErrorCodes];

/** `sound` for a document that keeps its promises, else the failure's code; anything else is thrown. */
async function outcomeOf(bytes: Uint8Array, fileName?: string): Promise<string> {
  try {
    expectSound(await parseDocument(bytes, { fileName }));
    return "sound";
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return error.code;
  }
}

describe("the content decides the format", () => {
  it("and a name that says otherwise is a warning", async () => {
    const document = await parseDocument(buildDocx({ body: paragraph("A cell.") }), { fileName: "cell.pdf" });

    expect(document).toMatchObject({ format: "docx", warnings: [{ code: "TYPE_MISMATCH" }] });
  });

  it("and the name chooses between Markdown and plain text", async () => {
    expect((await text("# Cells\n\nA cell.", "a.md")).blocks[0]).toMatchObject({
      type: "heading",
      text: "Cells",
    });
    expect((await text("# Cells\n\nA cell.", "a.txt")).format).toBe("txt");
    expect((await text("# Cells\n\n**A** cell.", "a")).format).toBe("md");
  });

  it.each([
    ["EMPTY_FILE", ""],
    ["EMPTY_FILE", " \n\t\n"],
    ["TOO_LITTLE_TEXT", "--- *** ... !!!"],
    ["UNSUPPORTED_CONTENT", "\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0000\u0001\u0002"],
    ["UNSUPPORTED_CONTENT", "MIME-Version: 1.0\nContent-Type: multipart/related\n\nHello"],
  ])("refuses with %s where there is nothing to read: %j", async (code, content) => {
    await expect(text(content, "letter.doc")).rejects.toMatchObject({ code });
  });

  it("stops when the caller gives up", async () => {
    const reason = new Error("gone");

    await expect(parseDocument(Buffer.from("a"), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe("sections and language", () => {
  it("path of headings above a block, without its own", async () => {
    const { blocks } = await text("# A\n\n## B\n\ntext\n\n# C\n\nmore", "a.md");

    expect(blocks.map(({ section }) => section)).toEqual([[], ["A"], ["A", "B"], [], ["C"]]);
  });

  it.each([
    ["zh", "细胞是生物体结构和功能的基本单位。ATP 由线粒体合成。"],
    ["en", "The cell is the basic unit of life, and every cell comes from a cell."],
    [
      "en",
      "Staphylococcus aureus: Gram-positive cocci, clusters, coagulase +\ntoxins: TSST-1, exfoliatin, enterotoxin\nTx: flucloxacillin; MRSA -> vancomycin\nStreptococcus pyogenes: chains, beta-haemolytic\ncomplications: rheumatic fever, glomerulonephritis\nTx: penicillin\nNa+ 135 mmol/L, K+ 4 mmol/L, glucose, creatinine",
    ],
    [
      "other",
      "rumah besar, sekolah tua, jalan panjang, kota lama, buku yang baru, meja kayu, kursi merah, pintu kecil, jendela putih, pohon tinggi, bunga cantik, langit biru, laut dalam, gunung tinggi, sungai lebar, anak muda",
    ],
    ["mixed", "photosynthesis 光合作用\ncell membrane 细胞膜\ngene 基因\nribosome 核糖体"],
    [
      "other",
      "Die Zelle ist die kleinste Einheit des Lebens, und jede Zelle entsteht aus einer anderen. Größe und Form sind für die Aufgaben wichtig.",
    ],
    ["other", "細胞は、すべての生物の基本的な単位であり、遺伝情報を持っています。"],
  ])("is %s for: %s", async (lang, content) => {
    expect((await text(content)).lang).toBe(lang);
  });
});

describe("more text than is kept", () => {
  it("is cut with a warning, also where the file is one line", async () => {
    const { text: kept, warnings } = await text("cell ".repeat(1_300_000));

    expect(kept).toHaveLength(5_000_000);
    expect(warnings).toEqual([{ code: "TEXT_OVER_LIMIT" }]);
  });
});

describe("any bytes", () => {
  it("give a sound document or a coded error", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(outcomes).toContain(await outcomeOf(bytes));
      }),
      { numRuns: 150 },
    );
  });

  it("as text keep every word in order", async () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$|^[\u4e00-\u9fff]{1,6}$/);

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(word, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 }),
        async (lines) => {
          const source = lines.map((words) => words.join(" ")).join("\n\n");
          const document = await text(source);

          expectSound(document);
          expect(document.text.replace(/\s+/g, "")).toBe(source.replace(/\s+/g, ""));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("as Markdown end in time, also where marks pile up", async () => {
    const piles = [
      ">",
      "[a](",
      "- ",
      "`",
      "*a _b ",
      "![",
      "<!--",
      "\\(",
      "$a ",
      "|a|\n|-|\n",
      "[^a]: b\n",
      "<a ",
    ];

    for (const pile of piles) {
      expect(outcomes).toContain(await outcomeOf(Buffer.from(pile.repeat(20_000)), "pile.md"));
    }
  }, 20_000);

  it("as damaged PDF, DOCX or DOC give a sound document or a coded error", async () => {
    const samples = [
      buildPdf([[{ text: "The cell is the unit of life.", x: 50, y: 100 }]]),
      buildDocx({ body: paragraph("The cell is the unit of life.") }),
      ...fixtures(/^en_dev\.doc$/).map(({ bytes }) => bytes),
    ];
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 12 });

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...samples), damage, fc.nat(), async (sample, changes, cut) => {
        const bytes = Uint8Array.from(sample);
        for (const [place, value] of changes) bytes[place % bytes.length] = value;
        const damaged = cut % 4 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes;
        expect(outcomes).toContain(await outcomeOf(damaged));
      }),
      { numRuns: 120 },
    );
  }, 30_000);
});

const folder = join(import.meta.dirname, "../../../fixtures");

function fixtures(pattern: RegExp): { name: string; bytes: Uint8Array }[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

interface TruthBlock {
  readonly type: string;
  readonly text: string;
  readonly rows?: readonly (readonly string[])[];
}

const key = (value: string): string => value.normalize("NFKC").replace(/\s+/g, "");

function truthOf(language: string): TruthBlock[] {
  const file = join(folder, `${language}_dev.truth.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TruthBlock[]) : [];
}

describe("the sample files of every format, in both languages", () => {
  it.each(fixtures(/^(?:en|zh)_dev\.(?:pdf|doc|docx|md)$/))(
    "G1: $name gives its headings, paragraphs and table rows",
    async ({ name, bytes }) => {
      const document = await parseDocument(bytes, { fileName: name });
      const truth = truthOf(name.slice(0, 2));

      expectSound(document);
      expect(document.lang).toBe(name.slice(0, 2));
      const headings = document.blocks
        .filter(({ type }) => type === "heading")
        .map((block) => key(blockText(block)));
      expect(headings).toEqual(
        truth.filter(({ type }) => type === "heading").map((block) => key(block.text)),
      );
      const texts = new Set(document.blocks.map((block) => key(blockText(block))));
      const prose = truth.filter(({ type }) => type === "p" || type === "li").map((block) => key(block.text));
      expect(prose.filter((paragraph) => !texts.has(paragraph))).toEqual([]);
      const rows = document.blocks.flatMap((block) => (block.type === "table" ? block.rows : []));
      expect(rows).toEqual(truth.flatMap((block) => block.rows ?? []));
    },
  );

  it.each(fixtures(/^(?:en|zh)_dev\..*txt$/))(
    "G1: $name is decoded and reads as its truth",
    async ({ name, bytes }) => {
      const document = await parseDocument(bytes, { fileName: name });

      expectSound(document);
      expect(document.lang).toBe(name.slice(0, 2));
      expect(document.text).not.toContain("\ufffd");
    },
  );
});
