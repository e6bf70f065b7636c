import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FileMissingError, FileTooLargeError, openDiskFiles } from "./files.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "deckle-files-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function* chunksOf(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function* brokenOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("ne");
  throw new Error("connection reset");
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function allFilesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("files on disk", () => {
  it("returns what was written, chunk by chunk", async () => {
    const files = await openDiskFiles(dir);

    const written = await files.write("u1/b1/source", chunksOf("卡", "", "盒"), { maxBytes: 6 });

    expect(written).toEqual({ bytes: 6 });
    expect(Buffer.from(await files.read("u1/b1/source")).toString()).toBe("卡盒");
  });

  it("replaces a file that is already there", async () => {
    const files = await openDiskFiles(dir);
    await files.write("a", chunksOf("old"), { maxBytes: 10 });

    await files.write("a", chunksOf("new"), { maxBytes: 10 });

    expect(Buffer.from(await files.read("a")).toString()).toBe("new");
  });

  it("stops reading past the limit and leaves nothing", async () => {
    const files = await openDiskFiles(dir);
    let produced = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        produced += 1;
        yield new Uint8Array(1000);
      }
    }

    await expect(files.write("a/b", endless(), { maxBytes: 10_000 })).rejects.toThrow(FileTooLargeError);

    expect(produced).toBe(11);
    expect(await allFilesOf(dir)).toEqual([]);
  });

  it("keeps the old file when its replacement fails", async () => {
    const files = await openDiskFiles(dir);
    await files.write("a", chunksOf("old"), { maxBytes: 10 });

    await expect(files.write("a", brokenOff(), { maxBytes: 10 })).rejects.toThrow("connection reset");

    expect(Buffer.from(await files.read("a")).toString()).toBe("old");
    expect(await allFilesOf(dir)).toHaveLength(1);
  });

  it("gives up a source that sends nothing when the signal is aborted, and leaves nothing", async () => {
    const files = await openDiskFiles(dir);
    const abort = new AbortController();
    async function* stuck(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("begin");
      setImmediate(() => abort.abort(new Error("client went away")));
      await new Promise(() => undefined);
    }

    const writing = files.write("a", stuck(), { maxBytes: 10, signal: abort.signal });

    await expect(writing).rejects.toThrow("client went away");
    expect(await allFilesOf(dir)).toEqual([]);
  });

  it("refuses a signal that is already aborted", async () => {
    const files = await openDiskFiles(dir);

    const writing = files.write("a", chunksOf("x"), {
      maxBytes: 10,
      signal: AbortSignal.abort(new Error("late")),
    });

    await expect(writing).rejects.toThrow("late");
  });

  it.each([
    "",
    "/",
    "../x",
    "a/../b",
    "a//b",
    ".unfinished/x",
    "A",
    "a b",
    "a\\b",
    "卡",
    "a\0",
    "a/",
    "x".repeat(101),
    "a/a/a/a/a/a/a/a/a",
  ])("refuses the key %j", async (key) => {
    const files = await openDiskFiles(dir);

    await expect(files.write(key, chunksOf("x"), { maxBytes: 10 })).rejects.toThrow(TypeError);
    await expect(files.read(key)).rejects.toThrow(TypeError);
    await expect(files.delete(key)).rejects.toThrow(TypeError);
  });

  it("reports a missing file as such", async () => {
    const files = await openDiskFiles(dir);

    await expect(files.read("u1/nothing")).rejects.toThrow(FileMissingError);
  });

  it("deletes by prefix, whole segments only", async () => {
    const files = await openDiskFiles(dir);
    await files.write("u1/b1/source", chunksOf("1"), { maxBytes: 10 });
    await files.write("u1/b11/source", chunksOf("2"), { maxBytes: 10 });

    await files.delete("u1/b1");
    await files.delete("u1/never-there");

    await expect(files.read("u1/b1/source")).rejects.toThrow(FileMissingError);
    expect(Buffer.from(await files.read("u1/b11/source")).toString()).toBe("2");
  });

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

  it("lists what lies under a prefix, whole segments only, with its age", async () => {
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
