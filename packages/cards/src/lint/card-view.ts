import type { DocumentLanguage } from "@deckle/documents";
import type { CardDraft } from "../model.ts";
import { letterKey } from "../text/letter-key.ts";
import { countUnits } from "../text/units.ts";

/** The part of a card or draft that lint looks at. */
export type LintedCard = Pick<CardDraft, "type" | "question" | "answer" | "text">;

/** A card with what several rules need, worked out once. */
export interface CardView {
  readonly type: "basic" | "cloze";
  readonly question: string;
  readonly answer: string;
  /** The question behind a "Heading: " or "Heading › " that only says where it belongs. */
  readonly body: string;
  /** A cloze text with its gaps filled; empty for a question. */
  readonly full: string;
  readonly text: string;
  readonly questionKey: string;
  readonly answerKey: string;
  readonly questionUnits: number;
  readonly answerUnits: number;
  readonly fullUnits: number;
  readonly language: DocumentLanguage;
}

const gapPattern = /\{\{c\d+::(.*?)(?:::.*?)?\}\}/gs;

export function viewCard(card: LintedCard, language: DocumentLanguage): CardView {
  const question = card.question.trim();
  const answer = card.answer.trim();
  const text = card.text ?? "";
  const full = text.replace(gapPattern, "$1");
  return {
    type: card.type,
    question,
    answer,
    body: question.replace(/^[^›]{0,80}›\s*/u, "").replace(/^[^:：?？[]{1,60}[:：]\s*(?=\S)/u, ""),
    full,
    text,
    questionKey: letterKey(question),
    answerKey: letterKey(answer),
    questionUnits: countUnits(question),
    answerUnits: countUnits(answer),
    fullUnits: countUnits(full),
    language,
  };
}
