import { FileText } from "lucide-react";
import { useSiteMessages } from "#i18n/site-i18n.ts";

/** Three sample cards with the sentences they came from. */
export function Sample() {
  const { home } = useSiteMessages();
  const difficulty: Readonly<Record<string, string>> = home.difficulty;
  return (
    <section
      id="demo"
      aria-labelledby="demo-heading"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
    >
      <h2 id="demo-heading" className="display section-title">
        {home.demoHeading}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-ink2">{home.demoText}</p>
      <p className="mt-6 flex items-center gap-2 text-sm font-semibold">
        <FileText size={17} className="text-rule" aria-hidden />
        {home.demoSource}
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {home.demoCards.map((card) => (
          <li key={card.front} className="index-card flex flex-col">
            <p className="index-card-head">
              <span>{home.question}</span>
              <span className="font-normal text-ink3">{difficulty[card.level]}</span>
            </p>
            <div className="px-4 pt-3 pb-4">
              <p className="font-semibold">{card.front}</p>
              <p className="mt-1.5 text-ink2">{card.back}</p>
            </div>
            <p className="mt-auto border-t border-line px-4 py-3 text-sm leading-7">
              <mark className="mark">{card.quote}</mark>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
