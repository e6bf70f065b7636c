import { randomInt } from "node:crypto";
import type { ParsedDocument } from "@deckle/documents";
import type { CardDraft, CardEngine, CardOptions, Chunk, ChunkOutcome, PreparedEngine } from "../model.ts";
import { createCardQuota } from "./card-quota.ts";
import { createDialect } from "./dialect.ts";
import { createDocumentRun, type ModelAccess } from "./document-run.ts";
import { draftPassage, joinResults, type PassageResult } from "./draft-passage.ts";
import { speaksToModel } from "./injection.ts";
import { type ModelConfig, settingsOf } from "./model-config.ts";
import { passagesOf } from "./passage.ts";
import { createSlots } from "./slots.ts";
import { createTransport } from "./transport.ts";

/** What the engine gets from outside. */
export interface ModelEngineDependencies {
  /** Writes what the model does not. */
  readonly fallback: CardEngine;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => Date;
  /** 0 up to, not including, 1; must not be guessable by an author of documents. */
  readonly random?: () => number;
}

/**
 * The engine that lets a language model write. Make one for a configuration and keep it: it remembers what the server
 * understands and how much it bears, over all documents. A document never fails for the model's sake: what the model
 * does not write, for whatever reason, the fallback writes, and `outcomeOf` says so. Calls in flight are bounded by
 * `concurrency` over all documents; tokens, cost and time are capped for each document. Drafts carry the document's own
 * words as their quote where the model's quote was found; the finish stage drops the others. `draftChunk` throws only the
 * reason of its signal, and what the fallback throws.
 */
export function createModelEngine(config: ModelConfig, dependencies: ModelEngineDependencies): CardEngine {
  const settings = settingsOf(config);
  const now = dependencies.now ?? (() => new Date());
  const access: ModelAccess = {
    settings,
    now,
    random: dependencies.random ?? (() => randomInt(2 ** 32) / 2 ** 32),
    transport: createTransport(settings, dependencies.fetch ?? globalThis.fetch),
    slots: createSlots({ max: settings.concurrency, maxWaitMs: settings.patience.maxDelayMs, now }),
    dialect: createDialect(settings.provider),
  };
  return {
    id: "llm",
    prepare: async (document, options) =>
      prepare({ access, fallback: dependencies.fallback, document, options }),
  };
}

interface Preparation {
  readonly access: ModelAccess;
  readonly fallback: CardEngine;
  readonly document: ParsedDocument;
  readonly options: CardOptions;
}

function prepare({ access, fallback, document, options }: Preparation): PreparedEngine {
  const run = createDocumentRun(access, document, options);
  const quotaOf = createCardQuota(document, options);
  const outcomes = new Map<number, ChunkOutcome>();
  let rules: Promise<PreparedEngine> | undefined;

  const askForChunk = async (chunk: Chunk, signal: AbortSignal): Promise<PassageResult> => {
    const passages = passagesOf(document, chunk);
    const parts = passages.map((passage) => draftPassage({ run, passage, cards: quotaOf(passage), signal }));
    return joinResults(await Promise.all(parts));
  };

  /** What the fallback makes of the blocks that the model left out, but for what would talk to a model. */
  const fillIn = async (
    chunk: Chunk,
    result: PassageResult,
    signal?: AbortSignal,
  ): Promise<readonly CardDraft[]> => {
    if (result.failure === undefined) return [];
    const missing = new Set(result.failure.missing.map(({ blockIndex }) => document.blocks[blockIndex]?.id));
    rules ??= fallback.prepare(document, options);
    const drafts = await (await rules).draftChunk(chunk, signal);
    return drafts.filter(({ blockId, quote }) => missing.has(blockId) && !speaksToModel(quote));
  };

  return {
    lookAhead: 2 * access.settings.concurrency,
    outcomeOf: (index) => outcomes.get(index),
    used: () => run.used(),
    draftChunk: async (chunk, signal) => {
      const result = await askForChunk(chunk, signal ?? new AbortController().signal);
      const filled = await fillIn(chunk, result, signal);
      const { failure, rejected, usage, drafts } = result;
      outcomes.set(chunk.index, {
        engine: failure !== undefined && drafts.length === 0 ? "offline" : "llm",
        ...(failure === undefined ? {} : { failure: failure.code }),
        rejected,
        usage,
      });
      return [...drafts, ...filled];
    },
  };
}
