import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  InvalidResponseDataError,
  type JSONSchema7,
  type LanguageModelV3,
  type LanguageModelV3CallOptions,
  type LanguageModelV3FinishReason,
  type LanguageModelV3Usage,
} from "@ai-sdk/provider";
import { ReplyTimeout } from "./model-failure.ts";
import { replySchema } from "./model-card.ts";
import type { ModelSettings } from "./model-config.ts";

/** How a reply is asked for, strictest first. */
export type ReplyFormat = "schema" | "json" | "plain";

interface CallRequest {
  readonly system: string;
  readonly user: string;
  readonly format: ReplyFormat;
  /** Whether to ask what the reply used, where that has to be asked for. */
  readonly asksForUsage: boolean;
  readonly maxOutputTokens: number | undefined;
  /** Long enough for the provider to keep it for the next call. */
  readonly isPrefixCacheable: boolean;
  readonly signal: AbortSignal;
}

/** What arrives: that the server took the request, text and thoughts in pieces, then how it ended. */
export type ReplyPart =
  | { readonly type: "begin" }
  | { readonly type: "text"; readonly text: string }
  /** What a model says to itself first; paid for like text. */
  | { readonly type: "thought"; readonly text: string }
  | {
      readonly type: "end";
      readonly reason: LanguageModelV3FinishReason["unified"];
      readonly usage: LanguageModelV3Usage;
    };

/** Sends one request and gives its reply as it arrives. Throws what `failureOf` sorts. */
export type Transport = (request: CallRequest) => AsyncGenerator<ReplyPart>;

/** The SDK's provider adapters, used for the dialects of the wire alone: no retries, no parsing of theirs. */
export function createTransport(settings: ModelSettings, fetch: typeof globalThis.fetch): Transport {
  const modelFor = modelsOf(settings, withoutRedirects(fetch));
  return async function* call(request) {
    const watch = watchReply(settings.patience, request.signal);
    try {
      const { stream } = await watch.guard(modelFor(request).doStream(optionsOf(request, watch.signal)));
      yield { type: "begin" };
      const reader = stream.getReader();
      for (;;) {
        const { done, value } = await watch.guard(reader.read());
        if (done) return;
        watch.heard();
        if (value.type === "text-delta") yield { type: "text", text: value.delta };
        if (value.type === "reasoning-delta") yield { type: "thought", text: value.delta };
        // Some servers never say why a reply ended. It ended, and is not to be paid for again.
        if (value.type === "error" && !isEndWithoutReason(value.error)) throw value.error;
        if (value.type === "finish") {
          yield { type: "end", reason: value.finishReason.unified, usage: value.usage };
        }
      }
    } finally {
      watch.end();
    }
  };
}

/** A key in a header of its own would go along to whatever address a redirect names. */
function withoutRedirects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, redirect: "manual" });
}

function isEndWithoutReason(error: unknown): boolean {
  return InvalidResponseDataError.isInstance(error) && error.message.includes("without a finish reason");
}

function modelsOf(settings: ModelSettings, fetch: typeof globalThis.fetch) {
  const { provider, model, baseUrl: baseURL, apiKey } = settings;
  if (provider === "anthropic") return always(createAnthropic({ baseURL, apiKey, fetch })(model));
  if (provider === "google") return always(createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model));
  const common = { name: "model", baseURL, fetch, ...(apiKey === "" ? {} : { apiKey }) };
  return ({ format, asksForUsage }: CallRequest): LanguageModelV3 =>
    createOpenAICompatible({
      ...common,
      includeUsage: asksForUsage,
      supportsStructuredOutputs: format === "schema",
    })(model);
}

function always(model: LanguageModelV3) {
  return (): LanguageModelV3 => model;
}

function optionsOf(request: CallRequest, abortSignal: AbortSignal): LanguageModelV3CallOptions {
  const { system, user, format, maxOutputTokens, isPrefixCacheable } = request;
  // Only Anthropic wants to be told; the others keep prefixes by themselves and ignore the option.
  const cache = isPrefixCacheable
    ? { providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } } }
    : {};
  return {
    prompt: [
      { role: "system", content: system, ...cache },
      { role: "user", content: [{ type: "text", text: user }] },
    ],
    abortSignal,
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(format === "plain" ? {} : { responseFormat: jsonFormat(format) }),
  };
}

function jsonFormat(format: "schema" | "json") {
  const type = "json" as const;
  // Zod writes JSON Schema of a newer draft; the parts used here are the same in draft 7.
  return format === "json" ? { type } : { type, name: "cards", schema: replySchema as JSONSchema7 };
}

interface ReplyTimes {
  readonly silenceMs: number;
  readonly replyMs: number;
}

/** Ends a call whose server says nothing for too long, or never stops. */
function watchReply({ silenceMs, replyMs }: ReplyTimes, outer: AbortSignal) {
  const own = new AbortController();
  const signal = AbortSignal.any([outer, own.signal]);
  const stop = () => own.abort(new ReplyTimeout("The reply took too long."));
  let silence = setTimeout(stop, silenceMs);
  const whole = setTimeout(stop, replyMs);
  return {
    signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
    },
    /** The promise, or the reason for the abort; a connection that ignores the abort is not waited for. */
    guard: async <T>(promise: PromiseLike<T>): Promise<T> => {
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      if (signal.aborted) onAbort();
      try {
        return await Promise.race([promise, aborted]);
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    },
    end: () => {
      clearTimeout(silence);
      clearTimeout(whole);
      // Also frees the connection of a reply that was left early.
      own.abort(new ReplyTimeout("The reply was left."));
    },
  };
}
