import type { StudyOverview } from "@deckle/contract";

/** A day of the heatmap; null before the first and after the last. */
export interface HeatmapDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
  /** 0 for none, 1 to 4 by quarter of the busiest day's square root, so that one marathon does not pale all others. */
  readonly level: number;
}

const dayMs = 86_400_000;
const daysShown = 365;

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The year up to a day, in columns of seven from Monday to Sunday. */
export function heatmapWeeks(
  history: StudyOverview["history"],
  studyDay: string,
): readonly (readonly (HeatmapDay | null)[])[] {
  const counts = new Map(history.map(({ day, count }) => [day, count]));
  const busiest = Math.max(1, ...counts.values());
  const last = dateOf(studyDay).getTime();
  const first = last - (daysShown - 1) * dayMs;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: (HeatmapDay | null)[][] = [];
  for (let at = first - weekday * dayMs; at <= last; at += 7 * dayMs) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const time = at + index * dayMs;
        if (time < first || time > last) return null;
        const day = dayOf(new Date(time));
        const count = counts.get(day) ?? 0;
        return { day, count, level: Math.ceil(4 * Math.sqrt(count / busiest)) };
      }),
    );
  }
  return weeks;
}

/** A month with what was done in it. */
export interface MonthTotal {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: number;
  readonly answers: number;
}

/** The same year month by month, newest first; months without study are left out. */
export function monthTotals(history: StudyOverview["history"]): readonly MonthTotal[] {
  const totals = new Map<string, MonthTotal>();
  for (const { day, count } of history) {
    const month = day.slice(0, 7);
    const known = totals.get(month) ?? { month, days: 0, answers: 0 };
    totals.set(month, { month, days: known.days + 1, answers: known.answers + count });
  }
  return [...totals.values()].toReversed();
}
