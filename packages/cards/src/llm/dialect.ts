import type { ModelConfig } from "./model-config.ts";
import type { ReplyFormat } from "./transport.ts";

/** What a server has turned out to understand. Remembered for as long as the engine lives. */
export interface Dialect {
  readonly format: ReplyFormat;
  readonly sendsLengthLimit: boolean;
  /** Whether a reply is asked to say what it used. */
  readonly asksForUsage: boolean;
  /** Goes one step down from a format that was refused; `false` when there is no simpler one. */
  simplify(refused: ReplyFormat): boolean;
  /** Stops sending a length limit; `false` when none was sent. */
  dropLengthLimit(wasSent: boolean): boolean;
  /** Stops asking what a reply used; `false` when it was not asked. */
  dropUsage(wasAsked: boolean): boolean;
}

const ladder: readonly ReplyFormat[] = ["schema", "json", "plain"];

/** Anthropic's schema mode goes through a forced tool call; asked plainly it answers with JSON and keeps the cache. */
const firstFormat: Readonly<Record<ModelConfig["provider"], ReplyFormat>> = {
  "openai-compatible": "schema",
  google: "schema",
  anthropic: "plain",
};

export function createDialect(provider: ModelConfig["provider"]): Dialect {
  let format = firstFormat[provider];
  let sendsLengthLimit = true;
  let asksForUsage = true;
  return {
    get format() {
      return format;
    },
    get sendsLengthLimit() {
      return sendsLengthLimit;
    },
    simplify: (refused) => {
      const simpler = ladder[ladder.indexOf(refused) + 1];
      if (simpler === undefined) return false;
      // A call that started before another one stepped down must not step down twice.
      if (format === refused) format = simpler;
      return true;
    },
    get asksForUsage() {
      return asksForUsage;
    },
    dropLengthLimit: (wasSent) => {
      sendsLengthLimit = false;
      return wasSent;
    },
    dropUsage: (wasAsked) => {
      asksForUsage = false;
      return wasAsked;
    },
  };
}
