import * as z from "zod/mini";
import { boxNameMaxLength } from "./limits.ts";

/** The states the server stores and sends (ruling D1: `finished`, never `finish` or `completed`). */
export const cardBoxStatuses = ["pending", "running", "finished", "failed"] as const;
export type CardBoxStatus = (typeof cardBoxStatuses)[number];

/**
 * The status a client shows: the three spellings of the finished state are one (ruling D1), and a value this version
 * does not know becomes `unknown`, which has a badge of its own (row D-9).
 */
export function displayStatus(status: string): CardBoxStatus | "unknown" {
  if (status === "finish" || status === "completed") return "finished";
  return cardBoxStatuses.find((known) => known === status) ?? "unknown";
}

/** True while a box still changes by itself and has to be fetched again (row D-7). */
export function isUnfinished(status: string): boolean {
  return status === "pending" || status === "running";
}

/** What a box is doing while it is unfinished. */
export const cardBoxStages = ["waiting", "reading", "writing", "saving", "done"] as const;

export const cardBoxSchema = z.object({
  box_id: z.uuid(),
  knowledge_base_id: z.uuid(),
  subject_name: z.string(),
  /** A string, not an enum: clients must survive a state they do not know. */
  status: z.string(),
  stage: z.enum(cardBoxStages),
  /** Percent, 0 to 100. */
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  card_amount: z.int().check(z.minimum(0)),
  card_reviewed_count: z.int().check(z.minimum(0)),
  /** ISO 8601, UTC. */
  CreatedAt: z.iso.datetime(),
  file_name: z.string(),
  /** Why a failed box failed, in the language of the request; null unless failed. */
  failure: z.nullable(z.object({ reason: z.string(), message: z.string() })),
  /** What the reader had to leave out, in the language of the request. */
  warnings: z.array(z.string()),
});
export type CardBox = z.infer<typeof cardBoxSchema>;

export const boxReferenceSchema = z.object({ box_id: z.uuid() });

/** What the making of a box's cards came to; shares are 0 to 1. */
export const boxReportSchema = z.object({
  document: z.object({
    language: z.nullable(z.string()),
    /** Null in formats without pages. */
    pages: z.nullable(z.int()),
  }),
  /** Parts of the document by who wrote their cards. */
  parts: z.object({ offline: z.int(), llm: z.int() }),
  drafts: z.int(),
  cards: z.int(),
  edited: z.int(),
  added: z.int(),
  suspended: z.int(),
  /** Drafts that did not become cards, by reason, most frequent first, in the language of the request. */
  dropped: z.array(z.object({ reason: z.string(), message: z.string(), count: z.int() })),
  /** Share of the sections with text of their own that have at least one card; null where it was not measured. */
  coverage: z.nullable(z.number()),
  /** What a model's tokens came to; null where none was used. */
  usage: z.nullable(
    z.object({ input_tokens: z.int(), output_tokens: z.int(), calls: z.int(), is_estimated: z.boolean() }),
  ),
  /**
   * The document's parts with text of their own, in its order, with the cards in each, without those of its subsections;
   * regeneration works on one of them. A document without headings has none.
   */
  sections: z.array(z.object({ section: z.array(z.string()), card_amount: z.int() })),
});
export type BoxReport = z.infer<typeof boxReportSchema>;

/** The name of a box as it is kept: trimmed, or the error it deserves (row U3). */
export function parseBoxName(
  raw: string,
): { name: string } | { error: "boxNameRequired" | "boxNameTooLong" } {
  const name = raw.trim();
  if (name === "") return { error: "boxNameRequired" };
  if (name.length > boxNameMaxLength) return { error: "boxNameTooLong" };
  return { name };
}
