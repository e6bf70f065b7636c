import { cardTopic } from "@deckle/cards";
import { buildPackage, type DeckCard, deckFromCards, deckToText, type DeckSource } from "@deckle/anki";
import type { Authorized } from "../access/authorized.ts";
import type { StoredCard } from "../cards/card.ts";
import { listCards } from "../cards/card-store.ts";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import type { Files } from "../files/files.ts";
import { ankiProgressOf } from "../reviews/anki-records.ts";
import { findSettings } from "../reviews/settings-store.ts";
import type { Box } from "./box.ts";
import { readImages } from "./images.ts";

export interface ExportRequest {
  readonly includeProgress: boolean;
  readonly includeFsrs: boolean;
  /** Undefined or blank: the box's name. */
  readonly deckName: string | undefined;
  readonly isNestedByHeading: boolean;
  readonly isReversed: boolean;
}

/** Bytes to save, and the name they are saved under (row C5). */
export interface ExportedDeck {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** `application/octet-stream` when absent. */
  readonly contentType?: string;
}

interface ExportContext {
  readonly database: Database;
  readonly files: Files;
  readonly now: () => Date;
}

/** The box as an Anki package. @throws Failure boxNotFinished */
export async function exportBox(
  { database, files, now }: ExportContext,
  box: Authorized<Box>,
  request: ExportRequest,
): Promise<ExportedDeck> {
  if (box.status !== "finished") throw new Failure("boxNotFinished");
  const cards = await listCards(database, box.id);
  const settings = await findSettings(database, box.userId);
  const progress = await ankiProgressOf(database, { box, cards, settings, request });
  const deck = deckFromCards({
    ...deckOf(box, cards, request.deckName),
    includeFsrs: request.includeFsrs,
    pace: {
      desiredRetention: settings.desiredRetention,
      newCardsPerDay: settings.newCardsPerDay,
      reviewsPerDay: settings.reviewsPerDay,
    },
    nestByHeading: request.isNestedByHeading,
    reversed: request.isReversed,
    images: await readImages({ database, files }, box.id),
    ...(progress === null ? {} : { progress }),
  });
  return {
    bytes: await buildPackage(deck, { now: now() }),
    fileName: packageFileName(box.subjectName),
  };
}

const textTypes = { csv: "text/csv", tsv: "text/tab-separated-values", md: "text/markdown" } as const;

/** The box's cards as text for other programs. @throws Failure boxNotFinished */
export async function exportBoxText(
  { database }: Pick<ExportContext, "database">,
  box: Authorized<Box>,
  format: keyof typeof textTypes,
): Promise<ExportedDeck> {
  if (box.status !== "finished") throw new Failure("boxNotFinished");
  const cards = await listCards(database, box.id);
  const deck = deckFromCards({ ...deckOf(box, cards, undefined), includeFsrs: false });
  return {
    bytes: new TextEncoder().encode(deckToText(deck, format)),
    fileName: packageFileName(box.subjectName, format),
    contentType: `${textTypes[format]}; charset=utf-8`,
  };
}

function deckOf(
  box: Box,
  cards: readonly StoredCard[],
  deckName: string | undefined,
): Omit<DeckSource, "includeFsrs"> {
  return {
    boxId: box.id,
    name: deckName?.trim() || box.subjectName,
    cards: cards.map(toDeckCard),
    createdAt: box.createdAt,
    updatedAt: box.updatedAt,
    language: box.documentLanguage === "en" ? "en" : "zh",
    cardTopic,
    sourceName: box.fileName,
  };
}

function toDeckCard({ id, question, answer, text, tags, source, updatedAt }: StoredCard): DeckCard {
  const base = { id, question, answer, tags, updatedAt, ...(source === null ? {} : { source }) };
  return text === null ? { ...base, type: "basic" } : { ...base, type: "cloze", text };
}

/** Characters that some file system or shell refuses in a name. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const unsafeInFileNames = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const longestFileNameBytes = 180;

/** The subject as a file name with its ending, safe on every system; never empty. */
export function packageFileName(
  subjectName: string,
  ending: "apkg" | keyof typeof textTypes = "apkg",
): string {
  const safe = subjectName
    .normalize("NFC")
    .replace(unsafeInFileNames, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${cutToBytes(safe, longestFileNameBytes) || "deck"}.${ending}`;
}

function cutToBytes(text: string, maxBytes: number): string {
  let cut = "";
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    cut += character;
  }
  return cut;
}
