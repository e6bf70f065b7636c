import type { PricePlan, UsageRecord } from "@deckle/contract";
import { useQuery } from "@tanstack/react-query";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount, formatMonth, formatNextMonthStart } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { monthlyLimit, usageBarPercent, type UsageLevel, usageLevel } from "./usage-level.ts";

const barColours: Readonly<Record<UsageLevel, string>> = {
  calm: "bg-blue",
  half: "bg-amber",
  approaching: "bg-amber",
  reached: "bg-again",
};

/** What this month has used and what is left. */
export function UsagePanel({ memberLevel }: { memberLevel: number | undefined }) {
  const m = useMessages();
  const language = useAppLanguage();
  const api = useApi();
  const usage = useQuery({
    queryKey: queryKeys.usage,
    queryFn: ({ signal }) => api.call("getUseRecord", {}, { signal }),
  });
  const plans = useQuery({
    queryKey: queryKeys.plans,
    queryFn: ({ signal }) => api.call("getPricePlans", {}, { signal }),
  });
  const heading = usage.data
    ? m.usage.heading(formatMonth(usage.data.month, language))
    : m.usage.headingPlain;
  return (
    <Panel heading={heading}>
      {usage.data && !plans.isPending && memberLevel !== undefined ? (
        <UsageCounts usage={usage.data} plans={plans.data} memberLevel={memberLevel} />
      ) : usage.isError ? (
        <div className="mt-3">
          <LoadFailure
            title={m.common.failedToLoad}
            reason={messageOf(usage.error, m.common.startFailed)}
            retryLabel={m.common.retry}
            onRetry={() => void usage.refetch()}
          />
        </div>
      ) : (
        <Skeleton label={m.common.loading} className="mt-3 h-36" />
      )}
    </Panel>
  );
}

interface UsageCountsProps {
  readonly usage: UsageRecord;
  readonly plans: readonly PricePlan[] | undefined;
  readonly memberLevel: number;
}

function UsageCounts({ usage, plans, memberLevel }: UsageCountsProps) {
  const m = useMessages();
  const language = useAppLanguage();
  const used = usage.monthFileProcessCount;
  const limit = monthlyLimit(plans, memberLevel);
  const level = usageLevel(used, limit);
  const rows = [
    [m.usage.files, used],
    [m.usage.cards, usage.monthCardGenerateCount],
    [m.usage.chats, usage.monthAiChatCount],
    [m.usage.limit, limit],
  ] as const;
  return (
    <>
      <p className="mt-2 flex items-baseline gap-1.5">
        <span className="text-3xl font-bold tabular-nums">{formatCount(used, language)}</span>
        <span className="text-ink2">{m.usage.ofLimit(formatCount(limit, language))}</span>
      </p>
      <div
        role="meter"
        aria-label={m.usage.meter}
        aria-valuenow={Math.min(used, limit)}
        aria-valuemin={0}
        aria-valuemax={limit}
        data-level={level}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className={`h-full rounded-full ${barColours[level]}`}
          style={{ width: `${usageBarPercent(used, limit)}%` }}
        />
      </div>
      <UsageHint level={level} left={limit - used} month={usage.month} />
      <dl className="mt-4 border-t border-line pt-3 text-sm">
        {rows.map(([label, count]) => (
          <div key={label} className="flex justify-between py-1">
            <dt className="text-ink2">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(count, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function UsageHint({ level, left, month }: { level: UsageLevel; left: number; month: string }) {
  const { usage } = useMessages();
  const language = useAppLanguage();
  const resetDay = formatNextMonthStart(month, language);
  if (level === "reached") {
    return (
      <p className="mt-2 text-sm text-ink2">
        <span className="badge mr-1.5 text-again">{usage.reached}</span>
        {usage.reachedHint(resetDay)}
      </p>
    );
  }
  return (
    <p className="mt-2 text-sm text-ink2">
      {level === "approaching" ? (
        <span className="mb-1 block">
          <span className="badge mr-1.5 text-hard">{usage.approaching}</span>
          {usage.approachingHint}
        </span>
      ) : null}
      {usage.remaining(formatCount(left, language), resetDay)}
    </p>
  );
}
