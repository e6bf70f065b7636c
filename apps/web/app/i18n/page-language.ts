import type { Language } from "@deckle/contract";
import { createContext, use } from "react";

const LanguageContext = createContext<Language>("zh");
export const LanguageProvider = LanguageContext.Provider;

/** The language a prerendered page is written in. Hydrated pages use `useMessages` and `useAppLanguage` instead. */
export function usePageLanguage(): Language {
  return use(LanguageContext);
}
