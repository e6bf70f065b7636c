import type { Guide } from "#content/guides/guide.ts";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useReadingMessages } from "#i18n/reading.ts";
import { readingMinutes } from "#ui/article/article-text.ts";

/** Guides as index cards that lead to them. */
export function GuideCards({
  guides,
  columns = "two",
}: {
  guides: readonly Guide[];
  columns?: "two" | "three";
}) {
  const words = useReadingMessages();
  const language = usePageLanguage();
  return (
    <ul className={columns === "three" ? "guide-list guide-list-three" : "guide-list"}>
      {guides.map((guide) => {
        const text = guide.text[language];
        return (
          <li key={guide.slug}>
            <a href={localizedPath(`/guide/${guide.slug}`, language)} className="index-card guide-card">
              <span className="index-card-head">{words.readingTime(readingMinutes(text))}</span>
              <span className="guide-card-title">{text.heading}</span>
              <span className="guide-card-text">{text.teaser}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
