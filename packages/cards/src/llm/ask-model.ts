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

/** A reply that says the same over and over is left: nobody pays for the rest of it. */
const maxUselessInRow = 60;
/** Our count of tokens and the provider's differ; a server that was told the limit ends the reply by itself. */
const lengthTolerance = 1.25;
const keptOpening = 400;

interface AskRequest {
  readonly user: string;
  readonly maxOutputTokens: number;
  readonly expected: ExpectedTokens;
  /** Useful cards after which the reply is left. */
  readonly maxCards: number;
  /** Called for each card as it arrives; says whether it was new and of use. */
  readonly onCard: (card: ModelCard) => "useful" | "useless";
  readonly signal: AbortSignal;
}

/** How a call ended. */
export interface Reply {
  /** How it was asked for. */
  readonly format: ReplyFormat;
  readonly sentLengthLimit: boolean;
  readonly asksForUsage: boolean;
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
  const { sendsLengthLimit: sentLengthLimit, asksForUsage } = dialect;
  const reader = createReplyReader(request);
  let signal = signalOf(run, request);
  let reservation: Reservation | undefined;
  let failure: CallFailure | undefined;
  try {
    const giveBack = await slots.take(signal);
    try {
      reservation = await admit(run, request.expected);
      run.begin();
      signal = signalOf(run, request);
      const longest = Math.min(request.maxOutputTokens, reservation.maxOutputTokens);
      reader.allow(longest * lengthTolerance);
      const maxOutputTokens = sentLengthLimit ? longest : undefined;
      await receive(run, { user: request.user, format, asksForUsage, maxOutputTokens, signal }, reader);
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
  const isLeft = signal.aborted || failure?.code === "TIMED_OUT";
  const usage =
    reservation === undefined ? noUsage : usageOf(result, { expected: request.expected, isLeft }, settings);
  reservation?.settle(usage);
  request.signal.throwIfAborted();
  return { ...result, format, sentLengthLimit, asksForUsage, failure, usage };
}

/** The user's signal, and from the document's first call on its deadline. */
function signalOf(run: DocumentRun, { signal }: AskRequest): AbortSignal {
  const deadline = run.deadline();
  return deadline === undefined ? signal : AbortSignal.any([signal, deadline]);
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
  readonly asksForUsage: boolean;
  readonly maxOutputTokens: number | undefined;
  readonly signal: AbortSignal;
}

async function receive(run: DocumentRun, question: Question, reader: ReplyReader): Promise<void> {
  const isPrefixCacheable = run.systemTokens >= minCachedTokens;
  await run.afterFirstWords(async (heard) => {
    reader.ask();
    const parts = run.access.transport({ ...question, system: run.system, isPrefixCacheable });
    for await (const part of parts) {
      if (part.type === "begin") reader.begin();
      else heard();
      if (part.type === "text") reader.read(part.text);
      if (part.type === "thought") reader.readThought(part.text);
      if (part.type === "end") reader.finish(part.reason, part.usage);
      if (reader.isFull()) break;
    }
  });
}

function usageOf(
  result: ReturnType<ReplyReader["end"]>,
  { expected, isLeft }: { readonly expected: ExpectedTokens; readonly isLeft: boolean },
  settings: ModelSettings,
): ModelUsage {
  // One that was left while the server thought about it was sent, and may be charged for.
  const wasSent = result.wasTaken || (result.wasAsked && isLeft);
  const estimate = { input: wasSent ? expected.input : 0, output: result.outputTokens };
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

function createReplyReader({ onCard, maxCards }: Pick<AskRequest, "onCard" | "maxCards">) {
  let opening = "";
  let wasAsked = false;
  let wasTaken = false;
  let outputTokens = 0;
  let maxTokens = Number.POSITIVE_INFINITY;
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
      isFull = useful >= maxCards || uselessInRow >= maxUselessInRow;
      return isFull ? "stop" : "go-on";
    },
  });
  const count = (text: string) => {
    outputTokens += estimateTokenCount(text);
    if (outputTokens <= maxTokens) return;
    isFull = true;
    ending = "length";
  };
  return {
    isFull: () => isFull,
    /** Sets the most tokens that are read of it. */
    allow: (tokens: number) => {
      maxTokens = tokens;
    },
    ask: () => {
      wasAsked = true;
    },
    begin: () => {
      wasTaken = true;
    },
    read: (text: string) => {
      if (opening.length < keptOpening) opening += text;
      scanner.push(text);
      count(text);
    },
    readThought: count,
    finish: (reason: string, said: LanguageModelV3Usage) => {
      usage = said;
      ending = endings[reason] ?? "unknown";
    },
    end: () => {
      const { isOpen } = scanner.end();
      return {
        ending: isFull && ending === "unknown" ? ("full" as const) : ending,
        isOpen,
        useful,
        rejected,
        opening,
        wasAsked,
        wasTaken,
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
