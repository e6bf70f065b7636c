import { settingsOf, type ModelConfig } from "./model-config.ts";
import { createSlots } from "./slots.ts";
import { createTransport } from "./transport.ts";

/** One question to a model, and the patience for it. */
export interface ModelQuestion {
  readonly system: string;
  readonly user: string;
  readonly maxOutputTokens: number;
  /** Ends the wait, also that for a free slot. */
  readonly signal: AbortSignal;
}

/** The reply's text, whole. Throws whatever goes wrong on the way, and when a reply broke off at its length. */
export type AskModel = (question: ModelQuestion) => Promise<string>;

const maxReplyLength = 200_000;

/** Asks the configured model for text, once, without retries, at most `concurrency` questions at a time. */
export function createModelAsker(
  config: ModelConfig,
  {
    fetch = globalThis.fetch,
    now = () => new Date(),
  }: { fetch?: typeof globalThis.fetch; now?: () => Date } = {},
): AskModel {
  const settings = settingsOf(config);
  const transport = createTransport(settings, fetch);
  const slots = createSlots({ max: settings.concurrency, maxWaitMs: settings.patience.maxDelayMs, now });
  return async ({ signal, ...question }) => {
    const giveBack = await slots.take(signal);
    try {
      let reply = "";
      const parts = transport({
        ...question,
        format: "plain",
        asksForUsage: false,
        isPrefixCacheable: false,
        signal,
      });
      for await (const part of parts) {
        if (part.type === "text") reply += part.text;
        if (part.type === "end" && part.reason !== "stop") {
          throw new Error(`the reply ended early: ${part.reason}`);
        }
        if (reply.length > maxReplyLength) throw new Error("the reply does not end");
      }
      return reply;
    } finally {
      giveBack();
    }
  };
}
