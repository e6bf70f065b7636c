import type { Language } from "@deckle/contract";

/** Names of what the server was asked for. Boxes carry sentences, so they are kept for each language. */
export const queryKeys = {
  knowledgeBases: ["knowledge-bases"],
  plans: ["plans"],
  usage: ["usage"],
  boxes: (knowledgeBaseId: string, language: Language) => ["boxes", knowledgeBaseId, language],
  allBoxes: ["boxes"],
} as const;
