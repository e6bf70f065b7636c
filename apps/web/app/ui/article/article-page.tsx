import type { ReactNode } from "react";
import type { Article } from "#content/article.ts";
import { ArticleFrame, ArticleSection } from "./article-frame.tsx";
import { Blocks, noFigure } from "./blocks.tsx";

interface ArticlePageProps<Figure extends string> {
  readonly article: Article<Figure>;
  readonly kicker?: ReactNode;
  readonly updated?: string;
  readonly readingTime?: string;
  /** Number the sections, as agreements do. */
  readonly numbering?: "none" | "sections";
  /** Before the first section. */
  readonly opening?: ReactNode;
  readonly foot?: ReactNode;
}

/** An article as a page. The figures of its kind come with `drawFigure`; kinds without figures need none. */
export function ArticlePage<Figure extends string = never>(
  props: ArticlePageProps<Figure> & { readonly drawFigure?: (name: Figure) => ReactNode },
) {
  const { article, drawFigure = noFigure, numbering = "none", opening, ...frame } = props;
  const sections = article.sections.map((section, index) => ({
    ...section,
    heading: numbering === "sections" ? `${index + 1}. ${section.heading}` : section.heading,
  }));
  return (
    <ArticleFrame {...frame} heading={article.heading} lead={article.lead} contents={sections}>
      {opening}
      {sections.map((section) => (
        <ArticleSection key={section.id} id={section.id} heading={section.heading}>
          <Blocks blocks={section.blocks} drawFigure={drawFigure} />
        </ArticleSection>
      ))}
    </ArticleFrame>
  );
}
