import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** Creating a database takes 4 to 6 s of one core; a machine that needs minutes is out of memory. */
const creationTimeoutMs = 120_000;

/**
 * A folder with an empty database of the embedded engine, made on first use and kept for the next: copying it takes
 * 0.2 s, creating one 4 s and a gigabyte of memory. The creation runs in a child process, so that this memory never
 * belongs to the server.
 * @param cacheDir where it is kept; the build's own cache unless told.
 * @returns the folder; its name holds the engine's version.
 */
export async function buildDatabaseTemplate(cacheDir: string = defaultCacheDir()): Promise<string> {
  const template = join(cacheDir, `database-${engineVersion()}`);
  if (await exists(template)) return template;
  await mkdir(cacheDir, { recursive: true });
  const partial = `${template}.${randomUUID()}.partial`;
  try {
    await createEmptyDatabase(partial);
    await rename(partial, template).catch(async (error: unknown) => {
      // Another process was faster; its template is as good.
      if (!(await exists(template))) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return template;
}

/** Creates an empty database in a folder that does not exist yet, in a child process. */
export async function createEmptyDatabase(folder: string): Promise<void> {
  const child = fileURLToPath(new URL("create-embedded.ts", import.meta.url));
  await runFile(process.execPath, ["--liftoff-only", child, folder], { timeout: creationTimeoutMs });
}

function engineVersion(): string {
  const require = createRequire(import.meta.url);
  // The package does not export its package.json, so it is found beside its entry point.
  const manifest: unknown = require(
    join(dirname(require.resolve("@electric-sql/pglite")), "..", "package.json"),
  );
  return typeof manifest === "object" && manifest && "version" in manifest
    ? String(manifest.version)
    : "unknown";
}

function defaultCacheDir(): string {
  return fileURLToPath(new URL("../../../../node_modules/.cache/deckle/", import.meta.url));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
