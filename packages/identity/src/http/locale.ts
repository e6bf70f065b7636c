import type { IncomingMessage } from "node:http";

/** The languages of the pages. */
export type Locale = "zh" | "en";

/** The cookie that the web part reads and writes too. */
export const localeCookieName = "locale";

const defaultLocale: Locale = "zh";
const maxTags = 20;

export interface LocaleHints {
  /** The reader's choice on this page. */
  readonly chosen?: string | null;
  /** `ui_locales` of the sign-in request (OpenID Connect Core, section 3.1.2.1): tags in order of preference. */
  readonly uiLocales?: unknown;
}

/** The language of a page: chosen here, asked for by the app, remembered, preferred by the browser, else Chinese. */
export function chooseLocale(request: IncomingMessage, { chosen, uiLocales }: LocaleHints = {}): Locale {
  return (
    localeOfTag(chosen ?? "") ??
    firstLocale(typeof uiLocales === "string" ? uiLocales.split(" ") : []) ??
    localeOfTag(cookieValue(request.headers.cookie ?? "", localeCookieName)) ??
    firstLocale(preferredTags(request.headers["accept-language"] ?? "")) ??
    defaultLocale
  );
}

/** Value of the `lang` attribute. */
export function htmlLanguageOf(locale: Locale): string {
  return locale === "zh" ? "zh-CN" : "en";
}

export function otherLocale(locale: Locale): Locale {
  return locale === "zh" ? "en" : "zh";
}

function firstLocale(tags: readonly string[]): Locale | undefined {
  return tags
    .slice(0, maxTags)
    .map(localeOfTag)
    .find((locale) => locale !== undefined);
}

function localeOfTag(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split("-")[0];
  return language === "zh" || language === "en" ? language : undefined;
}

/** The tags of an Accept-Language header, best first (RFC 9110, section 12.5.4). */
function preferredTags(header: string): string[] {
  return header
    .split(",")
    .slice(0, maxTags)
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map(({ tag }) => tag);
}

function cookieValue(header: string, name: string): string {
  const pair = header.split(";").find((part) => part.trim().startsWith(`${name}=`));
  return pair?.split("=")[1]?.trim() ?? "";
}
