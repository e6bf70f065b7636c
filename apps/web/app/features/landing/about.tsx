import { useSiteMessages } from "#i18n/site-i18n.ts";
import { CallToAction } from "./hero.tsx";

/** Who it is for, and the last call to action. */
export function About() {
  const { home } = useSiteMessages();
  return (
    <>
      <section
        id="about"
        aria-labelledby="about-heading"
        className="mx-auto max-w-3xl px-4 py-16 sm:px-6 sm:py-20"
      >
        <h2 id="about-heading" className="display section-title">
          {home.aboutHeading}
        </h2>
        {home.about.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg leading-8 text-ink2">
            {paragraph}
          </p>
        ))}
      </section>
      <section className="bg-band text-on-band">
        <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 sm:px-6 md:flex-row md:items-center md:justify-between">
          <h2 className="display section-title">{home.finalHeading}</h2>
          <CallToAction />
        </div>
      </section>
    </>
  );
}
