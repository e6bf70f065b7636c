import { helpEn } from "#content/pages/help-en.ts";
import { helpZh } from "#content/pages/help-zh.ts";
import { PageHead } from "#features/site/page-head.tsx";
import { faqData } from "#features/site/structured-data.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { ArticlePage } from "#ui/article/article-page.tsx";
import { questionsOf } from "#ui/article/article-text.ts";

export default function HelpRoute() {
  const article = usePageLanguage() === "zh" ? helpZh : helpEn;
  return (
    <>
      <PageHead
        title={article.title}
        description={article.description}
        path="/help"
        structuredData={[faqData(questionsOf(article))]}
      />
      <ArticlePage article={article} />
    </>
  );
}
