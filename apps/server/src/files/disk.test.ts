import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDiskFiles } from "./files.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "deckle-files-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function* chunksOf(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("the folder of files", () => {
  it("removes folders with the last file in them, and no others", async () => {
    const files = await openDiskFiles(dir);
    for (const key of ["boxes/u1/b1/source", "boxes/u1/b2/source"]) {
      await files.write(key, chunksOf("x"), { maxBytes: 1 });
    }

    await files.delete("boxes/u1/b1/source");
    expect(await readdir(join(dir, "boxes", "u1"))).toEqual(["b2"]);
    await files.delete("boxes/u1/b2");
    expect(await readdir(dir)).toEqual([".unfinished"]);
    await files.delete("boxes/u1/b2");
  });

  it("opens while others write to the same folder", async () => {
    const files = await openDiskFiles(dir);
    const writing = Array.from({ length: 300 }, (_, at) =>
      files.write(`u/${at}/source`, chunksOf("x"), { maxBytes: 1 }),
    );

    const opening = Array.from({ length: 60 }, () => openDiskFiles(dir));

    await expect(Promise.all(opening)).resolves.toHaveLength(60);
    await Promise.all(writing);
  });

  it("tells when a file was last changed", async () => {
    const files = await openDiskFiles(dir);
    for (const key of ["u1/b1/source", "u1/b1/images/a", "u1/b2/source", "u11/b3/source"]) {
      await files.write(key, chunksOf("1"), { maxBytes: 10 });
    }
    const old = new Date("2026-01-01T00:00:00Z");
    await utimes(join(dir, "u1/b2/source"), old, old);

    const listed = await allOf(files.list("u1"));

    expect(listed.map(({ key }) => key).toSorted()).toEqual([
      "u1/b1/images/a",
      "u1/b1/source",
      "u1/b2/source",
    ]);
    expect(listed.find(({ key }) => key === "u1/b2/source")?.modifiedAt).toEqual(old);
    expect(await allOf(files.list("nobody"))).toEqual([]);
  });

  it("sweeps what a crash left an hour ago, and nothing younger", async () => {
    await openDiskFiles(dir);
    const old = join(dir, ".unfinished", "old");
    const young = join(dir, ".unfinished", "young");
    await writeFile(old, "x");
    await writeFile(young, "x");
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old, twoHoursAgo, twoHoursAgo);

    await openDiskFiles(dir);

    expect(await readdir(join(dir, ".unfinished"))).toEqual(["young"]);
  });
});
