import type { BoxReport, CardBox } from "@deckle/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount, formatShare } from "#lib/locale-format.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

interface BoxReportPanelProps {
  readonly report: UseQueryResult<BoxReport>;
  readonly box: CardBox;
}

/** What was made of the document, what was left out and why, and who wrote it. */
export function BoxReportPanel({ report, box }: BoxReportPanelProps) {
  const { cards: words, common } = useMessages();
  return (
    <details className="group rounded-xl border border-line bg-sheet">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 font-bold">
        {words.report.heading}
        <ChevronDown size={17} aria-hidden className="shrink-0 text-ink3 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 pt-3 pb-4 text-sm">
        {report.data ? (
          <ReportBody report={report.data} />
        ) : report.isError ? (
          <LoadFailure
            title={words.report.failed}
            reason={messageOf(report.error, common.startFailed)}
            retryLabel={common.retry}
            onRetry={() => void report.refetch()}
          />
        ) : (
          <p className="text-ink3">{common.loading}</p>
        )}
        <Warnings warnings={box.warnings} />
      </div>
    </details>
  );
}

function ReportBody({ report }: { report: BoxReport }) {
  const { report: words } = useMessages().cards;
  const language = useAppLanguage();
  const count = (value: number) => formatCount(value, language);
  const changes = [
    ...(report.edited > 0 ? [words.edited(count(report.edited))] : []),
    ...(report.added > 0 ? [words.added(count(report.added))] : []),
    ...(report.suspended > 0 ? [words.suspended(count(report.suspended))] : []),
  ];
  return (
    <dl className="space-y-3">
      <div>
        <dd>{words.made(count(report.drafts), count(report.cards))}</dd>
        {changes.length > 0 ? <dd className="text-ink2">{changes.join(" · ")}</dd> : null}
      </div>
      <Entry name={words.coverage}>
        {report.coverage === null ? (
          words.coverageUnknown
        ) : (
          <>
            <span className="mb-1.5 block">{words.coverageText(formatShare(report.coverage, language))}</span>
            <ProgressBar label={words.coverage} percent={report.coverage * 100} look="done" />
          </>
        )}
      </Entry>
      <Entry name={words.dropped}>
        {report.dropped.length === 0 ? (
          words.nothingDropped
        ) : (
          <ul className="space-y-1">
            {report.dropped.map((dropped) => (
              <li key={dropped.reason} className="flex justify-between gap-3">
                <span>{dropped.message}</span>
                <span className="tabular-nums">{count(dropped.count)}</span>
              </li>
            ))}
          </ul>
        )}
      </Entry>
      <Entry name={words.writer}>{writerOf(report, words, count)}</Entry>
      <DocumentEntry report={report} />
      <UsageEntry usage={report.usage} />
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink2">{children}</dd>
    </div>
  );
}

function writerOf(
  { parts }: BoxReport,
  words: ReturnType<typeof useMessages>["cards"]["report"],
  count: (value: number) => string,
): string {
  if (parts.llm === 0) return words.byRules(count(parts.offline));
  if (parts.offline === 0) return words.byModel(count(parts.llm));
  return words.byBoth(count(parts.offline), count(parts.llm));
}

function DocumentEntry({ report }: { report: BoxReport }) {
  const { report: words } = useMessages().cards;
  const language = useAppLanguage();
  const written = report.document.language?.slice(0, 2);
  const facts = [
    ...(written === "zh" || written === "en" ? [words.languages[written]] : []),
    ...(report.document.pages === null ? [] : [words.pages(formatCount(report.document.pages, language))]),
  ];
  return facts.length === 0 ? null : <Entry name={words.document}>{facts.join(" · ")}</Entry>;
}

function UsageEntry({ usage }: { usage: BoxReport["usage"] }) {
  const { report: words } = useMessages().cards;
  const language = useAppLanguage();
  if (!usage) return null;
  const count = (value: number) => formatCount(value, language);
  return (
    <Entry name={words.tokens}>
      {words.tokenText(count(usage.input_tokens), count(usage.output_tokens))}
      {usage.is_estimated ? words.tokensEstimated : ""} · {words.calls(count(usage.calls))}
    </Entry>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const { report: words } = useMessages().cards;
  if (warnings.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="font-semibold text-hard">{words.warnings}</p>
      <ul className="list-disc space-y-0.5 pl-5 text-ink2">
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warning}
          </li>
        ))}
      </ul>
    </div>
  );
}
