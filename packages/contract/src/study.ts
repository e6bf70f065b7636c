import * as z from "zod/mini";
import { cardSchema } from "./card.ts";

/** An IANA time zone, such as `Asia/Shanghai`: the learner's day begins by their own clock. */
const timeZone = z.string().check(z.minLength(1), z.maxLength(64));

export const studyStates = ["new", "learning", "review", "relearning"] as const;
export type StudyState = (typeof studyStates)[number];

/** Anki's four answers: 1 Again, 2 Hard, 3 Good, 4 Easy. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

export const studyCountsSchema = z.object({ new: z.int(), learning: z.int(), review: z.int() });
export type StudyCounts = z.infer<typeof studyCountsSchema>;

export const studyItemSchema = z.object({
  box_id: z.uuid(),
  subject_name: z.string(),
  card: cardSchema,
  state: z.enum(studyStates),
  /** ISO 8601, UTC; null for a new card. */
  due: z.nullable(z.iso.datetime()),
  /** Seconds until the card comes back, by rating 1 to 4. */
  intervals: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type StudyItem = z.infer<typeof studyItemSchema>;

export const studyQueueQuerySchema = z.object({
  /** One box; all of the user's boxes when absent. */
  box_id: z.optional(z.uuid()),
  time_zone: timeZone,
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 30),
});

export const studyQueueSchema = z.object({
  /** `YYYY-MM-DD`, the learner's study day. */
  study_day: z.iso.date(),
  /** Left for today, within the day's limits. */
  counts: studyCountsSchema,
  /** In the order to study them. */
  items: z.array(studyItemSchema),
  /** When a learning card can be asked next today, where nothing is left until then; null otherwise. */
  next_due: z.nullable(z.iso.datetime()),
});
export type StudyQueue = z.infer<typeof studyQueueSchema>;

export const studyAnswerSchema = z.object({
  /** Made by the client: the same answer sent twice counts once. */
  review_id: z.uuid(),
  box_id: z.uuid(),
  card_id: z.string(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** When the learner answered: an answer given offline may arrive later. The future counts as now, more than a week ago as a week ago. */
  answered_at: z.iso.datetime(),
  /** From question to answer; longer thinking counts as ten minutes. */
  duration_ms: z.int().check(z.minimum(0)),
  time_zone: timeZone,
  /** Which counts come back: those of the card's box, or of all boxes, as the queue was asked for. */
  counts_of: z._default(z.enum(["box", "all"]), "box"),
});

export const studyResultSchema = z.object({
  card_id: z.string(),
  state: z.enum(studyStates),
  due: z.iso.datetime(),
  counts: studyCountsSchema,
});

/** The learner's own pace. */
export const studySettingsSchema = z.object({
  /** Share of answers to be remembered, 0.7 to 0.97; more means more reviews. */
  desired_retention: z.number().check(z.minimum(0.7), z.maximum(0.97)),
  new_cards_per_day: z.int().check(z.minimum(0), z.maximum(999)),
  reviews_per_day: z.int().check(z.minimum(0), z.maximum(9999)),
  /** Hour at which a study day begins, 0 to 23. */
  day_start_hour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type StudySettings = z.infer<typeof studySettingsSchema>;

/** Anki's own defaults. */
export const defaultStudySettings: StudySettings = {
  desired_retention: 0.9,
  new_cards_per_day: 20,
  reviews_per_day: 200,
  day_start_hour: 4,
};

const dayCount = z.object({ day: z.iso.date(), count: z.int() });

export const studyOverviewQuerySchema = z.object({ box_id: z.optional(z.uuid()), time_zone: timeZone });

export const studyOverviewSchema = z.object({
  study_day: z.iso.date(),
  counts: studyCountsSchema,
  studied_today: z.int(),
  /** Days in a row with a review, up to today, or to yesterday where today has none yet. */
  streak_days: z.int(),
  /** Days with reviews of the last 365, oldest first. */
  history: z.array(dayCount),
  /** Cards due on each of the next 30 days, today first; today holds what is overdue. */
  forecast: z.array(dayCount),
  /** Answers on review cards of the last 30 days, and how many were not Again. */
  retention: z.object({ reviews: z.int(), remembered: z.int() }),
  /** Cards by maturity: mature from an interval of 21 days. */
  maturity: z.object({
    new: z.int(),
    learning: z.int(),
    young: z.int(),
    mature: z.int(),
    suspended: z.int(),
  }),
});
export type StudyOverview = z.infer<typeof studyOverviewSchema>;
