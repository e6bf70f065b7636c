import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError } from "./database-error.ts";
import type { Log } from "../log.ts";
import { copyFolderDurably, syncFolder } from "../files/durable-files.ts";
import { reviveSession, type RevivedSession } from "./embedded-revival.ts";
import { startSession, type EmbeddedSession } from "./embedded-session.ts";
import { buildDatabaseTemplate, createEmptyDatabase } from "./embedded-template.ts";
import type { Engine } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";

export interface EmbeddedEngine extends Engine {
  readonly kind: "embedded";
  /** Copies the database into the snapshots folder, keeping the newest three; returns the copy's path. */
  takeSnapshot(): Promise<string>;
  /** True where the folder held a database before it was opened. */
  readonly hadData: boolean;
  /** Calls `onNotification` for each NOTIFY on the channel; returns the way to stop it. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
}

/** The major version of PostgreSQL inside the engine; a folder of another one cannot be opened. */
const postgresMajor = "18";

/** The engine never flushes by itself, so a power cut may cost what was written since the last flush. */
const flushIntervalMs = 3 * 60_000;

const keptSnapshots = 3;

/**
 * Opens the database in `dataDir` for this process alone.
 * @throws DatabaseError DATA_DIR_LOCKED, DATA_DIR_UNUSABLE, ENGINE_MISMATCH.
 */
export async function openEmbedded(options: {
  readonly dataDir: string;
  readonly log: Log;
  /** Where empty databases are kept for copying; the build's cache unless told. */
  readonly templateCache?: string;
}): Promise<EmbeddedEngine> {
  const { dataDir, log, templateCache } = options;
  await makeDataDir(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    const hadData = await prepareFolder(folder, templateCache);
    const session = reviveSession({ first: await openSession(folder), folder, log });
    return createEngine({ session, folder, hadData, unlock, log });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseError(
      "DATA_DIR_UNUSABLE",
      `The data folder ${dataDir} cannot be created (${describe(error)}). Set DATA_DIR to a folder this user may write to.`,
      { cause: error },
    );
  }
}

/** Puts an empty database where there is none; true where there was one. */
async function prepareFolder(folder: string, templateCache: string | undefined): Promise<boolean> {
  const version = await readVersion(folder);
  if (version === undefined) {
    await createDatabase(folder, templateCache);
    return false;
  }
  if (version !== postgresMajor) {
    throw new DatabaseError(
      "ENGINE_MISMATCH",
      `The database in ${folder} was made by PostgreSQL ${version}, this version of Deckle holds ${postgresMajor}. ` +
        "Start the version of Deckle that made it.",
    );
  }
  return true;
}

/** The major version of the database in a folder; undefined where the folder is missing or empty. */
async function readVersion(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw unusable(folder, error);
  });
  if (entries.length === 0) return undefined;
  try {
    return (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    // A database appears here whole or not at all, so this is somebody else's, or a damaged one: not ours to remove.
    throw unusable(folder, error);
  }
}

async function createDatabase(folder: string, templateCache: string | undefined): Promise<void> {
  try {
    await copyFolderDurably(await buildDatabaseTemplate(templateCache), folder);
  } catch {
    // The cache cannot be written or read, in a container for example: create the database where it belongs.
    const made = `${folder}.made`;
    await rm(made, { recursive: true, force: true });
    await createEmptyDatabase(made).catch((error: unknown) => {
      throw unusable(folder, error);
    });
    await copyFolderDurably(made, folder);
    await rm(made, { recursive: true, force: true });
  }
}

function unusable(folder: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    "DATA_DIR_UNUSABLE",
    `The folder ${folder} cannot be used as the database (${describe(cause)}). Check that this user may read and write ` +
      "it, or set DATA_DIR to another folder. Nothing was changed.",
    { cause },
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function openSession(folder: string): Promise<EmbeddedSession> {
  try {
    return await startSession(folder);
  } catch (error) {
    throw new DatabaseError(
      "DATA_DIR_UNUSABLE",
      `The database in ${folder} cannot be opened (${describe(error)}). ` +
        `Copies made before upgrades lie in ${join(folder, "..", "snapshots")}: to go back to one, stop Deckle, move ` +
        `${folder} away and copy the snapshot to its place.`,
      { cause: error },
    );
  }
}

interface EngineParts {
  readonly session: RevivedSession;
  readonly folder: string;
  readonly hadData: boolean;
  readonly unlock: () => void;
  readonly log: Log;
}

function createEngine({ session, folder, hadData, unlock, log }: EngineParts): EmbeddedEngine {
  const takeTurn = createTurns();
  const inSession = <T>(use: (current: EmbeddedSession) => Promise<T>): Promise<T> =>
    takeTurn(async () => use(await session.current()));
  const stopFlushing = new AbortController();
  const flush = async (): Promise<void> => {
    await inSession((current) => current.runScript("checkpoint"));
    await syncFolder(folder);
  };
  const flushing = flushRegularly(flush, { signal: stopFlushing.signal, log });
  const closeAll = async (): Promise<void> => {
    stopFlushing.abort();
    await flushing;
    try {
      await takeTurn(() => session.close());
      await syncFolder(folder);
    } finally {
      unlock();
    }
  };
  let closing: Promise<void> | undefined;

  return {
    kind: "embedded",
    hadData,
    withConnection: async (use) => {
      if (closing) throw new DatabaseError("CLOSED", "The database is closed.");
      return inSession(use);
    },
    async listen(channel, onNotification) {
      const unlisten = await takeTurn(() => session.listen(channel, onNotification));
      return () => takeTurn(unlisten);
    },
    takeSnapshot: () =>
      inSession(async (current) => {
        await current.runScript("checkpoint");
        return copyToSnapshots(folder);
      }),
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}

/** One session for everybody: whoever asks waits for those before. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function flushRegularly(
  flush: () => Promise<void>,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<void> {
  while (!signal.aborted) {
    await delay(flushIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await flush().catch((error: unknown) => log.error("database-flush-failed", { error }));
  }
}

async function copyToSnapshots(folder: string): Promise<string> {
  const snapshots = join(folder, "..", "snapshots");
  await mkdir(snapshots, { recursive: true, mode: 0o700 });
  const copy = join(snapshots, new Date().toISOString().replaceAll(/[:.]/g, "-"));
  await copyFolderDurably(folder, copy);
  const all = (await readdir(snapshots)).filter((name) => !name.endsWith(".partial")).sort();
  for (const name of all.slice(0, -keptSnapshots)) {
    await rm(join(snapshots, name), { recursive: true, force: true });
  }
  return copy;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
