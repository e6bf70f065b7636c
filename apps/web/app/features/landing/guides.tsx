import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";

const teasers = [
  ["/guide/anki-complete-guide", "complete"],
  ["/guide/anki-card-creation", "creation"],
  // The address that the specification's teaser uses (ruling D3); it leads to the study strategies.
  ["/guide/anki-learning-strategies", "strategies"],
] as const;

/** Teasers of three guides, and the way to all of them. */
export function Guides() {
  const { home } = useSiteMessages();
  const language = usePageLanguage();
  return (
    <section aria-labelledby="guides-heading" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="guides-heading" className="display section-title">
          {home.guidesHeading}
        </h2>
        <a href={localizedPath("/guide", language)} className="link">
          {home.guidesAll} <span aria-hidden>→</span>
        </a>
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {teasers.map(([path, name]) => (
          <li key={name}>
            <a href={localizedPath(path, language)} className="teaser">
              <b className="block text-lg">{home.guides[name].title}</b>
              <span className="text-ink2">{home.guides[name].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
