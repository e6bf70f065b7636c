import { undoWindowMs } from "@deckle/contract";
import { purgeDeletedCards } from "../cards/card-store.ts";
import type { Database } from "../database/database.ts";
import type { Files } from "../files/files.ts";
import type { Log } from "../log.ts";
import { boxFiles, parseBoxFile, removeBoxFiles } from "./box-files.ts";
import { purgeDeletedBoxes, unknownBoxes } from "./box-store.ts";

interface PurgeOptions {
  readonly database: Database;
  readonly files: Files;
  readonly log: Log;
  readonly now: () => Date;
}

/** Long enough that nobody who was told that there is a minute comes too late. */
const graceMs = 2 * undoWindowMs;
/** Boxes of one run; the next one follows soon. */
const boxesPerRun = 100;
/** An upload has become a box, or failed, long before. */
const orphanAgeMs = 24 * 3_600_000;
/** Files that one look for orphans looks at, and asks the database about at a time. */
const maxFiles = 1_000_000;
const filesPerQuestion = 1000;

/** Removes for good what was deleted when it could still be brought back: boxes with their files, and learners' own cards. */
export async function purgeDeleted({ database, files, log, now }: PurgeOptions): Promise<void> {
  const before = new Date(now().getTime() - graceMs);
  const boxes = await purgeDeletedBoxes(database, before, boxesPerRun);
  for (const box of boxes) await removeBoxFiles({ files, log }, box);
  await purgeDeletedCards(database, before);
  if (boxes.length > 0) log.info("boxes-purged", { boxes: boxes.length });
}

/** Removes files of boxes that do not exist: a crash between storing a file and making its box leaves them. */
export async function purgeOrphanFiles({ database, files, log, now }: PurgeOptions): Promise<void> {
  const before = new Date(now().getTime() - orphanAgeMs);
  let old = new Map<string, string>();
  let seen = 0;
  let removed = 0;
  const removeUnknown = async () => {
    for (const boxId of await unknownBoxes(database, [...old.keys()])) {
      await removeBoxFiles({ files, log }, { id: boxId, userId: old.get(boxId) ?? "" });
      removed += 1;
    }
    old = new Map();
  };
  for await (const { key, modifiedAt } of files.list(boxFiles)) {
    seen += 1;
    if (seen > maxFiles) break;
    const box = parseBoxFile(key);
    if (box === null || modifiedAt > before) continue;
    old.set(box.id, box.userId);
    if (old.size >= filesPerQuestion) await removeUnknown();
  }
  await removeUnknown();
  if (removed > 0) log.info("orphan-files-purged", { folders: removed });
}

const deletedEveryMs = 60_000;
const orphansEveryMs = 6 * 3_600_000;

/**
 * Purges at once and then now and again until it is stopped, one at a time. A purge that fails is told and tried again
 * the next time.
 */
export function startPurges(options: PurgeOptions): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const enqueue = (purge: (options: PurgeOptions) => Promise<void>) => {
    running = running
      .then(() => (isStopped ? undefined : purge(options)))
      .catch((error: unknown) => options.log.warn("purge-failed", { error }));
  };
  const timers = [
    setInterval(enqueue, deletedEveryMs, purgeDeleted),
    setInterval(enqueue, orphansEveryMs, purgeOrphanFiles),
  ];
  for (const timer of timers) timer.unref();
  // A server that is started anew every night would never come to its next look for orphans.
  enqueue(purgeDeleted);
  enqueue(purgeOrphanFiles);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
