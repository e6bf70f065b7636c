import { cookiesEn } from "#content/pages/cookies-en.ts";
import { cookiesZh } from "#content/pages/cookies-zh.ts";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";
import { ArticlePage } from "#ui/article/article-page.tsx";

export default function CookiesRoute() {
  const article = usePageLanguage() === "zh" ? cookiesZh : cookiesEn;
  return (
    <>
      <PageHead title={article.title} description={article.description} path="/cookies" />
      <ArticlePage article={article} />
    </>
  );
}
