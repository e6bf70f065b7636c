import { privacyEn } from "#content/privacy-en.ts";
import { privacyZh } from "#content/privacy-zh.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";

export default function PrivacyRoute() {
  const article = usePageLanguage() === "zh" ? privacyZh : privacyEn;
  return (
    <>
      <PageHead title={article.title} description={article.description} path="/privacy" />
      <LegalPage article={article} />
    </>
  );
}
