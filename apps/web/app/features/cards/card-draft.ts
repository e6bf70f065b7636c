import {
  type CardContent,
  type CardType,
  cardFieldMaxLength,
  tagMaxLength,
  tagsPerCardMax,
  type WireCard,
} from "@deckle/contract";
import { withoutGapMarks } from "#lib/card-text.ts";

/** What stands in the editor's fields; both kinds at once, so that changing one's mind loses nothing. */
export interface CardDraft {
  readonly type: CardType;
  readonly question: string;
  readonly answer: string;
  readonly text: string;
  /** As typed, separated by commas. */
  readonly tags: string;
}

export type DraftProblem = "questionMissing" | "answerMissing" | "gapMissing" | "tooLong" | "tooManyTags";

export const emptyDraft: CardDraft = { type: "basic", question: "", answer: "", text: "", tags: "" };

/** The fields for a card. The other kind is filled in as far as it can be told. */
export function draftOf(card: WireCard): CardDraft {
  const tags = card.tags.join(", ");
  if (card.type === "basic") {
    return { type: "basic", question: card.question, answer: card.answer, text: "", tags };
  }
  const text = card.text ?? card.question;
  return { type: "cloze", question: card.question, answer: card.answer, text, tags };
}

const gap = /\{\{c\d+::[\s\S]+?\}\}/;

/** The content to save, or what is wrong with the first field that has to be mended. */
export function contentOf(draft: CardDraft): CardContent | DraftProblem {
  const tags = tagsOf(draft.tags);
  if (tags.length > tagsPerCardMax || tags.some((tag) => tag.length > tagMaxLength)) return "tooManyTags";
  if (draft.type === "cloze") {
    const text = draft.text.trim();
    if (!gap.test(text)) return "gapMissing";
    return text.length > cardFieldMaxLength ? "tooLong" : { type: "cloze", text, tags: [...tags] };
  }
  const question = draft.question.trim();
  const answer = draft.answer.trim();
  if (question === "") return "questionMissing";
  if (answer === "") return "answerMissing";
  if (Math.max(question.length, answer.length) > cardFieldMaxLength) return "tooLong";
  return { type: "basic", question, answer, tags: [...tags] };
}

/** Tags as typed: separated by commas of either width, each once. */
function tagsOf(typed: string): readonly string[] {
  const tags = typed.split(/[,，、]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

/** The card as it will be once the server has saved the content. */
export function withContent(card: WireCard, content: CardContent): WireCard {
  const tags = [...(content.tags ?? [])];
  const changed = { ...card, tags, is_edited: true, type: content.type };
  if (content.type === "basic") {
    return { ...changed, question: content.question, answer: content.answer, text: null };
  }
  return {
    ...changed,
    text: content.text,
    question: content.text.replace(new RegExp(gap, "g"), "[...]"),
    answer: withoutGapMarks(content.text),
  };
}
