import { expect, it } from "vitest";
import { formatBytes, formatDay, formatMoment, formatMonth, formatNextMonthStart } from "./locale-format.ts";

it("the legal date is shown in the form of each language", () => {
  expect(formatDay("2024-01-15", "zh")).toBe("2024年1月15日");
  expect(formatDay("2024-01-15", "en")).toBe("January 15, 2024");
});

it("a month is named, and the next one starts on its first day, over the year's end too", () => {
  expect(formatMonth("2026-11", "zh")).toBe("11月");
  expect(formatMonth("2026-11", "en")).toBe("November");
  expect(formatNextMonthStart("2026-12", "en")).toBe("January 1");
  expect(formatNextMonthStart("2026-11", "zh")).toBe("12月1日");
});

it("a moment of today is a time, an older one a date, with the year when it is another", () => {
  const now = new Date(2026, 10, 21, 12, 0);
  const at = (year: number, month: number, day: number) => new Date(year, month, day, 9, 5).toISOString();

  expect(formatMoment(at(2026, 10, 21), now, "zh")).toBe("09:05");
  expect(formatMoment(at(2026, 10, 20), now, "zh")).toBe("11月20日");
  expect(formatMoment(at(2026, 10, 20), now, "en")).toBe("Nov 20");
  expect(formatMoment(at(2025, 10, 6), now, "en")).toBe("Nov 6, 2025");
});

it("a size is never nothing", () => {
  expect(formatBytes(12, "en")).toBe("1 KB");
  expect(formatBytes(4.2 * 1024 * 1024, "en")).toBe("4.2 MB");
});
