import { Plus } from "lucide-react";
import { useSiteMessages } from "#i18n/site-i18n.ts";

/** Frequent questions; each opens by itself, and several may be open (row L2). */
export function Questions() {
  const { home } = useSiteMessages();
  return (
    <section id="qa" aria-labelledby="qa-heading" className="border-y border-line bg-sheet">
      <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="qa-heading" className="display section-title mb-6">
          {home.faqHeading}
        </h2>
        {home.faq.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-semibold">
              {question}
              <Plus
                size={20}
                className="shrink-0 text-ink3 transition-transform group-open:rotate-45"
                aria-hidden
              />
            </summary>
            <p className="pr-8 pb-5 text-ink2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
