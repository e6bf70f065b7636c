export { buildPackage } from "./build-package.ts";
export type { AnkiBasicNote, AnkiClozeNote, AnkiDeck, AnkiNote, AnkiPreset } from "./deck.ts";
export { AnkiError } from "./errors.ts";
export type { AnkiErrorCode } from "./errors.ts";
export { deckFromCards } from "./from-cards.ts";
export type { DeckSource } from "./from-cards.ts";
