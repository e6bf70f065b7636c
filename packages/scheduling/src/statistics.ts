import type { Review } from "./card-state.ts";
import { type StudyClock, studyDay } from "./day.ts";
import type { StudyCard } from "./study-queue.ts";

/** The days looked at: `days` of the learner's, 1 to 3,650; today is the first of a forecast and the last of what was. */
export interface Period {
  readonly now: Date;
  readonly clock: StudyClock;
  readonly days: number;
}

/** A day of the learner's, as a number from 1970 and as `2026-11-21`. */
interface Day {
  readonly day: number;
  readonly date: string;
}

export interface ForecastDay extends Day {
  /** Cards that come back on that day; what is overdue comes back today. New and suspended cards are not counted. */
  readonly due: number;
}

export interface HeatmapDay extends Day {
  /** Answers given. */
  readonly reviews: number;
  /** Time spent on them. */
  readonly takenMs: number;
}

/** How much was remembered. */
export interface RetentionShare {
  readonly reviews: number;
  /** Answers other than "again". */
  readonly remembered: number;
}

/** Shares of all cards in `review`, and of those with intervals under and from 21 days. */
export interface Retention {
  readonly all: RetentionShare;
  readonly young: RetentionShare;
  readonly mature: RetentionShare;
}

const maxDays = 3650;
const dayMs = 86_400_000;
const matureSeconds = 21 * 86_400;

/** How many cards come back on each of the next days, today first; days without any are there with 0. */
export function dueForecast(
  cards: readonly StudyCard[],
  { now, clock, days }: Period,
): readonly ForecastDay[] {
  const today = studyDay(now, clock);
  const counts = new Map<number, number>();
  for (const { state, isSuspended } of cards) {
    if (state.status === "new" || isSuspended) continue;
    const day = Math.max(today, studyDay(state.due, clock));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return daysFrom(today, days).map((day) => ({ ...day, due: counts.get(day.day) ?? 0 }));
}

/** How much was studied on each of the last days, today last; days without any are there with 0. */
export function studyHeatmap(
  reviews: readonly Review[],
  { now, clock, days }: Period,
): readonly HeatmapDay[] {
  const period = daysFrom(studyDay(now, clock) - days + 1, days);
  const byDay = new Map(period.map(({ day }) => [day, { reviews: 0, takenMs: 0 }]));
  for (const { at, takenMs } of reviews) {
    const entry = byDay.get(studyDay(at, clock));
    if (entry === undefined) continue;
    entry.reviews += 1;
    entry.takenMs += takenMs;
  }
  return period.map((day) => ({ ...day, reviews: 0, takenMs: 0, ...byDay.get(day.day) }));
}

/**
 * True retention of the last days, today included, as Anki's statistics have it: only answers to cards in `review` count,
 * since what was seen minutes ago says nothing about memory.
 */
export function trueRetention(reviews: readonly Review[], { now, clock, days }: Period): Retention {
  const today = studyDay(now, clock);
  const counted = reviews.filter(
    ({ at, statusBefore }) =>
      statusBefore === "review" && studyDay(at, clock) > today - days && studyDay(at, clock) <= today,
  );
  return {
    all: shareOf(counted),
    young: shareOf(counted.filter((review) => !isMature(review))),
    mature: shareOf(counted.filter(isMature)),
  };
}

function isMature({ intervalBeforeSeconds }: Review): boolean {
  return intervalBeforeSeconds >= matureSeconds;
}

function shareOf(reviews: readonly Review[]): RetentionShare {
  return {
    reviews: reviews.length,
    remembered: reviews.filter(({ rating }) => rating !== "again").length,
  };
}

/** @throws {RangeError} for a number of days that is not one */
function daysFrom(first: number, days: number): readonly Day[] {
  if (!Number.isInteger(days) || days < 1 || days > maxDays) throw new RangeError(`days: 1 to ${maxDays}`);
  return Array.from({ length: days }, (_, index) => ({
    day: first + index,
    date: new Date((first + index) * dayMs).toISOString().slice(0, 10),
  }));
}
