import type { Language } from "@deckle/contract";
import { useSyncExternalStore } from "react";
import { languageOfTag, languageTag, storeLanguage } from "./language.ts";
import type { AppMessages } from "./app/zh.ts";

interface Catalogue {
  readonly language: Language;
  readonly messages: AppMessages;
}

const loaders: Readonly<Record<Language, () => Promise<AppMessages>>> = {
  zh: async () => (await import("./app/zh.ts")).zh,
  en: async () => (await import("./app/en.ts")).en,
};

let current: Catalogue | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function snapshot(): Catalogue {
  if (!current) throw new Error("The catalogue is read before loadCatalogue has finished.");
  return current;
}

/** Loads the language that `<html lang>` says; the script in the head has put the stored choice there. */
export async function loadCatalogue(): Promise<void> {
  if (current) return;
  await showLanguage(languageOfTag(document.documentElement.lang));
}

/** Switches the hydrated pages to a language and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await showLanguage(language);
}

const preparations = new Set<(language: Language) => Promise<void>>();

/** Registers what else has to be loaded before another language is shown; the same one once. */
export function beforeLanguageChange(prepare: (language: Language) => Promise<void>): void {
  preparations.add(prepare);
}

async function showLanguage(language: Language): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(language)));
  current = { language, messages: await loaders[language]() };
  document.documentElement.lang = languageTag(language);
  for (const listener of listeners) listener();
}

/** The words of the hydrated pages in the language of the moment. */
export function useMessages(): AppMessages {
  return useSyncExternalStore(subscribe, snapshot).messages;
}

/** The language of the hydrated pages. */
export function useAppLanguage(): Language {
  return useSyncExternalStore(subscribe, snapshot).language;
}

/** The language of the moment, for code outside of React. */
export function appLanguage(): Language {
  return current?.language ?? languageOfTag(document.documentElement.lang);
}
