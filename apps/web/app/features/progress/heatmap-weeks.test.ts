import { expect, it } from "vitest";
import { heatmapWeeks, monthTotals } from "./heatmap-weeks.ts";

it("the year ends on the study day and begins 364 days before it, in columns from Monday", () => {
  // A Saturday.
  const weeks = heatmapWeeks([{ day: "2026-11-21", count: 9 }], "2026-11-21");
  const days = weeks.flat().filter((day) => day !== null);

  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(days).toHaveLength(365);
  expect(days[0]?.day).toBe("2025-11-22");
  expect(days.at(-1)).toEqual({ day: "2026-11-21", count: 9, level: 4 });
  expect(weeks.at(-1)).toEqual([...days.slice(-6), null]);
});

it("one marathon does not pale all other days", () => {
  const history = [
    { day: "2026-11-18", count: 1 },
    { day: "2026-11-19", count: 25 },
    { day: "2026-11-20", count: 400 },
  ];
  const levels = heatmapWeeks(history, "2026-11-21")
    .flat()
    .slice(-5)
    .map((day) => day?.level);

  expect(levels).toEqual([1, 1, 4, 0, undefined]);
});

it("a day change of summer time loses no day", () => {
  const days = heatmapWeeks([], "2026-03-30")
    .flat()
    .filter((day) => day !== null);

  expect(new Set(days.map(({ day }) => day)).size).toBe(365);
});

it("months are summed, newest first", () => {
  const history = [
    { day: "2026-10-30", count: 2 },
    { day: "2026-11-01", count: 3 },
    { day: "2026-11-02", count: 4 },
  ];

  expect(monthTotals(history)).toEqual([
    { month: "2026-11", days: 2, answers: 7 },
    { month: "2026-10", days: 1, answers: 2 },
  ]);
});
