import {
  createEmptyCard,
  fsrs,
  generatorParameters,
  type Card,
  type FSRS,
  Rating as Grade,
  State,
} from "ts-fsrs";
import type { CardState, Rating, Review, StudiedState } from "./card-state.ts";
import { type StudyClock, startOfStudyDay, studyDay, studyTime } from "./day.ts";

/** How a learner wants to be asked. */
export interface SchedulerOptions {
  readonly clock: StudyClock;
  /** Share of reviews to be remembered, 0.7 to 0.99; 0.9 when absent. */
  readonly desiredRetention?: number;
  /** The 21 weights of FSRS-6; its defaults when absent. */
  readonly parameters?: readonly number[];
}

/** The state after an answer, and the line for the log. */
export interface Answered {
  readonly state: StudiedState;
  readonly review: Review;
}

/** What a button promises. */
export interface Preview {
  readonly state: StudiedState;
  /** Whole days in seconds, or the seconds of a step. */
  readonly intervalSeconds: number;
}

/** Decides when a card comes back. Pure: nothing is kept, the time is given. */
export interface Scheduler {
  /** Answers a card at a time, taken as the last answer's if before it; `takenMs` is how long the learner took. */
  answer(state: CardState, rating: Rating, at: Date, takenMs: number): Answered;
  /** What each answer would lead to, for the buttons. */
  preview(state: CardState, at: Date): Readonly<Record<Rating, Preview>>;
}

const secondsPerDay = 86_400;

/** Anki's own steps, in the form of ts-fsrs. Steps of a day or more would differ from Anki, so there are none. */
const learningSteps = ["1m", "10m"] as const;
const relearningSteps = ["10m"] as const;

/** How many steps there are, for the steps left that Anki's cards table holds. */
export const stepCounts = { learning: learningSteps.length, relearning: relearningSteps.length } as const;

const grades = { again: Grade.Again, hard: Grade.Hard, good: Grade.Good, easy: Grade.Easy } as const;
const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
const statuses = {
  [State.New]: "learning",
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const;

/**
 * FSRS-6 as Anki reckons it. ts-fsrs counts UTC calendar days, Anki the learner's own days: in China "Good" at 07:00 and
 * at 09:00 would be two days for the one and one for the other, and the stability three times as large. So ts-fsrs is
 * given times on a clock whose midnight is the start of the learner's day.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const engine = fsrs(
    generatorParameters({
      request_retention: options.desiredRetention ?? 0.9,
      enable_fuzz: false,
      enable_short_term: true,
      learning_steps: learningSteps,
      relearning_steps: relearningSteps,
      ...(options.parameters === undefined ? {} : { w: options.parameters }),
    }),
  );
  const next = (state: CardState, rating: Rating, at: Date) =>
    nextState(engine, { state, rating, at, clock: options.clock });
  const preview = (state: CardState, rating: Rating, at: Date): Preview => {
    const after = next(state, rating, at);
    return { state: after, intervalSeconds: intervalSeconds(after, at) };
  };
  return {
    answer: (state, rating, given, takenMs) => {
      const at = notBefore(state, given);
      const after = next(state, rating, at);
      return { state: after, review: reviewOf(state, after, { rating, at, takenMs }) };
    },
    preview: (state, given) => {
      const at = notBefore(state, given);
      return {
        again: preview(state, "again", at),
        hard: preview(state, "hard", at),
        good: preview(state, "good", at),
        easy: preview(state, "easy", at),
      };
    },
  };
}

/** A device whose clock goes wrong must not make a card unanswerable: time does not run backwards. */
function notBefore(state: CardState, at: Date): Date {
  return state.status === "new" || at > state.lastReviewAt ? at : state.lastReviewAt;
}

interface Answer {
  readonly state: CardState;
  readonly rating: Rating;
  readonly at: Date;
  readonly clock: StudyClock;
}

function nextState(engine: FSRS, { state, rating, at, clock }: Answer): StudiedState {
  const nowOnStudyClock = studyTime(at, clock);
  const { card } = engine.next(engineCard(state, clock), nowOnStudyClock, grades[rating]);
  const status = statuses[card.state];
  return {
    status,
    due:
      status === "review"
        ? startOfStudyDay(studyDay(at, clock) + card.scheduled_days, clock)
        : new Date(at.getTime() + card.due.getTime() - nowOnStudyClock.getTime()),
    stability: card.stability,
    difficulty: card.difficulty,
    intervalDays: status === "relearning" ? daysAfterRelearning(engine, card) : card.scheduled_days,
    step: card.learning_steps,
    repetitions: card.reps,
    lapses: card.lapses,
    lastReviewAt: at,
  };
}

/** ts-fsrs leaves 0 while a card is relearned; Anki wants to know the interval that will follow. */
function daysAfterRelearning(engine: FSRS, card: Card): number {
  return Math.max(1, engine.next_interval(card.stability, 0));
}

function engineCard(state: CardState, clock: StudyClock): Card {
  if (state.status === "new") return createEmptyCard(new Date(0));
  return {
    due: studyTime(state.due, clock),
    stability: state.stability,
    difficulty: state.difficulty,
    elapsed_days: 0,
    scheduled_days: state.intervalDays,
    learning_steps: state.step,
    reps: state.repetitions,
    lapses: state.lapses,
    state: states[state.status],
    last_review: studyTime(state.lastReviewAt, clock),
  };
}

function reviewOf(
  before: CardState,
  after: StudiedState,
  { rating, at, takenMs }: { rating: Rating; at: Date; takenMs: number },
): Review {
  return {
    at,
    rating,
    statusBefore: before.status,
    intervalBeforeSeconds: before.status === "new" ? 0 : intervalSeconds(before, before.lastReviewAt),
    intervalAfterSeconds: intervalSeconds(after, at),
    difficultyAfter: after.difficulty,
    takenMs,
  };
}

/** How long until the card comes back: whole days in seconds, or the seconds of a step. */
function intervalSeconds(state: StudiedState, from: Date): number {
  if (state.status === "review") return Math.max(1, state.intervalDays) * secondsPerDay;
  return Math.max(0, Math.round((state.due.getTime() - from.getTime()) / 1000));
}
