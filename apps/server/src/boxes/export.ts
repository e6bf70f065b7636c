import { buildPackage, deckFromCards } from "@deckle/anki";
import type { Authorized } from "../access/authorized.ts";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import type { Box } from "./box.ts";
import { listCards } from "./card-store.ts";

export interface ExportRequest {
  readonly includeFsrs: boolean;
  /** Undefined or blank: the box's name. */
  readonly deckName: string | undefined;
}

/** A package and the name it is saved under (row C5). */
export interface ExportedDeck {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** The box as an Anki package. @throws Failure boxNotFinished */
export async function exportBox(
  context: { readonly database: Database; readonly now: () => Date },
  box: Authorized<Box>,
  request: ExportRequest,
): Promise<ExportedDeck> {
  if (box.status !== "finished") throw new Failure("boxNotFinished");
  const cards = await listCards(context.database, box.id);
  const deck = deckFromCards({
    boxId: box.id,
    name: request.deckName?.trim() || box.subjectName,
    cards,
    createdAt: box.createdAt,
    updatedAt: box.updatedAt,
    language: box.documentLanguage === "en" ? "en" : "zh",
    includeFsrs: request.includeFsrs,
    sourceName: box.fileName,
  });
  return {
    bytes: await buildPackage(deck, { now: context.now() }),
    fileName: packageFileName(box.subjectName),
  };
}

/** Characters that some file system or shell refuses in a name. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const unsafeInFileNames = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const longestFileNameBytes = 180;

/** The subject as a file name with `.apkg`, safe on every system; never empty. */
export function packageFileName(subjectName: string): string {
  const safe = subjectName
    .normalize("NFC")
    .replace(unsafeInFileNames, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${cutToBytes(safe, longestFileNameBytes) || "deck"}.apkg`;
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
