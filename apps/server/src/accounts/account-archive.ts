import { Readable } from "node:stream";
import { ReadableStream, TextEncoderStream, TransformStream } from "node:stream/web";
import { TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";
import type { Account, Language } from "@deckle/contract";
import type { Box } from "../boxes/box.ts";
import { listBoxes } from "../boxes/box-store.ts";
import { presentBox } from "../boxes/present.ts";
import { presentCard } from "../cards/card.ts";
import { listCards } from "../cards/card-store.ts";
import type { Database } from "../database/database.ts";
import { type Files, readIfThere } from "../files/files.ts";
import type { Caller } from "../http/authenticate.ts";
import { listKnowledgeBases } from "../knowledge-bases/knowledge-base-store.ts";
import type { Log } from "../log.ts";
import { findSettings, presentSettings } from "../reviews/settings-store.ts";
import { listAnswers, listStudied, listUsage } from "./account-store.ts";
import { archiveNames } from "./archive-names.ts";
import { readmeText } from "./readme.ts";

/** Bytes that are made while they are sent. */
export interface StreamedFile {
  readonly stream: Readable;
  readonly fileName: string;
  readonly contentType: string;
}

interface ArchiveContext {
  readonly database: Database;
  readonly files: Files;
  readonly log: Log;
  readonly now: () => Date;
}

interface ArchiveRequest {
  readonly caller: Caller;
  readonly account: Account;
  readonly language: Language;
}

/** Rows of one query: the archive of years of study is made a piece at a time. */
const answersPerPage = 5_000;

/**
 * Everything that is kept about a user, as a zip archive of JSON files and the documents as they were uploaded. One box
 * with its document is in memory at a time. A failure on the way breaks the stream off.
 */
export function archiveAccount(context: ArchiveContext, request: ArchiveRequest): StreamedFile {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false, lastModDate: context.now() });
  const stream = Readable.fromWeb(readable);
  fill(zip, context, request)
    .then(() => zip.close())
    .catch((error: unknown) => {
      context.log.warn("account-export-broken", { error });
      stream.destroy(error instanceof Error ? error : new Error("the export broke off"));
    });
  const day = context.now().toISOString().slice(0, 10);
  return { stream, fileName: `deckle-${day}.zip`, contentType: "application/zip" };
}

type Archive = ZipWriter<unknown>;

async function fill(zip: Archive, context: ArchiveContext, request: ArchiveRequest): Promise<void> {
  const { database } = context;
  const { user } = request.caller;
  await zip.add("README.txt", new TextReader(readmeText));
  await addJson(zip, "account.json", request.account);
  await addJson(zip, "settings.json", presentSettings(await findSettings(database, user.id)));
  await addJson(zip, "usage.json", await listUsage(database, user.id));
  await addAnswers(zip, database, user.id);
  const nameOf = archiveNames();
  for (const { id } of await listKnowledgeBases(database, user.id)) {
    for (const box of await listBoxes(database, user.id, id)) {
      await addBox(zip, context, { box, folder: `boxes/${nameOf(box.subjectName)}`, request });
    }
  }
}

async function addBox(
  zip: Archive,
  { database, files }: ArchiveContext,
  { box, folder, request }: { box: Box; folder: string; request: ArchiveRequest },
): Promise<void> {
  await addJson(zip, `${folder}/box.json`, presentBox(box, request.language));
  const cards = await listCards(database, box.id);
  await addJson(zip, `${folder}/cards.json`, cards.map(presentCard));
  await addJson(zip, `${folder}/study.json`, await listStudied(database, box.id));
  const bytes = await readIfThere(files, box.fileKey);
  // A document that is gone must not keep somebody from the rest.
  if (bytes === null) return;
  await zip.add(`${folder}/document/${archiveNames()(box.fileName)}`, new Uint8ArrayReader(bytes));
}

/** One JSON array, written page by page. */
async function addAnswers(zip: Archive, database: Database, userId: string): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    let after = "0";
    let separator = "[";
    for (;;) {
      const answers = await listAnswers(database, userId, { after, limit: answersPerPage });
      for (const { sequence, ...answer } of answers) {
        yield `${separator}\n${JSON.stringify(answer)}`;
        separator = ",";
        after = sequence;
      }
      if (answers.length < answersPerPage) break;
    }
    yield separator === "[" ? "[]\n" : "\n]\n";
  }
  const readable: unknown = ReadableStream.from(text()).pipeThrough(new TextEncoderStream());
  // Node's streams are the global ones; only their types are declared twice.
  await zip.add("reviews.json", readable as globalThis.ReadableStream);
}

async function addJson(zip: Archive, name: string, value: unknown): Promise<void> {
  await zip.add(name, new TextReader(`${JSON.stringify(value, null, 2)}\n`));
}
