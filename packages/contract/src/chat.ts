import * as z from "zod/mini";
import { cardSourceSchema } from "./card.ts";
import { chatQuestionMaxLength } from "./limits.ts";

export const chatQuestionSchema = z.object({
  knowledge_base_id: z.uuid(),
  /** Only this box's document; all of the knowledge base when absent. */
  box_id: z.optional(z.uuid()),
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatQuestionMaxLength)),
});

/** An answer from the learner's own documents. Nothing found is an answer with no sources that says so. */
export const chatAnswerSchema = z.object({
  answer: z.string(),
  /** Whether a model worded the answer, or the documents' own sentences are the answer. */
  engine: z.enum(["offline", "llm"]),
  sources: z.array(
    z.object({
      box_id: z.uuid(),
      subject_name: z.string(),
      file_name: z.string(),
      ...cardSourceSchema.shape,
    }),
  ),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
