import { FileText } from "lucide-react";
import { useSiteMessages } from "#i18n/site-i18n.ts";

/** What the product does, in one sentence and one picture: marked sentences becoming cards. */
export function Hero() {
  const { home } = useSiteMessages();
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[5fr_6fr] lg:gap-14 lg:pt-16 lg:pb-24">
      <div>
        <h1 className="display hero-title">
          <span className="inline-block">{home.heroFirst}</span>{" "}
          <span className="inline-block">{home.heroSecond}</span>
        </h1>
        <p className="mt-5 max-w-136 text-lg leading-8 text-ink2">{home.heroText}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <CallToAction />
          <a href="#demo" className="btn btn-secondary btn-large">
            {home.seeSample}
          </a>
        </div>
        <p className="mt-4 text-sm text-ink3">{home.heroNote}</p>
      </div>
      <Preview />
    </section>
  );
}

/** Signed in it opens the dashboard, else it starts a sign-up; the script in the head decides which one shows. */
export function CallToAction() {
  const { home } = useSiteMessages();
  return (
    <>
      <a href="/sign_in?screen=register" className="when-signed-out btn btn-primary btn-large">
        {home.start}
        <span aria-hidden>→</span>
      </a>
      <a href="/dashboard" className="when-signed-in btn btn-primary btn-large">
        {home.openDashboard}
        <span aria-hidden>→</span>
      </a>
    </>
  );
}

const tilts = ["sm:-rotate-1", "sm:ml-6 sm:rotate-[.6deg]", "sm:ml-2 sm:-rotate-[.4deg]"];

function Preview() {
  const { home } = useSiteMessages();
  return (
    <figure aria-label={home.previewLabel} className="relative grid grid-cols-1 sm:min-h-108 sm:grid-cols-2">
      <Sheet />
      <ol className="relative z-10 -mt-6 space-y-3 pl-4 sm:mt-8 sm:space-y-4 sm:pl-0">
        {home.previewCards.map((card, index) => (
          <li key={card.front} className={`deal deal-${index} ${tilts[index] ?? ""}`}>
            <article className="index-card shadow-lift">
              <header className="index-card-head">
                <span>{card.kind === "cloze" ? home.cloze : home.question}</span>
                <span className="font-normal text-ink3">
                  {home.source} · {home.previewPage}
                </span>
              </header>
              <div className="px-4 pt-2.5 pb-3 text-[.95rem] leading-7">
                <p className="font-semibold">{card.front}</p>
                <p className="text-ink2">{card.back}</p>
              </div>
            </article>
          </li>
        ))}
        <li className="deal deal-3 pl-1 text-sm font-semibold text-good sm:pl-8">✓ {home.previewDone}</li>
      </ol>
    </figure>
  );
}

function Sheet() {
  const { home } = useSiteMessages();
  return (
    <div className="sheet-shadow sm:-mr-10">
      <div className="torn-right h-full bg-sheet p-5 pr-10 sm:p-7 sm:pr-16">
        <p className="flex items-center gap-2 text-sm font-semibold">
          <FileText size={17} className="text-rule" aria-hidden />
          {home.previewFile}
        </p>
        <p className="mt-0.5 mb-3 text-xs text-ink3">{home.previewPage}</p>
        <p className="text-[.95rem] leading-[2.05]">
          {home.previewText.map(({ isMarked, text }, index) =>
            isMarked ? (
              <mark key={text} className={`mark sweep sweep-${index}`}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
        <div aria-hidden className="mt-4 space-y-3 opacity-60">
          <div className="h-2 w-[96%] rounded bg-sunk" />
          <div className="h-2 w-[88%] rounded bg-sunk" />
          <div className="h-2 w-[60%] rounded bg-sunk" />
        </div>
      </div>
    </div>
  );
}
