import type { cardsZh } from "./cards-zh.ts";

export const cardsEn: typeof cardsZh = {
  title: (name) => `${name} · Deckle`,
};
