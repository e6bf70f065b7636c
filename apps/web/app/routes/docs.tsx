import { docsEn } from "#content/pages/docs-en.ts";
import { docsZh } from "#content/pages/docs-zh.ts";
import { DocsPage } from "#features/api-docs/docs-page.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";

export default function DocsRoute() {
  const text = usePageLanguage() === "zh" ? docsZh : docsEn;
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/docs" />
      <DocsPage text={text} />
    </>
  );
}
