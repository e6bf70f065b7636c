import { contactEn } from "#content/pages/contact-en.ts";
import { contactZh } from "#content/pages/contact-zh.ts";
import { ContactPage } from "#features/help-centre/contact-page.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { usePageLanguage } from "#i18n/page-language.ts";

export default function ContactRoute() {
  const article = usePageLanguage() === "zh" ? contactZh : contactEn;
  return (
    <>
      <PageHead title={article.title} description={article.description} path="/contact" />
      <ContactPage article={article} />
    </>
  );
}
