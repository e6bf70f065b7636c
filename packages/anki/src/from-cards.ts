import type { Card } from "@deckle/cards";
import type { AnkiDeck, AnkiNote, AnkiPreset } from "./deck.ts";

/** What a box is, apart from its cards. */
export interface DeckSource {
  /** Part of every note's identity: the same box updates its notes, another box makes its own. */
  readonly boxId: string;
  /** The deck's name in Anki; `::` nests. */
  readonly name: string;
  /** In the order of the document. */
  readonly cards: readonly Card[];
  readonly createdAt: Date;
  /** When the cards' content last changed. Anki takes re-imported notes only if this is later than what it has. */
  readonly updatedAt: Date;
  /** Of the deck's description and of "page" in each source. */
  readonly language: "zh" | "en";
  /** Put deck options for FSRS into the package. */
  readonly includeFsrs: boolean;
  /** The document's name, as the learner knows it. */
  readonly sourceName: string;
}

/** Anki's own default weights are used: ours would be the same numbers, and since 26.08 they come only with progress. */
const fsrsPreset: AnkiPreset = {
  name: "Deckle FSRS",
  desiredRetention: 0.9,
  learningStepsMinutes: [1, 10],
  relearningStepsMinutes: [10],
  newCardsPerDay: 20,
  maximumIntervalDays: 36_500,
};

/** A box's cards as a deck for Anki: one note a card, in the same order, each with its quote and where it stands. */
export function deckFromCards(source: DeckSource): AnkiDeck {
  return {
    name: source.name,
    description: deckDescription(source),
    createdAt: source.createdAt,
    notes: source.cards.map((card) => noteFromCard(card, source)),
    ...(source.includeFsrs ? { preset: fsrsPreset } : {}),
  };
}

function noteFromCard(card: Card, source: DeckSource): AnkiNote {
  const base = {
    guidSource: `${source.boxId}\0${card.id}`,
    quote: card.source.quote,
    source: placeOf(card, source),
    tags: card.tags,
    createdAt: source.createdAt,
    updatedAt: source.updatedAt,
  };
  if (card.type === "basic") return { ...base, type: "basic", question: card.question, answer: card.answer };
  // A double colon that the answer itself has is not the start of a hint.
  return { ...base, type: "cloze", text: card.text, hints: card.answer.includes("::") ? "none" : "allowed" };
}

/** "notes.pdf · p. 12 · Chapter 3 › Section 1" */
function placeOf({ source: { page, section } }: Card, { sourceName, language }: DeckSource): string {
  const pageText = language === "zh" ? `第 ${page} 页` : `p. ${page}`;
  return [sourceName, page === undefined ? "" : pageText, section.join(" › ")]
    .filter((part) => part !== "")
    .join(" · ");
}

function deckDescription(source: DeckSource): string {
  const words = descriptions[source.language];
  const first = words.made(escapeMarkdown(source.sourceName), source.cards.length);
  return source.includeFsrs ? `${first}\n\n${words.fsrs}` : first;
}

/** The names of Anki's import boxes are those of Anki's own translations. */
const descriptions = {
  zh: {
    made: (name: string, count: number) =>
      `由 Deckle（卡盒）根据《${name}》制作，共 ${count} 张卡片，每张都附有原文出处。`,
    fsrs: "要使用卡组自带的 FSRS 设置，请在导入时勾选“导入所有牌组预设配置”，并在牌组选项中打开 FSRS。",
  },
  en: {
    made: (name: string, count: number) =>
      `Made by Deckle from “${name}”: ${count} cards, each with its source.`,
    fsrs: "To use the FSRS options of this deck, tick “Import any deck presets” when importing, and switch FSRS on in the deck options.",
  },
} as const;

/** A file name is text, whatever signs it holds. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+.!|<>~&-]/g, String.raw`\$&`);
}
