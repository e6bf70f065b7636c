import { addUsage, noUsage } from "./llm/usage-tally.ts";
import type { ModelFailureCode } from "./llm/model-failure.ts";
import type { CardDraft, ChunkOutcome, EngineReport, ModelUsage } from "./model.ts";

/** Adds up who wrote the chunks of a deck. */
export function createEngineReport(interrupted: readonly ModelUsage[]) {
  const chunks = { llm: 0, offline: 0 };
  const failures: Partial<Record<ModelFailureCode, number>> = {};
  let rejected = 0;
  let usage = interrupted.reduce(addUsage, noUsage);
  return {
    /** A chunk of this run, or one of an earlier run that is known as well. */
    add: (outcome: ChunkOutcome) => {
      chunks[outcome.engine] += 1;
      rejected += outcome.rejected;
      usage = addUsage(usage, outcome.usage);
      if (outcome.failure !== undefined) failures[outcome.failure] = (failures[outcome.failure] ?? 0) + 1;
    },
    /** A chunk of an earlier run, of which only the drafts are known. */
    addDrafts: (drafts: readonly CardDraft[]) => {
      const isModels = drafts.length === 0 || drafts.some((draft) => draft.engine === "llm");
      chunks[isModels ? "llm" : "offline"] += 1;
    },
    report: (): EngineReport => ({ chunks, failures, rejected, usage }),
  };
}
