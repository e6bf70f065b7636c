import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type S3Server, s3ServerProgram, startS3Server } from "../testing/s3-server.ts";
import {
  FileMissingError,
  type Files,
  FileTooLargeError,
  openDiskFiles,
  openS3Files,
  readIfThere,
} from "./files.ts";

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

/** What every store of files keeps to, tried on each. */
function testStore(open: () => Promise<Files>): void {
  let files: Files;
  beforeEach(async () => {
    files = await open();
    await files.delete("u1");
  });

  const textOf = async (key: string) => Buffer.from(await files.read(key)).toString();
  const keysUnder = async (prefix: string) =>
    (await allOf(files.list(prefix))).map(({ key }) => key).toSorted();

  it("returns what was written, chunk by chunk", async () => {
    const written = await files.write("u1/b1/source", chunksOf("卡", "", "盒"), { maxBytes: 6 });

    expect(written).toEqual({ bytes: 6 });
    expect(await textOf("u1/b1/source")).toBe("卡盒");
  });

  it("keeps a file of no bytes, and one of nine million", async () => {
    const large = Buffer.alloc(9_000_000, "0123456789abcdef");

    const written = await files.write(
      "u1/large",
      (async function* twice() {
        yield large.subarray(0, 4_000_001);
        yield large.subarray(4_000_001);
      })(),
      { maxBytes: 10_000_000 },
    );
    await files.write("u1/empty", chunksOf(), { maxBytes: 1 });

    expect(written).toEqual({ bytes: large.length });
    expect(Buffer.from(await files.read("u1/large")).equals(large)).toBe(true);
    expect(await files.read("u1/empty")).toHaveLength(0);
  });

  it("replaces a file that is already there", async () => {
    await files.write("u1/a", chunksOf("old"), { maxBytes: 10 });

    await files.write("u1/a", chunksOf("new"), { maxBytes: 10 });

    expect(await textOf("u1/a")).toBe("new");
  });

  it("stops reading past the limit and leaves nothing", async () => {
    let produced = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        produced += 1;
        yield new Uint8Array(1000);
      }
    }

    await expect(files.write("u1/b", endless(), { maxBytes: 10_000 })).rejects.toThrow(FileTooLargeError);

    expect(produced).toBe(11);
    expect(await keysUnder("u1")).toEqual([]);
  });

  it("keeps the old file when its replacement fails", async () => {
    await files.write("u1/a", chunksOf("old"), { maxBytes: 10 });

    await expect(files.write("u1/a", brokenOff(), { maxBytes: 10 })).rejects.toThrow("connection reset");

    expect(await textOf("u1/a")).toBe("old");
    expect(await keysUnder("u1")).toEqual(["u1/a"]);
  });

  it("gives up a source that sends nothing when the signal is aborted, and leaves nothing", async () => {
    const abort = new AbortController();
    async function* stuck(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("begin");
      setImmediate(() => abort.abort(new Error("client went away")));
      await new Promise(() => undefined);
    }

    const writing = files.write("u1/a", stuck(), { maxBytes: 10, signal: abort.signal });

    await expect(writing).rejects.toThrow("client went away");
    expect(await keysUnder("u1")).toEqual([]);
  });

  it("refuses a signal that is already aborted", async () => {
    const signal = AbortSignal.abort(new Error("late"));

    await expect(files.write("u1/a", chunksOf("x"), { maxBytes: 10, signal })).rejects.toThrow("late");
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
    await expect(files.write(key, chunksOf("x"), { maxBytes: 10 })).rejects.toThrow(TypeError);
    await expect(files.read(key)).rejects.toThrow(TypeError);
    await expect(files.delete(key)).rejects.toThrow(TypeError);
  });

  it("reports a missing file as such", async () => {
    await expect(files.read("u1/nothing")).rejects.toThrow(FileMissingError);
    expect(await readIfThere(files, "u1/nothing")).toBeNull();
  });

  it("deletes by prefix, whole segments only", async () => {
    for (const key of ["u1/b1/source", "u1/b1/images/a", "u1/b11/source"]) {
      await files.write(key, chunksOf("x"), { maxBytes: 10 });
    }

    await files.delete("u1/b1");
    await files.delete("u1/never-there");

    expect(await keysUnder("u1")).toEqual(["u1/b11/source"]);
  });

  it("lists what lies under a prefix, whole segments only, with its age", async () => {
    const before = Date.now() - 2_000;
    for (const key of ["u1/b1/source", "u1/b1/images/a", "u1/b11/source"]) {
      await files.write(key, chunksOf("1"), { maxBytes: 10 });
    }

    const listed = await allOf(files.list("u1/b1"));

    expect(listed.map(({ key }) => key).toSorted()).toEqual(["u1/b1/images/a", "u1/b1/source"]);
    for (const { modifiedAt } of listed) expect(modifiedAt.getTime()).toBeGreaterThan(before);
    expect(await allOf(files.list("u1/nobody"))).toEqual([]);
  });
}

describe("files on disk", () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "deckle-files-"));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  testStore(() => openDiskFiles(dir));
});

const isMissing = s3ServerProgram === "";
describe.skipIf(isMissing)(`files in a bucket${isMissing ? " (skipped: no S3 store)" : ""}`, () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  testStore(() => openS3Files(server.place));
});
