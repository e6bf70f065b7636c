import { randomUUID } from "node:crypto";
import type { CardOptions } from "@deckle/cards";
import { isUnfinished, parseBoxName, undoWindowMs } from "@deckle/contract";
import { authorize, type Authorized } from "../access/authorized.ts";
import { storable } from "../cards/card.ts";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import type { Files } from "../files/files.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { ownsKnowledgeBase } from "../knowledge-bases/knowledge-base-store.ts";
import type { Log } from "../log.ts";
import { chargeFile, monthOf } from "../usage/usage-store.ts";
import type { User } from "../users/user-store.ts";
import { boxFolder, removeBoxFiles } from "./box-files.ts";
import type { Box, Regeneration } from "./box.ts";
import {
  findBoxOfUser,
  insertBox,
  listBoxes,
  markBoxDeleted,
  renameBox,
  restoreBox,
  startRegeneration,
} from "./box-store.ts";
import { deleteChunks } from "./chunk-store.ts";
import { hasSection } from "./passage-store.ts";

/** A file that has been stored and waits to become a box. */
export interface StoredUpload {
  readonly boxId: string;
  readonly fileKey: string;
  readonly fileName: string;
}

/** What the learner says about a file. */
export interface UploadForm {
  readonly subjectName: string;
  readonly knowledgeBaseId: string;
  readonly choices: CardOptions;
}

/** What users do with card boxes. Another user's box is "not found", like one that never was. */
export interface Boxes {
  /** Id and file key for an upload that is about to be streamed. */
  reserve(user: User): { readonly boxId: string; readonly fileKey: string };
  /**
   * Turns a stored upload into a pending box: ownership, quota, box and job in one transaction, so there is never a box
   * without a job nor a charge without a box. Where it fails the stored file is removed.
   * @throws Failure knowledgeBaseNotFound, monthlyLimitReached
   */
  createFromUpload(user: User, upload: StoredUpload, form: UploadForm): Promise<Box>;
  list(user: User, knowledgeBaseId: string): Promise<Box[]>;
  /** @throws Failure notFound */
  get(user: User, boxId: string): Promise<Authorized<Box>>;
  /** @throws Failure boxNameRequired, boxNameTooLong, notFound */
  rename(box: Authorized<Box>, subjectName: string): Promise<Box>;
  /**
   * Deletes the box for its owner at once; its cards and its file go when it can no longer be brought back. The charge
   * stays (ruling D5). @throws Failure notFound
   */
  remove(box: Authorized<Box>): Promise<void>;
  /** @throws Failure notFound, undoExpired */
  restore(user: User, boxId: string): Promise<Box>;
  /**
   * Has the cards of one part of the document, or of all, made anew; the box is `running` until then and its cards stay.
   * Nothing is charged. @throws Failure boxBusy, boxNotFinished, sectionEmpty, tooManyRequests
   */
  regenerate(box: Authorized<Box>, wanted: Regeneration): Promise<Box>;
}

/** A model's tokens cost the operator money, and a regeneration costs the learner nothing. */
const regenerationsPerDay = 30;

interface BoxesOptions {
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly now: () => Date;
}

export function createBoxes({ database, files, jobs, log, now }: BoxesOptions): Boxes {
  return {
    reserve: (user) => {
      const boxId = randomUUID();
      return { boxId, fileKey: `${boxFolder({ userId: user.id, id: boxId })}/source` };
    },

    createFromUpload: async (user, upload, form) => {
      try {
        return await database.transaction(async (sql) => {
          if (!(await ownsKnowledgeBase(sql, user.id, form.knowledgeBaseId))) {
            throw new Failure("knowledgeBaseNotFound");
          }
          const charge = { id: upload.boxId, userId: user.id, month: monthOf(now()) };
          if (!(await chargeFile(sql, charge))) throw new Failure("monthlyLimitReached");
          const box = await insertBox(sql, {
            id: upload.boxId,
            userId: user.id,
            knowledgeBaseId: form.knowledgeBaseId,
            subjectName: form.subjectName,
            fileName: upload.fileName,
            fileKey: upload.fileKey,
            choices: form.choices,
          });
          await jobs.enqueueConversion(box.id, sql);
          return box;
        });
      } catch (error) {
        await removeBoxFiles({ files, log }, { id: upload.boxId, userId: user.id });
        throw error;
      }
    },

    list: (user, knowledgeBaseId) => listBoxes(database, user.id, knowledgeBaseId),

    get: async (user, boxId) => {
      const box = authorize(user, await findBoxOfUser(database, user.id, boxId));
      if (!box) throw new Failure("notFound");
      return box;
    },

    rename: async (box, subjectName) => {
      const name = parseBoxName(storable(subjectName));
      if ("error" in name) throw new Failure(name.error);
      const renamed = await renameBox(database, box.userId, box.id, name.name);
      if (!renamed) throw new Failure("notFound");
      return renamed;
    },

    remove: async (box) => {
      if (!(await markBoxDeleted(database, box.userId, box.id, now()))) throw new Failure("notFound");
    },

    restore: async (user, boxId) => {
      const restored = await restoreBox(database, user.id, boxId, new Date(now().getTime() - undoWindowMs));
      if (restored === null) throw new Failure("notFound");
      if (restored === "expired") throw new Failure("undoExpired");
      return restored;
    },

    regenerate: async (box, wanted) => {
      if (isUnfinished(box.status)) throw new Failure("boxBusy");
      if (box.status !== "finished") throw new Failure("boxNotFinished");
      const section = wanted.section.map(storable);
      if (!(await hasSection(database, box.id, section))) throw new Failure("sectionEmpty");
      const regeneration = { section, options: { ...rangeOf(box.choices), ...wanted.options } };
      const day = now().toISOString().slice(0, 10);
      return database.transaction(async (sql) => {
        const limit = { day, mostPerDay: regenerationsPerDay };
        const started = await startRegeneration(sql, box.id, regeneration, limit);
        if (started === null) throw new Failure("boxBusy");
        if (started === "refused") throw tooManyRegenerations(now());
        await deleteChunks(sql, box.id);
        await jobs.enqueueRegeneration(box.id, sql);
        return started;
      });
    },
  };
}

/** What of the document the deck is about stays as it was chosen at the upload; everything else is chosen anew. */
function rangeOf({ pages, focus }: CardOptions): CardOptions {
  return { ...(pages === undefined ? {} : { pages }), ...(focus === undefined ? {} : { focus }) };
}

function tooManyRegenerations(now: Date): Failure {
  const dayMs = 86_400_000;
  return new Failure("tooManyRequests", {
    words: {
      zh: "这个卡盒今天已经重新生成了很多次，请明天再试。你的卡片没有改动。",
      en: "This box was regenerated many times today. Try again tomorrow. Your cards were not changed.",
    },
    retryAfterSeconds: (dayMs - (now.getTime() % dayMs)) / 1000,
  });
}
