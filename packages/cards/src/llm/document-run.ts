import type { ParsedDocument } from "@deckle/documents";
import { estimateTokenCount } from "tokenx";
import type { CardOptions, ModelUsage } from "../model.ts";
import type { Dialect } from "./dialect.ts";
import type { ModelSettings } from "./model-config.ts";
import type { ModelFailureCode } from "./model-failure.ts";
import { outlineOf, systemPrompt } from "./prompt.ts";
import type { Slots } from "./slots.ts";
import type { Transport } from "./transport.ts";
import { addUsage, noUsage, withCost } from "./usage-tally.ts";

/** What all documents of an engine share. */
export interface ModelAccess {
  readonly settings: ModelSettings;
  readonly transport: Transport;
  readonly slots: Slots;
  readonly dialect: Dialect;
  readonly now: () => Date;
  readonly random: () => number;
}

/** Tokens that a call is expected to use. */
export interface ExpectedTokens {
  readonly input: number;
  readonly output: number;
}

/** One document on its way through the model. */
export interface DocumentRun {
  readonly access: ModelAccess;
  readonly document: ParsedDocument;
  readonly options: CardOptions;
  readonly system: string;
  readonly systemTokens: number;
  readonly outline: string;
  /** Why no further call is made, if so. */
  stopCode(): ModelFailureCode | undefined;
  giveUp(code: ModelFailureCode): void;
  /** A passage finally failed. After a few with no success between them, the server is taken to be down. */
  noteFailure(code: ModelFailureCode): void;
  noteSuccess(): void;
  /**
   * Room for a call within the caps: gives the most output it may have, or why it may not be made. Calls in flight are
   * expected to use something; while only that stands in the way, it waits for them to end.
   */
  reserve(expected: ExpectedTokens): Promise<Reservation | ModelFailureCode>;
  /** Ends the signal of every call at the document's deadline, which starts with the first call. */
  deadline(): AbortSignal;
  /** Lets the first call write the provider's cache before the others read it. */
  afterFirstWords(call: (heard: () => void) => Promise<void>): Promise<void>;
}

export interface Reservation {
  readonly maxOutputTokens: number;
  /** Replaces what was expected by what was used. */
  settle(used: ModelUsage): void;
}

const minOutputTokens = 400;
const failuresTakenForDown = 3;
/** A prefix shorter than this is kept by no provider. */
export const minCachedTokens = 1024;

/** Marks the end of a document's time as the reason of an abort. */
export class DocumentDeadline extends Error {
  override readonly name = "DocumentDeadline";
}

export function createDocumentRun(
  access: ModelAccess,
  document: ParsedDocument,
  options: CardOptions,
): DocumentRun {
  const { settings } = access;
  const system = systemPrompt(document);
  const systemTokens = estimateTokenCount(system);
  const outline = outlineOf(document);
  const budget = createBudget(settings);
  const stop = createStop();
  const deadline = createDeadline(settings.patience.documentMs);
  return {
    access,
    document,
    options,
    system,
    systemTokens,
    outline,
    ...stop,
    reserve: budget,
    deadline,
    afterFirstWords: createGate(systemTokens + estimateTokenCount(outline) >= minCachedTokens),
  };
}

function createStop() {
  let code: ModelFailureCode | undefined;
  let failures = 0;
  return {
    stopCode: () => code,
    giveUp: (reason: ModelFailureCode) => {
      code ??= reason;
    },
    noteSuccess: () => {
      failures = 0;
    },
    noteFailure: (reason: ModelFailureCode) => {
      if (!["UNREACHABLE", "SERVER_ERROR", "TIMED_OUT", "RATE_LIMITED"].includes(reason)) return;
      failures += 1;
      if (failures >= failuresTakenForDown) code ??= reason;
    },
  };
}

function createBudget(settings: ModelSettings) {
  const { maxInputTokens, maxOutputTokens, maxCost, price } = settings;
  let used = noUsage;
  let inFlight: ExpectedTokens = { input: 0, output: 0 };
  let calls = 0;
  let settled = Promise.withResolvers<void>();

  const objection = (expected: ExpectedTokens): ModelFailureCode | undefined => {
    const inputTokens = used.inputTokens + inFlight.input + expected.input;
    const outputTokens = used.outputTokens + inFlight.output;
    const hasRoom = inputTokens <= maxInputTokens && maxOutputTokens - outputTokens >= minOutputTokens;
    if (!hasRoom) return "TOKEN_LIMIT";
    const planned = { ...used, inputTokens, outputTokens: outputTokens + expected.output };
    return (withCost(planned, price).cost?.amount ?? 0) > maxCost ? "COST_LIMIT" : undefined;
  };

  const take = (expected: ExpectedTokens): Reservation => {
    const left = maxOutputTokens - used.outputTokens - inFlight.output;
    calls += 1;
    inFlight = { input: inFlight.input + expected.input, output: inFlight.output + expected.output };
    return {
      maxOutputTokens: left,
      settle: (usage) => {
        calls -= 1;
        inFlight = { input: inFlight.input - expected.input, output: inFlight.output - expected.output };
        used = addUsage(used, usage);
        settled.resolve();
        settled = Promise.withResolvers<void>();
      },
    };
  };

  return async (expected: ExpectedTokens): Promise<Reservation | ModelFailureCode> => {
    for (;;) {
      const code = objection(expected);
      if (code === undefined) return take(expected);
      if (calls === 0) return code;
      await settled.promise;
    }
  };
}

function createDeadline(milliseconds: number) {
  let signal: AbortSignal | undefined;
  return () => {
    if (signal === undefined) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(new DocumentDeadline()), milliseconds);
      timer.unref();
      signal = controller.signal;
    }
    return signal;
  };
}

function createGate(isUseful: boolean) {
  let first: Promise<void> | undefined;
  return async (call: (heard: () => void) => Promise<void>): Promise<void> => {
    if (!isUseful) return call(() => undefined);
    if (first !== undefined) {
      await first;
      return call(() => undefined);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    first = promise;
    try {
      await call(resolve);
    } finally {
      resolve();
    }
  };
}
