import * as z from "zod/mini";
import { boxReferenceSchema } from "./card-box.ts";
import { cardFieldMaxLength, cardsPerCallMax, tagMaxLength, tagsPerCardMax } from "./limits.ts";

export const cardTypes = ["basic", "cloze"] as const;
export const difficulties = ["easy", "medium", "hard"] as const;
export const densities = ["sparse", "normal", "dense"] as const;

export type CardType = (typeof cardTypes)[number];
export type Difficulty = (typeof difficulties)[number];
export type Density = (typeof densities)[number];

/** Where a card comes from: verbatim words of the document, with the place they stand in. */
export const cardSourceSchema = z.object({
  quote: z.string(),
  /** 1-based; null in formats without pages. */
  page: z.nullable(z.int()),
  /** Headings above the quote, outermost first. */
  section: z.array(z.string()),
});
export type CardSource = z.infer<typeof cardSourceSchema>;

export const cardSchema = z.object({
  /** Stable: survives rewording, regeneration and export. */
  card_id: z.string(),
  type: z.enum(cardTypes),
  /** For a cloze card, its text with the gaps shown as `[...]`. */
  question: z.string(),
  answer: z.string(),
  /** A cloze card's text with `{{c1::...}}`; null for a basic card. */
  text: z.nullable(z.string()),
  difficulty: z.enum(difficulties),
  tags: z.array(z.string()),
  /** Never studied and never due while suspended; exported as suspended. */
  is_suspended: z.boolean(),
  /** Changed by the learner since it was made: regeneration leaves it alone. */
  is_edited: z.boolean(),
  /** `document`: made from it; `learner`: added by hand. */
  origin: z.enum(["document", "learner"]),
  /** Null for a card added by hand. */
  source: z.nullable(cardSourceSchema),
  /**
   * Headings above the source, to be shown with the question: outermost first, without their numbers and without those
   * that would give the answer away.
   */
  topic: z.array(z.string()),
});
export type WireCard = z.infer<typeof cardSchema>;

const field = z.string().check(z.trim(), z.minLength(1), z.maxLength(cardFieldMaxLength));
const tags = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(tagMaxLength)))
  .check(z.maxLength(tagsPerCardMax));

/** What a learner writes: a question with its answer, or a text with at least one `{{c1::...}}` gap. */
export const cardContentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("basic"), question: field, answer: field, tags: z._default(tags, []) }),
  z.object({
    type: z.literal("cloze"),
    text: field.check(z.regex(/\{\{c\d+::[\s\S]+?\}\}/)),
    tags: z._default(tags, []),
  }),
]);
export type CardContent = z.infer<typeof cardContentSchema>;

export const cardReferenceSchema = z.object({ box_id: z.uuid(), card_id: z.string() });

/** Several cards of one box. */
export const cardSelectionSchema = z.object({
  box_id: z.uuid(),
  card_ids: z.array(z.string()).check(z.minLength(1), z.maxLength(cardsPerCallMax)),
});

export const cardQuerySchema = z.object({
  ...boxReferenceSchema.shape,
  /** Words that the question, the answer, the quote or a tag must contain; all cards when blank. */
  search: z._default(z.string().check(z.maxLength(200)), ""),
  /** Headings that lead to the part of the document to list, outermost first; empty for all of it. */
  section: z._default(z.array(z.string()), []),
  offset: z._default(z.int().check(z.minimum(0)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(cardsPerCallMax)), 100),
});

export const cardPageSchema = z.object({
  /** In document order; cards added by hand come last. */
  cards: z.array(cardSchema),
  /** Cards that match, on this page or not. */
  total: z.int(),
});

/** A quote in its place: what stands around it in the document. */
export const cardContextSchema = z.object({
  before: z.string(),
  quote: z.string(),
  after: z.string(),
  page: z.nullable(z.int()),
  section: z.array(z.string()),
});
export type CardContext = z.infer<typeof cardContextSchema>;

/** How a deck is to be made; what is left out follows the product's defaults. Form fields, so numbers may be text. */
export const deckChoices = {
  difficulty: z.optional(z.enum(difficulties)),
  density: z.optional(z.enum(densities)),
  /** Most cards; by density alone when absent. */
  max_cards: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** Only this kind; both when absent. */
  card_type: z.optional(z.enum(cardTypes)),
};

/** What a deck is made of: the whole document when nothing is said. */
export const documentRangeChoices = {
  /** `3-10` or `7`, 1-based, only in formats with pages. */
  pages: z.optional(z.string().check(z.regex(/^\s*\d{1,5}\s*(?:-\s*\d{1,5}\s*)?$/))),
  /** Words to prefer, separated by commas of either kind. */
  focus: z.optional(z.string().check(z.maxLength(200))),
};
