import { startOfStudyDay, type StudyClock, studyDay } from "@deckle/scheduling";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import { countAnswers } from "./queue-store.ts";
import { findSettings, type LearnerSettings, saveTimeZone } from "./settings-store.ts";

/** What study works with. */
export interface StudyContext {
  readonly database: Database;
  readonly now: () => Date;
}

/** How a learner studies, and by which clock. */
export interface Learner {
  readonly settings: LearnerSettings;
  readonly clock: StudyClock;
}

/** The learner's settings; where they study is kept, since exports reckon days by it. @throws Failure timeZoneUnknown */
export async function learnerOf(database: Database, userId: string, timeZone: string): Promise<Learner> {
  if (!isTimeZone(timeZone)) throw new Failure("timeZoneUnknown");
  const settings = await findSettings(database, userId);
  if (settings.timeZone !== timeZone) await saveTimeZone(database, userId, timeZone);
  return { settings, clock: { timeZone, rolloverHour: settings.dayStartHour } };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A learner's present day, and what may be asked in it. */
export interface Today extends Learner {
  readonly now: Date;
  /** Number since 1970. */
  readonly day: number;
  /** When the next one begins. */
  readonly end: Date;
  /** Answers given today that count against the limits; those of all boxes do. */
  readonly answered: { readonly new: number; readonly review: number };
  readonly newLeft: number;
  readonly reviewsLeft: number;
}

/** @throws Failure timeZoneUnknown */
export async function todayOf(
  { database, now }: StudyContext,
  userId: string,
  timeZone: string,
): Promise<Today> {
  const { settings, clock } = await learnerOf(database, userId, timeZone);
  const moment = now();
  const day = studyDay(moment, clock);
  const answered = await countAnswers(database, { userId, boxId: null }, startOfStudyDay(day, clock));
  return {
    settings,
    clock,
    now: moment,
    day,
    end: startOfStudyDay(day + 1, clock),
    answered,
    newLeft: Math.max(0, settings.newCardsPerDay - answered.new),
    reviewsLeft: Math.max(0, settings.reviewsPerDay - answered.review),
  };
}
