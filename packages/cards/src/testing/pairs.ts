import type { DocumentLanguage } from "@deckle/documents";
import { generateCards } from "../generate-cards.ts";
import type { Card } from "../model.ts";
import { createOfflineEngine } from "../offline/offline-engine.ts";
import { buildDocument, type LooseBlock } from "./build-document.ts";

/** The cards that the offline engine makes of these blocks. */
export async function cardsOf(
  lang: DocumentLanguage,
  ...blocks: readonly LooseBlock[]
): Promise<readonly Card[]> {
  const { cards } = await generateCards(buildDocument(lang, ...blocks), { engine: createOfflineEngine() });
  return cards;
}

/** The same cards as lines to compare: "question => answer". */
export async function pairs(
  lang: DocumentLanguage,
  ...blocks: readonly LooseBlock[]
): Promise<readonly string[]> {
  const cards = await cardsOf(lang, ...blocks);
  return cards.map((card) => `${card.question} => ${card.answer}`);
}

/** The same, and what a learner who wants no gaps is asked besides. */
export async function pairsOrQuestions(
  lang: DocumentLanguage,
  ...blocks: readonly LooseBlock[]
): Promise<readonly string[]> {
  const request = { engine: createOfflineEngine(), options: { types: ["basic"] } } as const;
  const { cards } = await generateCards(buildDocument(lang, ...blocks), request);
  return [
    ...(await pairs(lang, ...blocks)),
    ...cards.map(({ question, answer }) => `${question} => ${answer}`),
  ];
}
