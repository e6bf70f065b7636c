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
  /**
   * A passage finally failed. After a few with no success between them the server is taken to be down, or the model to
   * be of no use for this document.
   */
  noteFailure(code: ModelFailureCode): void;
  noteSuccess(): void;
  /**
   * Room for a call within the caps: gives the most output it may have, or why it may not be made. Calls in flight are
   * expected to use something; while only that stands in the way, it waits for them to end.
   */
  reserve(expected: ExpectedTokens): Promise<Reservation | ModelFailureCode>;
  /** Tokens of all calls so far, those included whose passage is not finished. */
  used(): ModelUsage;
  /** The document's time begins, with its first call that is let through: waiting behind others does not count. */
  begin(): void;
  /** Ends at the end of the document's time; absent before that has begun. */
  deadline(): AbortSignal | undefined;
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
const passagesTakenForUseless = 5;
const downCodes: readonly ModelFailureCode[] = ["UNREACHABLE", "SERVER_ERROR", "TIMED_OUT", "RATE_LIMITED"];
/** Each passage that ends so has been paid for, without a card. */
const uselessCodes: readonly ModelFailureCode[] = ["NO_CARDS", "REFUSED", "REJECTED", "CUT_OFF", "TOO_LONG"];
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
    reserve: budget.reserve,
    used: budget.used,
    ...deadline,
    afterFirstWords: createGate(systemTokens + estimateTokenCount(outline) >= minCachedTokens),
  };
}

function createStop() {
  let code: ModelFailureCode | undefined;
  let failures = 0;
  let useless = 0;
  return {
    stopCode: () => code,
    giveUp: (reason: ModelFailureCode) => {
      code ??= reason;
    },
    noteSuccess: () => {
      failures = 0;
      useless = 0;
    },
    noteFailure: (reason: ModelFailureCode) => {
      if (downCodes.includes(reason)) failures += 1;
      if (uselessCodes.includes(reason)) useless += 1;
      if (failures >= failuresTakenForDown || useless >= passagesTakenForUseless) code ??= reason;
    },
  };
}

function createBudget(settings: ModelSettings) {
  const { maxInputTokens, maxOutputTokens, maxCost, price } = settings;
  let used = noUsage;
  let inFlight: ExpectedTokens = { input: 0, output: 0 };
  let calls = 0;
  let settled = Promise.withResolvers<void>();

  const costOf = ({ input, output }: ExpectedTokens): number => {
    const usage = { ...noUsage, inputTokens: input, outputTokens: output };
    return withCost(usage, price).cost?.amount ?? 0;
  };

  /** The longest reply that tokens and money are left for, when those in flight end as expected; or why there is none. */
  const roomFor = ({ input }: ExpectedTokens): number | ModelFailureCode => {
    const left = maxOutputTokens - used.outputTokens - inFlight.output;
    const hasInput = used.inputTokens + inFlight.input + input <= maxInputTokens;
    if (!hasInput || left < minOutputTokens) return "TOKEN_LIMIT";
    const money = maxCost - (used.cost?.amount ?? 0) - costOf(inFlight) - costOf({ input, output: 0 });
    const perToken = costOf({ input: 0, output: 1 });
    const affordable = perToken === 0 ? (money < 0 ? 0 : left) : Math.floor(money / perToken);
    return affordable < minOutputTokens ? "COST_LIMIT" : Math.min(left, affordable);
  };

  const take = (expected: ExpectedTokens, room: number): Reservation => {
    calls += 1;
    inFlight = { input: inFlight.input + expected.input, output: inFlight.output + expected.output };
    return {
      maxOutputTokens: room,
      settle: (usage) => {
        calls -= 1;
        inFlight = { input: inFlight.input - expected.input, output: inFlight.output - expected.output };
        used = addUsage(used, usage);
        settled.resolve();
        settled = Promise.withResolvers<void>();
      },
    };
  };

  return {
    used: () => used,
    reserve: async (expected: ExpectedTokens): Promise<Reservation | ModelFailureCode> => {
      for (;;) {
        const room = roomFor(expected);
        if (typeof room === "number") return take(expected, room);
        if (calls === 0) return room;
        await settled.promise;
      }
    },
  };
}

function createDeadline(milliseconds: number) {
  let signal: AbortSignal | undefined;
  return {
    deadline: () => signal,
    begin: () => {
      if (signal !== undefined) return;
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(new DocumentDeadline()), milliseconds);
      timer.unref();
      signal = controller.signal;
    },
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
