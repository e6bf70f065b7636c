import { expect, it } from "vitest";
import { studyEn } from "#i18n/app/study-en.ts";
import { studyZh } from "#i18n/app/study-zh.ts";
import { intervalText } from "./interval-text.ts";

it("an interval is said in the unit that people use for it", () => {
  const say = (seconds: number) => intervalText(seconds, studyZh.interval, "zh");

  expect([30, 60, 600, 5_400, 86_400, 8 * 86_400].map(say)).toEqual([
    "<1 分",
    "1 分",
    "10 分",
    "1.5 小时",
    "1 天",
    "8 天",
  ]);
  expect([45 * 86_400, 400 * 86_400].map(say)).toEqual(["1.5 个月", "1.1 年"]);
});

it("in English too", () => {
  const say = (seconds: number) => intervalText(seconds, studyEn.interval, "en");

  expect([30, 600, 86_400, 45 * 86_400].map(say)).toEqual(["<1 min", "10 min", "1 d", "1.5 mo"]);
});
