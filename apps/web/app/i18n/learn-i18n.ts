import type { Language } from "@deckle/contract";
import {
  appLanguage,
  beforeLanguageChange,
  useAppLanguage,
  useMessages as useAppMessages,
} from "./app-i18n.ts";
import type { LearnMessages } from "./app/learn-zh.ts";
import type { AppMessages } from "./app/zh.ts";

const loaders: Readonly<Record<Language, () => Promise<LearnMessages>>> = {
  zh: async () => (await import("./app/learn-zh.ts")).learnZh,
  en: async () => (await import("./app/learn-en.ts")).learnEn,
};

const loaded = new Map<Language, LearnMessages>();
/** One object for each catalogue of the app, so that it stays the same between renders. */
const merged = new WeakMap<AppMessages, AppMessages & LearnMessages>();

async function load(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await loaders[language]());
}

/** Loads the words of the learning pages; their routes wait for it before anything of them renders. */
export async function loadLearnCatalogue(): Promise<null> {
  beforeLanguageChange(load);
  await load(appLanguage());
  return null;
}

/** The words of the learning pages and those of the app, in the language of the moment. */
export function useMessages(): AppMessages & LearnMessages {
  const base = useAppMessages();
  const words = loaded.get(useAppLanguage());
  if (!words) throw new Error("The learning pages' words are read before loadLearnCatalogue has finished.");
  const known = merged.get(base);
  if (known) return known;
  const all = { ...base, ...words };
  merged.set(base, all);
  return all;
}
