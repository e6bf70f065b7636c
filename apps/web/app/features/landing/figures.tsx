import { figureText } from "#lib/figure-text.ts";
import { useClaims } from "./use-claims.ts";

/**
 * Figures and bars. The file holds the final numbers; the page's script counts up to them where motion is welcome
 * (row L3). Widths are drawn, because a style attribute would weaken the content security policy.
 */
export function Figures() {
  const claims = useClaims();
  if (claims.figures.length === 0) return null;
  return (
    <section data-claim aria-labelledby="figures-heading" className="torn-band bg-band text-on-band">
      <div className="mx-auto max-w-6xl px-4 py-18 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="figures-heading" className="text-xl font-bold">
            {claims.figuresHeading}
          </h2>
          {claims.isSample ? <p className="text-sm text-on-band2">{claims.sampleNote}</p> : null}
        </div>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {claims.figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse">
              <dt className="text-on-band2">{figure.label}</dt>
              <dd className="display text-4xl figures sm:text-5xl">
                <span className="sr-only">{figureText(figure.value, figure)}</span>
                <span
                  aria-hidden
                  data-count={figure.value}
                  data-decimals={figure.decimals}
                  data-suffix={figure.suffix}
                >
                  {figureText(figure.value, figure)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-12 font-bold">{claims.barsHeading}</h3>
        <ul className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {claims.bars.map((bar) => (
            <li key={bar.label}>
              <p className="flex justify-between">
                <span>{bar.label}</span>
                <span className="figures">{bar.percent}%</span>
              </p>
              <svg
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden
                className="mt-1.5 h-2 w-full rounded-full"
              >
                <rect width="100" height="2" fill="currentColor" opacity="0.18" />
                <rect width={bar.percent} height="2" fill="currentColor" />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
