/** Price of a model's tokens, for the record of what a deck cost. */
export interface ModelPrice {
  /** ISO 4217 code, such as `USD` or `CNY`. */
  readonly currency: string;
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
  /** As `inputPerMillion` when absent. */
  readonly cachedInputPerMillion?: number | undefined;
}

/** How long to wait for a model, in milliseconds, and how often to ask. */
export interface ModelPatience {
  /** Attempts for one passage; 4. A step down to a simpler answer format is none. */
  readonly attempts: number;
  /** Wait before the second attempt, doubled for each further one, when the server names no time; 500. */
  readonly firstDelayMs: number;
  /** Longest wait that a server may ask for; a passage that would wait longer is done by the fallback engine; 60 000. */
  readonly maxDelayMs: number;
  /** Longest silence, also before the first word; 60 000. */
  readonly silenceMs: number;
  /** Longest reply; as long as the document has, since one that is cut is paid for and asked for again; 150 000. */
  readonly replyMs: number;
  /** All calls of one document; what is not done by then is done by the fallback engine; 150 000. */
  readonly documentMs: number;
}

/** Which model writes the cards, and within what limits. Every absent or undefined field has a default. */
export interface ModelConfig {
  /** Ollama, vLLM, DeepSeek, Qwen, GLM and OpenAI itself all speak `openai-compatible`. */
  readonly provider: "openai-compatible" | "anthropic" | "google";
  readonly model: string;
  /** Up to and with the version, such as `https://api.deepseek.com/v1`; the provider's own when absent. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  /** Most calls at one time, over all documents; 4. */
  readonly concurrency?: number | undefined;
  /** Most input tokens for one document; 300 000. */
  readonly maxInputTokens?: number | undefined;
  /** Most output tokens for one document; 60 000. */
  readonly maxOutputTokens?: number | undefined;
  readonly price?: ModelPrice | undefined;
  /** Most that one document may cost, in the price's currency; needs `price`. */
  readonly maxCost?: number | undefined;
  readonly patience?: Partial<ModelPatience> | undefined;
}

/** A config with its defaults filled in. */
export interface ModelSettings {
  readonly provider: ModelConfig["provider"];
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly concurrency: number;
  readonly maxInputTokens: number;
  readonly maxOutputTokens: number;
  readonly price: ModelPrice | undefined;
  readonly maxCost: number;
  readonly patience: ModelPatience;
}

/** Always passed on, so that no SDK looks for addresses of its own in the environment. */
const homes: Readonly<Record<ModelConfig["provider"], string>> = {
  "openai-compatible": "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

const usualPatience: ModelPatience = {
  attempts: 4,
  firstDelayMs: 500,
  maxDelayMs: 60_000,
  silenceMs: 60_000,
  replyMs: 150_000,
  documentMs: 150_000,
};

export function settingsOf(config: ModelConfig): ModelSettings {
  return {
    provider: config.provider,
    model: config.model,
    baseUrl: (config.baseUrl ?? homes[config.provider]).replace(/\/+$/, ""),
    // A key from a file often ends in a line feed, which no header may hold.
    apiKey: config.apiKey?.trim() ?? "",
    concurrency: Math.max(1, Math.floor(config.concurrency ?? 4)),
    maxInputTokens: config.maxInputTokens ?? 300_000,
    maxOutputTokens: config.maxOutputTokens ?? 60_000,
    price: config.price,
    maxCost: config.maxCost ?? Number.POSITIVE_INFINITY,
    patience: { ...usualPatience, ...config.patience },
  };
}
