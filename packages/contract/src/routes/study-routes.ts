import * as z from "zod/mini";
import { cardReferenceSchema } from "../card.ts";
import {
  studyAnswerSchema,
  studyOverviewQuerySchema,
  studyOverviewSchema,
  studyQueueQuerySchema,
  studyQueueSchema,
  studyResultSchema,
  studySettingsSchema,
} from "../study.ts";
import { noInput, userCall, type RouteDefinition } from "./route.ts";

/** Study by the schedule, and how it goes. */
export const studyRoutes = {
  getStudyQueue: userCall({
    path: "/study/queue",
    input: studyQueueQuerySchema,
    output: studyQueueSchema,
    summary: "The cards to study now, in order, within the day's limits.",
  }),
  answerCard: userCall({
    path: "/study/answer",
    input: studyAnswerSchema,
    output: studyResultSchema,
    summary: "Record one answer and schedule the card. The same review_id counts once.",
  }),
  undoAnswer: userCall({
    path: "/study/undo",
    input: z.object({ review_id: z.uuid() }),
    output: cardReferenceSchema,
    summary: "Take back an answer, where it is the latest of its card.",
  }),
  getStudyOverview: userCall({
    path: "/study/overview",
    input: studyOverviewQuerySchema,
    output: studyOverviewSchema,
    summary: "Progress: what is due, the past year, the coming month, retention and maturity.",
  }),
  getStudySettings: userCall({
    path: "/study/settings",
    input: noInput,
    output: studySettingsSchema,
    summary: "The learner's pace.",
  }),
  updateStudySettings: userCall({
    path: "/study/settings/update",
    input: studySettingsSchema,
    output: studySettingsSchema,
    summary: "Change the learner's pace.",
  }),
} as const satisfies Record<string, RouteDefinition>;
