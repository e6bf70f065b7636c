import { findGuide, guides } from "#content/guides/guides.ts";
import type { Guide } from "#content/guides/guide.ts";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useReadingMessages } from "#i18n/reading.ts";
import { ArticlePage } from "#ui/article/article-page.tsx";
import { readingMinutes } from "#ui/article/article-text.ts";
import { drawFigure } from "./figures/draw-figure.tsx";
import { GuideCards } from "./guide-cards.tsx";

/** One guide with its figures, an invitation, what to read next and its neighbours. */
export function GuidePage({ guide }: { guide: Guide }) {
  const words = useReadingMessages();
  const language = usePageLanguage();
  const text = guide.text[language];
  return (
    <ArticlePage
      article={text}
      kicker={<a href={localizedPath("/guide", language)}>{words.guide.kicker}</a>}
      updated={guide.updated}
      readingTime={words.readingTime(readingMinutes(text))}
      drawFigure={drawFigure}
      foot={
        <>
          <Invitation />
          <Related guide={guide} />
          <Neighbours guide={guide} />
        </>
      }
    />
  );
}

/** One quiet way on; the signed-in look is chosen by the head's script. */
export function Invitation() {
  const { guide: words } = useReadingMessages();
  const language = usePageLanguage();
  return (
    <div className="invitation">
      <p>{words.invitation}</p>
      <a href={localizedPath("/#demo", language)} className="when-signed-out btn btn-secondary">
        {words.tryDemo}
      </a>
      <a href="/dashboard" className="when-signed-in btn btn-secondary">
        {words.openDashboard}
      </a>
    </div>
  );
}

function Related({ guide }: { guide: Guide }) {
  const { guide: words } = useReadingMessages();
  const related = guide.related.map((slug) => findGuide(slug)).filter((found) => found !== undefined);
  return (
    <section aria-labelledby="related-heading">
      <h2 id="related-heading">{words.related}</h2>
      <GuideCards guides={related} />
    </section>
  );
}

function Neighbours({ guide }: { guide: Guide }) {
  const { guide: words } = useReadingMessages();
  const index = guides.indexOf(guide);
  const previous = guides[index - 1];
  const next = guides[index + 1];
  return (
    <nav aria-label={words.neighbours} className="neighbours">
      {previous ? <Neighbour guide={previous} label={words.previous} /> : null}
      {next ? <Neighbour guide={next} label={words.next} className="next" /> : null}
    </nav>
  );
}

function Neighbour({ guide, label, className }: { guide: Guide; label: string; className?: string }) {
  const language = usePageLanguage();
  return (
    <a href={localizedPath(`/guide/${guide.slug}`, language)} className={className}>
      <span>{label}</span>
      {guide.text[language].heading}
    </a>
  );
}
