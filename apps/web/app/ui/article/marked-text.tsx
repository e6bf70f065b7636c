import { Fragment, type ReactNode } from "react";
import type { Language } from "@deckle/contract";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import type { MarkedText as Source } from "#content/article.ts";

/** One mark: strong words, typed words, a link, or a label; `[^]` as the marks do not nest and may not be empty. */
const mark = /\*\*(.+?)\*\*|`(.+?)`|\[\[(.+?)\]\]|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Text with its marks as elements (see `MarkedText` in the content for what they are). */
export function MarkedText({ text }: { text: Source }) {
  return renderMarks(text, usePageLanguage());
}

function renderMarks(text: Source, language: Language): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    parts.push(text.slice(end, match.index), renderMark(match, language));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  // The parts of a text never change places.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function renderMark(match: RegExpExecArray, language: Language): ReactNode {
  const [, strong, typed, label, words, address] = match;
  if (strong !== undefined) return <b>{renderMarks(strong, language)}</b>;
  if (typed !== undefined) return <code>{typed}</code>;
  if (label !== undefined) return <span className="ui-label">{label}</span>;
  return <a href={hrefOf(address ?? "", language)}>{words}</a>;
}

function hrefOf(address: string, language: Language): string {
  const isPage = address.startsWith("/") && !address.startsWith("/api/");
  return isPage ? localizedPath(`/${address.slice(1)}`, language) : address;
}

/** The words alone, for counting and for search engines. */
export function plainText(text: Source): string {
  return text.replaceAll(mark, (_whole, ...groups: readonly (string | undefined)[]) => {
    // Strong, typed, label or the words of a link: exactly one of the four is there.
    return groups.slice(0, 4).find((group) => group !== undefined) ?? "";
  });
}
