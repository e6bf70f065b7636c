import { useParams } from "react-router";
import { findGuide } from "#content/guides/guides.ts";
import { GuidePage } from "#features/guide/guide-page.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { articleData } from "#features/site/structured-data.ts";
import { useReadingMessages } from "#i18n/reading.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import { usePageLanguage } from "#i18n/page-language.ts";

export default function GuideArticleRoute() {
  const { slug = "" } = useParams();
  const language = usePageLanguage();
  const { product } = useSiteMessages();
  const { guide: words } = useReadingMessages();
  const guide = findGuide(slug);
  // Only the guides' own addresses are prerendered, so this is a fault of the build.
  if (!guide) throw new Error(`There is no guide ${slug}.`);
  const { title, heading, description } = guide.text[language];
  const path = `/guide/${guide.slug}` as const;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        kind="article"
        structuredData={articleData({
          title: heading,
          description,
          path,
          updated: guide.updated,
          language,
          above: [
            [product, "/"],
            [words.kicker, "/guide"],
          ],
        })}
      />
      <GuidePage guide={guide} />
    </>
  );
}
