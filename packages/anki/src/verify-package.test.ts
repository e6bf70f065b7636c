import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { writeArchive } from "./archive.ts";
import { buildCollection } from "./collection.ts";
import { buildPackage } from "./build-package.ts";
import { createMediaCollection } from "./media.ts";
import { verifyPackage } from "./verify-package.ts";
import { basicNote, clozeNote, now, sampleDeck } from "./testing/sample-deck.ts";

const deck = sampleDeck([
  basicNote({ guidSource: "a", question: "A" }),
  clozeNote({ guidSource: "b", text: "{{c1::B}}" }),
]);

const codes = async (bytes: Uint8Array) => (await verifyPackage(bytes)).map((problem) => problem.code);

/** Our package after something was done to its database. */
async function packageWith(sql: string, media = "{}"): Promise<Uint8Array> {
  const database = new DatabaseSync(":memory:");
  database.deserialize(await buildCollection(deck, now.getTime(), createMediaCollection()));
  database.exec(sql);
  return await writeArchive([
    { name: "collection.anki2", bytes: database.serialize(), method: "deflate" },
    { name: "media", bytes: Buffer.from(media), method: "store" },
  ]);
}

it("finds nothing wrong with our own package", async () => {
  expect(await verifyPackage(await buildPackage(deck, { now }))).toEqual([]);
});

it.each([
  ["UPDATE notes SET flds = flds || char(31)", ["WRONG_FIELD_COUNT"]],
  ["UPDATE notes SET guid = 'same'", ["DUPLICATE_GUID"]],
  ["UPDATE notes SET mid = 5", ["UNKNOWN_NOTE_TYPE"]],
  ["UPDATE cards SET did = 5", ["UNKNOWN_DECK"]],
  ["DELETE FROM notes", ["NO_NOTES", "ORPHAN_CARD"]],
  ["DELETE FROM cards", ["NOTE_WITHOUT_CARD"]],
  ["UPDATE cards SET ord = 7", ["EMPTY_CARD"]],
  [
    "INSERT INTO cards SELECT id + 100, nid, did, ord, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '' FROM cards",
    ["DUPLICATE_CARD"],
  ],
  ["DROP TABLE revlog", ["DAMAGED_PACKAGE"]],
  [
    "DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT * FROM n",
    ["DAMAGED_PACKAGE"],
  ],
  ["UPDATE col SET models = 'x'", ["DAMAGED_PACKAGE"]],
])("after %j it finds %j", async (sql, expected) => {
  expect(await codes(await packageWith(sql))).toEqual(expected);
});

it("finds media that are listed but absent, badly named, or used but not listed", async () => {
  const bytes = await packageWith(
    `UPDATE notes SET flds = replace(flds, 'A', '<img src="no.png">')`,
    JSON.stringify({ 0: "../evil.png" }),
  );

  expect(await codes(bytes)).toEqual(["MEDIA_FILE_MISSING", "UNSAFE_MEDIA_NAME", "MEDIA_NOT_INCLUDED"]);
});

it("says of other files what they are", async () => {
  const bytes = await buildPackage(deck, { now });

  expect(await codes(Buffer.from("text"))).toEqual(["NOT_A_PACKAGE"]);
  expect(await codes(new Uint8Array())).toEqual(["NOT_A_PACKAGE"]);
  expect(
    await codes(await writeArchive([{ name: "a.txt", bytes: Buffer.from("a"), method: "deflate" }])),
  ).toEqual(["NOT_A_PACKAGE"]);
  expect(await codes(bytes.subarray(0, bytes.length / 2))).toEqual(["NOT_A_PACKAGE"]);
});

it("notices damage anywhere in the database", async () => {
  const bytes = await buildPackage(deck, { now });
  const damaged = Uint8Array.from(bytes);
  damaged.fill(0xff, 400, 420);

  expect(await codes(damaged)).toEqual(["DAMAGED_PACKAGE"]);
});

it("does not unpack more than a file claims", async () => {
  const bomb = await writeArchive([
    { name: "collection.anki2", bytes: Buffer.alloc(4_000_000), method: "deflate" },
  ]);
  const lie = Buffer.from(bomb);
  for (let at = lie.indexOf("00093d00", 0, "hex"); at !== -1; at = lie.indexOf("00093d00", at + 1, "hex")) {
    lie.writeUInt32LE(100, at);
  }

  expect(await codes(lie)).toEqual(["DAMAGED_PACKAGE"]);
});
