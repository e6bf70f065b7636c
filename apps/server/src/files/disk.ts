import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncDirectory } from "./durable-files.ts";
import { FileMissingError } from "./file-errors.ts";
import { parseFileKey } from "./file-key.ts";
import type { Files, StoredFile } from "./files.ts";
import { receiveFile } from "./receive-file.ts";

/** Unfinished uploads lie here, outside every key (a segment never starts with a dot), on the same file system. */
const unfinishedFolder = ".unfinished";

/** No upload takes an hour; what is older was left by a process that died. */
const unfinishedMaxAgeMs = 60 * 60_000;

/**
 * Files in a folder of the local disk. A file appears under its name only when all of it is on the disk.
 * Opening removes what uploads left that were cut short by a crash over an hour ago.
 */
export async function openDiskFiles(dir: string): Promise<Files> {
  const unfinished = join(dir, unfinishedFolder);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await removeLeftovers(unfinished);
  return {
    async write(key, source, options) {
      const path = join(dir, ...parseFileKey(key));
      const partial = join(unfinished, randomUUID());
      try {
        const bytes = await receiveFile(partial, source, { ...options, isDurable: true });
        await makeFolder(dirname(path), dir);
        await rename(partial, path);
        await syncDirectory(dirname(path));
        return { bytes };
      } finally {
        // After a successful rename there is nothing to remove.
        await rm(partial, { force: true });
      }
    },
    async read(key) {
      const path = join(dir, ...parseFileKey(key));
      try {
        return await readFile(path);
      } catch (error) {
        if (!hasCode(error, "ENOENT")) throw error;
        throw new FileMissingError({ cause: error });
      }
    },
    list: (prefix) => listFiles(join(dir, ...parseFileKey(prefix)), prefix),
    async delete(prefix) {
      const path = join(dir, ...parseFileKey(prefix));
      await rm(path, { recursive: true, force: true });
      await removeEmptyFolders(dirname(path), dir);
    },
  };
}

/** Removes a folder and those above it, up to `root`, as long as nothing is in them: refused uploads would fill the disk with them. */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let empty = folder; empty !== root; empty = dirname(empty)) {
    const isRemoved = await rmdir(empty).then(
      () => true,
      // Not empty, or gone already.
      () => false,
    );
    if (!isRemoved) return;
  }
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone<Dirent[]>([]));
  for (const entry of entries) {
    const key = `${prefix}/${entry.name}`;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path, key);
    else {
      const found = await stat(path).catch(unlessGone(null));
      if (found?.isFile()) yield { key, modifiedAt: found.mtime };
    }
  }
}

/** A folder may be removed while it is being listed. */
function unlessGone<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (hasCode(error, "ENOENT")) return instead;
    throw error;
  };
}

/** Creates a folder below `root` and makes the new names durable, from the outermost in. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made !== root && made.length >= first.length; made = dirname(made)) {
    await syncDirectory(dirname(made));
  }
}

async function removeLeftovers(unfinished: string): Promise<void> {
  const oldest = Date.now() - unfinishedMaxAgeMs;
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    // An upload of another process may end meanwhile.
    const found = await stat(path).catch(unlessGone(null));
    if (found !== null && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
