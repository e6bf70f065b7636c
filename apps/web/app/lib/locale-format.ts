import type { Language } from "@deckle/contract";
import { languageTag } from "#i18n/language.ts";

/** A count with the separators of the language. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(languageTag(language)).format(count);
}

/** A moment as people say it: the time when it is today, else month and day, with the year when it is another one. */
export function formatMoment(isoMoment: string, now: Date, language: Language): string {
  const moment = new Date(isoMoment);
  const tag = languageTag(language);
  if (moment.toDateString() === now.toDateString()) {
    return new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hour12: false }).format(moment);
  }
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(tag, {
    month: language === "zh" ? "long" : "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(moment);
}

/** The name of a `YYYY-MM` month. */
export function formatMonth(yearMonth: string, language: Language): string {
  const [year, monthNumber] = yearMonth.split("-").map(Number);
  const firstDay = new Date(Date.UTC(year ?? 0, (monthNumber ?? 1) - 1, 1));
  // The long Chinese form spells the number out (十一月), which reads oddly beside digits.
  const month = language === "zh" ? "numeric" : "long";
  return new Intl.DateTimeFormat(languageTag(language), { month, timeZone: "UTC" }).format(firstDay);
}

/** The first day after a `YYYY-MM` month, on which the count starts anew (in UTC, as the server counts). */
export function formatNextMonthStart(month: string, language: Language): string {
  const [year, monthNumber] = month.split("-").map(Number);
  const firstDay = new Date(Date.UTC(year ?? 0, monthNumber ?? 1, 1));
  return new Intl.DateTimeFormat(languageTag(language), {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(firstDay);
}

/** Days as the legal pages show them: 2024年1月15日, January 15, 2024. */
export function formatDay(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** A file size with one decimal at most. */
export function formatBytes(bytes: number, language: Language): string {
  const isSmall = bytes < 1024 * 1024;
  const amount = isSmall ? Math.max(1, Math.round(bytes / 1024)) : bytes / (1024 * 1024);
  const text = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 }).format(amount);
  return `${text} ${isSmall ? "KB" : "MB"}`;
}

/** A share of 0 to 1 as a whole percentage; never 100 % or 0 % where something is missing or there. */
export function formatShare(share: number, language: Language): string {
  const percent = Math.round(share * 100);
  const shown = share > 0 && percent === 0 ? 1 : share < 1 && percent === 100 ? 99 : percent;
  return new Intl.NumberFormat(languageTag(language), { style: "percent" }).format(shown / 100);
}

/** A `YYYY-MM` month with its year: 2026年11月, November 2026. */
export function formatYearMonth(yearMonth: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTag(language), {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${yearMonth}-01T00:00:00Z`));
}
