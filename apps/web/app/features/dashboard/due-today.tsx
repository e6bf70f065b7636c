import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { formatCount } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { timeZone } from "#lib/time-zone.ts";
import { AppLink } from "#ui/app-link.tsx";

/**
 * What is to be studied today in all boxes, and the way there. Says nothing while that is unknown: the page has its own
 * word for a server that cannot be reached, and a greeting must not jump.
 */
export function DueToday() {
  const { dashboard: m } = useMessages();
  const language = useAppLanguage();
  const api = useApi();
  const overview = useQuery({
    queryKey: queryKeys.studyOverview(undefined),
    queryFn: ({ signal }) => api.call("getStudyOverview", { time_zone: timeZone() }, { signal }),
  });
  if (!overview.data) return null;
  const { counts, maturity, studied_today: studied } = overview.data;
  const due = counts.new + counts.learning + counts.review;
  const hasCards = Object.values(maturity).some((cards) => cards > 0);
  if (!hasCards) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink2 tabular-nums">
        {due > 0
          ? m.due(formatCount(due, language))
          : studied > 0
            ? m.doneToday(formatCount(studied, language))
            : m.nothingDue}
      </p>
      {due > 0 ? (
        <AppLink to="/study" kind="primary" size="small">
          <GraduationCap size={16} aria-hidden />
          {m.study}
        </AppLink>
      ) : null}
    </div>
  );
}
