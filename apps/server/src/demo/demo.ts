import { createHash } from "node:crypto";
import { buildPackage, deckFromCards } from "@deckle/anki";
import { type Card, cardTopic, createOfflineEngine, generateCards } from "@deckle/cards";
import type { DemoDeck, Difficulty, Language } from "@deckle/contract";
import {
  createIsolatedParser,
  describeWarning,
  DocumentError,
  documentErrorMessages,
  type ParsedDocument,
} from "@deckle/documents";
import { packageFileName } from "../boxes/export.ts";
import { presentCard, type StoredCard, wordsOfGenerated } from "../cards/card.ts";
import { Failure } from "../failure.ts";
import { beginningOf, documentMaxCharacters } from "./beginning.ts";

/** A visitor's file, or one of our samples, held in memory. */
export interface DemoFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface DemoChoices {
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly language: Language;
}

/** Makes decks for visitors without an account (ruling D8). Nothing of a file is written to a disk or a database. */
export interface Demo {
  /** @throws Failure documentUnreadable with the reader's own words, busy with a time to wait */
  convert(file: DemoFile, choices: DemoChoices): Promise<DemoDeck>;
  close(): Promise<void>;
}

/** A tenth of the upload's size needs less than half of the upload's room; a hostile file costs a stranger's server little. */
const readerCaps = { maxResidentMb: 350, heapMb: 160, wallMs: 15_000 };
/** Two are read at a time, two wait; whoever comes then is told to come back. */
const maxAtOnce = 4;
const retryAfterSeconds = 15;
const writeTimeoutMs = 20_000;

const noCards = {
  zh: "这份文件里没有找到能做成卡片的内容。请换一份有完整句子、定义或表格的文件。",
  en: "Nothing in this file could be made into cards. Try one with full sentences, definitions or tables.",
};

const onlyBeginning = {
  zh: `试用只读取文件的前 ${documentMaxCharacters.toLocaleString("en")} 个字符；登录后会读取整份文件。`,
  en: `The demo reads the first ${documentMaxCharacters.toLocaleString("en")} characters only. Sign in to use the whole file.`,
};

export function createDemo({ now }: { readonly now: () => Date }): Demo {
  const parser = createIsolatedParser(readerCaps);
  const engine = createOfflineEngine();
  let running = 0;

  async function read(file: DemoFile): Promise<ParsedDocument> {
    try {
      return await parser.parse(file.bytes, { fileName: file.name });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      throw new Failure("documentUnreadable", { words: documentErrorMessages[error.code], cause: error });
    }
  }

  async function makeDeck(file: DemoFile, choices: DemoChoices): Promise<DemoDeck> {
    const whole = await read(file);
    const document = beginningOf(whole);
    const { cards } = await generateCards(document, {
      engine,
      options: { maxCards: choices.count, difficulty: choices.difficulty },
      signal: AbortSignal.timeout(writeTimeoutMs),
    });
    if (cards.length === 0) throw new Failure("documentUnreadable", { words: noCards });
    const title = document.title ?? nameWithoutEnding(file.name);
    return {
      title,
      file_name: file.name,
      cards: cards.map((card) => presentCard(storedForm(card, now()))),
      warnings: [
        ...document.warnings.map((warning) => describeWarning(warning, choices.language)),
        ...(document === whole ? [] : [onlyBeginning[choices.language]]),
      ],
      package_base64: Buffer.from(await packageOf(file, { title, document, cards })).toString("base64"),
      package_file_name: packageFileName(title),
    };
  }

  async function packageOf(
    file: DemoFile,
    { title, document, cards }: { title: string; document: ParsedDocument; cards: readonly Card[] },
  ): Promise<Uint8Array> {
    const deck = deckFromCards({
      // From the content: who tries the same file again and imports both updates the notes instead of doubling them.
      boxId: `demo:${createHash("sha256").update(file.bytes).digest("hex")}`,
      name: title,
      cards,
      createdAt: now(),
      updatedAt: now(),
      language: document.lang === "en" ? "en" : "zh",
      includeFsrs: true,
      cardTopic,
      sourceName: file.name,
    });
    return buildPackage(deck, { now: now() });
  }

  return {
    convert: async (file, choices) => {
      if (running >= maxAtOnce) throw new Failure("busy", { retryAfterSeconds });
      running += 1;
      try {
        return await makeDeck(file, choices);
      } finally {
        running -= 1;
      }
    },
    close: () => parser.close(),
  };
}

function nameWithoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, "");
}

function storedForm(card: Card, now: Date): StoredCard {
  const { id, difficulty, source } = card;
  const state = { origin: "document", isSuspended: false, isEdited: false, updatedAt: now } as const;
  return { ...wordsOfGenerated(card), ...state, id, difficulty, source };
}
