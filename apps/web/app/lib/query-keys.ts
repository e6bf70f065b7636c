import type { Language } from "@deckle/contract";

/** Names of what the server was asked for. Boxes carry sentences, so they are kept for each language. */
export const queryKeys = {
  knowledgeBases: ["knowledge-bases"],
  plans: ["plans"],
  usage: ["usage"],
  account: ["own-account"],
  boxes: (knowledgeBaseId: string, language: Language) => ["boxes", knowledgeBaseId, language],
  allBoxes: ["boxes"],
  box: (boxId: string, language: Language) => ["box", boxId, language],
  boxReport: (boxId: string, language: Language) => ["box-report", boxId, language],
  cards: (boxId: string, search: string, section: readonly string[]) => ["cards", boxId, search, section],
  allCards: (boxId: string) => ["cards", boxId],
  cardContext: (boxId: string, cardId: string) => ["card-context", boxId, cardId],
  studyOverview: (boxId: string | undefined) => ["study-overview", boxId ?? "all"],
  allStudyOverviews: ["study-overview"],
  studySettings: ["study-settings"],
} as const;
