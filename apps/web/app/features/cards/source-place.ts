import type { CardSource } from "@deckle/contract";
import type { LearnMessages } from "#i18n/app/learn-zh.ts";

/** The innermost headings say where; the outermost is mostly the document's own title. */
const headingsShown = 2;

/** Where words of a document stand: `第 12 页 · 第六章 › 6.1`. Empty where nothing is known. */
export function sourcePlace(
  source: Pick<CardSource, "page" | "section">,
  words: Pick<LearnMessages["cards"], "page">,
): string {
  const page = source.page === null ? [] : [words.page(String(source.page))];
  const section = source.section.length === 0 ? [] : [source.section.slice(-headingsShown).join(" › ")];
  return [...page, ...section].join(" · ");
}
