import { communityEn } from "#content/pages/community-en.ts";
import { communityZh } from "#content/pages/community-zh.ts";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";
import { ArticlePage } from "#ui/article/article-page.tsx";

export default function CommunityRoute() {
  const article = usePageLanguage() === "zh" ? communityZh : communityEn;
  return (
    <>
      <PageHead title={article.title} description={article.description} path="/community" />
      <ArticlePage article={article} />
    </>
  );
}
