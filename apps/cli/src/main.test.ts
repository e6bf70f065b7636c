import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readPackage } from "@deckle/anki";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const main = fileURLToPath(new URL("main.ts", import.meta.url));
const importCheck = join(root, "packages/anki/testing/import_check.py");
const fixture = (name: string) => join(root, "fixtures", name);
const timeout = 60_000;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "deckle-cli-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, whatever its exit code. */
async function run(program: string, words: readonly string[], environment: Record<string, string> = {}) {
  const options = {
    cwd: folder,
    timeout,
    maxBuffer: 64 * 2 ** 20,
    env: { PATH: process.env["PATH"], LANG: "C", ...environment },
  };
  const failed = (error: unknown): Result => {
    // execFile rejects with the output and the exit code on the error.
    const { code, stdout, stderr } = error as Result;
    return { code, stdout, stderr };
  };
  return await execute(program, [...words], options).then(
    ({ stdout, stderr }): Result => ({ code: 0, stdout, stderr }),
    failed,
  );
}

const deckle = async (words: readonly string[], environment?: Record<string, string>) =>
  await run(process.execPath, [main, ...words], environment);

/** The JSON that a command printed; tests say what they expect in it. */
async function deckleJson(words: readonly string[]) {
  const { code, stdout } = await deckle([...words, "--json"]);
  return { code, json: JSON.parse(stdout) as Record<string, unknown> };
}

const documents = [
  ["en_dev.pdf", "pdf", "en"],
  ["en_dev.doc", "doc", "en"],
  ["en_dev.docx", "docx", "en"],
  ["en_dev.md", "md", "en"],
  ["en_dev.txt", "txt", "en"],
  ["zh_dev.pdf", "pdf", "zh"],
  ["zh_dev.doc", "doc", "zh"],
  ["zh_dev.docx", "docx", "zh"],
  ["zh_dev.md", "md", "zh"],
  ["zh_dev.txt", "txt", "zh"],
] as const;

describe("deckle inspect", { timeout }, () => {
  it.each([documents[0], documents[7]])("reads %s as %s in %s", async (file, format, lang) => {
    const { code, json } = await deckleJson(["inspect", fixture(file)]);

    expect(code).toBe(0);
    expect(json).toMatchObject({ ok: true, document: { format, lang, warnings: expect.any(Array) } });
    const { blocks } = json["document"] as { blocks: readonly Record<string, unknown>[] };
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) {
      expect(block["section"]).toBeInstanceOf(Array);
      expect(block).not.toHaveProperty("id");
      expect(block).not.toHaveProperty("bytes");
    }
  });

  it.each([
    ["empty.pdf", "EMPTY_FILE"],
    ["encrypted.pdf", "PASSWORD_PROTECTED"],
    ["scanned.pdf", "NO_TEXT_LAYER"],
    ["bad_notword.docx", "UNSUPPORTED_CONTENT"],
    ["flate_bomb.pdf", "TOO_COMPLEX"],
  ])("answers for %s with the code %s", async (file, expected) => {
    const { code, json } = await deckleJson(["inspect", fixture(file)]);

    expect(code).toBe(1);
    expect(json).toEqual({ ok: false, error: { code: expected, message: expect.stringMatching(/\w+/) } });
  });

  it("has scanned pages read by the program that an option or a variable names", async () => {
    const program = join(folder, "reads-scans");
    const body =
      'process.stdin.resume().on("end", () => console.log("Cells, asked with " + process.argv[5]));';
    await writeFile(program, `#!${process.execPath}\n${body}\n`, { mode: 0o755 });
    const scan = fixture("scanned.pdf");

    const named = await deckle(["inspect", scan, "--ocr-command", program, "--ocr-languages", "eng+deu"]);
    const fromVariables = await deckle(["inspect", scan], { OCR_COMMAND: program });

    expect(named.stdout).toContain("Cells, asked with eng+deu");
    expect(fromVariables.stdout).toContain("Cells, asked with chi_sim+eng");
  });

  it("says in the caller's language what is wrong and what to do", async () => {
    const chinese = await deckle(["inspect", fixture("encrypted.pdf")], { LANG: "zh_CN.UTF-8" });
    const english = await deckle(["inspect", fixture("encrypted.pdf")]);

    expect(chinese).toEqual({
      code: 1,
      stdout: "",
      stderr: "文件设有密码。请去掉密码后重新上传。 (PASSWORD_PROTECTED)\n",
    });
    expect(english.stderr).toContain("Remove the password");
  });

  it("says so when there is no such file", async () => {
    const { code, json } = await deckleJson(["inspect", "nowhere.pdf"]);

    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, error: { code: "CANNOT_READ_FILE" } });
  });
});

interface WrittenCard {
  readonly id: string;
  readonly type: "basic" | "cloze";
  readonly question: string;
  readonly answer: string;
  readonly source: { readonly quote: string; readonly heading: string };
}

const readCards = async (name: string) =>
  JSON.parse(await readFile(join(folder, name), "utf8")) as readonly WrittenCard[];

describe("deckle convert", { timeout }, () => {
  it.each(documents)(
    "G1: makes cards in the document's own language from %s",
    async (file, _format, lang) => {
      const { code, stderr } = await deckle(["convert", fixture(file), "--cards", `${file}.json`]);

      expect(stderr).toBe("");
      expect(code).toBe(0);
      const cards = await readCards(`${file}.json`);
      expect(cards.length).toBeGreaterThan(3);
      for (const card of cards) {
        expect(card.question.trim()).not.toBe("");
        expect(card.answer.trim()).not.toBe("");
        expect(card.source.quote.trim()).not.toBe("");
      }
      const text = cards.map((card) => card.question).join("");
      const share = (text.match(/\p{Script=Han}/gu)?.length ?? 0) / text.length;
      if (lang === "zh") expect(share).toBeGreaterThan(0.4);
      else expect(share).toBeLessThan(0.05);
    },
  );

  it("writes a deck named after the document into the caller's folder, which verify finds sound", async () => {
    const { code, stdout } = await deckle(["convert", fixture("zh_dev.md")]);
    const verified = await deckle(["verify", "zh_dev.apkg"]);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^zh_dev\.apkg: \d+ cards from 1 file/);
    expect(verified).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("sound") });
  });

  it("puts a captioned figure on the cards beside it, and an ornament on none", async () => {
    await deckle(["convert", fixture("zh_figure.docx"), "-o", "figure.apkg"]);

    const { json } = await deckleJson(["verify", "figure.apkg"]);

    expect(json).toMatchObject({ ok: true, media: 1, problems: [] });
  });

  it("takes relative paths from where npm was called, not from the project", async () => {
    await mkdir(join(folder, "elsewhere"));
    await writeFile(join(folder, "elsewhere", "notes.md"), await readFile(fixture("en_dev.md")));

    const result = await run(
      "npm",
      [
        "--prefix",
        root,
        "run",
        "-s",
        "deckle",
        "--",
        "convert",
        "elsewhere/notes.md",
        "-o",
        "elsewhere/a.apkg",
      ],
      { HOME: folder },
    );

    expect(result.stderr).toBe("");
    expect(result.code).toBe(0);
    expect((await readFile(join(folder, "elsewhere", "a.apkg"))).length).toBeGreaterThan(1000);
  });

  it("puts several documents into one deck, and reports those it cannot read", async () => {
    const { code, json } = await deckleJson([
      "convert",
      fixture("en_dev.md"),
      fixture("empty.pdf"),
      fixture("zh_dev.md"),
      "-o",
      "both.apkg",
    ]);

    expect(code).toBe(1);
    expect(json).toMatchObject({
      ok: false,
      error: { code: "EMPTY_FILE" },
      files: [
        { cards: expect.any(Number) },
        { cards: expect.any(Number) },
        { error: { code: "EMPTY_FILE" } },
      ],
    });
    expect(await deckleJson(["verify", "both.apkg"])).toMatchObject({ code: 0, json: { ok: true } });
  });

  it.each(["csv", "tsv", "md"])("writes the deck as text when its name ends in .%s", async (ending) => {
    const { code } = await deckle(["convert", fixture("zh_dev.md"), "-o", `deck.${ending}`]);

    expect(code).toBe(0);
    expect(await readFile(join(folder, `deck.${ending}`), "utf8")).toMatch(/\p{Script=Han}/u);
  });

  it("makes decks by heading and reversed cards when asked to", async () => {
    await deckle(["convert", fixture("en_dev.md"), "-o", "plain.apkg"]);
    const { code } = await deckle([
      "convert",
      fixture("en_dev.md"),
      "-o",
      "nested.apkg",
      "--nested",
      "--reversed",
    ]);
    const plain = await readPackage(await readFile(join(folder, "plain.apkg")));
    const nested = await readPackage(await readFile(join(folder, "nested.apkg")));

    expect(code).toBe(0);
    expect(plain.decks.map((deck) => deck.name)).not.toContainEqual(expect.stringContaining("::"));
    expect(nested.decks.map((deck) => deck.name)).toContainEqual(expect.stringContaining("en_dev::"));
    expect(nested.notes.map((note) => note.guid)).toEqual(plain.notes.map((note) => note.guid));
    expect(nested.cards.length).toBeGreaterThan(plain.cards.length);
  });

  it("makes no more cards than asked for", async () => {
    await deckle(["convert", fixture("en_dev.md"), "--cards", "few.json", "--max", "2"]);

    expect((await readCards("few.json")).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ["en_dev.pdf", "en"],
    ["zh_dev.pdf", "zh"],
  ])("makes cards of %s only of the pages and kinds asked for", async (file) => {
    await deckle(["convert", fixture(file), "--cards", "part.json", "--pages", "2", "--types", "basic"]);

    const cards = JSON.stringify(await readCards("part.json"));
    expect(cards).toContain('"page":2');
    expect(cards).not.toMatch(/"page":1\b|"type":"cloze"/);
  });

  it("says what a run would give without writing anything", async () => {
    const { code, stdout } = await deckle(["convert", fixture("en_dev.pdf"), "--estimate", "-o", "no.apkg"]);

    expect(code).toBe(0);
    expect(stdout).toMatch(/\d+ pages, about \d+ cards in about [\d.]+ s/);
    await expect(readFile(join(folder, "no.apkg"))).rejects.toThrow("ENOENT");
  });

  const model = {
    CARDS_LLM: "openai-compatible",
    CARDS_LLM_MODEL: "small-model",
    CARDS_LLM_API_KEY: "sk-secret-4711",
  };

  it.each([
    ["en_US.UTF-8", /No language model is configured: .* at no cost\./],
    ["zh_CN.UTF-8", /没有配置语言模型：.*不产生费用。/],
  ])("says plainly that nothing costs anything without a model (%s)", async (LANG, words) => {
    const { stdout } = await deckle(["convert", fixture("en_dev.md"), "--estimate"], { LANG });

    expect(stdout).toMatch(words);
  });

  it.each([
    ["en_US.UTF-8", /small-model: about \d+ call\(s\), \d+ tokens sent, \d+ written, .*about [\d.]+ CNY/],
    ["zh_CN.UTF-8", /模型 small-model：约调用 \d+ 次，发送约 \d+ 令牌.*费用约 [\d.]+ CNY/],
  ])("says what a model would use and cost, and asks none (%s)", async (LANG, words) => {
    const { stdout, stderr } = await deckle(
      ["convert", fixture("en_dev.md"), "--estimate", "--engine", "llm"],
      {
        ...model,
        CARDS_LLM_BASE_URL: "http://127.0.0.1:1/v1",
        CARDS_LLM_PRICE: "CNY 2 8",
        LANG,
      },
    );

    expect(stdout).toMatch(words);
    expect(stdout + stderr).not.toContain("4711");
  });

  it("says that the cost is unknown where the model has no price, and what the limits leave to the rules", async () => {
    const { stdout } = await deckle(["convert", fixture("long.pdf"), "--estimate"], {
      ...model,
      CARDS_LLM_MAX_OUTPUT_TOKENS: "4000",
    });

    expect(stdout).toContain("cost unknown (set CARDS_LLM_PRICE)");
    expect(stdout).toMatch(/let the model write about \d+ %/);
    expect(stdout).toContain('Without "--engine llm"');
  });

  it("spends nothing beyond a limit that is written wrongly", async () => {
    const { code, stderr } = await deckle(["convert", fixture("en_dev.md"), "--engine", "llm"], {
      ...model,
      CARDS_LLM_MAX_COST: "half a euro",
    });

    expect(code).not.toBe(0);
    expect(stderr).toMatch(/CARDS_LLM_MAX_COST.*BAD_VARIABLE/);
  });

  it("says that a format without pages cannot be cut by pages", async () => {
    const { code, stderr } = await deckle(["convert", fixture("en_dev.md"), "--pages", "1-2"]);

    expect(code).toBe(1);
    expect(stderr).toContain("NO_PAGES");
  });

  it.each([
    [["convert"], "Name a file."],
    [["convert", "a.md", "--pages", "4-2"], "--pages must be one page (7) or a range (3-10)."],
    [["convert", "a.md", "--types", "basic,quiz"], "--types must be one of: basic, cloze."],
    [["convert", "a.md", "--max", "none"], "--max must be a whole number from 1 to 10000."],
    [["convert", "a.md", "--density", "heavy"], "--density must be one of: sparse, normal, dense."],
    [["convert", "a.md", "--colour"], "There is no option --colour."],
    [["inspect", "a.md", "b.md"], "Name one file only."],
    [["paint"], 'There is no command "paint".'],
  ])("refuses %j with a reason", async (words, reason) => {
    const { code, stderr } = await deckle(words);

    expect(code).toBe(2);
    expect(stderr).toContain(reason);
  });

  it("says so when the deck cannot be written", async () => {
    const { code, stderr } = await deckle(["convert", fixture("en_dev.md"), "-o", "no/such/folder.apkg"]);

    expect(code).toBe(1);
    expect(stderr).toContain("CANNOT_WRITE_FILE");
  });

  it("explains itself in both languages", async () => {
    expect((await deckle(["--help"])).stdout).toContain("Usage: deckle COMMAND FILE");
    expect((await deckle(["--help"], { LC_ALL: "zh_CN.UTF-8" })).stdout).toContain("用法：deckle 命令 文件");
    expect((await deckle([])).code).toBe(2);
  });
});

describe("deckle verify", { timeout }, () => {
  it("tells what is wrong with a damaged package", async () => {
    await deckle(["convert", fixture("en_dev.md"), "-o", "whole.apkg"]);
    const whole = await readFile(join(folder, "whole.apkg"));
    await writeFile(join(folder, "half.apkg"), whole.subarray(0, whole.length / 2));

    const { code, json } = await deckleJson(["verify", "half.apkg"]);
    const chinese = await deckle(["verify", "half.apkg"], { LANG: "zh_CN.UTF-8" });

    expect(code).toBe(1);
    expect(json).toMatchObject({ ok: false, problems: [{ code: "NOT_A_PACKAGE", severity: "error" }] });
    expect(chinese.stderr).toBe(
      "half.apkg：发现 1 类问题\n" +
        "  错误（NOT_A_PACKAGE）：这不是 Anki 牌组文件（.apkg），或者没有下载完整。请重新下载或重新导出。\n",
    );
  });
});

describe("deckle lint", { timeout }, () => {
  const good = {
    type: "basic",
    question: "Which organelle produces most of a cell's ATP?",
    answer: "The mitochondrion",
  };

  it("finds nothing wrong with good cards and names the rule that a bad one breaks", async () => {
    await writeFile(join(folder, "good.json"), JSON.stringify([good]));
    await writeFile(join(folder, "bad.json"), JSON.stringify([good, { ...good, answer: "" }]));

    const sound = await deckleJson(["lint", "good.json"]);
    const faulty = await deckleJson(["lint", "bad.json"]);

    expect(sound).toEqual({ code: 0, json: { ok: true, cards: 1, faults: [] } });
    expect(faulty.code).toBe(1);
    expect(faulty.json["faults"]).toContainEqual(
      expect.objectContaining({ card: 1, severity: "error", rule: expect.any(String) }),
    );
  });

  it("refuses what is no list of cards", async () => {
    await writeFile(join(folder, "text.json"), "{not json");
    await writeFile(join(folder, "other.json"), JSON.stringify([{ type: "basic", question: 1 }]));

    expect(await deckleJson(["lint", "text.json"])).toMatchObject({
      code: 1,
      json: { error: { code: "NOT_CARDS" } },
    });
    expect(await deckleJson(["lint", "other.json"])).toMatchObject({
      code: 1,
      json: { error: { code: "NOT_CARDS" } },
    });
  });
});

describe("deckle convert --engine llm", { timeout }, () => {
  const words = ["convert", fixture("en_dev.md"), "--engine", "llm", "-o", "model.apkg"];

  it("says which variables are missing", async () => {
    expect(await deckleJson(words)).toMatchObject({ code: 1, json: { error: { code: "NO_MODEL" } } });
  });

  it("makes the deck by rules where the model cannot, and says why", async () => {
    const service = createServer((_request, response) => {
      response
        .writeHead(401, { "content-type": "application/json" })
        .end('{"error":{"message":"invalid api key"}}');
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    // A listening TCP server's address is an object.
    const { port } = service.address() as AddressInfo;

    const { code, stdout } = await deckle(words, {
      CARDS_LLM: "openai-compatible",
      CARDS_LLM_MODEL: "any",
      CARDS_LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    });
    service.close();

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /the built-in rules wrote (\d+) of \1 sections: The model service does not accept the key/,
    );
  });
});

const python = process.env["ANKI_PYTHON"];

describe.skipIf(python === undefined && process.env["CI"] !== "true")(
  "a converted document",
  { timeout },
  () => {
    it.each(["en_dev.pdf", "zh_dev.docx"])(
      "G3: of %s goes into the real Anki, and when converted again updates its notes",
      async (file) => {
        await deckle(["convert", fixture(file), "-o", "first.apkg"]);
        await deckle(["convert", fixture(file), "-o", "second.apkg"]);

        const { stdout } = await run(python ?? "", [importCheck, "first.apkg", "second.apkg"]);

        const [first, second] = (JSON.parse(stdout) as { imports: readonly ImportedOnce[] }).imports;
        const clean = { clean: true, missingMedia: [], emptyCards: 0 };
        expect(first?.audit).toMatchObject(clean);
        expect(second?.audit).toMatchObject(clean);
        expect(first?.log).toMatchObject({ new: first?.log["found"], conflicting: 0 });
        expect(second?.log).toMatchObject({ new: 0, found: first?.log["found"], conflicting: 0 });
        expect(second?.state.cards).toHaveLength(first?.state.cards.length ?? 0);
      },
    );
  },
);

/** What the check prints of one import, as far as it is looked at here. */
interface ImportedOnce {
  readonly audit: object;
  readonly log: Readonly<Record<string, number>>;
  readonly state: { readonly cards: readonly object[] };
}
