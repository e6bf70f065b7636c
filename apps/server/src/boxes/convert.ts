import { type CardEngine, type CardOptions, generateCards, type GeneratedDeck } from "@deckle/cards";
import { DocumentError, type IsolatedParser, type ParsedDocument } from "@deckle/documents";
import { recountCards, saveGeneratedCards } from "../cards/card-store.ts";
import type { Database, Sql } from "../database/database.ts";
import type { Files } from "../files/files.ts";
import type { Log } from "../log.ts";
import { countCards, monthOf, refundFile } from "../usage/usage-store.ts";
import type { Box, FailureReason } from "./box.ts";
import { endRegeneration, failBox, findBox, finishBox, recordDocument, updateProgress } from "./box-store.ts";
import { splitIntoPassages } from "./passages.ts";
import { savePassages } from "./passage-store.ts";
import { deleteChunks, earlierRuns, saveChunk, saveInterruptedUsage } from "./chunk-store.ts";
import { keepImages } from "./images.ts";
import { partOf, replaceCards } from "./regenerate.ts";

/** Progress bar, in percent: reading ends at 10, writing at 95, the rest is saving. */
const readingDonePercent = 10;
const writingDonePercent = 95;

/** Turns the file of a pending box into cards. */
export interface Conversion {
  /**
   * Runs, or takes up again, the conversion of a box. Chunks that an earlier run finished are not repeated. Ends the box
   * as finished, or as failed where the document is the reason; any other error is thrown, for the queue to try again.
   */
  run(boxId: string, signal: AbortSignal): Promise<void>;
  /** Ends a box whose conversion the queue has given up. */
  giveUp(boxId: string): Promise<void>;
}

interface ConversionOptions {
  readonly database: Database;
  readonly files: Files;
  readonly parser: IsolatedParser;
  readonly engine: CardEngine;
  readonly log: Log;
  readonly now: () => Date;
}

export function createConversion(options: ConversionOptions): Conversion {
  const { database, files, parser, engine, log, now } = options;

  async function fail(boxId: string, reason: FailureReason): Promise<void> {
    await database.transaction((sql) => endAsFailed(sql, boxId, reason));
    // A document that cannot be read is a learner's affair; what is no document's fault is the operator's.
    log[reason === "INTERNAL" ? "error" : "info"]("box-failed", { boxId, reason });
  }

  /** Recognising a scan takes minutes; the bar must move. It is only a picture: a lost update is made good by the next. */
  async function showRecognition(boxId: string, share: number): Promise<void> {
    const progressPercent = Math.round(share * readingDonePercent);
    await updateProgress(database, boxId, { stage: "reading", progressPercent }).catch((error: unknown) =>
      log.warn("progress-not-shown", { boxId, error }),
    );
  }

  async function read(box: Box, signal: AbortSignal): Promise<ParsedDocument> {
    const bytes = await files.read(box.fileKey);
    const document = await parser.parse(bytes, {
      fileName: box.fileName,
      signal,
      onRecognised: ({ done, total }) => void showRecognition(box.id, done / total),
    });
    await keepDocument(database, box.id, document);
    await keepImages({ database, files }, box, document);
    return document;
  }

  async function write(box: Box, whole: ParsedDocument, signal: AbortSignal): Promise<GeneratedDeck> {
    const { document, options } = taskOf(box, whole);
    const earlier = await earlierRuns(database, box.id);
    let doneChunks = earlier.finishedChunks.size;
    return generateCards(document, {
      engine,
      options,
      ...earlier,
      signal,
      onInterrupted: (usage) => saveInterruptedUsage(database, box.id, usage),
      onChunk: async ({ total, ...chunk }) => {
        doneChunks += 1;
        const progressPercent = writingProgress(doneChunks, total);
        await database.transaction(async (sql) => {
          const isAlive = await updateProgress(sql, box.id, { stage: "writing", progressPercent });
          if (!isAlive) throw new BoxGoneError();
          await saveChunk(sql, box.id, chunk);
        });
      },
    });
  }

  async function finish(box: Box, deck: GeneratedDeck): Promise<void> {
    await updateProgress(database, box.id, { stage: "saving", progressPercent: writingDonePercent });
    await database.transaction(async (sql) => {
      const moment = now();
      const made = box.regeneration
        ? await replaceCards(sql, box.id, { deck, now: moment })
        : await keepFirstCards(sql, box.id, { deck, now: moment });
      await countCards(sql, { userId: box.userId, month: monthOf(moment), cards: made });
      await deleteChunks(sql, box.id);
    });
    log.info("box-finished", { boxId: box.id, cards: deck.cards.length, report: deck.report });
  }

  async function convert(box: Box, signal: AbortSignal): Promise<void> {
    const document = await read(box, signal);
    await updateProgress(database, box.id, { stage: "writing", progressPercent: readingDonePercent });
    const deck = await write(box, document, signal);
    if (deck.cards.length > 0) await finish(box, deck);
    else await fail(box.id, box.choices.pages === undefined ? "NO_CARDS" : "NO_CARDS_IN_PAGES");
  }

  return {
    run: async (boxId, signal) => {
      const box = await findBox(database, boxId);
      if (!box || !(await updateProgress(database, boxId, { stage: "reading", progressPercent: 1 }))) return;
      try {
        await convert(box, signal);
      } catch (error) {
        if (error instanceof BoxGoneError) return;
        if (!(error instanceof DocumentError)) throw error;
        await fail(boxId, error.code);
      }
    },
    giveUp: (boxId) => fail(boxId, "INTERNAL"),
  };
}

/**
 * Ends the box as failed and gives the file back, once. A box whose cards were only to be made anew keeps those it has
 * and is finished again.
 */
async function endAsFailed(sql: Sql, boxId: string, reason: FailureReason): Promise<void> {
  const isKept = await endRegeneration(sql, boxId, { failure: reason });
  if (!isKept && !(await failBox(sql, boxId, reason))) return;
  if (!isKept) await refundFile(sql, boxId);
  await deleteChunks(sql, boxId);
}

/** What the cards are to be made of, and how. */
function taskOf(
  { choices, regeneration }: Box,
  whole: ParsedDocument,
): { readonly document: ParsedDocument; readonly options: CardOptions } {
  if (regeneration === null) return { document: whole, options: choices };
  return { document: partOf(whole, regeneration.section), options: regeneration.options };
}

/** Stores the cards of a new box and returns how many; none where the box has ended meanwhile. */
async function keepFirstCards(
  sql: Sql,
  boxId: string,
  { deck, now }: { readonly deck: GeneratedDeck; readonly now: Date },
): Promise<number> {
  if (!(await finishBox(sql, boxId, deck.report))) return 0;
  await saveGeneratedCards(
    sql,
    boxId,
    deck.cards.map((card, position) => ({ card, position })),
    now,
  );
  await recountCards(sql, boxId);
  return deck.cards.length;
}

/** What is kept of a document that was read: what is known of it, and its text in passages. */
async function keepDocument(database: Database, boxId: string, document: ParsedDocument): Promise<void> {
  const passages = splitIntoPassages(document);
  await database.transaction(async (sql) => {
    const { lang: language, warnings, pages = null } = document;
    if (!(await recordDocument(sql, boxId, { language, warnings, pages }))) throw new BoxGoneError();
    await savePassages(sql, boxId, passages);
  });
}

/** The learner deleted the box while it was being made: nothing is left to do. */
class BoxGoneError extends Error {
  override readonly name = "BoxGoneError";
}

function writingProgress(doneChunks: number, totalChunks: number): number {
  const share = totalChunks === 0 ? 1 : Math.min(1, doneChunks / totalChunks);
  return Math.round(readingDonePercent + (writingDonePercent - readingDonePercent) * share);
}
