export type * from "./model.ts";
export { estimateDeck } from "./estimate-deck.ts";
export type { DeckEstimate } from "./estimate-deck.ts";
export { generateCards } from "./generate-cards.ts";
export type { GenerateRequest } from "./generate-cards.ts";
export { lintCard } from "./lint/lint-card.ts";
export { lintRules } from "./lint/lint-rules.ts";
export { createOfflineEngine } from "./offline/offline-engine.ts";
export { planChunks } from "./plan-chunks.ts";
