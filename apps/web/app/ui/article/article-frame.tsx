import type { ReactNode } from "react";
import { usePageLanguage } from "#i18n/page-language.ts";
import { formatDay } from "#lib/locale-format.ts";
import css from "./article.css?inline";
import { MarkedText } from "./marked-text.tsx";
import { useReadingMessages } from "#i18n/reading.ts";

/** The style of pages that are read. React moves it to the head; the server admits it by its hash. */
export function ArticleStyle() {
  return (
    <style href="article" precedence="page">
      {css}
    </style>
  );
}

interface ArticleFrameProps {
  readonly heading: string;
  readonly lead: string;
  /** Above the heading: where the page belongs. */
  readonly kicker?: ReactNode;
  /** `YYYY-MM-DD`. */
  readonly updated?: string;
  /** Beside the date. */
  readonly readingTime?: string;
  readonly contents: readonly { readonly id: string; readonly heading: string }[];
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A page that is read: heading, contents (beside the text where there is room), text. */
export function ArticleFrame(props: ArticleFrameProps) {
  const { heading, lead, kicker, updated, readingTime, contents, children, foot } = props;
  const words = useReadingMessages();
  return (
    <article className="article">
      <ArticleStyle />
      <header className="article-head">
        {kicker ? <p className="article-kicker">{kicker}</p> : null}
        <h1 className="display">{heading}</h1>
        {updated ? <Dates updated={updated} readingTime={readingTime} /> : null}
        <p className="article-lead">
          <MarkedText text={lead} />
        </p>
      </header>
      <nav className="toc" aria-labelledby="toc-title">
        <p id="toc-title" className="toc-title">
          {words.contents}
        </p>
        <ol>
          {contents.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`}>{entry.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="article-body">{children}</div>
      {foot ? <div className="article-foot">{foot}</div> : null}
    </article>
  );
}

function Dates({ updated, readingTime }: { updated: string; readingTime: string | undefined }) {
  const words = useReadingMessages();
  const language = usePageLanguage();
  return (
    <p className="article-meta">
      <time dateTime={updated}>{words.updated(formatDay(updated, language))}</time>
      {readingTime ? ` · ${readingTime}` : null}
    </p>
  );
}

/** One section of the page; `id` is its address. */
export function ArticleSection({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="article-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}
