import * as z from "zod/mini";
import { cardSchema, difficulties } from "./card.ts";
import { demoMaxCards } from "./limits.ts";

/** Built-in documents a visitor can try without a file of their own. */
export const demoSamples = ["zh", "en"] as const;

/** The fields of the demo's form: a file part, or the name of a sample. */
export const demoFormSchema = z.object({
  sample: z.optional(z.enum(demoSamples)),
  difficulty: z._default(z.enum(difficulties), "medium"),
  count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(demoMaxCards)), 10),
});

/** A deck that exists only in this answer: nothing of the visitor's file is kept (ruling D8). */
export const demoDeckSchema = z.object({
  title: z.string(),
  file_name: z.string(),
  cards: z.array(cardSchema),
  /** What the reader had to leave out, in the language of the request. */
  warnings: z.array(z.string()),
  /** The Anki package of these cards, base64. */
  package_base64: z.string(),
  package_file_name: z.string(),
});
export type DemoDeck = z.infer<typeof demoDeckSchema>;
