import type { StudyOverview } from "@deckle/contract";
import { type Ref, useCallback } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount, formatDay, formatYearMonth } from "#lib/locale-format.ts";
import { type HeatmapDay, heatmapWeeks, monthTotals } from "./heatmap-weeks.ts";

interface HeatmapProps {
  readonly history: StudyOverview["history"];
  readonly studyDay: string;
}

const levelColours = ["bg-sunk", "heat-1", "heat-2", "heat-3", "heat-4"] as const;

/** The past year, a square for each day; for who cannot see squares a sentence and a table say the same. */
export function Heatmap({ history, studyDay }: HeatmapProps) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  const answers = history.reduce((sum, { count }) => sum + count, 0);
  const summary = words.historySummary(formatCount(history.length, language), formatCount(answers, language));
  const weeks = heatmapWeeks(history, studyDay);
  // The newest weeks are what one wants to see on a narrow screen.
  const showEnd: Ref<HTMLDivElement> = useCallback((element: HTMLDivElement | null) => {
    if (element) element.scrollLeft = element.scrollWidth;
  }, []);
  return (
    <section
      aria-labelledby="history-heading"
      className="rounded-xl border border-line bg-sheet p-5 shadow-card"
    >
      <h2 id="history-heading" className="font-bold">
        {words.history}
      </h2>
      <p className="text-sm text-ink2">{summary}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide picture is scrolled by keyboard */}
      <div ref={showEnd} role="img" aria-label={summary} tabIndex={0} className="mt-3 overflow-x-auto pb-1">
        <div className="heatmap">
          {weeks.map((week, index) => (
            <div key={index} className="grid gap-[3px]">
              <span className="h-4 w-0 text-xs leading-4 whitespace-nowrap text-ink3">
                {monthLabel(week, language)}
              </span>
              {week.map((day, weekday) => (
                <Square key={weekday} day={day} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-4 text-xs text-ink3">
        <MonthTable history={history} />
        <span aria-hidden className="flex shrink-0 items-center gap-1 self-start">
          {words.less}
          {levelColours.map((colour) => (
            <span key={colour} className={`size-3 rounded-[3px] ${colour}`} />
          ))}
          {words.more}
        </span>
      </div>
    </section>
  );
}

/** The name of a month stands above the week that holds its first day. */
function monthLabel(week: readonly (HeatmapDay | null)[], language: "zh" | "en"): string {
  const first = week.find((day) => day?.day.endsWith("-01"));
  if (!first) return "";
  return new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en", {
    month: language === "zh" ? "numeric" : "short",
    timeZone: "UTC",
  }).format(new Date(`${first.day}T00:00:00Z`));
}

function Square({ day }: { day: HeatmapDay | null }) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  if (!day) return <span className="heat-square" />;
  return (
    <span
      title={words.dayCount(formatDay(day.day, language), formatCount(day.count, language))}
      className={`heat-square ${levelColours[day.level] ?? ""}`}
    />
  );
}

function MonthTable({ history }: Pick<HeatmapProps, "history">) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  return (
    <details className="min-w-0 flex-1 text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium text-blue">{words.byMonth}</summary>
      <table className="mt-2 w-full max-w-md text-left text-ink tabular-nums">
        <thead className="text-ink2">
          <tr>
            <th scope="col" className="py-1 font-semibold">
              {words.month}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {words.daysStudied}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {words.answersGiven}
            </th>
          </tr>
        </thead>
        <tbody>
          {monthTotals(history).map(({ month, days, answers }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {formatYearMonth(month, language)}
              </th>
              <td className="py-1 text-right">{formatCount(days, language)}</td>
              <td className="py-1 text-right">{formatCount(answers, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
