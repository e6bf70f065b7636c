import { recordAnswer, takeBackAnswer } from "../reviews/answers.ts";
import { overviewOf } from "../reviews/overview.ts";
import { countsOf, queueOf } from "../reviews/queue.ts";
import type { StudyScope } from "../reviews/queue-store.ts";
import { findSettings, presentSettings, saveSettings } from "../reviews/settings-store.ts";
import { todayOf } from "../reviews/study-day.ts";
import type { User } from "../users/user-store.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type StudyHandlers = Pick<
  Handlers,
  | "getStudyQueue"
  | "answerCard"
  | "undoAnswer"
  | "getStudyOverview"
  | "getStudySettings"
  | "updateStudySettings"
>;

export function createStudyHandlers(context: HandlerContext): StudyHandlers {
  const { database, boxes, now } = context;
  const scopeOf = async (user: User, boxId: string | undefined): Promise<StudyScope> => ({
    userId: user.id,
    boxId: boxId === undefined ? null : (await boxes.get(user, boxId)).id,
  });
  return {
    getStudyQueue: async ({ box_id, time_zone: timeZone, limit }, { user }) =>
      queueOf(context, await scopeOf(user, box_id), { timeZone, limit }),

    answerCard: async (input, { user }) => {
      const box = await boxes.get(user, input.box_id);
      const state = await recordAnswer(context, box, {
        reviewId: input.review_id,
        cardId: input.card_id,
        rating: input.rating,
        answeredAt: new Date(input.answered_at),
        takenMs: input.duration_ms,
        timeZone: input.time_zone,
      });
      const scope = { userId: user.id, boxId: input.counts_of === "box" ? box.id : null };
      return {
        card_id: input.card_id,
        state: state.status,
        // Only an answer that was taken back and sent again leaves a card new: it can be asked at once.
        due: (state.status === "new" ? now() : state.due).toISOString(),
        counts: await countsOf(context, scope, await todayOf(context, user.id, input.time_zone)),
      };
    },

    undoAnswer: async (input, { user }) => {
      const { boxId, cardId } = await takeBackAnswer(context, user, input.review_id);
      return { box_id: boxId, card_id: cardId };
    },

    getStudyOverview: async (input, { user }) => {
      const scope = await scopeOf(user, input.box_id);
      const today = await todayOf(context, user.id, input.time_zone);
      const overview = await overviewOf(database, scope, today);
      return { ...overview, counts: await countsOf(context, scope, today) };
    },

    getStudySettings: async (_, { user }) => presentSettings(await findSettings(database, user.id)),

    updateStudySettings: async (input, { user }) => {
      await saveSettings(database, user.id, input);
      return input;
    },
  };
}
