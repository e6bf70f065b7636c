import type { StudyOverview } from "@deckle/contract";
import { GraduationCap } from "lucide-react";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount, formatShare } from "#lib/locale-format.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { AppLink } from "#ui/app-link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Forecast } from "./forecast.tsx";
import { Heatmap } from "./heatmap.tsx";
import { Maturity } from "./maturity.tsx";
import { PaceForm } from "./pace-form.tsx";
import { useBoxNames, useOverview } from "./use-progress.ts";

/** What is due, what was done, what is to come, and the pace of it all. */
export function ProgressPage() {
  const { progress: words, common } = useMessages();
  usePageTitle(words.title);
  const [parameters, setParameters] = useSearchParams();
  const boxId = parameters.get("box") ?? undefined;
  const overview = useOverview(boxId);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading className="text-2xl font-bold">{words.heading}</PageHeading>
        <ScopeSelect
          boxId={boxId}
          onChoose={(id) => setParameters(id === undefined ? {} : { box: id }, { replace: true })}
        />
      </div>
      {overview.data ? (
        <Figures overview={overview.data} boxId={boxId} />
      ) : overview.isError ? (
        <LoadFailure
          title={words.loadFailed}
          reason={messageOf(overview.error, common.startFailed)}
          retryLabel={common.retry}
          onRetry={() => void overview.refetch()}
        />
      ) : (
        <div className="space-y-4">
          <Skeleton label={common.loading} className="h-32" />
          <div className="late h-44 rounded-xl bg-sunk" />
        </div>
      )}
      <PaceForm />
    </>
  );
}

interface ScopeSelectProps {
  readonly boxId: string | undefined;
  readonly onChoose: (boxId: string | undefined) => void;
}

function ScopeSelect({ boxId, onChoose }: ScopeSelectProps) {
  const { progress: words } = useMessages();
  const boxes = useBoxNames();
  const id = useId();
  if (boxes.length < 2 && boxId === undefined) return null;
  return (
    <div className="w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        {words.scope}
      </label>
      <select
        id={id}
        value={boxId ?? ""}
        className="field cursor-pointer"
        onChange={(event) => onChoose(event.target.value === "" ? undefined : event.target.value)}
      >
        <option value="">{words.everything}</option>
        {boxes.map((box) => (
          <option key={box.box_id} value={box.box_id}>
            {box.subject_name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FiguresProps {
  readonly overview: StudyOverview;
  readonly boxId: string | undefined;
}

function Figures({ overview, boxId }: FiguresProps) {
  const { progress: words } = useMessages();
  return (
    <div className="space-y-5">
      <Today overview={overview} boxId={boxId} />
      {overview.history.length === 0 ? (
        <div className="index-card min-h-36 px-5 pt-3.5 pb-6">
          <p className="font-semibold">{words.empty}</p>
          <p className="mt-4 text-ink2">{words.emptyHint}</p>
        </div>
      ) : (
        <Heatmap history={overview.history} studyDay={overview.study_day} />
      )}
      <div className="grid gap-5 lg:grid-cols-[1.6fr_1fr]">
        <Forecast forecast={overview.forecast} />
        <Maturity maturity={overview.maturity} />
      </div>
    </div>
  );
}

function Today({ overview, boxId }: FiguresProps) {
  const { progress: words } = useMessages();
  const language = useAppLanguage();
  const count = (value: number) => formatCount(value, language);
  const { counts, retention } = overview;
  const due = counts.new + counts.learning + counts.review;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <section className="col-span-2 flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-sheet p-5 shadow-card lg:col-span-1 lg:flex-col lg:items-start">
        <Figure
          name={words.dueNow}
          value={count(due)}
          hint={
            due === 0
              ? words.nothingDue
              : words.dueParts(count(counts.new), count(counts.learning), count(counts.review))
          }
        />
        {due > 0 ? (
          <AppLink kind="primary" size="small" to={boxId === undefined ? "/study" : `/study/${boxId}`}>
            <GraduationCap size={16} aria-hidden />
            {words.start}
          </AppLink>
        ) : null}
      </section>
      <section className="rounded-xl border border-line bg-sheet p-5 shadow-card">
        <Figure name={words.studiedToday} value={words.answers(count(overview.studied_today))} />
      </section>
      <section className="rounded-xl border border-line bg-sheet p-5 shadow-card">
        <Figure
          name={words.streak}
          value={words.days(count(overview.streak_days))}
          {...(overview.streak_days > 0 && overview.studied_today === 0 ? { hint: words.streakHint } : {})}
        />
      </section>
      <section className="col-span-2 rounded-xl border border-line bg-sheet p-5 shadow-card lg:col-span-1">
        <Figure
          name={words.retention}
          value={
            retention.reviews === 0 ? "–" : formatShare(retention.remembered / retention.reviews, language)
          }
          hint={
            retention.reviews === 0
              ? words.retentionNone
              : words.retentionHint(count(retention.remembered), count(retention.reviews))
          }
        />
      </section>
    </div>
  );
}

function Figure({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div>
      <h2 className="text-sm text-ink2">{name}</h2>
      <p className="text-2xl leading-tight font-bold tabular-nums">{value}</p>
      {hint ? <p className="mt-1 text-sm text-ink2">{hint}</p> : null}
    </div>
  );
}
