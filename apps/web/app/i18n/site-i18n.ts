import type { Language } from "@deckle/contract";
import { usePageLanguage } from "./page-language.ts";
import { siteEn } from "./site/en.ts";
import { siteZh, type SiteMessages } from "./site/zh.ts";

const catalogues: Readonly<Record<Language, SiteMessages>> = { zh: siteZh, en: siteEn };

/** The words of a prerendered page, in the language of its file. */
export function useSiteMessages(): SiteMessages {
  return catalogues[usePageLanguage()];
}
