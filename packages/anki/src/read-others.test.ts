import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { buildPackage } from "./build-package.ts";
import { readPackage } from "./read-package.ts";
import { basicNote, now, sampleDeck } from "./testing/sample-deck.ts";
import { describeRealAnki, genankiPython, inFolder } from "./testing/real-anki.ts";
import { verifyPackage } from "./verify-package.ts";

const image = { mimeType: "image/png", bytes: Buffer.from("89504e470d0a1a0a", "hex") } as const;
const ours = await buildPackage(
  sampleDeck([basicNote({ guidSource: "a", question: "A", direction: "both", images: [image] })]),
  { now },
);

describeRealAnki("a package that Anki exported", ({ exportFromAnki }) => {
  it.each([
    ["latest", "anki21b"],
    ["legacy", "anki21"],
  ] as const)("is read and found sound in its %s format, %s", async (format, name) => {
    const bytes = await exportFromAnki(format, ["notes:语言::英语", ours]);

    const content = await readPackage(bytes);

    expect(content.format).toBe(name);
    expect(new Set(content.notes.map((note) => note.fields[0]))).toEqual(
      new Set(["A", "front <b>bold</b>", "{{c1::one}} {{c2::two::hint}}", "词"]),
    );
    expect(content.cards).toHaveLength(7);
    expect(content.decks.map((deck) => deck.name)).toEqual(expect.arrayContaining(["语言::英语", "Sample"]));
    expect(content.noteTypes.map(({ kind, fields }) => [kind, fields.length])).toEqual(
      expect.arrayContaining([
        ["basic", 9],
        ["cloze", 2],
      ]),
    );
    expect(content.media.map((entry) => entry.name)).toEqual(
      expect.arrayContaining(["声音.mp3", expect.stringMatching(/^deckle-[0-9a-f]{24}\.png$/)]),
    );
    expect(await verifyPackage(bytes)).toEqual([]);
  });

  it.each([
    ["latest", "anki21b"],
    ["legacy", "anki21"],
  ] as const)("is told from one that was cut off or changed on its way, %s", async (format, name) => {
    const bytes = await exportFromAnki(format, ["notes:语言", ours]);
    // The name stands before the file's bytes, and again in the list at the end.
    const start = bytes.indexOf(`collection.${name}`);
    const changed = Uint8Array.from(bytes);
    changed.fill(0x55, start + 300, start + 364);

    const isUnusable = async (given: Uint8Array) =>
      (await verifyPackage(given)).some(({ severity }) => severity === "error");
    expect(await isUnusable(bytes.subarray(0, bytes.length / 2))).toBe(true);
    expect(await isUnusable(changed)).toBe(true);
  });
});

describe.skipIf(genankiPython === undefined && process.env["CI"] !== "true")("a package of genanki", () => {
  it("is read and found sound", async () => {
    const script = fileURLToPath(new URL("../testing/genanki_package.py", import.meta.url));
    const bytes = await inFolder(async (folder) => {
      const path = join(folder, "genanki.apkg");
      await promisify(execFile)(genankiPython ?? "python", [script, path], { timeout: 60_000 });
      return await readFile(path);
    });

    const content = await readPackage(bytes);

    expect(content.format).toBe("anki2");
    expect(content.notes.map((note) => note.fields)).toEqual([
      ["中国的首都？", '北京<img src="map.png">'],
      ["{{c1::Rome}} in {{c3::Italy}}", ""],
    ]);
    expect(content.cards.map((card) => card.ordinal)).toEqual([0, 0, 2]);
    expect(content.media.map((entry) => entry.name)).toEqual(["map.png"]);
    expect(await verifyPackage(bytes)).toEqual([]);
  });
});
