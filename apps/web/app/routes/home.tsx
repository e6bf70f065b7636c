import { DemoSection } from "#features/demo/demo-section.tsx";
import { About } from "#features/landing/about.tsx";
import { Features } from "#features/landing/features.tsx";
import { Figures } from "#features/landing/figures.tsx";
import { Guides } from "#features/landing/guides.tsx";
import { Hero } from "#features/landing/hero.tsx";
import { Questions } from "#features/landing/questions.tsx";
import { Voices } from "#features/landing/voices.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { faqData, siteData } from "#features/site/structured-data.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";

export default function HomeRoute() {
  const { home, product } = useSiteMessages();
  return (
    <>
      <PageHead
        title={home.title}
        description={home.description}
        path="/"
        structuredData={[...siteData(usePageLanguage(), product), faqData(home.faq)]}
      />
      <Hero />
      <DemoSection />
      <Features />
      <Figures />
      <Voices />
      <Questions />
      <Guides />
      <About />
    </>
  );
}
