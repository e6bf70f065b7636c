import { About } from "#features/landing/about.tsx";
import { Features } from "#features/landing/features.tsx";
import { Figures } from "#features/landing/figures.tsx";
import { Hero } from "#features/landing/hero.tsx";
import { Questions } from "#features/landing/questions.tsx";
import { Sample } from "#features/landing/sample.tsx";
import { Voices } from "#features/landing/voices.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { useSiteMessages } from "#i18n/site-i18n.ts";

export default function HomeRoute() {
  const { home } = useSiteMessages();
  return (
    <>
      <PageHead title={home.title} description={home.description} path="/" />
      <Hero />
      <Features />
      <Figures />
      <Sample />
      <Voices />
      <Questions />
      <About />
    </>
  );
}
