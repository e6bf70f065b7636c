import { randomUUID } from "node:crypto";
import { authorize, type Authorized } from "../access/authorized.ts";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import type { Files } from "../files/files.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { ownsKnowledgeBase } from "../knowledge-bases/knowledge-base-store.ts";
import type { Log } from "../log.ts";
import { chargeFile, monthOf } from "../usage/usage-store.ts";
import type { User } from "../users/user-store.ts";
import type { Box } from "./box.ts";
import { deleteBox, findBoxOfUser, insertBox, listBoxes } from "./box-store.ts";

/** A file that has been stored and waits to become a box. */
export interface StoredUpload {
  readonly boxId: string;
  readonly fileKey: string;
  readonly fileName: string;
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
  createFromUpload(
    user: User,
    upload: StoredUpload,
    form: { subjectName: string; knowledgeBaseId: string },
  ): Promise<Box>;
  list(user: User, knowledgeBaseId: string): Promise<Box[]>;
  /** @throws Failure notFound */
  get(user: User, boxId: string): Promise<Authorized<Box>>;
  /** Deletes the box, its cards and its file. The charge stays (ruling D5). @throws Failure notFound */
  remove(user: User, box: Authorized<Box>): Promise<void>;
}

interface BoxesOptions {
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly now: () => Date;
}

export function createBoxes({ database, files, jobs, log, now }: BoxesOptions): Boxes {
  /** The file of a box that is gone is only a leftover: failing to remove it must not fail the call. */
  async function removeFiles(userId: string, boxId: string): Promise<void> {
    try {
      await files.delete(boxFolder(userId, boxId));
    } catch (error) {
      log.warn("box-files-left", { boxId, error });
    }
  }

  return {
    reserve: (user) => {
      const boxId = randomUUID();
      return { boxId, fileKey: `${boxFolder(user.id, boxId)}/source` };
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
          });
          await jobs.enqueueConversion(box.id, sql);
          return box;
        });
      } catch (error) {
        await removeFiles(user.id, upload.boxId);
        throw error;
      }
    },

    list: (user, knowledgeBaseId) => listBoxes(database, user.id, knowledgeBaseId),

    get: async (user, boxId) => {
      const box = authorize(user, await findBoxOfUser(database, user.id, boxId));
      if (!box) throw new Failure("notFound");
      return box;
    },

    remove: async (user, box) => {
      if (!(await deleteBox(database, user.id, box.id))) throw new Failure("notFound");
      await removeFiles(user.id, box.id);
    },
  };
}

function boxFolder(userId: string, boxId: string): string {
  return `boxes/${userId}/${boxId}`;
}
