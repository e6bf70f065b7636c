import type { ParsedDocument } from "@deckle/documents";
import { estimateTokenCount } from "tokenx";
import type { CardOptions, Chunk } from "../model.ts";
import { createCardQuota } from "./card-quota.ts";
import { type ModelConfig, settingsOf } from "./model-config.ts";
import { type Passage, passagesOf } from "./passage.ts";
import { outlineOf, systemPrompt, userPrompt } from "./prompt.ts";
import { noUsage, withCost } from "./usage-tally.ts";

/** What is known of the model, with the limits that apply to it. */
export type EstimatedModel = Partial<ModelConfig>;

/** What a language model would be asked and would answer, told before it is. */
export interface ModelEstimate {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Seconds at three seconds a hundred tokens of reply, so many calls at a time as the configuration allows. */
  readonly seconds: number;
  /** Part of the text, 0 to 1, that the limits of tokens, cost and time let the model write; the rules write the rest. */
  readonly share: number;
  /** Only with a price; without one the tokens say what there is to say. */
  readonly cost?: { readonly amount: number; readonly currency: string };
}

const secondsForToken = 0.03;
/**
 * Of a reply, for each card that is asked for: a card takes 55 to 80 tokens, and not every passage has as many as may be
 * written. Measured with the decks of the rules as replies, on eight documents.
 */
const tokensForAskedCard = 60;
/** Passages whose tokens are counted, from all over a longer text; the others are taken to be alike. */
const countedPassages = 40;

interface EstimateRequest {
  readonly chunks: readonly Chunk[];
  readonly options: CardOptions;
  readonly model: EstimatedModel;
}

/** Counts what would be sent, passage by passage, and takes each reply to be as long as its cards usually make it. */
export function estimateModel(
  document: ParsedDocument,
  { chunks, options, model }: EstimateRequest,
): ModelEstimate {
  const settings = settingsOf({ provider: "openai-compatible", model: "", ...model });
  const passages = chunks.flatMap((chunk) => passagesOf(document, chunk));
  const { input, output } = tokensOf(document, passages, options);
  const atOneTime = Math.max(1, Math.min(passages.length, settings.concurrency));
  const seconds = (output * secondsForToken) / atOneTime;
  const whole = { ...noUsage, inputTokens: input, outputTokens: output };
  const share = Math.min(
    1,
    part(settings.maxInputTokens, input),
    part(settings.maxOutputTokens, output),
    part(settings.maxCost, withCost(whole, settings.price).cost?.amount ?? 0),
    part(settings.patience.documentMs / 1000, seconds),
  );
  const usage = {
    ...noUsage,
    calls: Math.ceil(passages.length * share),
    inputTokens: Math.round(input * share),
    outputTokens: Math.round(output * share),
    isEstimated: true,
  };
  const { cost } = withCost(usage, settings.price);
  return {
    calls: usage.calls,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    seconds: Math.round(seconds * share),
    share: Math.round(share * 100) / 100,
    ...(cost === undefined ? {} : { cost }),
  };
}

function part(limit: number, wanted: number): number {
  return wanted <= limit ? 1 : limit / wanted;
}

function tokensOf(document: ParsedDocument, passages: readonly Passage[], options: CardOptions) {
  const step = Math.max(1, passages.length / countedPassages);
  const counted = passages.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const system = estimateTokenCount(systemPrompt(document));
  const outline = outlineOf(document);
  const quotaOf = createCardQuota(document, options);
  let input = 0;
  let output = 0;
  for (const passage of counted) {
    const cards = quotaOf(passage);
    const user = userPrompt({
      document,
      passage,
      outline,
      cards,
      options,
      delimiter: "0".repeat(12),
      covered: [],
    });
    input += system + estimateTokenCount(user);
    output += cards * tokensForAskedCard;
  }
  const scale = counted.length === 0 ? 0 : passages.length / counted.length;
  return { input: input * scale, output: output * scale };
}
