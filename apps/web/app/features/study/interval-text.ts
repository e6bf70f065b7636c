import type { Language } from "@deckle/contract";
import { languageTag } from "#i18n/language.ts";
import type { LearnMessages } from "#i18n/app/learn-zh.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Anki's own: a month of 30 days, a year of 365. */
const month = 30 * day;
const year = 365 * day;

type IntervalWords = LearnMessages["study"]["interval"];

/** The time until a card comes back, as short as a button needs it: `<1 分`, `10 分`, `4 天`, `1.2 个月`. */
export function intervalText(seconds: number, words: IntervalWords, language: Language): string {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: digits }).format(value);
  if (seconds < minute) return words.lessThanMinute;
  if (seconds < hour) return words.minutes(number(seconds / minute, 0));
  if (seconds < day) return words.hours(number(seconds / hour, 1));
  if (seconds < month) return words.days(number(seconds / day, 0));
  if (seconds < year) return words.months(number(seconds / month, 1));
  return words.years(number(seconds / year, 1));
}
