import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The Chinese address; absent for a page that has none of its own, such as the not-found page. */
  readonly path?: `/${string}`;
}

/** Title, description and the links between the two languages of a prerendered page. React moves them to the head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const language = usePageLanguage();
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path ? (
        <>
          <link rel="canonical" href={localizedPath(path, language)} />
          <link rel="alternate" hrefLang="zh-CN" href={localizedPath(path, "zh")} />
          <link rel="alternate" hrefLang="en" href={localizedPath(path, "en")} />
          <link rel="alternate" hrefLang="x-default" href={localizedPath(path, "zh")} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
