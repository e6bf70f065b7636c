import { publicOriginPlaceholder } from "@deckle/contract";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import type { StructuredData } from "./structured-data.ts";

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The Chinese address; absent for a page that has none of its own, such as the not-found page. */
  readonly path?: `/${string}`;
  readonly kind?: "website" | "article";
  readonly structuredData?: readonly StructuredData[];
}

/**
 * Title, description, the links between the two languages, and what other sites show of a shared page. React moves
 * them to the head. The server puts its own address where the placeholder stands.
 */
export function PageHead({ title, description, path, kind = "website", structuredData = [] }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path ? (
        <>
          <LanguageLinks path={path} />
          <ShareTags title={title} description={description ?? ""} path={path} kind={kind} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {structuredData.length > 0 ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: scriptText({ "@context": "https://schema.org", "@graph": structuredData }),
          }}
        />
      ) : null}
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}

function LanguageLinks({ path }: { path: `/${string}` }) {
  const language = usePageLanguage();
  const chinese = publicOriginPlaceholder + localizedPath(path, "zh");
  const english = publicOriginPlaceholder + localizedPath(path, "en");
  return (
    <>
      <link rel="canonical" href={language === "zh" ? chinese : english} />
      <link rel="alternate" hrefLang="zh-CN" href={chinese} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={chinese} />
    </>
  );
}

interface ShareTagsProps {
  readonly title: string;
  readonly description: string;
  readonly path: `/${string}`;
  readonly kind: "website" | "article";
}

/** Open Graph, which every network reads; X takes its large picture from the same tags. */
function ShareTags({ title, description, path, kind }: ShareTagsProps) {
  const { product, pictureText } = useSiteMessages();
  const language = usePageLanguage();
  const tags = {
    "og:type": kind,
    "og:site_name": product,
    "og:title": title,
    "og:description": description,
    "og:url": publicOriginPlaceholder + localizedPath(path, language),
    "og:locale": language === "zh" ? "zh_CN" : "en_US",
    "og:image": `${publicOriginPlaceholder}/og-${language}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": pictureText,
  };
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
