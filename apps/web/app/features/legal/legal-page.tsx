import type { Article } from "#content/article.ts";
import { legalDay } from "#content/legal-day.ts";
import { ArticlePage } from "#ui/article/article-page.tsx";

/** A legal page: date, contents and the numbered sections. */
export function LegalPage({ article }: { article: Article }) {
  return <ArticlePage article={article} updated={legalDay} numbering="sections" />;
}
