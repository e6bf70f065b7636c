import type { Language, StudyOverview } from "@deckle/contract";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { languageTag } from "#i18n/language.ts";
import { formatCount } from "#lib/locale-format.ts";

function shortDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTag(language), {
    month: language === "zh" ? "long" : "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The cards of the coming days as bars, with a sentence and a table that say the same. */
export function Forecast({ forecast }: Pick<StudyOverview, "forecast">) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  const total = forecast.reduce((sum, { count }) => sum + count, 0);
  const peak = Math.max(1, ...forecast.map(({ count }) => count));
  const peakIndex = forecast.findIndex(({ count }) => count === peak);
  const nameOf = (index: number) =>
    index === 0 ? words.today : shortDay(forecast[index]?.day ?? "", language);
  const summary =
    total === 0
      ? words.forecastNone
      : words.forecastSummary(
          formatCount(total, language),
          formatCount(peak, language),
          nameOf(Math.max(0, peakIndex)),
        );
  return (
    <section
      aria-labelledby="forecast-heading"
      className="rounded-xl border border-line bg-sheet p-5 shadow-card"
    >
      <h2 id="forecast-heading" className="font-bold">
        {words.forecast}
      </h2>
      <p className="text-sm text-ink2">{summary}</p>
      {total === 0 ? null : (
        <>
          <div
            role="img"
            aria-label={summary}
            className="mt-4 flex h-28 items-end gap-[3px] border-b border-edge"
          >
            {forecast.map(({ day, count }, index) => (
              <span
                key={day}
                title={words.dueCount(nameOf(index), formatCount(count, language))}
                className={`min-w-0 flex-1 rounded-t-[3px] ${index === 0 ? "bg-blue" : "heat-3"}`}
                style={{ height: count === 0 ? 0 : `max(3px, ${(count / peak) * 100}%)` }}
              />
            ))}
          </div>
          <p aria-hidden className="mt-1 flex justify-between text-xs text-ink3">
            <span>{words.today}</span>
            <span>{nameOf(Math.floor(forecast.length / 2))}</span>
            <span>{nameOf(forecast.length - 1)}</span>
          </p>
          <DayTable forecast={forecast} nameOf={nameOf} />
        </>
      )}
    </section>
  );
}

interface DayTableProps extends Pick<StudyOverview, "forecast"> {
  readonly nameOf: (index: number) => string;
}

function DayTable({ forecast, nameOf }: DayTableProps) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium text-blue">{words.byDay}</summary>
      <table className="mt-2 w-full max-w-xs text-left tabular-nums">
        <thead className="text-ink2">
          <tr>
            <th scope="col" className="py-1 font-semibold">
              {words.day}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {words.due}
            </th>
          </tr>
        </thead>
        <tbody>
          {forecast.map(({ day, count }, index) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {nameOf(index)}
              </th>
              <td className="py-1 text-right">{formatCount(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
