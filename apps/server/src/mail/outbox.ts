import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A folder of `.eml` files for the operator: mail that no server took. Any mail program opens one. */
export interface Outbox {
  /** Stores a message; returns the file's path. */
  write(address: string, message: Buffer): Promise<string>;
  /** Removes the messages to an address. */
  remove(address: string): Promise<void>;
}

/** Links in them are good for three days at most. */
const keepMs = 7 * 86_400_000;
const maxFiles = 1_000;

export function createOutbox(folder: string, now: () => Date): Outbox {
  /** Oldest first: names begin with the time. */
  async function messages(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.endsWith(".eml")).sort();
  }

  async function clear(): Promise<void> {
    const names = await messages();
    for (const [at, name] of names.entries()) {
      const isSurplus = names.length - at > maxFiles;
      if (isSurplus || (await isOld(join(folder, name)))) await rm(join(folder, name), { force: true });
    }
  }

  async function isOld(path: string): Promise<boolean> {
    const found = await stat(path).catch(() => undefined);
    return found !== undefined && now().getTime() - found.mtimeMs > keepMs;
  }

  return {
    write: async (address, message) => {
      // Readable by the operator alone: whoever has the link in it has the account.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await clear();
      const time = now().toISOString().replace(/[:.]/g, "-");
      const path = join(folder, `${time}-${randomBytes(4).toString("hex")}.${keyOf(address)}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return path;
    },
    remove: async (address) => {
      const own = (await messages()).filter((name) => name.includes(`.${keyOf(address)}.`));
      for (const name of own) await rm(join(folder, name), { force: true });
    },
  };
}

/** File names stand in logs and listings, addresses must not. */
function keyOf(address: string): string {
  return createHash("sha256").update(address.toLowerCase()).digest("hex").slice(0, 16);
}
