import { type CardEngine, createModelEngine, createOfflineEngine, type ModelConfig } from "@deckle/cards";
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
  if (choice(request, "engine", ["offline", "llm"]) !== "llm") return offline;
  return createModelEngine(modelOf(request.caller), { fallback: offline });
}

function modelOf({ environment }: Caller): ModelConfig {
  const provider = providers.find((name) => name === environment["CARDS_LLM"]);
  const model = environment["CARDS_LLM_MODEL"];
  if (!provider || !model) throw new CommandError("NO_MODEL");
  return {
    provider,
    model,
    baseUrl: environment["CARDS_LLM_BASE_URL"],
    apiKey: environment["CARDS_LLM_API_KEY"],
  };
}
