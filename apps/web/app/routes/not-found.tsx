import { PageHead } from "#features/site/page-head.tsx";
import { localizedPath } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import { ButtonLink } from "#ui/button.tsx";

/** Sent with status 404 for every unknown path. */
export default function NotFoundRoute() {
  const { notFound, footer } = useSiteMessages();
  const language = usePageLanguage();
  const elsewhere = [
    ["/guide", footer.guides],
    ["/help", footer.help],
    ["/contact", footer.contact],
  ] as const;
  return (
    <>
      <PageHead title={notFound.title} />
      <section className="mx-auto max-w-xl px-4 py-24 sm:px-6">
        <div className="index-card px-6 pt-2.5 pb-8">
          <p className="text-sm font-semibold text-ink3" aria-hidden>
            404
          </p>
          <h1 className="display section-title mt-8">{notFound.heading}</h1>
          <p className="mt-3 text-ink2">{notFound.text}</p>
          <ButtonLink href={localizedPath("/", language)} kind="primary" className="mt-6">
            {notFound.back}
          </ButtonLink>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink2">
            {elsewhere.map(([path, label]) => (
              <li key={path}>
                <a className="footer-link inline-block" href={localizedPath(path, language)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
