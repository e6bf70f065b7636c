import type { StudyRecord } from "./anki-progress.ts";
import type { CardState, Review } from "./card-state.ts";
import type { Scheduler } from "./scheduler.ts";

/**
 * The state that these answers lead to, from a new card on. The same as was reached by answering, as long as the
 * scheduler's clock, retention and weights are the same; with others it is the state they would have led to.
 */
export function replay(reviews: readonly Review[], scheduler: Scheduler): CardState {
  return reviews.reduce<CardState>(
    (state, { rating, at, takenMs }) => scheduler.answer(state, rating, at, takenMs).state,
    { status: "new" },
  );
}

/** The record as it was before its last answer; one without answers stays as it is. Limits of the day follow, since they are counted from reviews. */
export function undoLast(record: StudyRecord, scheduler: Scheduler): StudyRecord {
  if (record.reviews.length === 0) return record;
  const reviews = record.reviews.slice(0, -1);
  return { ...record, reviews, state: replay(reviews, scheduler) };
}
