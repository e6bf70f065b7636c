import type { ModelPrice } from "./model-config.ts";

const written =
  /^(?<currency>[A-Z]{3})\s+(?<input>\d+(?:\.\d+)?)\s+(?<output>\d+(?:\.\d+)?)(?:\s+(?<cached>\d+(?:\.\d+)?))?$/;

/**
 * A price as an operator writes it: the currency's ISO 4217 code, then what a million tokens cost, sent, written, and
 * where the service asks less for them, sent before: `USD 0.28 0.42 0.028`. Nothing where a text is no price.
 */
export function readModelPrice(text: string): ModelPrice | undefined {
  const found = written.exec(text.trim())?.groups;
  if (found === undefined) return undefined;
  const { currency = "", input, output, cached } = found;
  return {
    currency,
    inputPerMillion: Number(input),
    outputPerMillion: Number(output),
    ...(cached === undefined ? {} : { cachedInputPerMillion: Number(cached) }),
  };
}
