import type { ParsedDocument } from "@deckle/documents";
import { estimateTokenCount } from "tokenx";
import type { CardOptions, Chunk } from "../model.ts";
import { createCardQuota, tokensForCard } from "./card-quota.ts";
import type { ModelConfig } from "./model-config.ts";
import { passagesOf } from "./passage.ts";
import { outlineOf, systemPrompt, userPrompt } from "./prompt.ts";
import { noUsage, withCost } from "./usage-tally.ts";

/** What a language model would be asked and would answer, told before it is. */
export interface ModelEstimate {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Seconds at three seconds a hundred tokens of reply, so many calls at a time as the configuration allows. */
  readonly seconds: number;
  /** Only with a price; without one the tokens say what there is to say. */
  readonly cost?: { readonly amount: number; readonly currency: string };
}

const secondsForToken = 0.03;
/** Longest text whose tokens are counted; those of a longer one are taken to be alike. */
const countedPassages = 40;

interface EstimateRequest {
  readonly chunks: readonly Chunk[];
  readonly options: CardOptions;
  readonly model: Pick<ModelConfig, "price" | "concurrency">;
}

/** Counts what would be sent, passage by passage, and takes each reply to hold the cards that it is asked for. */
export function estimateModel(
  document: ParsedDocument,
  { chunks, options, model }: EstimateRequest,
): ModelEstimate {
  const passages = chunks.flatMap((chunk) => passagesOf(document, chunk));
  const counted = passages.slice(0, countedPassages);
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
    output += cards * tokensForCard;
  }
  const scale = counted.length === 0 ? 0 : passages.length / counted.length;
  const usage = {
    ...noUsage,
    calls: passages.length,
    inputTokens: Math.round(input * scale),
    outputTokens: Math.round(output * scale),
    isEstimated: true,
  };
  const { cost } = withCost(usage, model.price);
  const atOneTime = Math.max(1, Math.min(passages.length, Math.floor(model.concurrency ?? 4)));
  return {
    calls: usage.calls,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    seconds: Math.round((usage.outputTokens * secondsForToken) / atOneTime),
    ...(cost === undefined ? {} : { cost }),
  };
}
