import type { Language } from "@deckle/contract";

/** Where the choice is kept (specification section 4 names both keys); the cookie lets the server pick the page. */
const languageStorageKeys = ["preferred-language", "locale"] as const;
const languageCookie = "locale";

/** Value of `<html lang>` and of `Accept-Language`. */
export function languageTag(language: Language): "zh-CN" | "en" {
  return language === "zh" ? "zh-CN" : "en";
}

/** The language of an `<html lang>` value; everything that is not English is the default, Chinese. */
export function languageOfTag(tag: string): Language {
  return tag.startsWith("en") ? "en" : "zh";
}

/** The language that a public page's path stands for: `/en` and what is below it is English. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(?=\/|$|\.)/.test(pathname) ? "en" : "zh";
}

/** The address of a public page in a language; `path` is the Chinese one and may carry a fragment. */
export function localizedPath(path: `/${string}`, language: Language): string {
  if (language === "zh") return path;
  return path === "/" ? "/en" : `/en${path.replace(/^\/(?=#)/, "")}`;
}

/** Remembers the choice for the next visit; where storage is blocked the choice holds for this page only. */
export function storeLanguage(language: Language): void {
  try {
    for (const key of languageStorageKeys) localStorage.setItem(key, language);
  } catch {
    // Private windows may refuse storage; the cookie below may still work.
  }
  document.cookie = `${languageCookie}=${language};path=/;max-age=31536000;samesite=lax`;
}
