import { claimsEn } from "#content/claims-en.ts";
import { claimsZh } from "#content/claims-zh.ts";
import type { Claims } from "#content/claims.ts";
import { usePageLanguage } from "#i18n/page-language.ts";

/** The marketing content in the language of the page. */
export function useClaims(): Claims {
  return usePageLanguage() === "zh" ? claimsZh : claimsEn;
}
