import { legalDay, type LegalDocument } from "#content/legal-document.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { formatDay } from "#lib/locale-format.ts";

/** A legal page: date, contents and the numbered sections. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const language = usePageLanguage();
  return (
    <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[15rem_1fr]">
      <header className="lg:col-start-2">
        <h1 className="display section-title">{document.heading}</h1>
        <p className="mt-2 text-ink3">
          <time dateTime={legalDay}>{document.lastUpdated(formatDay(legalDay, language))}</time>
        </p>
        <p className="mt-5 max-w-168 text-lg leading-8 text-ink2">{document.intro}</p>
      </header>
      <nav
        aria-label={document.contents}
        className="text-sm lg:sticky lg:top-24 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <p className="font-bold">{document.contents}</p>
        <ol className="mt-2 border-l-2 border-line">
          {document.sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="block py-1 pl-3 text-ink2 hover:text-blue">
                {index + 1}. {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-168 space-y-9 lg:col-start-2">
        {document.sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`} className="text-xl font-bold">
              {index + 1}. {section.heading}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-8 text-ink2">
                {paragraph}
              </p>
            ))}
            {section.points ? (
              <ul className="mt-2 list-disc space-y-1 pl-6 leading-8 text-ink2">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  );
}
