import { writeFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import {
  type AnkiDeck,
  buildPackage,
  deckFromCards,
  deckToText,
  imagesByBlock,
  textFormats,
} from "@deckle/anki";
import {
  type Card,
  type CardEngine,
  type CardOptions,
  cardTopic,
  type DeckReport,
  generateCards,
  type ModelFailureCode,
  modelFailureMessages,
} from "@deckle/cards";
import { type ParsedDocument, describeWarning } from "@deckle/documents";
import { type Caller, readInput } from "../caller.ts";
import { CommandError, say } from "../command-error.ts";
import { type Failure, failureOf } from "../failure.ts";
import type { Outcome, Request } from "../request.ts";
import { engineOf } from "./card-engine.ts";
import { cardOptionsOf } from "./card-options.ts";
import { parserOf } from "./document-parser.ts";
import { estimate } from "./estimate.ts";

/** A file that became cards. */
interface ConvertedFile {
  readonly file: string;
  readonly document: ParsedDocument;
  readonly cards: readonly Card[];
  readonly report: DeckReport;
}

/** A file that did not, and why. */
interface FailedFile {
  readonly file: string;
  readonly error: Failure;
}

/** `convert FILE...`: one deck of all files that can be read; the others are reported, and the exit code is then 1. */
export async function convert(request: Request): Promise<Outcome> {
  const { caller, values } = request;
  const plan = planOf(request);
  if (values.estimate === true) return estimate(request, plan.options);
  const { converted, failed } = await convertFiles(request, plan);
  const cards = converted.flatMap((entry) => entry.cards);
  const written: string[] = [];
  if (cards.length > 0) {
    if (values.cards !== undefined) written.push(await writeCards(request, values.cards, cards));
    if (plan.output !== undefined) written.push(await writeDeck(request, plan.output, converted));
  } else if (failed.length === 0) throw new CommandError("NO_CARDS");
  return outcomeOf({
    converted,
    failed,
    written: [
      ...written,
      ...converted.flatMap((entry) => [...readingNotes(entry, caller), ...modelNotes(entry, caller)]),
    ],
  });
}

interface Plan {
  readonly options: CardOptions;
  readonly engine: CardEngine;
  /** Where the deck goes; nothing when only the cards are wanted. */
  readonly output: string | undefined;
}

function planOf(request: Request): Plan {
  const { caller, files, values } = request;
  const [first] = files;
  if (first === undefined) throw new CommandError("USAGE", { reason: say(caller, "needFile") });
  return {
    options: cardOptionsOf(request),
    engine: engineOf(request),
    output: values.output ?? (values.cards === undefined ? `${stem(first)}.apkg` : undefined),
  };
}

async function convertFiles(request: Request, { options, engine }: Plan) {
  const { caller, files } = request;
  const parser = parserOf(request);
  const converted: ConvertedFile[] = [];
  const failed: FailedFile[] = [];
  try {
    for (const file of files) {
      try {
        const bytes = await readInput(caller, file);
        const document = await parser.parse(bytes, { fileName: basename(file) });
        if (options.pages !== undefined && document.pages === undefined) {
          throw new CommandError("NO_PAGES", { path: file });
        }
        const { cards, report } = await generateCards(document, { engine, options });
        converted.push({ file, document, cards, report });
      } catch (error) {
        const failure = failureOf(error, caller);
        if (failure === undefined) throw error;
        failed.push({ file, error: failure });
      }
    }
  } finally {
    await parser.close();
  }
  return { converted, failed };
}

/** What the reader left out or was unsure of. */
function readingNotes({ file, document }: ConvertedFile, caller: Caller): string[] {
  return document.warnings.map((warning) => `${file}: ${describeWarning(warning, caller.language)}`);
}

/** Which parts the model left to the rules, and why. */
function modelNotes({ file, report }: ConvertedFile, caller: Caller): string[] {
  const failures = Object.entries(report.engines?.failures ?? {}) as [ModelFailureCode, number][];
  return failures.map(([code, count]) => {
    const reason = modelFailureMessages[code][caller.language];
    return say(caller, "rulesInstead", { file, count: String(count), total: String(report.chunks), reason });
  });
}

function stem(path: string): string {
  return basename(path, extname(path));
}

async function write(caller: Caller, path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(resolve(caller.directory, path), content);
  } catch (cause) {
    throw new CommandError("CANNOT_WRITE_FILE", { path }, { cause });
  }
}

async function writeCards({ caller }: Request, path: string, cards: readonly Card[]): Promise<string> {
  await write(caller, path, `${JSON.stringify(cards.map(presentCard), null, 2)}\n`);
  return say(caller, "wroteCards", { path, cards: String(cards.length) });
}

function presentCard(card: Card): object {
  const { question, answer } = card;
  const { quote, page, section } = card.source;
  return {
    id: card.id,
    type: card.type,
    topic: cardTopic({ question, answer, section }),
    question,
    answer,
    ...(card.type === "cloze" ? { text: card.text } : {}),
    difficulty: card.difficulty,
    tags: card.tags,
    source: { quote, page, heading: section.join(" › ") },
  };
}

async function writeDeck(request: Request, path: string, files: readonly ConvertedFile[]): Promise<string> {
  const { caller, values } = request;
  const now = new Date();
  const decks = files.map((entry) => deckOf(entry, values, now));
  const [only] = decks;
  const name = values.deck ?? (only !== undefined && decks.length === 1 ? only.name : stem(path));
  const deck = joinDecks(name, decks);
  const format = textFormats.find((ending) => path.toLowerCase().endsWith(`.${ending}`));
  await write(
    caller,
    path,
    format === undefined ? await buildPackage(deck, { now }) : deckToText(deck, format),
  );
  return say(caller, "wroteDeck", {
    path,
    cards: String(files.reduce((sum, entry) => sum + entry.cards.length, 0)),
    files: String(files.length),
  });
}

function deckOf({ file, document, cards }: ConvertedFile, values: Request["values"], now: Date): AnkiDeck {
  const name = stem(file);
  return deckFromCards({
    // The same file converted again updates its notes in Anki; a file of another name is another deck.
    boxId: `file:${basename(file)}`,
    name,
    cards,
    createdAt: now,
    updatedAt: now,
    language: document.lang === "zh" || document.lang === "mixed" ? "zh" : "en",
    includeFsrs: values.fsrs === true,
    nestByHeading: values.nested === true,
    reversed: values.reversed === true,
    images: imagesByBlock(document),
    cardTopic,
    sourceName: basename(file),
  });
}

/** One deck as it is; several as decks within one. */
function joinDecks(name: string, decks: readonly AnkiDeck[]): AnkiDeck {
  const [first, ...others] = decks;
  if (first === undefined) throw new CommandError("NO_CARDS");
  if (others.length === 0) return { ...first, name };
  return {
    ...first,
    name,
    description: decks.map((deck) => deck.description).join("\n\n"),
    notes: decks.flatMap((deck) =>
      deck.notes.map((note) => ({
        ...note,
        subdeck: note.subdeck === undefined ? deck.name : `${deck.name}::${note.subdeck}`,
      })),
    ),
  };
}

function outcomeOf(result: {
  readonly converted: readonly ConvertedFile[];
  readonly failed: readonly FailedFile[];
  readonly written: readonly string[];
}): Outcome {
  const { converted, failed, written } = result;
  const failures = failed.map(({ file, error }) => `${file}: ${error.message} (${error.code})`);
  return {
    exitCode: failed.length === 0 ? 0 : 1,
    lines: written,
    failures,
    json: {
      ok: failed.length === 0,
      ...(failed[0] === undefined ? {} : { error: failed[0].error }),
      files: [
        ...converted.map(({ file, cards, report: { dropped, engines } }) => ({
          file,
          cards: cards.length,
          dropped,
          ...(engines ? { engines } : {}),
        })),
        ...failed.map(({ file, error }) => ({ file, error })),
      ],
    },
  };
}
