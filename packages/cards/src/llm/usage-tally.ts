import type { LanguageModelV3Usage } from "@ai-sdk/provider";
import type { ModelUsage } from "../model.ts";
import type { ModelPrice } from "./model-config.ts";

export const noUsage: ModelUsage = {
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
  calls: 0,
  retries: 0,
  isEstimated: false,
};

/** What one call used; from the estimates where the server did not say. */
export function usageOfCall(
  said: LanguageModelV3Usage | undefined,
  estimate: { readonly input: number; readonly output: number },
): ModelUsage {
  const input = said?.inputTokens.total;
  const output = said?.outputTokens.total;
  return {
    inputTokens: input ?? estimate.input,
    outputTokens: output ?? estimate.output,
    cachedTokens: said?.inputTokens.cacheRead ?? 0,
    calls: 1,
    retries: 0,
    // A call that was turned away at the door used nothing.
    isEstimated: (input === undefined || output === undefined) && estimate.input > 0,
  };
}

export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  const cost =
    one.cost === undefined || other.cost === undefined
      ? (one.cost ?? other.cost)
      : { amount: one.cost.amount + other.cost.amount, currency: one.cost.currency };
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    calls: one.calls + other.calls,
    retries: one.retries + other.retries,
    isEstimated: one.isEstimated || other.isEstimated,
    ...(cost === undefined ? {} : { cost }),
  };
}

/** What is left of a total when a part is taken away that was told already. */
export function withoutUsage(total: ModelUsage, part: ModelUsage): ModelUsage {
  const { cost } = total;
  const amount = (cost?.amount ?? 0) - (part.cost?.amount ?? 0);
  return {
    inputTokens: total.inputTokens - part.inputTokens,
    outputTokens: total.outputTokens - part.outputTokens,
    cachedTokens: total.cachedTokens - part.cachedTokens,
    calls: total.calls - part.calls,
    // Whether a call repeats another one is known to its chunk alone.
    retries: 0,
    isEstimated: total.isEstimated,
    ...(cost === undefined ? {} : { cost: { amount, currency: cost.currency } }),
  };
}

/** The usage with its price. */
export function withCost(usage: ModelUsage, price: ModelPrice | undefined): ModelUsage {
  if (price === undefined) return usage;
  const fresh = usage.inputTokens - usage.cachedTokens;
  const amount =
    (fresh * price.inputPerMillion +
      usage.cachedTokens * (price.cachedInputPerMillion ?? price.inputPerMillion) +
      usage.outputTokens * price.outputPerMillion) /
    1_000_000;
  return { ...usage, cost: { amount, currency: price.currency } };
}
