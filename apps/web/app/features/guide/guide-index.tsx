import { guides } from "#content/guides/guides.ts";
import { useReadingMessages } from "#i18n/reading.ts";
import { ArticleStyle } from "#ui/article/article-frame.tsx";
import { GuideCards } from "./guide-cards.tsx";
import { Invitation } from "./guide-page.tsx";

/** All guides, in reading order. */
export function GuideIndex() {
  const { guide: words } = useReadingMessages();
  return (
    <div className="guide-index">
      <ArticleStyle />
      <header className="article-head">
        <h1 className="display">{words.heading}</h1>
        <p className="article-lead">{words.lead}</p>
      </header>
      <GuideCards guides={guides} columns="three" />
      <div className="article-foot">
        <Invitation />
      </div>
    </div>
  );
}
