import {
  type CardEngine,
  createModelEngine,
  createOfflineEngine,
  type ModelConfig,
  readModelPrice,
} from "@deckle/cards";
import type { Caller } from "../caller.ts";
import { choice } from "../choices.ts";
import { CommandError } from "../command-error.ts";
import type { Request } from "../request.ts";

const providers = [
  "openai-compatible",
  "anthropic",
  "google",
] as const satisfies readonly ModelConfig["provider"][];

/**
 * Who writes the cards: the rules, or with `--engine llm` the model that the server's own variables name, with the
 * rules behind it. @throws CommandError NO_MODEL where they name none.
 */
export function engineOf(request: Request): CardEngine {
  const offline = createOfflineEngine();
  if (!usesModel(request)) return offline;
  const model = modelOf(request.caller);
  if (model === undefined) throw new CommandError("NO_MODEL");
  return createModelEngine(model, { fallback: offline });
}

/** Whether the command asks for the model. */
export function usesModel(request: Request): boolean {
  return choice(request, "engine", ["offline", "llm"]) === "llm";
}

/**
 * The model that the server's variables name, with the same limits; nothing where they name none.
 * @throws CommandError BAD_VARIABLE where a number or price cannot be read
 */
export function modelOf({ environment }: Caller): ModelConfig | undefined {
  const provider = providers.find((name) => name === environment["CARDS_LLM"]);
  const model = environment["CARDS_LLM_MODEL"];
  if (!provider || !model) return undefined;
  const number = (name: string) => readVariable(environment, name, positiveNumber, "0.5");
  return {
    provider,
    model,
    baseUrl: environment["CARDS_LLM_BASE_URL"] || undefined,
    apiKey: environment["CARDS_LLM_API_KEY"],
    concurrency: number("CARDS_LLM_CONCURRENCY"),
    maxInputTokens: number("CARDS_LLM_MAX_INPUT_TOKENS"),
    maxOutputTokens: number("CARDS_LLM_MAX_OUTPUT_TOKENS"),
    price: readVariable(environment, "CARDS_LLM_PRICE", readModelPrice, "USD 0.28 0.42 0.028"),
    maxCost: number("CARDS_LLM_MAX_COST"),
  };
}

/** Nobody's money is spent beyond a limit because it was written wrongly. */
function readVariable<Value>(
  environment: Caller["environment"],
  name: string,
  read: (text: string) => Value | undefined,
  example: string,
): Value | undefined {
  const text = environment[name]?.trim() ?? "";
  if (text === "") return undefined;
  const value = read(text);
  if (value === undefined) throw new CommandError("BAD_VARIABLE", { name, example });
  return value;
}

function positiveNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
