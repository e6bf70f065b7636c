import { expect, it } from "vitest";
import { monthlyLimit, usageBarPercent, usageLevel } from "./usage-level.ts";

const plans = [
  { order_member_level: 1, month_file_process_limit: 3 },
  { order_member_level: 2, month_file_process_limit: 50 },
];

it("the limit is the matching plan's, and two files where none matches or none are loaded", () => {
  expect(monthlyLimit(plans, 2)).toBe(50);
  expect(monthlyLimit(plans, 9)).toBe(2);
  expect(monthlyLimit(undefined, 1)).toBe(2);
});

it("half of the limit is orange, 80 % rounded down warns, the limit is reached", () => {
  expect([4, 5, 7, 8, 9, 10, 11].map((used) => usageLevel(used, 10))).toEqual([
    "calm",
    "half",
    "half",
    "approaching",
    "approaching",
    "reached",
    "reached",
  ]);
  expect([1, 2, 3].map((used) => usageLevel(used, 3))).toEqual(["calm", "approaching", "reached"]);
});

it("the bar never grows over its place", () => {
  expect([usageBarPercent(1, 4), usageBarPercent(9, 3), usageBarPercent(0, 0)]).toEqual([25, 100, 100]);
});
