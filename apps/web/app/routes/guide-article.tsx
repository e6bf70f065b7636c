import { useParams } from "react-router";
import { findGuide } from "#content/guides/guides.ts";
import { GuidePage } from "#features/guide/guide-page.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";

export default function GuideArticleRoute() {
  const { slug = "" } = useParams();
  const language = usePageLanguage();
  const guide = findGuide(slug);
  // Only the guides' own addresses are prerendered, so this is a fault of the build.
  if (!guide) throw new Error(`There is no guide ${slug}.`);
  const { title, description } = guide.text[language];
  return (
    <>
      <PageHead title={title} description={description} path={`/guide/${slug}`} />
      <GuidePage guide={guide} />
    </>
  );
}
