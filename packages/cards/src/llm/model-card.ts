import { z } from "zod";
import { cleanField } from "./clean-field.ts";
import { speaksToModel } from "./injection.ts";

const maxQuote = 1500;
const maxQuestion = 600;
const maxAnswer = 800;
const maxText = 1000;
const maxTags = 5;
const maxTagLength = 40;

const difficulty = z.enum(["easy", "medium", "hard"]);
const type = z.enum(["basic", "cloze"]);

/** What the model is asked for. The quote comes first, so that it looks for evidence before it writes. */
const askedCard = z.strictObject({
  quote: z.string(),
  type,
  question: z.string(),
  answer: z.string(),
  text: z.string(),
  difficulty,
  tags: z.array(z.string()),
});

/** JSON Schema of a whole reply. Every field is required, as strict modes demand. */
export const replySchema: unknown = (() => {
  const { $schema: _draft, ...schema } = z.toJSONSchema(z.strictObject({ cards: z.array(askedCard) }));
  return schema;
})();

const field = (max: number) => z.string().trim().max(max).transform(cleanField);

/** What is accepted: other names for a field, and nothing where a field does not matter. */
const acceptedCard = z.object({
  quote: z.string().trim().min(1).max(maxQuote),
  type: type.optional(),
  question: field(maxQuestion).default(""),
  answer: field(maxAnswer).default(""),
  text: field(maxText).nullish(),
  difficulty: difficulty.catch("medium"),
  tags: z.array(z.string().trim().max(maxTagLength)).max(maxTags).catch([]),
});

/** A card as a model wrote it, with nothing in it but what a card may hold. */
export interface ModelCard {
  readonly type: "basic" | "cloze";
  readonly quote: string;
  readonly question: string;
  readonly answer: string;
  /** With `{{c1::...}}`; empty for a question. */
  readonly text: string;
  readonly difficulty: z.infer<typeof difficulty>;
  readonly tags: readonly string[];
}

const hasGap = /\{\{c\d+::/;

/**
 * Reads one object of a reply. Nothing when a field is missing, too long or of another kind, and when the card talks to a
 * model instead of a learner, or quotes what does.
 */
export function readModelCard(object: Readonly<Record<string, unknown>>): ModelCard | undefined {
  const parsed = acceptedCard.safeParse(withUsualNames(object));
  if (!parsed.success) return undefined;
  const { quote, question, answer, difficulty, tags } = parsed.data;
  const text = parsed.data.text ?? "";
  const kind = parsed.data.type ?? (hasGap.test(text) ? "cloze" : "basic");
  // Some models put the gaps into the question.
  const gapText = hasGap.test(text) ? text : question;
  if (kind === "cloze" ? !hasGap.test(gapText) : question === "" || answer === "") return undefined;
  if ([quote, question, answer, text].some(speaksToModel)) return undefined;
  return { type: kind, quote, question, answer, difficulty, tags, text: kind === "cloze" ? gapText : "" };
}

function withUsualNames(object: Readonly<Record<string, unknown>>) {
  const { front, back, cloze, evidence, kind, ...rest } = object;
  return {
    ...(front === undefined ? {} : { question: front }),
    ...(back === undefined ? {} : { answer: back }),
    ...(cloze === undefined ? {} : { text: cloze }),
    ...(evidence === undefined ? {} : { quote: evidence }),
    ...(kind === undefined ? {} : { type: kind }),
    ...rest,
  };
}
