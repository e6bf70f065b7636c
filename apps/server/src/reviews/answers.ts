import type { Rating as WireRating } from "@deckle/contract";
import { type CardState, createScheduler } from "@deckle/scheduling";
import type { Authorized } from "../access/authorized.ts";
import type { Box } from "../boxes/box.ts";
import { lockBox } from "../boxes/box-store.ts";
import { storable } from "../cards/card.ts";
import { findCard, recountCards } from "../cards/card-store.ts";
import { Failure } from "../failure.ts";
import type { User } from "../users/user-store.ts";
import { learnerOf, type StudyContext } from "./study-day.ts";
import {
  type CardPlace,
  findReview,
  findState,
  insertReview,
  ratingNames,
  saveState,
  undoReview,
} from "./study-store.ts";

/** An answer as it came. */
export interface GivenAnswer {
  readonly reviewId: string;
  readonly cardId: string;
  readonly rating: WireRating;
  /** Taken as now where it lies ahead, and as a week ago where it is older: an answer given offline may come late. */
  readonly answeredAt: Date;
  /** Longer than ten minutes counts as ten minutes. */
  readonly takenMs: number;
  readonly timeZone: string;
}

const maxTakenMs = 600_000;
const maxDelayMs = 7 * 86_400_000;

/**
 * Records an answer, once for each review id, also where it was taken back since, and tells the card's state.
 * @throws Failure timeZoneUnknown, notFound, cardNotFound, invalidInput where the id was another card's
 */
export async function recordAnswer(
  { database, now }: StudyContext,
  box: Authorized<Box>,
  answer: GivenAnswer,
): Promise<CardState> {
  const { settings, clock } = await learnerOf(database, box.userId, answer.timeZone);
  const scheduler = createScheduler({ clock, desiredRetention: settings.desiredRetention });
  const at = notLaterThan(now(), answer.answeredAt);
  const place = { boxId: box.id, cardId: storable(answer.cardId) };
  return database.transaction(async (sql) => {
    // Answers to one box wait for one another, so the same answer sent twice meets itself.
    const locked = await lockBox(sql, box.id);
    if (!locked || locked.deletedAt !== null) throw new Failure("notFound");
    if (!(await findCard(sql, box.id, place.cardId))) throw new Failure("cardNotFound");
    const previous = await findState(sql, place);
    const known = await findReview(sql, box.userId, answer.reviewId);
    if (known) {
      if (known.boxId === place.boxId && known.cardId === place.cardId) return previous;
      throw new Failure("invalidInput");
    }
    const rating = ratingNames[answer.rating - 1] ?? "again";
    const takenMs = Math.min(answer.takenMs, maxTakenMs);
    const { state, review } = scheduler.answer(previous, rating, at, takenMs);
    await saveState(sql, box.userId, place, state);
    await insertReview(sql, box.userId, { ...place, id: answer.reviewId, review, previous });
    if (previous.status === "new") await recountCards(sql, box.id);
    return state;
  });
}

function notLaterThan(now: Date, given: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(given.getTime(), now.getTime() - maxDelayMs)));
}

/** Takes an answer back where it is the latest of its card, and tells which card. @throws Failure reviewNotFound */
export async function takeBackAnswer(
  { database, now }: StudyContext,
  user: User,
  reviewId: string,
): Promise<CardPlace> {
  return database.transaction(async (sql) => {
    const review = await findReview(sql, user.id, reviewId);
    if (!review) throw new Failure("reviewNotFound");
    const box = await lockBox(sql, review.boxId);
    const isThere = box?.deletedAt === null && (await findCard(sql, review.boxId, review.cardId)) !== null;
    if (!isThere || !(await undoReview(sql, user.id, review, now()))) throw new Failure("reviewNotFound");
    await saveState(sql, user.id, review, review.previous);
    if (review.previous.status === "new") await recountCards(sql, review.boxId);
    return review;
  });
}
