import type { StudyOverview } from "@deckle/contract";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";

/** From unknown to known; each also has its name and number, colour alone says nothing. */
const kinds = [
  ["new", "bg-edge"],
  ["learning", "bg-again"],
  ["young", "heat-2"],
  ["mature", "bg-good"],
  ["suspended", "bg-amber"],
] as const;

/** How many cards are how well known. */
export function Maturity({ maturity }: Pick<StudyOverview, "maturity">) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  const total = kinds.reduce((sum, [kind]) => sum + maturity[kind], 0);
  return (
    <section
      aria-labelledby="maturity-heading"
      className="rounded-xl border border-line bg-sheet p-5 shadow-card"
    >
      <h2 id="maturity-heading" className="font-bold">
        {words.maturity}
      </h2>
      <p className="text-sm text-ink2">{words.maturityHint}</p>
      <div aria-hidden className="mt-4 flex h-3 gap-px overflow-hidden rounded-full bg-sunk">
        {kinds.map(([kind, colour]) =>
          maturity[kind] === 0 ? null : (
            <span key={kind} className={colour} style={{ width: `${(maturity[kind] / total) * 100}%` }} />
          ),
        )}
      </div>
      <dl className="mt-4 space-y-1.5 text-sm">
        {kinds.map(([kind, colour]) => (
          <div key={kind} className="flex items-center gap-2">
            <span aria-hidden className={`size-3 rounded-[3px] ${colour}`} />
            <dt className="flex-1">{words.maturities[kind]}</dt>
            <dd className="font-semibold tabular-nums">
              {words.cards(formatCount(maturity[kind], language))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
