import type { LanguageModelV3Usage } from "@ai-sdk/provider";
import { estimateTokenCount } from "tokenx";
import type { ModelUsage } from "../model.ts";
import { CardScanner } from "./card-scanner.ts";
import {
  DocumentDeadline,
  type DocumentRun,
  type ExpectedTokens,
  minCachedTokens,
  type Reservation,
} from "./document-run.ts";
import { type ModelCard, readModelCard } from "./model-card.ts";
import { type CallFailure, failureOf, type ModelFailureCode } from "./model-failure.ts";
import { CoolDownTooLong } from "./slots.ts";
import type { ReplyFormat } from "./transport.ts";
import type { ModelSettings } from "./model-config.ts";
import { noUsage, usageOfCall, withCost } from "./usage-tally.ts";

/** A reply that never ends, or says the same over and over, is left. */
const maxCards = 2000;
const maxRejectedInRow = 200;
const maxReplyLength = 2_000_000;
const keptOpening = 400;

interface AskRequest {
  readonly user: string;
  readonly maxOutputTokens: number;
  readonly expected: ExpectedTokens;
  /** Called for each card as it arrives; says whether it was new and of use. */
  readonly onCard: (card: ModelCard) => "useful" | "useless";
  readonly signal: AbortSignal;
}

/** How a call ended. */
export interface Reply {
  /** How it was asked for. */
  readonly format: ReplyFormat;
  readonly sentLengthLimit: boolean;
  readonly failure: CallFailure | undefined;
  /** `full`: it was left because it had more than enough. */
  readonly ending: "stop" | "length" | "filtered" | "unknown" | "full";
  /** It ended inside a card. */
  readonly isOpen: boolean;
  readonly useful: number;
  readonly rejected: number;
  /** Its first words, to tell a refusal. */
  readonly opening: string;
  readonly usage: ModelUsage;
}

/** Makes one call and reads its cards as they come. Never throws but when the user's own signal aborts. */
export async function askModel(run: DocumentRun, request: AskRequest): Promise<Reply> {
  const { dialect, settings, slots, now } = run.access;
  const format = dialect.format;
  const sentLengthLimit = dialect.sendsLengthLimit;
  const reader = createReplyReader(request.onCard);
  const signal = AbortSignal.any([request.signal, run.deadline()]);
  let reservation: Reservation | undefined;
  let failure: CallFailure | undefined;
  try {
    const giveBack = await slots.take(signal);
    try {
      reservation = await admit(run, request.expected);
      const maxOutputTokens = sentLengthLimit
        ? Math.min(request.maxOutputTokens, reservation.maxOutputTokens)
        : undefined;
      await receive(run, { user: request.user, format, maxOutputTokens, signal }, reader);
      slots.speedUp();
    } catch (error) {
      failure = failureWhile(error, now());
      // Said before the slot goes to a call that would meet the same.
      if (failure.remedy === "give-up") run.giveUp(failure.code);
      if (failure.remedy === "retry" && failure.code === "RATE_LIMITED") {
        slots.slowDown(failure.retryAfterMs ?? settings.patience.firstDelayMs);
      }
    } finally {
      giveBack();
    }
  } catch (error) {
    failure = failureWhile(error, now());
  }
  const result = reader.end();
  const usage = reservation === undefined ? noUsage : usageOf(result, request.expected, settings);
  reservation?.settle(usage);
  request.signal.throwIfAborted();
  return { ...result, format, sentLengthLimit, failure, usage };
}

/** Room for the call; throws when the document has been given up, or has no tokens or money left. */
async function admit(run: DocumentRun, expected: ExpectedTokens): Promise<Reservation> {
  const reservation = await run.reserve(expected);
  if (typeof reservation === "string") throw new RunStopped(reservation);
  // While this one waited, another may have met a bad key or a spent quota.
  const stopCode = run.stopCode();
  if (stopCode === undefined) return reservation;
  reservation.settle(noUsage);
  throw new RunStopped(stopCode);
}

type ReplyReader = ReturnType<typeof createReplyReader>;

interface Question {
  readonly user: string;
  readonly format: ReplyFormat;
  readonly maxOutputTokens: number | undefined;
  readonly signal: AbortSignal;
}

async function receive(run: DocumentRun, question: Question, reader: ReplyReader): Promise<void> {
  const isPrefixCacheable = run.systemTokens >= minCachedTokens;
  await run.afterFirstWords(async (heard) => {
    const parts = run.access.transport({ ...question, system: run.system, isPrefixCacheable });
    for await (const part of parts) {
      heard();
      if (part.type === "text") reader.read(part.text);
      else reader.finish(part.reason, part.usage);
      if (reader.isFull()) break;
    }
  });
}

function usageOf(
  result: ReturnType<ReplyReader["end"]>,
  expected: ExpectedTokens,
  settings: ModelSettings,
): ModelUsage {
  const estimate = { input: result.length > 0 ? expected.input : 0, output: result.outputTokens };
  return withCost(usageOfCall(result.usage, estimate), settings.price);
}

/** No further call of this document is made. */
class RunStopped extends Error {
  override readonly name = "RunStopped";
  readonly code: ModelFailureCode;

  constructor(code: ModelFailureCode) {
    super(code);
    this.code = code;
  }
}

function failureWhile(error: unknown, now: Date): CallFailure {
  if (error instanceof DocumentDeadline) return { remedy: "give-up", code: "OUT_OF_TIME" };
  if (error instanceof RunStopped) return { remedy: "give-up", code: error.code };
  if (error instanceof CoolDownTooLong) return { remedy: "skip", code: "RATE_LIMITED" };
  return failureOf(error, now);
}

function createReplyReader(onCard: AskRequest["onCard"]) {
  let opening = "";
  let length = 0;
  let outputTokens = 0;
  let useful = 0;
  let rejected = 0;
  let uselessInRow = 0;
  let isFull = false;
  let usage: LanguageModelV3Usage | undefined;
  let ending: Reply["ending"] = "unknown";
  const scanner = new CardScanner({
    onBroken: () => {
      rejected += 1;
    },
    onObject: (object) => {
      const card = readModelCard(object);
      if (card === undefined) rejected += 1;
      if (card !== undefined && onCard(card) === "useful") {
        useful += 1;
        uselessInRow = 0;
      } else uselessInRow += 1;
      isFull = useful >= maxCards || uselessInRow >= maxRejectedInRow;
      return isFull ? "stop" : "go-on";
    },
  });
  return {
    isFull: () => isFull,
    read: (text: string) => {
      length += text.length;
      outputTokens += estimateTokenCount(text);
      if (opening.length < keptOpening) opening += text;
      scanner.push(text);
      if (length > maxReplyLength) isFull = true;
    },
    finish: (reason: string, said: LanguageModelV3Usage) => {
      usage = said;
      ending = endings[reason] ?? "unknown";
    },
    end: () => {
      const { isOpen } = scanner.end();
      return {
        ending: isFull ? ("full" as const) : ending,
        isOpen,
        useful,
        rejected,
        opening,
        length,
        outputTokens,
        usage,
      };
    },
  };
}

const endings: Readonly<Record<string, Reply["ending"]>> = {
  stop: "stop",
  length: "length",
  "content-filter": "filtered",
};
