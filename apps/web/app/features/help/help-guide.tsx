import { ChevronDown } from "lucide-react";
import { useMessages } from "#i18n/app-i18n.ts";
import { importHelpId } from "#lib/import-help.ts";

/** How to use the product and Anki; folded until asked for. */
export function HelpGuide() {
  const { help } = useMessages();
  const chapters = [
    ["help-usage", help.usage, help.usageSteps],
    ["help-install", help.install, help.installSteps],
    [importHelpId, help.importing, help.importSteps],
    ["help-study", help.study, help.studySteps],
  ] as const;
  return (
    <details className="group rounded-xl border border-line bg-sheet shadow-card">
      <summary className="flex cursor-pointer list-none items-center justify-between rounded-xl p-4 font-bold sm:p-5">
        <h2>{help.heading}</h2>
        <ChevronDown size={18} className="text-ink3 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="space-y-4 px-4 pb-5 text-sm sm:px-5">
        {chapters.map(([id, title, steps]) => (
          <section key={id} id={id} className="scroll-mt-20">
            <h3 className="font-semibold">{title}</h3>
            <ol className="mt-1 list-decimal space-y-1 pl-5 text-ink2">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
        <section>
          <h3 className="font-semibold">{help.faq}</h3>
          <dl className="mt-1 space-y-2">
            {help.questions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-medium">{question}</dt>
                <dd className="text-ink2">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3 className="font-semibold">{help.tips}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-ink2">
            {help.tipList.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}
