import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { type Files, openDiskFiles } from "../files/files.ts";
import { createLog } from "../log.ts";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { startTestServer } from "../testing/harness.ts";
import { findOrCreateUser, type User } from "../users/user-store.ts";
import { boxFolder } from "./box-files.ts";
import { findBox, markBoxDeleted } from "./box-store.ts";
import { purgeDeleted, purgeOrphanFiles } from "./purge.ts";
import { insertNewBox } from "../testing/new-box.ts";

const minute = 60_000;
const day = 86_400_000;

describeOnBothEngines("what is purged", (engine) => {
  let database: Database;
  let files: Files;
  let filesDir: string;
  let user: User;
  let now: Date;

  beforeAll(async () => {
    database = await engine.openTestDatabase();
    filesDir = join((await engine.createPlace()).dataDir, "files");
    files = await openDiskFiles(filesDir);
    user = await findOrCreateUser(database, {
      issuer: "https://id.test",
      subject: "owner",
    });
  });
  beforeEach(() => {
    now = new Date();
  });

  const rig = () => ({ database, files, log: createLog("silent"), now: () => now });

  async function storeFile(id: string, ageMs = 0): Promise<string> {
    const fileKey = `${boxFolder({ userId: user.id, id })}/source`;
    async function* bytes() {
      yield Buffer.from("text");
    }
    await files.write(fileKey, bytes(), { maxBytes: 10 });
    const time = new Date(now.getTime() - ageMs);
    await utimes(join(filesDir, fileKey), time, time);
    return fileKey;
  }

  async function newBox(ageMs = 0): Promise<{ id: string; fileKey: string }> {
    const id = randomUUID();
    const fileKey = await storeFile(id, ageMs);
    await insertNewBox(database, user, { id });
    return { id, fileKey };
  }

  const isStored = (fileKey: string) =>
    files.read(fileKey).then(
      () => true,
      () => false,
    );

  it("are boxes with their files, once nobody can bring them back, and no others", async () => {
    const kept = await newBox();
    const deleted = await newBox();
    await markBoxDeleted(database, user.id, deleted.id, now);

    now = new Date(now.getTime() + minute);
    await purgeDeleted(rig());
    expect(await findBox(database, deleted.id)).not.toBeNull();

    now = new Date(now.getTime() + 2 * minute);
    await Promise.all([purgeDeleted(rig()), purgeDeleted(rig())]);
    expect(await findBox(database, deleted.id)).toBeNull();
    expect(await isStored(deleted.fileKey)).toBe(false);
    expect(await findBox(database, kept.id)).not.toBeNull();
    expect(await isStored(kept.fileKey)).toBe(true);
  });

  it("are files that became no box, after a day; those of boxes and young ones stay", async () => {
    const orphan = await storeFile(randomUUID(), 2 * day);
    const young = await storeFile(randomUUID(), day / 2);
    const { fileKey: old } = await newBox(30 * day);

    await purgeOrphanFiles(rig());

    expect([await isStored(orphan), await isStored(young), await isStored(old)]).toEqual([false, true, true]);
  });

  it("are files that a killed process left, as soon as the next one starts", async () => {
    const place = await engine.createPlace();
    const folder = join(place.dataDir, "files", boxFolder({ userId: user.id, id: randomUUID() }));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "source"), "text");
    const longAgo = new Date(Date.now() - 2 * day);
    await utimes(join(folder, "source"), longAgo, longAgo);

    const server = await startTestServer({ place });

    await vi.waitFor(async () => expect(await readdir(join(place.dataDir, "files"))).not.toContain("boxes"), {
      timeout: 20_000,
      interval: 50,
    });
    await server.close();
  });

  it("are learners' own deleted cards, but not the marks of deleted cards of the document", async () => {
    const { id } = await newBox();
    await database.query(
      `insert into card (id, box_id, position, content, origin, deleted_at)
       select made.origin, $1, 0, '{}', made.origin, now() from (values ('document'), ('learner')) as made (origin)`,
      [id],
    );

    now = new Date(now.getTime() + 5 * minute);
    await purgeDeleted(rig());

    expect(await database.query("select id from card where box_id = $1", [id])).toEqual([{ id: "document" }]);
  });
});
