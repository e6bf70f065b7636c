import { PackageOpen, Quote, Scissors } from "lucide-react";
import { useSiteMessages } from "#i18n/site-i18n.ts";

const icons = [Quote, Scissors, PackageOpen];

/** Three advantages, four steps, and what is different inside (row L6). */
export function Features() {
  const { home } = useSiteMessages();
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20"
    >
      <h2 id="features-heading" className="display section-title max-w-2xl">
        {home.featuresHeading}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-ink2">{home.featuresText}</p>
      <Advantages />
      <h3 className="mt-14 text-xl font-bold">{home.stepsHeading}</h3>
      <ol className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {home.steps.map((step, index) => (
          <li key={step.title} className="index-card pb-4">
            <p className="index-card-head text-sm text-ink3 figures" aria-hidden>
              {index + 1} / {home.steps.length}
            </p>
            <div className="px-4 pt-3">
              <p className="font-bold">{step.title}</p>
              <p className="text-sm text-ink2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <h3 className="mt-14 text-xl font-bold">{home.technologyHeading}</h3>
      <dl className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {home.technology.map((item) => (
          <div key={item.title} className="flex gap-4 border-b border-line py-4">
            <dt className="w-28 shrink-0 font-semibold">{item.title}</dt>
            <dd className="text-ink2">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Advantages() {
  const { home } = useSiteMessages();
  return (
    <ul className="mt-10 grid gap-8 md:grid-cols-3">
      {home.advantages.map((advantage, index) => {
        const Icon = icons[index] ?? Quote;
        return (
          <li key={advantage.title} className="border-t-2 border-rule pt-5">
            <Icon size={22} className="text-blue" aria-hidden />
            <h3 className="mt-3 text-lg font-bold">{advantage.title}</h3>
            <p className="mt-1 text-ink2">{advantage.text}</p>
          </li>
        );
      })}
    </ul>
  );
}
