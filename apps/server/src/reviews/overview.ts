import type { StudyOverview } from "@deckle/contract";
import { startOfStudyDay, type StudyClock, studyDay } from "@deckle/scheduling";
import type { Database } from "../database/database.ts";
import {
  countAnswers,
  countMaturity,
  listAnswerQuarters,
  listDueQuarters,
  type Quarter,
  type StudyScope,
} from "./queue-store.ts";

const historyDays = 365;
const forecastDays = 30;
const retentionDays = 30;
/** Anki's own border between young and mature. */
const matureDays = 21;
/** A streak is followed back year by year, so long and no longer. */
const maxStreakYears = 20;
const dayMs = 86_400_000;

type Progress = Omit<StudyOverview, "counts">;

/** How the learner is getting on, by their own days. */
export async function overviewOf(
  database: Database,
  scope: StudyScope,
  { now, clock }: { readonly now: Date; readonly clock: StudyClock },
): Promise<Progress> {
  const today = studyDay(now, clock);
  const start = (day: number) => startOfStudyDay(day, clock);
  const answersOf = async (from: number, end: number) =>
    byDay(await listAnswerQuarters(database, scope, { from: start(from), to: start(end) }), clock);

  const history = await answersOf(today - historyDays + 1, today + 1);
  const due = await listDueQuarters(database, scope, { now, before: start(today + forecastDays) });
  const month = await countAnswers(database, scope, start(today - retentionDays + 1));
  const dueByDay = byDay(due, clock);
  return {
    study_day: dateOf(today),
    studied_today: history.get(today) ?? 0,
    streak_days: await streakOf(history, today, answersOf),
    history: [...history].map(([day, count]) => ({ day: dateOf(day), count })),
    forecast: Array.from({ length: forecastDays }, (_, ahead) => ({
      day: dateOf(today + ahead),
      count: dueByDay.get(today + ahead) ?? 0,
    })),
    retention: { reviews: month.review, remembered: month.remembered },
    maturity: await countMaturity(database, scope, matureDays),
  };
}

/** Sums by the learner's days, in the order given. */
function byDay(quarters: readonly Quarter[], clock: StudyClock): Map<number, number> {
  const days = new Map<number, number>();
  for (const { at, count } of quarters) {
    const day = studyDay(at, clock);
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
}

type AnswersOf = (from: number, end: number) => Promise<ReadonlyMap<number, number>>;

async function streakOf(
  lastYear: ReadonlyMap<number, number>,
  today: number,
  answersOf: AnswersOf,
): Promise<number> {
  let day = lastYear.has(today) ? today : today - 1;
  const last = day;
  let known = lastYear;
  let from = today - historyDays + 1;
  for (let year = 1; year <= maxStreakYears; year += 1) {
    while (known.has(day)) day -= 1;
    if (day >= from) break;
    known = await answersOf(from - historyDays, from);
    from -= historyDays;
  }
  return last - day;
}

function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
