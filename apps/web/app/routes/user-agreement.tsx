import { agreementEn } from "#content/agreement-en.ts";
import { agreementZh } from "#content/agreement-zh.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";

export default function UserAgreementRoute() {
  const article = usePageLanguage() === "zh" ? agreementZh : agreementEn;
  return (
    <>
      <PageHead title={article.title} description={article.description} path="/user_agreement" />
      <LegalPage article={article} />
    </>
  );
}
