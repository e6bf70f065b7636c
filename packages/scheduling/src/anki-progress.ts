import { type Review, type StudiedState, ratings } from "./card-state.ts";
import { type StudyClock, startOfStudyDay, studyDay, utcOffsetMinutes } from "./day.ts";
import { stepCounts } from "./scheduler.ts";
import type { StudyCard } from "./study-queue.ts";

/** A card with all that a learner did with it. */
export interface StudyRecord extends StudyCard {
  /** Oldest first. */
  readonly reviews: readonly Review[];
}

/** A row of Anki's review log. Intervals are days, or seconds as negative numbers. */
export interface AnkiReview {
  /** Milliseconds; no two of a deck are the same. */
  readonly id: number;
  /** 1 again to 4 easy. */
  readonly ease: number;
  readonly interval: number;
  readonly lastInterval: number;
  readonly difficulty: number;
  readonly takenMs: number;
  /** 0 learning, 1 review, 2 relearning: what the card was before. */
  readonly kind: 0 | 1 | 2;
}

/** What Anki's cards table says about a studied or suspended card. */
export interface AnkiCardProgress {
  readonly cardId: string;
  readonly ordinal: number;
  readonly type: 0 | 1 | 2 | 3;
  readonly queue: -1 | 0 | 1 | 2 | 3;
  /** Unix seconds in queue 1, else days since the collection began; absent for a new card, which keeps its place. */
  readonly due?: number;
  readonly intervalDays: number;
  readonly stepsLeft: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly memory?: { readonly stability: number; readonly difficulty: number };
  /** Unix seconds; the same second as the last review's, or Anki's Check Database complains. */
  readonly lastReviewSeconds?: number;
  readonly reviews: readonly AnkiReview[];
}

/** The collection's own days, and what is known of its cards. Cards never studied nor suspended are left out. */
export interface AnkiProgress {
  /** Unix seconds of the start of the collection's first day. */
  readonly collectionStart: number;
  readonly rolloverHour: number;
  /** Anki counts minutes west of Greenwich. */
  readonly minutesWest: number;
  readonly cards: readonly AnkiCardProgress[];
}

const secondsPerDay = 86_400;
const maxTakenMs = 60_000;

/**
 * Study records in the terms of Anki's tables (`rslib/src/scheduler/`): days counted from the start of a collection
 * that begins the day before the earliest review, in the learner's zone.
 */
export function ankiProgress(
  records: readonly StudyRecord[],
  createdAt: Date,
  clock: StudyClock,
): AnkiProgress {
  const firstDay = studyDay(earliest(records, createdAt), clock) - 1;
  const start = startOfStudyDay(firstDay, clock);
  const usedIds = new Set<number>();
  return {
    collectionStart: Math.floor(start.getTime() / 1000),
    rolloverHour: clock.rolloverHour,
    minutesWest: -utcOffsetMinutes(start, clock.timeZone),
    cards: records.flatMap((record) => cardProgress(record, { firstDay, clock, usedIds }) ?? []),
  };
}

function earliest(records: readonly StudyRecord[], createdAt: Date): Date {
  let first = createdAt;
  for (const { reviews } of records) for (const { at } of reviews) if (at < first) first = at;
  return first;
}

interface DeckDays {
  readonly firstDay: number;
  readonly clock: StudyClock;
  readonly usedIds: Set<number>;
}

function cardProgress(record: StudyRecord, days: DeckDays): AnkiCardProgress | undefined {
  const { cardId, ordinal, state, isSuspended } = record;
  if (state.status === "new") return isSuspended ? { cardId, ordinal, ...suspendedNewCard } : undefined;
  const reviews = record.reviews.map((review) => ankiReview(review, days.usedIds));
  const lastReviewMs = reviews.at(-1)?.id ?? state.lastReviewAt.getTime();
  const place = studiedPlace(state, days);
  return {
    cardId,
    ordinal,
    ...place,
    queue: isSuspended ? -1 : place.queue,
    repetitions: state.repetitions,
    lapses: state.lapses,
    memory: { stability: state.stability, difficulty: state.difficulty },
    lastReviewSeconds: Math.floor(lastReviewMs / 1000),
    reviews,
  };
}

const suspendedNewCard = {
  type: 0,
  queue: -1,
  intervalDays: 0,
  stepsLeft: 0,
  repetitions: 0,
  lapses: 0,
  reviews: [],
} as const;

/** Type, queue, due and interval, by Anki's table of states. */
function studiedPlace(state: StudiedState, { firstDay, clock }: DeckDays) {
  const reviewDay = studyDay(state.lastReviewAt, clock);
  if (state.status === "review") {
    const intervalDays = Math.max(1, state.intervalDays);
    // Anki's own rule; the moment of `due` plays no part, so daylight saving cannot shift it.
    return {
      type: 2,
      queue: 2,
      due: reviewDay - firstDay + intervalDays,
      intervalDays,
      stepsLeft: 0,
    } as const;
  }
  const dueDay = studyDay(state.due, clock);
  const isToday = dueDay <= reviewDay;
  return {
    type: state.status === "learning" ? 1 : 3,
    queue: isToday ? 1 : 3,
    due: isToday ? Math.floor(state.due.getTime() / 1000) : dueDay - firstDay,
    intervalDays: state.status === "learning" ? 0 : Math.max(1, state.intervalDays),
    stepsLeft: Math.max(1, stepCounts[state.status] - state.step),
  } as const;
}

function ankiReview(review: Review, usedIds: Set<number>): AnkiReview {
  let id = review.at.getTime();
  while (usedIds.has(id)) id += 1;
  usedIds.add(id);
  return {
    id,
    ease: ratings.indexOf(review.rating) + 1,
    interval: ankiInterval(review.intervalAfterSeconds),
    lastInterval: ankiInterval(review.intervalBeforeSeconds),
    difficulty: review.difficultyAfter,
    takenMs: Math.min(maxTakenMs, Math.max(0, Math.round(review.takenMs))),
    kind: ({ new: 0, learning: 0, review: 1, relearning: 2 } as const)[review.statusBefore],
  };
}

function ankiInterval(seconds: number): number {
  return seconds >= secondsPerDay ? Math.round(seconds / secondsPerDay) : 0 - seconds;
}
