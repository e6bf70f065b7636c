import type { CardSource, cardTopic } from "@deckle/cards";
import type { AnkiCardProgress, AnkiDeck, AnkiImage, AnkiNote, AnkiPreset, AnkiProgress } from "./deck.ts";

interface DeckCardBase {
  readonly id: string;
  /** For a cloze card its text with the gaps open, `[...]`. */
  readonly question: string;
  /** For a cloze card what stands in the gaps; when it holds `::`, no gap has a hint. */
  readonly answer: string;
  readonly tags: readonly string[];
  /** Where the card comes from; a card that the learner wrote has none. */
  readonly source?: CardSource;
  /** When this card last changed, where that is known: Anki then leaves the notes of the others alone. */
  readonly updatedAt?: Date;
}

/** A card to export: every card of the cards part is one. */
export type DeckCard = DeckCardBase &
  ({ readonly type: "basic" } | { readonly type: "cloze"; readonly text: string });

/** What a box is, apart from its cards. */
export interface DeckSource {
  /** Part of every note's identity: the same box updates its notes, another box makes its own. */
  readonly boxId: string;
  /** The deck's name in Anki; `::` nests. */
  readonly name: string;
  /** In the order of the document. */
  readonly cards: readonly DeckCard[];
  readonly createdAt: Date;
  /** When the cards last changed, for those that do not say. Anki takes re-imported notes only if later than its own. */
  readonly updatedAt: Date;
  /** Of the deck's description and of "page" in each source. */
  readonly language: "zh" | "en";
  /** Put deck options for FSRS into the package, and with progress the memory states as well. */
  readonly includeFsrs: boolean;
  /** What those options say; Anki's own defaults where absent. */
  readonly pace?: LearnerPace;
  /** Put each card into a deck below, nested by the headings above its quote; one deck for all unless true. */
  readonly nestByHeading?: boolean;
  /** Also ask for the question, given the answer; gaps are left as they are. */
  readonly reversed?: boolean;
  /**
   * The images that belong to what is said in a block, by its id, as `imagesByBlock` finds them in a document; each card
   * shows those of the block it quotes. Without them cards have none.
   */
  readonly images?: ReadonlyMap<string, readonly AnkiImage[]>;
  /** Which headings may stand above a question, as the cards part works it out. */
  readonly cardTopic: typeof cardTopic;
  /** The document's name, as the learner knows it. */
  readonly sourceName: string;
  /** What the learner has done, as `ankiProgress` of the scheduling part gives it; without it every card is new. */
  readonly progress?: AnkiProgress;
}

/** How a learner wants to study. */
export interface LearnerPace {
  /** Share of reviews to be remembered, 0.7 to 0.99. */
  readonly desiredRetention?: number;
  /** The 21 weights of FSRS-6, if they are the learner's own. Since 26.08 Anki takes them only together with progress. */
  readonly fsrsParameters?: readonly number[];
  readonly newCardsPerDay?: number;
  readonly reviewsPerDay?: number;
}

const defaultRetention = 0.9;

function fsrsPreset(pace: LearnerPace): AnkiPreset {
  const { desiredRetention = defaultRetention } = pace;
  const percent = Math.round(desiredRetention * 100);
  return {
    // Another retention is another preset, which the learner must be able to tell apart.
    name: desiredRetention === defaultRetention ? "Deckle FSRS" : `Deckle FSRS ${percent}%`,
    desiredRetention,
    ...(pace.fsrsParameters === undefined ? {} : { fsrsParameters: pace.fsrsParameters }),
    learningStepsMinutes: [1, 10],
    relearningStepsMinutes: [10],
    newCardsPerDay: pace.newCardsPerDay ?? 20,
    reviewsPerDay: pace.reviewsPerDay ?? 200,
    maximumIntervalDays: 36_500,
  };
}

/** A box's cards as a deck for Anki: one note a card, in the same order, each with its quote and where it stands. */
export function deckFromCards(source: DeckSource): AnkiDeck {
  const progress = progressByCard(source.progress);
  return {
    name: source.name,
    description: deckDescription(source),
    createdAt: source.createdAt,
    notes: source.cards.map((card) =>
      noteFromCard(card, source, {
        progress: progress.get(card.id),
        images: source.images?.get(card.source?.blockId ?? ""),
      }),
    ),
    ...(source.includeFsrs ? { preset: fsrsPreset(source.pace ?? {}) } : {}),
    ...studyOf(source),
  };
}

function studyOf({ progress, includeFsrs }: DeckSource): Pick<AnkiDeck, "study"> {
  if (progress === undefined) return {};
  const { cards: _, ...days } = progress;
  return { study: { ...days, memory: includeFsrs ? "fsrs" : "none" } };
}

type NoteProgress = Map<number, AnkiCardProgress>;

function progressByCard(progress: AnkiProgress | undefined): ReadonlyMap<string, NoteProgress> {
  const cards = new Map<string, NoteProgress>();
  for (const card of progress?.cards ?? []) {
    const ofCard = cards.get(card.cardId) ?? new Map<number, AnkiCardProgress>();
    cards.set(card.cardId, ofCard.set(card.ordinal, card));
  }
  return cards;
}

interface Additions {
  readonly progress: NoteProgress | undefined;
  readonly images: readonly AnkiImage[] | undefined;
}

function noteFromCard(card: DeckCard, source: DeckSource, { progress, images }: Additions): AnkiNote {
  const base = {
    // With the type: Anki refuses to update a note by one of another type, so that is another note.
    guidSource: `${source.boxId}\0${card.type}\0${card.id}`,
    ...(card.source === undefined ? {} : { quote: card.source.quote, source: placeOf(card.source, source) }),
    topic: topicText(card, source),
    tags: card.tags,
    createdAt: source.createdAt,
    updatedAt: card.updatedAt ?? source.updatedAt,
    ...(progress === undefined ? {} : { progress }),
    ...(images === undefined ? {} : { images }),
    ...subdeckOf(card, source),
  };
  if (card.type === "basic") {
    const direction = source.reversed === true ? "both" : "forward";
    return { ...base, type: "basic", question: card.question, answer: card.answer, direction };
  }
  // A double colon that the answer itself has is not the start of a hint.
  return {
    ...base,
    type: "cloze",
    text: card.text,
    hints: card.answer.includes("::") ? "none" : "allowed",
  };
}

/** A `::` within a heading would nest once more. */
function subdeckOf({ source }: DeckCard, { nestByHeading }: DeckSource): { subdeck?: string } {
  const section = source?.section ?? [];
  if (nestByHeading !== true || section.length === 0) return {};
  return { subdeck: section.map((heading) => heading.replaceAll("::", ": ")).join("::") };
}

/** "The kidney › Structure"; a lone heading, which may be no more than "Overview", stands under the deck's name. */
function topicText({ question, answer, source }: DeckCard, { name, cardTopic: topic }: DeckSource): string {
  const section = source?.section ?? [];
  const isTitled =
    section.length > 1 || section.some((heading) => heading.includes(name) || name.includes(heading));
  return topic({ question, answer, section: isTitled ? section : [name, ...section] }).join(" › ");
}

/** "notes.pdf · p. 12 · Chapter 3 › Section 1" */
function placeOf({ page, section }: CardSource, { sourceName, language }: DeckSource): string {
  const pageText = language === "zh" ? `第 ${page} 页` : `p. ${page}`;
  return [sourceName, page === undefined ? "" : pageText, section.join(" › ")]
    .filter((part) => part !== "")
    .join(" · ");
}

function deckDescription(source: DeckSource): string {
  const words = descriptions[source.language];
  const isAllSourced = source.cards.every((card) => card.source !== undefined);
  const made = isAllSourced ? words.made : words.madeWithOwn;
  const first = made(escapeMarkdown(source.sourceName), source.cards.length);
  return [
    first,
    ...(source.includeFsrs ? [words.fsrs] : []),
    ...(source.progress === undefined ? [] : [words.progress]),
  ].join("\n\n");
}

/** The names of Anki's import boxes are those of Anki's own translations. */
const descriptions = {
  zh: {
    made: (name: string, count: number) =>
      `由 Deckle（卡盒）根据《${name}》制作，共 ${count} 张卡片，每张都附有原文出处。`,
    madeWithOwn: (name: string, count: number) =>
      `由 Deckle（卡盒）根据《${name}》制作，共 ${count} 张卡片，含自己添加的卡片。`,
    fsrs: "要使用卡组自带的 FSRS 设置，请在导入时勾选“导入所有牌组预设配置”，并在牌组选项中打开 FSRS。",
    progress: "要带入在 Deckle 中的学习进度，请在导入时勾选“导入所有学习进度信息”。",
  },
  en: {
    made: (name: string, count: number) =>
      `Made by Deckle from “${name}”: ${count} cards, each with its source.`,
    madeWithOwn: (name: string, count: number) =>
      `Made by Deckle from “${name}”: ${count} cards, some of them your own.`,
    fsrs: "To use the FSRS options of this deck, tick “Import any deck presets” when importing, and switch FSRS on in the deck options.",
    progress: "To bring your progress from Deckle along, tick “Import any learning progress” when importing.",
  },
} as const;

/** A file name is text, whatever signs it holds. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+.!|<>~&-]/g, String.raw`\$&`);
}
