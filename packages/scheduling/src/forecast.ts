import type { CardState } from "./card-state.ts";
import { type StudyClock, studyDay } from "./day.ts";

/**
 * How many cards fall due on each of the coming days, today first, overdue ones counted today. New cards are not
 * counted: the learner decides when they begin.
 */
export function forecast(
  states: Iterable<CardState>,
  now: Date,
  days: number,
  clock: StudyClock,
): readonly number[] {
  const counts = Array.from({ length: days }, () => 0);
  const today = studyDay(now, clock);
  for (const state of states) {
    if (state.status === "new") continue;
    const index = Math.max(0, studyDay(state.due, clock) - today);
    if (index < days) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
