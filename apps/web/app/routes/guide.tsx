import { GuideIndex } from "#features/guide/guide-index.tsx";
import { PageHead } from "#features/site/page-head.tsx";
import { useReadingMessages } from "#i18n/reading.ts";

export default function GuideIndexRoute() {
  const { guide } = useReadingMessages();
  return (
    <>
      <PageHead title={guide.title} description={guide.description} path="/guide" />
      <GuideIndex />
    </>
  );
}
