import { defaultStudySettings, type StudySettings } from "@deckle/contract";
import type { Sql } from "../database/database.ts";

/** A learner's pace, and where they study. */
export interface LearnerSettings {
  /** 0.7 to 0.97. */
  readonly desiredRetention: number;
  readonly newCardsPerDay: number;
  readonly reviewsPerDay: number;
  readonly dayStartHour: number;
  /** Null before the first study. */
  readonly timeZone: string | null;
}

interface SettingsRow {
  readonly desired_retention: number;
  readonly new_cards_per_day: number;
  readonly reviews_per_day: number;
  readonly day_start_hour: number;
  readonly time_zone: string | null;
}

/** The learner's settings, or the defaults of one who never changed them. */
export async function findSettings(sql: Sql, userId: string): Promise<LearnerSettings> {
  const [row] = await sql.query<SettingsRow>(
    `select desired_retention, new_cards_per_day, reviews_per_day, day_start_hour, time_zone
     from study_settings where user_id = $1`,
    [userId],
  );
  const found = row ?? { ...defaultStudySettings, time_zone: null };
  return {
    desiredRetention: found.desired_retention,
    newCardsPerDay: found.new_cards_per_day,
    reviewsPerDay: found.reviews_per_day,
    dayStartHour: found.day_start_hour,
    timeZone: found.time_zone,
  };
}

/** Keeps the learner's pace. */
export async function saveSettings(sql: Sql, userId: string, settings: StudySettings): Promise<void> {
  await sql.query(
    `insert into study_settings
       (user_id, desired_retention, new_cards_per_day, reviews_per_day, day_start_hour)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set desired_retention = excluded.desired_retention,
       new_cards_per_day = excluded.new_cards_per_day, reviews_per_day = excluded.reviews_per_day,
       day_start_hour = excluded.day_start_hour`,
    [
      userId,
      settings.desired_retention,
      settings.new_cards_per_day,
      settings.reviews_per_day,
      settings.day_start_hour,
    ],
  );
}

/** Settings on the wire. */
export function presentSettings(settings: LearnerSettings): StudySettings {
  return {
    desired_retention: settings.desiredRetention,
    new_cards_per_day: settings.newCardsPerDay,
    reviews_per_day: settings.reviewsPerDay,
    day_start_hour: settings.dayStartHour,
  };
}

/** Keeps where the learner studies and nothing else. */
export async function saveTimeZone(sql: Sql, userId: string, timeZone: string): Promise<void> {
  const { desired_retention, new_cards_per_day, reviews_per_day, day_start_hour } = defaultStudySettings;
  await sql.query(
    `insert into study_settings
       (user_id, desired_retention, new_cards_per_day, reviews_per_day, day_start_hour, time_zone)
     values ($1, $2, $3, $4, $5, $6) on conflict (user_id) do update set time_zone = excluded.time_zone`,
    [userId, desired_retention, new_cards_per_day, reviews_per_day, day_start_hour, timeZone],
  );
}
