import { type Card, type CardSource, cardTopic, type Difficulty } from "@deckle/cards";
import type { CardContent, CardType, WireCard } from "@deckle/contract";

/** A card as it is kept: what the engine wrote, with what the learner made of it. */
export interface StoredCard {
  readonly id: string;
  readonly type: CardType;
  /** For a cloze card its text with the gaps shown as `[...]`. */
  readonly question: string;
  readonly answer: string;
  /** With `{{c1::...}}`; null for a basic card. */
  readonly text: string | null;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  /** Null for a card that the learner added. */
  readonly source: CardSource | null;
  readonly origin: "document" | "learner";
  readonly isSuspended: boolean;
  readonly isEdited: boolean;
  /** When its words last changed; later at each change by at least a second, which is what Anki counts in. */
  readonly updatedAt: Date;
}

/** The words of a card: all that a learner may change. */
export type CardWords = Pick<StoredCard, "type" | "question" | "answer" | "text" | "tags">;

/** `{{c1::hidden}}` or `{{c1::hidden::hint}}`. */
const gap = /\{\{c\d+::([\s\S]+?)\}\}/g;

/** What a learner wrote, with the question and answer that follow from a text with gaps. */
export function wordsOf(content: CardContent): CardWords {
  const tags = [...new Set(content.tags.map(storable))];
  if (content.type === "basic") {
    const { question, answer } = content;
    return { type: "basic", question: storable(question), answer: storable(answer), text: null, tags };
  }
  const text = storable(content.text);
  const answer = [...text.matchAll(gap)].map(([, hidden = ""]) => hidden.split("::", 1)[0]).join(" / ");
  return { type: "cloze", question: text.replace(gap, "[...]"), answer, text, tags };
}

/** What the search looks in, and the words looked for: width and capitals do not matter. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** All that a card can be found by. */
export function searchTextOf(words: CardWords, source: CardSource | null): string {
  return folded([words.question, words.answer, source?.quote ?? "", ...words.tags].join("\n"));
}

/** A text without what a database refuses: the character zero and half characters. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** An engine's card in the words of a card. */
export function wordsOfGenerated(card: Card): CardWords {
  const { type, question, answer, tags } = card;
  return { type, question, answer, tags, text: card.type === "cloze" ? card.text : null };
}

/** Whether two cards say the same, whatever else is known of them. */
export function saysTheSame(one: CardWords, other: CardWords): boolean {
  const said = ({ type, question, answer, text, tags }: CardWords) =>
    JSON.stringify([type, question, answer, text, tags]);
  return said(one) === said(other);
}

/** A card on the wire. */
export function presentCard(card: StoredCard): WireCard {
  const { question, answer, source } = card;
  return {
    card_id: card.id,
    type: card.type,
    question,
    answer,
    text: card.text,
    difficulty: card.difficulty,
    tags: [...card.tags],
    is_suspended: card.isSuspended,
    is_edited: card.isEdited,
    origin: card.origin,
    source: source && { quote: source.quote, page: source.page ?? null, section: [...source.section] },
    topic: [...cardTopic({ question, answer, section: source?.section ?? [] })],
  };
}
